internal import SwiftParser
internal import SwiftSyntax

extension CodeReader {
  /// What an expression says.
  func expression(_ node: ExprSyntax) -> Expression {
    nesting.depth += 1
    defer { nesting.depth -= 1 }
    guard nesting.depth < Nesting.limit else {
      nesting.omissions.note(
        .expressionTooDeep(limit: Nesting.limit),
        at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      return .other("…")
    }
    switch node.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node): return text(node)
    case .integerLiteralExpr(let node): return .number(node.literal.text)
    case .floatLiteralExpr(let node): return .number(node.literal.text)
    case .booleanLiteralExpr(let node): return .bool(node.literal.text == "true")
    case .nilLiteralExpr: return .null
    case .declReferenceExpr(let node): return .name(meant(bare(node.baseName.text)))
    case .memberAccessExpr(let node):
      return .member(
        node.base.map(expression), bare(node.declName.baseName.text), line: line(node.declName))
    case .functionCallExpr(let node): return call(node)
    case .subscriptCallExpr(let node):
      return .item(expression(node.calledExpression), arguments(node.arguments))
    case .ternaryExpr(let node):
      return .choice(
        source(node.condition), expression(node.thenExpression), expression(node.elseExpression))
    case .sequenceExpr(let node): return folded(Array(node.elements))
    case .arrayExpr(let node): return .list(node.elements.map { expression($0.expression) })
    case .closureExpr(let node): return .closure(closure(node))
    case .tupleExpr(let node): return tuple(node)
    case .ifExpr(let node):
      let branches = branches(node)
      return .branches(branches)
    case .switchExpr(let node): return .branches(branches(node))
    default: return wrapped(node)
    }
  }

  /// What lies inside of marks that change nothing about a value.
  private func wrapped(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let node): return expression(node.expression)
    case .forceUnwrapExpr(let node): return expression(node.expression)
    case .tryExpr(let node): return expression(node.expression)
    case .awaitExpr(let node): return expression(node.expression)
    case .asExpr(let node): return cast(expression(node.expression), to: node.type)
    case .genericSpecializationExpr(let node): return expression(node.expression)
    case .superExpr: return .name("super")
    // What attributes of a text say last counts as much as what they say first.
    case .dictionaryExpr(let node): return dictionary(node)
    case .postfixIfConfigExpr(let node): return configured(node)
    case .macroExpansionExpr(let node): return .call(macro(node))
    case .prefixOperatorExpr(let node):
      if node.operator.text == "-", case .number(let text) = expression(node.expression) {
        return .number("-" + text)
      }
      if !["-", "+", "!", "~", "&", "..<", "..."].contains(node.operator.text) {
        // An operator of the app's own is a function that is called by its sign.
        let argument = Argument(label: nil, value: expression(node.expression))
        return .call(
          Call(callee: .name(node.operator.text), arguments: [argument], line: line(node)))
      }
      return .other(source(node))
    default: return .other(source(node))
    }
  }

  /// A macro as a call; a picture that Xcode shows in the code is one by its name.
  private func macro(_ node: MacroExpansionExprSyntax) -> Call {
    let values = arguments(node.arguments)
    if node.macroName.text == "imageLiteral", values.count == 1 {
      let named = Argument(label: "named", value: values[0].value)
      return Call(callee: .name("UIImage"), arguments: [named], line: line(node))
    }
    return Call(
      callee: .name("#" + node.macroName.text), arguments: values, line: line(node))
  }

  private func tuple(_ node: TupleExprSyntax) -> Expression {
    if node.elements.count == 1, let only = node.elements.first {
      return expression(only.expression)
    }
    return .tuple(arguments(node.elements))
  }

  /// A call with its arguments and trailing closures.
  private func call(_ node: FunctionCallExprSyntax) -> Expression {
    let callee = expression(node.calledExpression)
    let handsSelf = Self.handsSelf(node)
    var arguments = arguments(node.arguments, handsSelf: handsSelf)
    if let closure = node.trailingClosure {
      let closure = self.closure(closure, handsSelf: handsSelf)
      arguments.append(Argument(label: nil, value: .closure(closure), isTrailing: true))
    }
    for element in node.additionalTrailingClosures {
      let closure = closure(element.closure, handsSelf: handsSelf)
      arguments.append(
        Argument(label: element.label.text, value: .closure(closure), isTrailing: true))
    }
    var place = line(node)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      place = line(member.declName)
    }
    let made = Call(callee: callee, arguments: arguments, line: place)
    return .call(Self.modified(made) ?? made)
  }

  /// What `ModifiedContent(content: view, modifier: bar)` says as a modifier, `view.modifier(bar)`; nil
  /// for any other call.
  private static func modified(_ call: Call) -> Call? {
    guard call.name == "ModifiedContent", call.arguments.count == 2,
      let content = call.argument("content"), let modifier = call.argument("modifier")
    else { return nil }
    return Call(
      callee: .member(content, "modifier", line: call.line),
      arguments: [Argument(label: nil, value: modifier)], line: call.line)
  }

  private func arguments(
    _ list: LabeledExprListSyntax, handsSelf: Bool = false
  ) -> [Argument] {
    list.map { element in
      let label = element.label.map { bare($0.text) }
      if handsSelf, let closure = element.expression.as(ClosureExprSyntax.self) {
        return Argument(label: label, value: .closure(self.closure(closure, handsSelf: true)))
      }
      return Argument(label: label, value: expression(element.expression))
    }
  }

  /// - Parameter handsSelf: whether the first of several things that the closure is handed is `self`.
  private func closure(_ node: ClosureExprSyntax, handsSelf: Bool = false) -> Closure {
    let names = Self.parameters(node).map(bare)
    let outside = nesting.parameters.count
    if let first = names.first, handsSelf, names.count > 1 {
      nesting.parameters.append((first, true))
    } else if !nesting.parameters.isEmpty {
      nesting.parameters += names.map { ($0, false) }
    }
    defer { nesting.parameters.removeLast(nesting.parameters.count - outside) }
    return Closure(parameters: names, body: statements(node.statements))
  }

  /// Letters and what is put between them, with escapes read.
  private func text(_ node: StringLiteralExprSyntax) -> Expression {
    if let plain = node.representedLiteralValue {
      return .text([.letters(plain)], line: line(node))
    }
    let pieces = node.segments.map { segment -> TextPiece in
      switch segment {
      case .stringSegment(let part): return .letters(Self.unescaped(part.content.text))
      case .expressionSegment(let part):
        guard let value = part.expressions.first?.expression else { return .letters("") }
        return .value(expression(value), source: source(part.expressions))
      }
    }
    return .text(pieces, line: line(node))
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = Substring(text)
    while let letter = rest.popFirst() {
      guard letter == "\\", let next = rest.popFirst() else {
        if letter != "\\" { result.append(letter) }
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "u" where rest.first == "{":
        // A letter by its number: `\u{2013}`.
        let digits = rest.dropFirst().prefix { $0.isHexDigit }
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init),
          rest.dropFirst(digits.count + 1).first == "}"
        else { continue }
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(digits.count + 2)
      default: result.append(next)
      }
    }
    return result
  }
}
