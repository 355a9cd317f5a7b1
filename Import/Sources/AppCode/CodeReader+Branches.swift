internal import SwiftSyntax

extension CodeReader {
  /// The bodies of an `if` that may be done; one without a condition where `#available` decides.
  func branches(_ node: IfExprSyntax) -> [Branch] {
    var result: [Branch] = []
    var rest: IfExprSyntax? = node
    while let node = rest {
      rest = nil
      let available = isAvailable(node.conditions)
      let isOnlyAvailability = available == true && node.conditions.count == 1
      noteDeviceChoice(node)
      if available != false {
        result.append(branch(node, isOnlyAvailability))
        if isOnlyAvailability { return result }
      }
      switch node.elseBody {
      case .ifExpr(let next): rest = next
      case .codeBlock(let block):
        result.append(
          Branch(
            // Without the last condition, what follows it is there in any case.
            condition: available == false ? "" : "else", subject: nil, cases: [], bindings: [],
            body: statements(block.statements)))
      case nil: break
      }
    }
    return result
  }

  /// What an `if` asks, on one line; whole where it asks for the stack of a screen or for the room that
  /// there is, as its last words tell what of it.
  private func asked(_ conditions: ConditionElementListSyntax) -> String {
    let text = source(conditions)
    // Of a condition that is made of others each part counts.
    guard text.hasSuffix("…"),
      ["navigationController", "izeClass", " && ", " || "].contains(where: text.contains)
    else { return text }
    return source(conditions, limit: 240)
  }

  /// Notes where the bodies of an `if` stand whose condition has a word for a kind of device.
  private func noteDeviceChoice(_ node: IfExprSyntax) {
    let condition = source(node.conditions)
    let low = condition.lowercased()
    guard DeviceChoice.words.contains(where: low.contains) else { return }
    var choice = DeviceChoice(condition: condition, body: span(of: node.body))
    switch node.elseBody {
    case .codeBlock(let block): choice.otherwise = span(of: block)
    case .ifExpr(let next): choice.otherwise = span(of: next)
    case nil: break
    }
    nesting.deviceChoices.append(choice)
  }

