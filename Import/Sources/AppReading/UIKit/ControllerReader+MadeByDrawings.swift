internal import AppCode

/// Screens that nothing makes but storyboards, which ask for `init(coder:)` alone.
extension ControllerReader {
  /// Classes of drawn screens that no code makes or names.
  func classesMadeByDrawings() -> Set<String> {
    Set(looseOutlets.keys).subtracting(namedTypes)
  }

  /// Whether a function is an initializer that nothing asks for as the screen of a class is made, or one that
  /// only its file sees and nothing in it calls.
  func isNeverAsked(_ function: Function, of name: String) -> Bool {
    if index.never.contains(function.path, function.line) { return true }
    // In Objective-C a function may be called like one and give nothing: `initItems`.
    guard function.path.hasSuffix(".swift") || function.returns != nil else { return false }
    return function.name == "init" && !function.parameters.contains { $0.label == "coder" }
      && madeByDrawings.contains(name)
  }
}
