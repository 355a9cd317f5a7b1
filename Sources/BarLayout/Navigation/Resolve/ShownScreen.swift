/// A screen that a stack shows, and where it was declared.
struct ShownScreen {
  var screen: NavigationScreen
  var keyPath: String
}
