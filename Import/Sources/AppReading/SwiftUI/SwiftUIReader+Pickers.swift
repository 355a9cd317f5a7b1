internal import AppCode

extension SwiftUIReader {
  /// One of the values of a picker that shows them side by side.
  private struct Segment {
    /// What it shows.
    var text: AppText
    /// How sure that is.
    var confidence: Confidence
    /// The value that it stands for, as it stands in the code; nil where the code says none.
    var tag: String?
  }

  /// Makes a picker that is styled as segments show all that can be chosen; it stays a view of which only
  /// the name is known where the words of one segment are not known.
  func showSegments(_ items: inout [Item], _ style: Call, _ position: Position) {
    guard let named = style.argument(nil)?.source.lowercased(), named.contains("segmented"),
      items.count == 1, case .view("Picker") = items[0].content,
      case .member(let base?, _, _) = style.callee, let picker = Self.made(base),
      picker.name == "Picker", let closure = picker.closure() ?? picker.closure("content"),
      let segments = segments(closure.body, position), segments.count > 1
    else { return }
    let chosen = picker.argument("selection")?.source.drop { $0 == "$" }
    let start = segments.firstIndex { segment in
      guard let chosen, let tag = segment.tag else { return false }
      return follow.isSoAtStart("\(chosen) == \(tag)", in: position.scope) ?? false
    }
    items[0].content = .segments(segments.map(\.text), selected: start ?? 0)
    // Where the code does not say what is chosen first, the first is a guess.
    items[0].confidence =
      start == nil ? .guessed : segments.map(\.confidence).max() ?? .guessed
  }

  /// The segments that the steps of a builder make; nil where one of them is not known.
  private func segments(_ statements: [Statement], _ position: Position) -> [Segment]? {
    var found: [Segment] = []
    for statement in statements {
      guard let more = segments(statement, position) else { return nil }
      found += more
    }
    return found
  }

  private func segments(_ statement: Statement, _ position: Position) -> [Segment]? {
    let expression: Expression
    switch statement {
    case .expression(let value), .result(let value?): expression = value
    default: return nil
    }
    guard let made = Self.made(expression) else { return nil }
    if made.name == "ForEach" {
      guard let closure = made.closure() ?? made.closure("content"),
        let elements = follow.elements(of: made, in: position.scope)
      else { return nil }
      var found: [Segment] = []
      for element in elements {
        let scope = position.scope.inner()
        scope.set(closure.parameters.first ?? "$0", element)
        guard var more = segments(closure.body, position.inside(scope)) else { return nil }
        for number in more.indices { more[number].tag = element.expression.source }
        found += more
      }
      return found
    }
    let items = controls(expression, "principal", position.inside())
    guard items.count == 1, case .label(let text) = items[0].content, text.isKnown else {
      return nil
    }
    return [
      Segment(text: text, confidence: items[0].confidence, tag: Self.tag(of: expression))
    ]
  }

  /// The call that makes the view at the start of a chain of modifiers; nil where no call does.
  private static func made(_ expression: Expression) -> Call? {
    var next = expression
    while case .call(let call) = next {
      guard case .member(let base?, _, _) = call.callee, case .call = base else { return call }
      next = base
    }
    return nil
  }

  /// What a chain of modifiers tags its view with; nil for no tag.
  private static func tag(of expression: Expression) -> String? {
    var next = expression
    while case .call(let call) = next, case .member(let base?, let name, _) = call.callee {
      if name == "tag" { return call.argument(nil)?.source }
      next = base
    }
    return nil
  }
}
