internal import AppCode

/// Texts that the app adds to `String`, named without that type: `.settings` of
/// `extension String { static let settings = … }`.
extension TextReader {
  /// What a member reads that the app adds to `String`; nil for any other.
  func ofOwnText(_ expression: Expression, in scope: Scope, depth: Int) -> Answer? {
    guard isOwnText(expression), let whole = Self.whole(expression) else { return nil }
    let found = answer(whole, in: scope, isKey: false, depth: depth + 1)
    return found?.words.isKnown == true ? found?.atMost(.followed) : nil
  }

  /// Whether a member without a type before it is one that the app adds to `String`.
  func isOwnText(_ expression: Expression) -> Bool {
    guard let entry = index.types["String"] else { return false }
    switch expression {
    case .member(nil, let name, _):
      return entry.propertiesByName[name]?.property.isStatic == true
        || entry.staticTwins[name] != nil
    case .call(let call):
      guard case .member(nil, let name, _) = call.callee else { return false }
      return entry.functionsByName[name]?.contains { $0.functions.contains(where: \.isStatic) }
        ?? false
    default: return false
    }
  }

  /// The same with its type before it.
  private static func whole(_ expression: Expression) -> Expression? {
    switch expression {
    case .member(nil, let name, let line): return .member(.name("String"), name, line: line)
    case .call(var call):
      guard case .member(nil, let name, let line) = call.callee else { return nil }
      call.callee = .member(.name("String"), name, line: line)
      return .call(call)
    default: return nil
    }
  }
}
