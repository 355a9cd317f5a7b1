internal import SwiftParser
internal import SwiftSyntax

extension CodeReader {
  /// A dictionary: its pairs where it holds words; where it holds code, its pairs as a loop over it has
  /// them; any other as it is written.
  func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    if let pairs = words(node) { return .dictionary(pairs) }
    guard case .elements(let elements) = node.content,
      elements.contains(where: { Self.holdsCode($0.value) })
    else { return .other(source(node, limit: 400)) }
    return .list(
      elements.map { element in
        .tuple([
          Argument(label: "key", value: expression(element.key)),
          Argument(label: "value", value: expression(element.value)),
        ])
      })
  }

  /// Whether a value is code, or a call or a list of such that gets some.
  private static func holdsCode(_ node: ExprSyntax, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    switch node.as(ExprSyntaxEnum.self) {
    case .closureExpr: return true
    case .functionCallExpr(let call):
      return call.trailingClosure != nil
        || call.arguments.contains { holdsCode($0.expression, depth: depth + 1) }
    case .arrayExpr(let list):
      return list.elements.contains { holdsCode($0.expression, depth: depth + 1) }
    default: return false
    }
  }

  /// Whether a value is made by the initializer of a type that is not UIKit's: those are looks of a text.
  private static func makesThing(_ node: ExprSyntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return type.first?.isUppercase == true && !["UI", "NS"].contains(where: type.hasPrefix)
  }

  /// The pairs of a dictionary of texts, of such dictionaries, of things by cases, or of names by texts; nil
  /// for any other.
  private func words(_ node: DictionaryExprSyntax, depth: Int = 0) -> [WordPair]? {
    guard depth < 2, case .elements(let elements) = node.content, !elements.isEmpty else {
      return nil
    }
    var result: [WordPair] = []
    for element in elements {
      let key = element.key
      guard key.is(StringLiteralExprSyntax.self) || key.is(MemberAccessExprSyntax.self) else {
        return nil
      }
      if let value = element.value.as(StringLiteralExprSyntax.self) {
        guard value.representedLiteralValue != nil else { return nil }
        result.append(WordPair(key: expression(key), value: expression(element.value)))
      } else if let inner = element.value.as(DictionaryExprSyntax.self) {
        guard let pairs = words(inner, depth: depth + 1) else { return nil }
        result.append(WordPair(key: expression(key), value: .dictionary(pairs)))
      } else if key.is(MemberAccessExprSyntax.self), Self.makesThing(element.value) {
        result.append(WordPair(key: expression(key), value: expression(element.value)))
      } else {
        // Names of dictionaries, by language.
        guard depth == 0, elements.count < 100, key.is(StringLiteralExprSyntax.self),
          element.value.is(DeclReferenceExprSyntax.self)
            || element.value.is(MemberAccessExprSyntax.self)
        else { return nil }
        result.append(WordPair(key: expression(key), value: expression(element.value)))
      }
    }
    return result
  }
}
