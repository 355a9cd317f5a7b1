extension ObjectiveCReader {
  /// The steps between braces.
  mutating func block() -> [Statement] {
    guard take("{") else { return [] }
    var result: [Statement] = []
    while !isAtEnd, !isSign("}") {
      let start = place
      if endsUnclosed() { break }
      result += statement()
      if place == start { place += 1 }
    }
    _ = take("}")
    return result
  }

  /// One step; a block's steps count as its own.
  mutating func statement() -> [Statement] {
    guard depth < Self.depthLimit else {
      note(.expressionTooDeep(limit: Self.depthLimit))
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
    let isMessage = isSign("[")
    var value = expression()
    if isMessage, case .member(_, _, let line) = value {
      // What a step tells an object is to be done, not to be looked at.
      value = .call(Call(callee: value, arguments: [], line: line))
    }
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

  /// One `if` of a row of them with `else` between.
  private struct Condition {
    /// As it is written.
    var written: String
    /// As Swift spells it.
    var text: String
    /// The tokens of the condition with its parentheses.
    var tokens: Range<Int>
    var body: [Statement]
    /// The tokens of the body.
    var inner: Range<Int>
  }

  /// Reads a row of `if`s with `else` between, and what is done where none of them holds.
  private mutating func condition() -> [Statement] {
    var conditions: [Condition] = []
    var rest: [Statement]?
    repeat {
      place += 1
      let start = place
      let text = String(written("(", ")").dropFirst().dropLast())
      let tokens = start..<place
      let spelled =
        tokens.count > 2
        ? spelled(tokens.lowerBound + 1..<tokens.upperBound - 1, written: text) : text
      let inner = place
      conditions.append(
        Condition(
          written: text, text: spelled, tokens: tokens, body: statement(), inner: inner..<place))
      guard next == "else" else { break }
      place += 1
      if next != "if" { rest = statement() }
    } while rest == nil
    for (number, condition) in conditions.enumerated() {
      let isLast = number == conditions.count - 1
      noteDeviceChoice(
        condition.text, condition.inner,
        isLast && rest == nil ? nil : condition.inner.upperBound + 1..<place)
    }
    // From the last one on, each is what is done where the one before it does not hold; ways stand in
    // reversed order, so that another one is added at the end.
    var (steps, ways) = Self.apart(rest)
    for condition in conditions.reversed() {
      var text = condition.text
      if let isThere = isThere(condition, &text) {
        if isThere { (steps, ways) = Self.apart(condition.body) }
        // Of what follows something that is not there, nothing is what an empty body says.
        if !isThere, steps == nil, ways.isEmpty { steps = [] }
      } else if condition.written.contains("[super init") || condition.text == "self" {
        // `if (self = [super init])`
        var inner = self
        inner.place = condition.tokens.lowerBound + 1
        let value = inner.place < condition.tokens.upperBound ? inner.expression() : .null
        (steps, ways) = ([.expression(value)] + condition.body, [])
      } else {
        if let steps {
          ways = [Branch(condition: "else", subject: nil, cases: [], bindings: [], body: steps)]
        }
        ways.append(
          Branch(
            condition: text, subject: nil, cases: [], bindings: [], body: condition.body))
        steps = nil
      }
    }
    return steps ?? [.branches(ways.reversed())]
  }

  /// Whether a condition asks for a system that is there; nil for one that hangs on something else, which
  /// is what is left of it.
  private func isThere(_ condition: Condition, _ text: inout String) -> Bool? {
    if text.hasPrefix("@available(iOS") {
      let version = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      return target.isAvailable(["iOS": Double(version) ?? 0])
    }
    // What is written is cut where it is long.
    let whole = tokens[condition.tokens.dropFirst().dropLast()]
    guard target.platform == "iOS", whole.count <= Self.conditionLimit else { return nil }
    let question = SystemQuestion(version: target.version, names: target.systemNames)
    switch question.answer(to: whole.map(\.text).joined(), spelled: text) {
    case .holds: return true
    case .fails: return false
    case .open(let rest):
      text = rest
      return nil
    }
  }

  /// Steps, or the ways in reversed order of those that are one branching; neither for nil.
  private static func apart(_ steps: [Statement]?) -> ([Statement]?, [Branch]) {
    if let steps, case .branches(let ways)? = steps.first, steps.count == 1 {
      return (nil, ways.reversed())
    }
    return (steps, [])
  }

  private mutating func choice() -> [Statement] {
    place += 1
    let start = place
    let subject = written("(", ")").dropFirst().dropLast()
    let idiom = idiom(start..<place)
    guard take("{") else { return [] }
    var branches: [Branch] = []
    while !isAtEnd, !isSign("}"), !endsUnclosed() {
      let start = place
      if next == "case" || next == "default" {
        let from = place
        while !isAtEnd, !isSign(":"), !isSign("}") { place += 1 }
        let range = tokens[from].bytes.lowerBound..<tokens[place - 1].bytes.upperBound
        _ = take(":")
        let condition = "\(subject) \(source.source(range))"
        let cases = idiom == nil ? [] : Self.idioms(condition)
        branches.append(
          Branch(
            condition: condition, subject: idiom, cases: cases, bindings: [], body: []))
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
        // What starts as nothing gets its value later.
        if case .null = known { value = nil } else { value = .cast(known, type: type) }
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
