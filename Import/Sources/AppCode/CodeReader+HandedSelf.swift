internal import SwiftSyntax

/// Closures that are handed the object around them, so that they need not hold it.
extension CodeReader {
  /// What a name means: `self` for a parameter that stands for it.
  func meant(_ name: String) -> String {
    guard !nesting.parameters.isEmpty,
      let parameter = nesting.parameters.last(where: { $0.name == name }), parameter.isSelf
    else { return name }
    return "self"
  }

  /// Whether a call hands `self` to its closures as the first of several things, as those of RxSwift do:
  /// `bind(with: self) { owner, _ in … }`, `withUnretained(self).bind { owner, _ in … }`.
  static func handsSelf(_ node: FunctionCallExprSyntax) -> Bool {
    guard
      parameterCount(node.trailingClosure) > 1
        || node.arguments.contains(where: {
          parameterCount($0.expression.as(ClosureExprSyntax.self)) > 1
        })
    else { return false }
    if node.arguments.contains(where: { $0.label?.text == "with" && isSelf($0.expression) }) {
      return asking.contains(
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "")
    }
    var open = node
    for _ in 0..<steps {
      guard let member = open.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base?.as(FunctionCallExprSyntax.self),
        let name = base.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { return false }
      if name == "withUnretained" {
        return base.arguments.count == 1
          && base.arguments.first.map { isSelf($0.expression) } ?? false
      }
      guard passing.contains(name) else { return false }
      open = base
    }
    return false
  }

  /// The names of what a closure is handed.
  static func parameters(_ node: ClosureExprSyntax) -> [String] {
    switch node.signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }

  private static func parameterCount(_ node: ClosureExprSyntax?) -> Int {
    switch node?.signature?.parameterClause {
    case .simpleInput(let list): list.count
    case .parameterClause(let clause): clause.parameters.count
    case nil: 0
    }
  }

  private static func isSelf(_ node: ExprSyntax) -> Bool {
    node.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }

  /// Calls that hand what is told as `with` to each of their closures first.
  private static let asking: Set = ["bind", "do", "drive", "emit", "sink", "subscribe"]

  /// So many calls are looked at between the one that adds `self` and the one with the closure.
  private static let steps = 8

  /// Calls that give on what comes as it is.
  private static let passing: Set = [
    "asDriver", "asObservable", "asSignal", "debounce", "delay", "do", "filter", "observe",
    "receive", "share", "skip", "subscribe", "take", "throttle",
  ]
}
