internal import AppCode

extension SwiftUIReader {
  /// Where a screen hands a title to a modifier of the app's own; nil for a title that the modifier has
  /// itself.
  func handing(_ expression: Expression, _ position: Position) -> Place? {
    guard !position.modifiers.isEmpty else { return nil }
    var value = Scope.Value(expression: expression, scope: position.scope)
    var found: Place?
    for _ in 0..<8 {
      // `Text(title)` and `LocalizedStringKey(title)` say what the title does.
      if case .call(let call) = value.expression, call.arguments.count == 1,
        call.name == "Text" || call.name == "LocalizedStringKey", let inner = call.argument(nil)
      {
        value.expression = inner
      }
      guard let next = follow.target(value.expression, in: value.scope) else { return found }
      value = next
      guard value.scope !== position.scope else { continue }
      found = position.modifiers.first { $0.path == value.scope.path } ?? found
    }
    return found
  }
}