  /// Where a node stands in the file, in bytes, without the spaces and comments around it.
  private func span(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// What is done where the condition of an `if` holds.
  private func branch(_ node: IfExprSyntax, _ isOnlyAvailability: Bool) -> Branch {
    var branch = Branch(
      condition: isOnlyAvailability ? "" : asked(node.conditions), subject: nil, cases: [],
      bindings: bindings(node.conditions), body: statements(node.body.statements))
    if node.conditions.count == 1,
      case .matchingPattern(let match)? = node.conditions.first?.condition
    {
      // `if case .edit(let item) = mode` is a switch of one case.
      branch.subject = expression(match.initializer.value)
      branch.cases = [caseName(match.pattern)]
      branch.payload = carried(by: match.pattern)
    }
    return branch
  }

  /// The cases of a `switch`.
  func branches(_ node: SwitchExprSyntax) -> [Branch] {
    let subject = expression(node.subject)
    let cases = switchCases(node.cases).map { element in
      var names: [String] = []
      var payload: [String] = []
      if case .case(let label) = element.label {
        names = label.caseItems.map { caseName($0.pattern) }
        if label.caseItems.count == 1, let only = label.caseItems.first {
          payload = carried(by: only.pattern)
        }
      }
      let condition = source(element.label)
      var branch = Branch(
        condition: condition.hasSuffix(":") ? String(condition.dropLast()) : condition,
        subject: subject, cases: names, bindings: [], body: statements(element.statements))
      branch.payload = payload
      return branch
    }
    return asked(of: source(node.subject), subject, cases) ?? cases
  }

  /// The cases of a `switch` over a flag as those of an `if`; nil for any other.
  private func asked(of flag: String, _ subject: Expression, _ cases: [Branch]) -> [Branch]? {
    guard cases.count == 2, subject.isPath,
      ["case true", "case false"].contains(cases[0].condition),
      ["case true", "case false", "default"].contains(cases[1].condition),
      cases[0].condition != cases[1].condition
    else { return nil }
    var ways = cases
    ways[0].condition = cases[0].condition == "case true" ? flag : "!" + flag
    ways[1].condition = "else"
    for way in ways.indices { (ways[way].subject, ways[way].cases) = (nil, []) }
    return ways
  }

  private func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let node): return [node]
      case .ifConfigDecl(let choice):
        guard case .switchCases(let inner)? = clause(of: choice)?.elements else { return [] }
        return switchCases(inner)
      }
    }
  }

  /// The name of a case in a pattern: `home` of `.home(let id)`.
  private func caseName(_ pattern: PatternSyntax) -> String {
    var text = Substring(pattern.trimmedDescription)
    if text.hasPrefix("let ") || text.hasPrefix("var ") { text = text.dropFirst(4) }
    if let open = text.firstIndex(of: "(") { text = text[..<open] }
    if text.hasSuffix("?") { text = text.dropLast() }
    return text.split(separator: ".").last.map { bare(String($0)) } ?? ""
  }

  /// The names a pattern gives to what a case carries: `item` of `.edit(let item)`, by place.
  private func carried(by pattern: PatternSyntax) -> [String] {
    let text = pattern.trimmedDescription
    guard text.contains("let ") || text.contains("var "), let open = text.firstIndex(of: "("),
      text.hasSuffix(")")
    else { return [] }
    return text[text.index(after: open)...].dropLast().split(separator: ",").map { part in
      // `label: let name`
      let words = part.nameWords
      return words.last.map(String.init) ?? "_"
    }
  }

  /// What a `guard` asks for beside values for its names, as it is written.
  func premises(_ list: ConditionElementListSyntax) -> [String] {
    list.compactMap { element in
      switch element.condition {
      case .expression(let condition): return source(condition)
      case .matchingPattern(let match) where match.initializer.value.trimmedDescription == "self":
        // `guard case .edit = self`
        return "self == .\(caseName(match.pattern))"
      default: return nil
      }
    }
  }

  /// Names that a `guard` gives to what a case carries, each without a value: it hides a property of
  /// the same name.
  func carried(by list: ConditionElementListSyntax) -> [Binding] {
    list.flatMap { element -> [Binding] in
      guard case .matchingPattern(let match) = element.condition else { return [] }
      return carried(by: match.pattern).filter { $0 != "_" }
        .map { Binding(name: $0, type: nil, value: nil) }
    }
  }

  /// What a `guard` asks to have a value, as it is written, but for `self`.
  func names(_ list: ConditionElementListSyntax) -> [String] {
    list.compactMap { element in
      guard case .optionalBinding(let binding) = element.condition else { return nil }
      let text = binding.trimmedDescription
      return text.lowercased().hasSuffix("self") ? nil : text
    }
  }

  /// Whether steps end with nothing: `nil` or an empty list.
  func givesNothing(_ steps: [Statement]) -> Bool {
    guard steps.count == 1 else { return false }
    switch steps[0] {
    case .result(.null?): return true
    case .result(.list(let list)?): return list.isEmpty
    default: return false
    }
  }

  /// Whether some of the steps put something into the bar of the screen that they are of.
  static func setsBar(_ steps: [Statement]) -> Bool {
    steps.contains { step in
      guard case .expression(.assign(var place, _, _)) = step else { return false }
      var names: [String] = []
      while case .member(let base?, let name, _) = place {
        names.append(name)
        place = base
      }
      if case .name(let first) = place, first != "self" { names.append(first) }
      return names == ["title"] || names.last == "navigationItem" && names.count == 2
    }
  }

  /// Names that conditions bind.
  func bindings(_ list: ConditionElementListSyntax) -> [Binding] {
    list.compactMap { element in
      guard case .optionalBinding(let binding) = element.condition,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else { return nil }
      let name = bare(pattern.identifier.text)
      return Binding(
        name: name, type: nil, value: binding.initializer.map { expression($0.value) })
    }.filter { $0.value != nil }
  }

  /// Whether `#available` among the conditions holds, or what asks for the system's version as well; nil
  /// where there is none.
  func isAvailable(_ list: ConditionElementListSyntax) -> Bool? {
    for element in list {
      if case .expression(let value) = element.condition, target.platform == "iOS" {
        let asked = source(value)
        // What is cut may go on with anything.
        if asked.hasSuffix("…") { continue }
        let question = SystemQuestion(version: target.version)
        switch question.answer(to: asked, spelled: "") {
        case .holds: return true
        case .fails: return false
        case .open: continue
        }
      }
      guard case .availability(let condition) = element.condition else { continue }
      var versions: [String: Double] = [:]
      for argument in condition.availabilityArguments {
        if case .availabilityVersionRestriction(let version) = argument.argument {
          versions[version.platform.text] = Self.number(version.version?.trimmedDescription ?? "0")
        }
      }
      let holds = target.isAvailable(versions)
      return condition.availabilityKeyword.text == "#unavailable" ? !holds : holds
    }
    return nil
  }

  /// Whether the system has what is declared with attributes: `@available(iOS 26, *)` says from
  /// which version on.
  func isThere(_ attributes: AttributeListSyntax) -> Bool {
    for element in attributes {
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available",
        let text = attribute.arguments?.trimmedDescription
      else { continue }
      for part in text.split(separator: ",") {
        let words = part.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, words[0] == target.platform, words[1].first?.isNumber ?? false
        else { continue }
        if !target.isAvailable([target.platform: Self.number(String(words[1]))]) { return false }
      }
    }
    return true
  }

  /// A version's first two parts as a number: 17.4 of "17.4.1".
  private static func number(_ text: String) -> Double {
    let parts = text.split(separator: ".").prefix(2)
    return Double(parts.joined(separator: ".")) ?? 0
  }
}

extension Expression {
  /// Whether it is a name, or members of one.
  fileprivate var isPath: Bool {
    switch self {
    case .name: true
    case .member(let base?, _, _): base.isPath
    default: false
    }
  }
}
