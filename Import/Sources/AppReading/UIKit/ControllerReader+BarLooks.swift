internal import AppCode

/// What a screen's own code says of the look of its bar.
extension ControllerReader {
  /// Properties of a bar that say how it looks.
  static let looks: Set = [
    "barTintColor", "largeTitleTextAttributes", "tintColor", "titleTextAttributes",
  ]

  /// Notes what the screen's own code says about the look of its bar.
  func look(
    _ property: String, _ value: Expression, _ owner: Expression, _ line: Int, _ walk: Walk
  ) {
    // What is special may look otherwise.
    guard walk.special == nil, !walk.isAbsent else { return }
    BarLookReader(index).set(
      BarLookReader.Assignment(owner: owner, property: property, value: value, line: line),
      in: walk.scope, on: &walk.draft.screen.look)
  }
}
