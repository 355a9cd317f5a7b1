internal import SwiftSyntax

extension CodeReader {
  /// A row of operands and operators, bound as Swift binds them, as far as words need it:
  /// assignment last, then a choice, then `??`, then the rest from the left.
  func folded(_ elements: [ExprSyntax]) -> Expression {
    guard let first = elements.first else { return .other("") }
    if elements.count == 1 { return expression(first) }
    // So many are no word of a bar.
    if elements.count > Self.operandLimit {
      nesting.omissions.note(
        .tooManyOperands(limit: Self.operandLimit),
        at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
      return .other(source(first) + " …")
    }
    if let place = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      return .assign(
        folded(Array(elements[..<place])), folded(Array(elements[(place + 1)...])),
        line: line(first))
    }
    if let place = elements.firstIndex(where: { name(of: $0) == "+=" }) {
      return .call(
        Call(
          callee: .member(folded(Array(elements[..<place])), "append", line: line(first)),
          arguments: [
            Argument(label: "contentsOf", value: folded(Array(elements[(place + 1)...])))
          ], line: line(first)))
    }
    for (place, element) in elements.enumerated() {
      guard let choice = element.as(UnresolvedTernaryExprSyntax.self) else { continue }
      let condition = elements[..<place].map { source($0) }.joined(separator: " ")
      return .choice(
        condition, expression(choice.thenExpression), folded(Array(elements[(place + 1)...])))
    }
    if let place = elements.firstIndex(where: { name(of: $0) == "??" }) {
      return .binary(
        "??", folded(Array(elements[..<place])), folded(Array(elements[(place + 1)...])))
    }
    if elements.count >= 3, elements[1].is(UnresolvedAsExprSyntax.self) {
      guard let type = elements[2].as(TypeExprSyntax.self) else { return expression(first) }
      return cast(expression(first), to: type.type)
    }
    let last = elements.count - 1
    if last >= 2, let sign = name(of: elements[last - 1]) {
      return .binary(sign, folded(Array(elements[..<(last - 1)])), expression(elements[last]))
    }
    return .other(elements.map { source($0) }.joined(separator: " "))
  }

  /// Most operands and operators in a row that are read.
  private static var operandLimit: Int { 200 }

  /// A value taken as another type; only controllers, their models, who leads to them and the steps of
  /// those are kept apart.
  func cast(_ value: Expression, to type: TypeSyntax) -> Expression {
    let name = type.trimmedDescription
    return Self.keptTypes.contains(where: name.hasSuffix)
      ? .cast(value, type: name) : value
  }

  private static let keptTypes = [
    "Controller", "VC", "Model", "Router", "Coordinator", "Step", "Steps",
  ]

  private func name(of node: ExprSyntax) -> String? {
    node.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  /// A chain of modifiers some of which stand in `#if`: those of the clause that is compiled, put
  /// on the base.
  func configured(_ node: PostfixIfConfigExprSyntax) -> Expression {
    let base = node.base.map(expression) ?? .name("self")
    guard case .postfixExpression(let chain)? = clause(of: node.config)?.elements else {
      return base
    }
    return Self.rooted(expression(chain), on: base)
  }

  /// A chain that starts with a dot, put on a base.
  private static func rooted(_ chain: Expression, on base: Expression) -> Expression {
    switch chain {
    case .member(nil, let name, let line): return .member(base, name, line: line)
    case .member(let inner?, let name, let line):
      return .member(rooted(inner, on: base), name, line: line)
    case .call(var call):
      call.callee = rooted(call.callee, on: base)
      return .call(call)
    default: return chain
    }
  }
}
