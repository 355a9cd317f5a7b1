@testable import conformance

/// Cases and layouts written by hand, so that a comparison needs no engine.
enum HandMade {
  /// A bar with a title, a back button that draws a label, and an item.
  static let layout = ObservedLayout(
    bars: [
      ObservedLayout.Bar(
        frame: .init(0, 47, 390, 44),
        elements: [
          .init(
            id: "title", frame: .init(156.667, 58.667, 76.667, 20.333),
            ink: .init(158, 62, 74, 13), baseline: 75, text: "Settings", isTruncated: false,
            color: Channels(hex: "#000000"), fontSize: 17, fontWeight: "semibold"),
          .init(id: "backButton", frame: .init(0, 47, 100, 44)),
          .init(
            id: "backButton.label", frame: .init(26, 58.667, 66, 20.333),
            ink: .init(27, 62, 64, 13),
            baseline: 75, text: "Back", isTruncated: false, color: Channels(hex: "#007aff")),
          .init(id: "shadow", frame: .init(0, 91, 390, 0.333), alpha: 0),
          .init(id: "rightBarButtonItems[0]", frame: .init(339, 47, 43, 44)),
        ])
    ], safeArea: .init(0, 91, 390, 719), screenFrame: .init(0, 0, 390, 844), scale: 3)

  /// A case that expects what a line of YAML says.
  static func testCase(expecting line: String, tolerance: Double = 0.5) throws -> ConformanceCase {
    try ConformanceCase(
      yaml: """
        id: hand-made
        source: nobody
        evidence: statement
        confidence: high
        rounding: exact
        tolerance: \(tolerance)
        scene: {device: iphone-14, system: ios-16, navigationBar: {items: [{title: Settings}]}}
        expect:
          - {\(line)}
        """, folder: "uikit", name: "hand-made")
  }

  /// A line of YAML held against the layout above.
  static func comparison(of line: String, tolerance: Double = 0.5) throws -> Comparison? {
    let testCase = try testCase(expecting: line, tolerance: tolerance)
    return CaseResult(running: testCase) { _ in .success(layout) }.comparisons.first
  }
}
