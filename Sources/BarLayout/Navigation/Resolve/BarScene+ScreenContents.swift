extension BarScene {
  /// Takes over what the screen on top scrolls, and, for a push or a pop, what the one below does.
  mutating func takeContents(of screens: [ShownScreen]) {
    if transition != nil, let below = screens.dropLast().last {
      contentBelow = below.screen.scrollContent ?? content ?? SceneContent()
    }
    if let own = screens.last?.screen.scrollContent { content = own }
  }
}
