extension ObjectiveCReader {
  /// The steps between braces.
  mutating func block() -> [Statement] {
    guard take("{") else { return [] }
    var result: [Statement] = []
    while !isAtEnd, !isSign("}") {
      let start = place
      result += statement()
      if place == start { place += 1 }
    }
    _ = take("}")
    return result
  }

  /// One step; a block's steps count as its own.
  mutating func statement() -> [Statement] {
    guard depth < Self.depthLimit else {
      skipStatement()
      return []
    }
    depth += 1
    defer { depth -= 1 }
    if isSign("{") { return block() }
    if take(";") { return [] }
    switch next {
    case "if": return condition()
    case "return":
      place += 1
      if take(";") { return [.result(nil)] }
      let value = expression()
      _ = take(";")
      return [.result(value)]
    case "for", "while":
      place += 1
      if isSign("(") { skipGroup("(", ")") }
      return [.loop(statement())]
    case "do":
      place += 1
      let body = statement()
      return [.loop(body)]
    case "switch": return choice()
    case "@try", "@autoreleasepool", "@finally", "else":
      place += 1
      return statement()
    case "@synchronized", "@catch":
      let isCatch = next == "@catch"
      place += 1
      if isSign("(") { skipGroup("(", ")") }
      let body = statement()
      return isCatch ? [] : body
    case "break", "continue", "goto":
      skipStatement()
      return []
    default: break
    }
    if let bindings = declaration() { return bindings }
    let value = expression()
    if !isSign(";"), !isSign("}") { skipStatement() }
    _ = take(";")
    return [.expression(value)]
  }

  /// Passes what is left of a step that was not understood.
  private mutating func skipStatement() {
    while !isAtEnd, !isSign(";"), !isSign("}") {
      switch next {
      case "{": skipGroup("{", "}")
      case "(": skipGroup("(", ")")
      case "[": skipGroup("[", "]")
      default: place += 1
      }
    }
  }

  private mutating func condition() -> [Statement] {
    place += 1
    let start = place
    var text = String(written("(", ")").dropFirst().dropLast())
    let end = place
    let body = statement()
    var rest: [Statement] = []
    var hasElse = false
    if next == "else" {
      place += 1
      hasElse = true
      rest = statement()
    }
    if text.hasPrefix("@available(iOS") {
      let version = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      let isThere = target.isAvailable(["iOS": Double(version) ?? 0])
      return isThere ? body : rest
    }
    // `if (self = [super init])`
    if text.contains("[super init") || text == "self" {
      var inner = self
      (inner.place, text) = (start + 1, "")
      let value = start + 1 < end ? inner.expression() : .null
      return [.expression(value)] + body
    }
    var branches = [
      Branch(condition: text, subject: nil, cases: [], bindings: [], body: body)
    ]
    if hasElse {
      if case .branches(let more)? = rest.first, rest.count == 1 {
        branches += more
      } else {
        branches.append(
          Branch(condition: "else", subject: nil, cases: [], bindings: [], body: rest))
      }
    }
    return [.branches(branches)]
  }

  private mutating func choice() -> [Statement] {
    place += 1
    let subject = written("(", ")").dropFirst().dropLast()
    guard take("{") else { return [] }
    var branches: [Branch] = []
    while !isAtEnd, !isSign("}") {
      let start = place
      if next == "case" || next == "default" {
        let from = place
        while !isAtEnd, !isSign(":"), !isSign("}") { place += 1 }
        let range = tokens[from].bytes.lowerBound..<tokens[place - 1].bytes.upperBound
        _ = take(":")
        branches.append(
          Branch(
            condition: "\(subject) \(source.source(range))", subject: nil, cases: [], bindings: [],
            body: []))
      } else if branches.isEmpty {
        place += 1
      } else {
        branches[branches.count - 1].body += statement()
      }
      if place == start { place += 1 }
    }
    _ = take("}")
    return branches.isEmpty ? [] : [.branches(branches)]
  }

  private static let qualifiers: Set = [
    "const", "static", "__weak", "__block", "__strong", "__unsafe_unretained", "unsigned",
    "struct", "volatile", "_Nullable", "_Nonnull", "__kindof",
  ]

  /// `NSString *name = …, *other;` as names with values; nil for anything else.
  private mutating func declaration() -> [Statement]? {
    let start = place
    while Self.qualifiers.contains(next) { place += 1 }
    guard isName() else {
      place = start
      return nil
    }
    let type = next
    place += 1
    if type == "typeof" || type == "__typeof" || type == "__typeof__", isSign("(") {
      skipGroup("(", ")")
    }
    if isSign("<"), looksGeneric() { skipGroup("<", ">") }
    while isSign("*") || Self.qualifiers.contains(next) { place += 1 }
    guard isName(),
      isSign("=", ahead: 1) || isSign(";", ahead: 1) || isSign(",", ahead: 1)
        || isSign("[", ahead: 1)
    else {
      place = start
      return nil
    }
    var result: [Statement] = []
    while isName() {
      let name = next
      place += 1
      if isSign("[") { skipGroup("[", "]") }
      var value = take("=") ? expression() : nil
      if type.hasSuffix("Controller"), let known = value, !Self.isMade(known) {
        value = .cast(known, type: type)
      }
      result.append(.binding(Binding(name: name, type: type, value: value)))
      guard take(",") else { break }
      while isSign("*") || Self.qualifiers.contains(next) { place += 1 }
    }
    if !isSign(";") { skipStatement() }
    _ = take(";")
    return result
  }

  /// Whether a value is an object that is made there.
  private static func isMade(_ value: Expression) -> Bool {
    guard case .call(let call) = value, case .name(let name) = call.callee else { return false }
    return name.hasSuffix("Controller")
  }

  /// Whether `<` opens the types of a collection.
  private func looksGeneric() -> Bool {
    var ahead = 1
    while place + ahead < tokens.count, ahead < 40 {
      if isSign(">", ahead: ahead) { return true }
      if isSign(";", ahead: ahead) || isSign("=", ahead: ahead) { return false }
      ahead += 1
    }
    return false
  }
}
