internal import AppCode

/// What the back buttons after drawn screens have in common.
extension ControllerReader {
  /// Whether an extension of UIKit's class leaves only the arrow of the back button after every screen
  /// that is drawn; nil for none.
  func backOfDrawn() -> Fact<Bool>? {
    for function in index.types["UIViewController"]?.functions ?? []
    where ["awakeAfter", "awakeFromNib"].contains(function.name) {
      for case .expression(.assign(let place, let value, let line)) in function.body
      where value.source == ".minimal"
        && Follower.path(place)?.filter({ $0 != "self" })
          == ["navigationItem", "backButtonDisplayMode"]
      {
        return Fact(true, at: Place(function.path, line), .followed)
      }
    }
    return nil
  }
}
