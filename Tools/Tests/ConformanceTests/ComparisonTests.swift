import Testing

@testable import conformance

/// How an expectation is held against a layout.
struct ComparisonTests {
  @Test(arguments: [
    "id: title, frame: [156.667, 58.667, 76.667, 20.333]",
    "id: title, frame: [157.1, 58.3, 76.3, 20.7]",
    "id: title, x: 156.667, midX: 195, maxY: 79",
    "id: title, baseline: 75.4, fontSize: 17, fontWeight: semibold",
    "id: title, ink: {minX: 158, maxX: 232, height: 13}, inkMidX: 195",
    "id: title, color: \"#060606ff\"",
    "id: title, text: Settings, isTruncated: false, alpha: 1",
    "id: title, y: 11.667, relativeTo: bar",
    "id: title, x: 56.667, after: backButton",
    "id: title, x: 160, tolerance: 4",
    "id: backButton, text: Back, baseline: 75, color: \"#007aff\"",
    "id: backButton, ink: {minX: 27}",
    "id: shadow, hidden: true",
    "id: prompt, hidden: true",
    "id: title, hidden: false, x: 156.667",
    "id: bar, frame: [0, 47, 390, 44]",
    "id: \"@safeArea\", y: 91, maxY: 810",
    "id: \"@screen\", size: [390, 844], scale: 3",
  ])
  func `what the layout says is met`(line: String) throws {
    let comparison = try #require(try HandMade.comparison(of: line))
    #expect(comparison.passed, "\(comparison)")
  }

  @Test(arguments: [
    "id: title, frame: [156.667, 58.667, 77.3, 20.333]",
    "id: title, x: 160",
    "id: title, x: 156.667, tolerance: 0.5, y: 0",
    "id: title, baseline: 75.51",
    "id: title, fontSize: 18",
    "id: title, fontWeight: bold",
    "id: title, ink: {minX: 159}",
    "id: title, inkMidY: 75",
    "id: title, color: \"#070000ff\"",
    "id: title, color: \"#000000f6\"",
    "id: title, text: settings",
    "id: title, isTruncated: true",
    "id: title, alpha: 0.98",
    "id: title, hidden: true",
    "id: shadow, hidden: false",
    "id: shadow, frame: [0, 91, 390, 0.333], color: \"#000000ff\"",
    "id: \"@screen\", scale: 2",
  ])
  func `what differs from the layout is not met`(line: String) throws {
    let comparison = try #require(try HandMade.comparison(of: line))
    #expect(!comparison.passed, "\(comparison)")
    #expect(comparison.problem == nil)
  }

  @Test(arguments: [
    ("id: prompt, x: 0", "prompt is missing"),
    ("id: title, x: 0, relativeTo: prompt", "prompt is missing"),
    ("id: title, x: 0, after: clock", "clock is missing"),
    ("id: \"rightBarButtonItems[0]\", baseline: 75", "rightBarButtonItems[0] has no baseline"),
    ("id: \"rightBarButtonItems[0]\", inkMidX: 0", "rightBarButtonItems[0] has no ink.midX"),
    ("id: title, x: 0, column: detail", "title is missing"),
  ])
  func `what the layout lacks is said and not met`(line: String, problem: String) throws {
    let comparison = try #require(try HandMade.comparison(of: line))
    #expect(comparison.problem == problem)
    #expect(!comparison.passed)
  }

  @Test func `an error is what was found less what was expected`() throws {
    let comparison = try #require(
      try HandMade.comparison(of: "id: title, frame: [156, 60, 76, 20]"))
    let errors = comparison.checks.map { $0.error.map { ($0 * 1000).rounded() / 1000 } }
    #expect(errors == [0.667, -1.333, 1.334, -1.0])
    #expect(comparison.checks.map(\.key) == ["left", "top", "right", "bottom"])
    let largest = try #require(comparison.largestError)
    #expect(abs(largest - 1.334) < 1e-9)
  }

  @Test func `font sizes, strengths and scales count as no length`() throws {
    let comparison = try #require(
      try HandMade.comparison(of: "id: title, fontSize: 20, alpha: 0, x: 156.667"))
    #expect(comparison.checks.filter(\.isLength).map(\.key) == ["x"])
  }

  @Test func `a scene without a layout fails every expectation with the reason`() throws {
    let testCase = try HandMade.testCase(expecting: "id: title, x: 0")
    let result = CaseResult(running: testCase) { _ in
      .failure(LayoutProblem(description: "scene:1:9: error: no such device"))
    }
    #expect(result.comparisons.map(\.problem) == ["scene:1:9: error: no such device"])
    #expect(!result.passed)
  }
}
