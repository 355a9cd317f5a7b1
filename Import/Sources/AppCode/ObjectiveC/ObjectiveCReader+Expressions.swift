extension ObjectiveCReader {
  /// A value, with assignment last and choices before it.
  mutating func expression() -> Expression {
    guard depth < Self.depthLimit else {
      note(.expressionTooDeep(limit: Self.depthLimit))
      place += 1
      return .other("")
    }
    depth += 1
    defer { depth -= 1 }
    let start = place
    let first = binary()
    let line = start < tokens.count ? tokens[start].line : line
    if take("=") { return .assign(first, expression(), line: line) }
    if isSign("+=") || isSign("-=") {
      place += 1
      _ = expression()
      return .other(first.source)
    }
    guard isSign("?") else { return first }
    let condition = spelled(start..<place, written: text(from: start))
    place += 1
    if take(":") { return .binary("??", first, expression()) }
    let second = expression()
    guard take(":") else { return second }
    return .choice(condition, second, expression())
  }

  /// Steps and values inside of each other that are read; deeper ones are left out.
  static let depthLimit = 50
  /// Most signs before a value, and casts, that are read.
  private static let signLimit = 100
  /// Most members, calls and places of one value that are read; of more, the last ones are.
  private static let chainLimit = 600
  /// Most values with operators between them that are read.
  private static let operandLimit = 100

  /// What stands from a token up to here, as written.
  private func text(from start: Int) -> String { text(from: start, to: place) }

  /// What stands from a token up to another, as written.
  func text(from start: Int, to end: Int) -> String {
    guard start < end, end <= tokens.count else { return "" }
    return source.source(tokens[start].bytes.lowerBound..<tokens[end - 1].bytes.upperBound)
  }

  private static let operators: Set = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "&", "|", "^",
  ]

  private mutating func binary() -> Expression {
    let start = place
    let first = unary()
    var result = first
    var count = 1
    while !isAtEnd, tokens[place].kind == .sign, Self.operators.contains(next), !endsUnclosed() {
      let sign = next
      place += 1
      let other = unary()
      count += 1
      if count <= Self.operandLimit { result = .binary(sign, result, other) }
    }
    guard count > Self.operandLimit else { return result }
    // So many are no word of a bar.
    omissions.note(
      .tooManyOperands(limit: Self.operandLimit), at: tokens[start].bytes.lowerBound)
    return .other(first.source + " …")
  }

  private mutating func unary() -> Expression {
    guard signs < Self.signLimit else {
      note(.expressionTooDeep(limit: Self.signLimit))
      place += 1
      return .other("")
    }
    signs += 1
    defer { signs -= 1 }
    let start = place
    switch next {
    case "!", "~", "&", "*", "++", "--":
      guard tokens[place].kind == .sign else { break }
      place += 1
      _ = unary()
      return .other(text(from: start))
    case "-":
      place += 1
      let value = unary()
      if case .number(let digits) = value { return .number("-" + digits) }
      return .other(text(from: start))
    default: break
    }
    if isCast() {
      let type = tokens[place + 1].text
      skipGroup("(", ")")
      let value = unary()
      return type.hasSuffix("Controller") && Self.isOfSystem(value)
        ? .cast(value, type: type) : value
    }
    return postfix(primary())
  }

  /// Whether a value is a controller that UIKit gives as one of its own classes.
  private static func isOfSystem(_ value: Expression) -> Bool {
    guard case .member(_?, let name, _) = value else { return false }
    return [
      "destination", "destinationViewController", "topViewController", "visibleViewController",
    ]
    .contains(name)
  }

  /// Whether a type in parentheses stands before a value.
  private func isCast() -> Bool {
    guard isSign("("), isName(ahead: 1) else { return false }
    var ahead = 2
    while isSign("*", ahead: ahead) || isName(ahead: ahead) || isSign("<", ahead: ahead)
      || isSign(">", ahead: ahead)
    {
      ahead += 1
    }
    guard isSign(")", ahead: ahead), place + ahead + 1 < tokens.count else { return false }
    let after = tokens[place + ahead + 1]
    return after.kind != .sign || ["[", "@", "^"].contains { after.text.hasPrefix($0) }
      || (after.text == "(" && isSign("*", ahead: ahead - 1))
  }

  private mutating func postfix(_ base: Expression) -> Expression {
    var result = base
    var count = 0
    while !isAtEnd, tokens[place].kind == .sign {
      count += 1
      if count > Self.chainLimit {
        note(.expressionTooDeep(limit: Self.chainLimit))
        (result, count) = (.other("…"), 0)
      }
      if (isSign(".") || isSign("->")) && isName(ahead: 1) {
        place += 1
        result = ObjectiveCSpelling.member(result, next, line: line)
        place += 1
      } else if isSign("[") {
        place += 1
        result = .item(result, [Argument(label: nil, value: expression())])
        if !take("]") { return result }
      } else if isSign("(") {
        let line = line
        result = ObjectiveCSpelling.called(result, arguments("(", ")"), line: line)
      } else if isSign("++") || isSign("--") {
        place += 1
      } else {
        break
      }
    }
    return result
  }

  /// Values between signs, with commas between them.
  private mutating func arguments(_ open: String, _ close: String) -> [Expression] {
    guard take(open) else { return [] }
    var result: [Expression] = []
    while !isAtEnd, !isSign(close) {
      let start = place
      result.append(expression())
      if !take(","), place == start { place += 1 }
    }
    _ = take(close)
    return result
  }

  private mutating func primary() -> Expression {
    guard !isAtEnd else { return .other("") }
    let token = tokens[place]
    switch token.kind {
    case .number:
      place += 1
      return .number(token.text)
    case .letters:
      var text = ""
      while !isAtEnd, tokens[place].kind == .letters {
        text += next
        place += 1
      }
      return .text([.letters(text)], line: token.line)
    case .name:
      place += 1
      return ObjectiveCSpelling.name(token.text)
    case .sign: return signed(token.text)
    }
  }

  private mutating func signed(_ sign: String) -> Expression {
    let start = place
    switch sign {
    case "[": return message()
    case "(":
      if isSign("{", ahead: 1) {
        place += 1
        let body = block()
        _ = take(")")
        return .call(
          Call(callee: .closure(Closure(parameters: [], body: body)), arguments: [], line: line))
      }
      place += 1
      let value = expression()
      if !take(")") { skipTo(")") }
      return value
    case "^": return closure()
    case "@":
      place += 1
      switch next {
      case "[": return .list(arguments("[", "]"))
      case "{":
        if let pairs = texts() { return .dictionary(pairs) }
        skipGroup("{", "}")
      case "(":
        place += 1
        let value = expression()
        if !take(")") { skipTo(")") }
        return value
      case "@":
        // Nothing that has a meaning.
        while isSign("@") { place += 1 }
        return .other(text(from: start))
      default: return primary()
      }
      return .other(text(from: start))
    case "@selector", "@protocol", "@encode":
      place += 1
      if isSign("(") { skipGroup("(", ")") }
      return .other(text(from: start))
    case "@YES", "@NO":
      place += 1
      return .bool(sign == "@YES")
    case ")", "]", "}", ";", ",": return .other("")
    case "{":
      skipGroup("{", "}")
      return .other(text(from: start))
    default:
      place += 1
      return .other(sign)
    }
  }

  private mutating func skipTo(_ close: String) {
    while !isAtEnd, !isSign(close), !isSign(";"), !isSign("}") { place += 1 }
    _ = take(close)
  }

  private mutating func closure() -> Expression {
    place += 1
    while isName() || isSign("*") { place += 1 }
    var names: [String] = []
    if take("(") {
      while !isAtEnd, !isSign(")") {
        if isName(), isSign(",", ahead: 1) || isSign(")", ahead: 1) { names.append(next) }
        if isSign("(") { skipGroup("(", ")") } else { place += 1 }
      }
      _ = take(")")
    }
    return .closure(Closure(parameters: names, body: block()))
  }

  /// Reads `[receiver first:value second:value]`.
  private mutating func message() -> Expression {
    place += 1
    let receiver = expression()
    let line = line
    var parts: [ObjectiveCSpelling.Part] = []
    while !isAtEnd, !isSign("]") {
      guard isName() || isSign(":") else { break }
      let name = isName() ? next : ""
      if isName() { place += 1 }
      var values: [Expression] = []
      if take(":") {
        values.append(expression())
        while take(",") { values.append(expression()) }
      }
      parts.append(ObjectiveCSpelling.Part(name: name, values: values))
    }
    skipTo("]")
    if parts.count == 1, parts[0].values.isEmpty, properties.contains(parts[0].name),
      !ObjectiveCSpelling.isType(receiver)
    {
      // What is declared as a property is one, however it is asked for.
      return ObjectiveCSpelling.member(receiver, parts[0].name, line: line)
    }
    return ObjectiveCSpelling.message(receiver, parts, line: line)
  }
}
