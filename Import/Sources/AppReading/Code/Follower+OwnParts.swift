/// Parts of a screen's own, which whoever makes the screen gives it, whatever it is about.
extension Follower {
  /// Whether a condition asks for nothing but such a part: `let viewModel = self.viewModel`.
  static func asksForOwnPart(_ condition: String) -> Bool {
    let words = condition.split(separator: " ")
    guard let first = words.first, ["let", "var"].contains(first),
      words.count == 2 || words.count == 4 && words[2] == "="
    else { return false }
    let path = words[words.count - 1].split(separator: ".")
      .filter { !["self", "self?"].contains($0) }
    return path.count == 1 && partsOfScreens.contains(path[0])
  }

  /// What the parts of a screen that is divided among several types are called.
  private static let partsOfScreens: Set<Substring> = [
    "coordinator", "interactor", "presenter", "reactor", "router", "viewModel",
  ]
}
