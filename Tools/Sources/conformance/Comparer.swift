/// Works through the facts of one expectation.
struct Comparer {
  /// Something the layout does not have.
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  var layout: ObservedLayout
  var expectation: Expectation
  var tolerance: Double
  var checks: [Comparison.Check] = []

  init(layout: ObservedLayout, expectation: Expectation, tolerance: Double) {
    self.layout = layout
    self.expectation = expectation
    self.tolerance = tolerance
  }

  mutating func compare() throws(Missing) {
    let element = find(expectation.id)
    var rest: [Expectation.Fact] = []
    for fact in expectation.facts {
      if case .hidden(let expected) = fact {
        let isHidden = (element?.alpha ?? 0) <= Limits.alpha
        add("hidden", "\(expected)", "\(isHidden)", passed: expected == isHidden)
      } else {
        rest.append(fact)
      }
    }
    guard !rest.isEmpty else { return }
    guard let element else { throw Missing(description: "\(expectation.id) is missing") }
    let origin = try origin()
    for fact in rest {
      try compare(fact, with: element, origin: origin)
    }
  }

  private func find(_ id: String) -> ObservedLayout.Element? {
    layout.element(id, column: expectation.column)
  }

  /// Where x and y are counted from.
  private func origin() throws(Missing) -> (x: Double, y: Double) {
    var origin = (x: 0.0, y: 0.0)
    if let name = expectation.relativeTo {
      guard let other = find(name) else { throw Missing(description: "\(name) is missing") }
      origin = (other.frame.x, other.frame.y)
    }
    if let name = expectation.after {
      guard let other = find(name) else { throw Missing(description: "\(name) is missing") }
      origin.x = other.frame.x + other.frame.width
    }
    return origin
  }

  private mutating func compare(
    _ fact: Expectation.Fact, with element: ObservedLayout.Element, origin: (x: Double, y: Double)
  ) throws(Missing) {
    switch fact {
    case .number(let measure, let expected):
      guard let found = value(of: measure, in: element, origin: origin), found.isFinite else {
        throw Missing(description: "\(expectation.id) has no \(measure.rawValue)")
      }
      let limit = measure.limit ?? tolerance
      checks.append(
        Comparison.Check(
          key: measure.rawValue, expected: expected.shortText, found: found.shortText,
          error: found - expected, isLength: measure.isLength,
          passed: abs(found - expected) <= limit + Limits.noise))
    case .color(let expected):
      let found = drawn(element, \.color)
      let differences = zip(found?.values ?? [], expected.values).map { abs($0 - $1) }
      let passed =
        found != nil && zip(differences, Limits.channels).allSatisfy { $0 <= $1 }
      add("color", expected.description, found?.description ?? "none", passed: passed)
    case .text(let expected):
      let found = drawn(element, \.text)
      add("text", "“\(expected)”", found.map { "“\($0)”" } ?? "none", passed: found == expected)
    case .isTruncated(let expected):
      let found = drawn(element, \.isTruncated)
      add(
        "isTruncated", "\(expected)", found.map { "\($0)" } ?? "none", passed: found == expected)
    case .fontWeight(let expected):
      add(
        "fontWeight", expected, element.fontWeight ?? "none", passed: element.fontWeight == expected
      )
    case .hidden: break
    }
  }

  private mutating func add(_ key: String, _ expected: String, _ found: String, passed: Bool) {
    checks.append(
      Comparison.Check(
        key: key, expected: expected, found: found, error: nil, isLength: false, passed: passed))
  }

  /// A value of the element or, where it has none, of the part of it that is drawn.
  private func drawn<Value>(
    _ element: ObservedLayout.Element, _ key: KeyPath<ObservedLayout.Element, Value?>
  ) -> Value? {
    if let value = element[keyPath: key] { return value }
    for part in [".label", ".indicator", ".image"] {
      if let value = find(expectation.id + part)?[keyPath: key] { return value }
    }
    return nil
  }

  private func value(
    of measure: Expectation.Measure, in element: ObservedLayout.Element,
    origin: (x: Double, y: Double)
  ) -> Double? {
    let frame = element.frame.counted(fromX: origin.x, y: origin.y)
    switch measure {
    case .baseline: return drawn(element, \.baseline).map { $0 - origin.y }
    case .fontSize: return element.fontSize
    case .alpha: return element.alpha
    case .scale: return element.scale
    case .left, .x: return frame.x
    case .top, .y: return frame.y
    case .width: return frame.width
    case .height: return frame.height
    case .right, .maxX: return frame.x + frame.width
    case .bottom, .maxY: return frame.y + frame.height
    case .midX: return frame.x + frame.width / 2
    case .midY: return frame.y + frame.height / 2
    default: break
    }
    guard let ink = drawn(element, \.ink)?.counted(fromX: origin.x, y: origin.y) else { return nil }
    switch measure {
    case .inkMinX: return ink.x
    case .inkMinY: return ink.y
    case .inkMaxX: return ink.x + ink.width
    case .inkMaxY: return ink.y + ink.height
    case .inkMidX: return ink.x + ink.width / 2
    case .inkMidY: return ink.y + ink.height / 2
    case .inkWidth: return ink.width
    case .inkHeight: return ink.height
    default: return nil
    }
  }
}

extension Expectation.Measure {
  /// Whether it is a distance in points: what a mean error can be taken over.
  fileprivate var isLength: Bool {
    switch self {
    case .fontSize, .alpha, .scale: false
    default: true
    }
  }

  /// How far it may be off, whatever the case says; nil where the case decides.
  fileprivate var limit: Double? {
    switch self {
    case .alpha: Limits.alpha
    case .scale: 0
    default: nil
    }
  }
}
