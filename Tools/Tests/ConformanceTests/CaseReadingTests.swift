import Testing

@testable import conformance

/// What a case file may say.
struct CaseReadingTests {
  @Test func `a case keeps its scene as the text of a scene file`() throws {
    let testCase = try HandMade.testCase(expecting: "id: title, x: 1")
    let scene = testCase.scene.split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(scene.contains("device:iphone-14"))
    #expect(!testCase.scene.contains("expect"))
    #expect(testCase.expectations.map(\.facts) == [[.number(.x, 1)]])
  }

  @Test(arguments: [
    ("id: title", "title: nothing is expected"),
    ("id: title, tolerance: 1", "title: nothing is expected"),
    ("id: title, left: 1", "unknown key left"),
    ("id: title, frame: [1, 2, 3]", "frame is not 4 numbers"),
    ("id: title, frame: [1, 2, 3, x]", "frame is not 4 numbers"),
    ("id: title, x: .inf", "x is not a number"),
    ("id: title, hidden: 3", "hidden is not true or false"),
    ("id: title, color: red", "red is not #rrggbb or #rrggbbaa"),
    ("id: title, color: \"#1234567\"", "#1234567 is not #rrggbb or #rrggbbaa"),
    ("id: title, ink: {left: 1}", "unknown key left"),
    ("x: 1", "id is not a text"),
  ])
  func `a mistake in an expectation is named`(line: String, message: String) {
    #expect(throws: CaseError(description: "uikit/hand-made.yaml: \(message)")) {
      try HandMade.testCase(expecting: line)
    }
  }

  @Test func `a case's id is its file's name`() {
    #expect(throws: CaseError(description: "uikit/other.yaml: its id is one")) {
      try ConformanceCase(
        yaml: "{id: one, scene: {}, expect: [{id: bar, x: 1}]}", folder: "uikit", name: "other")
    }
  }

  @Test(arguments: [
    (44.0, "44"), (97.6667, "97.667"), (0.5, "0.5"), (-0.3333, "-0.333"), (-0.0001, "0"),
    (0.05, "0.05"), (1200, "1200"), (0.9996, "1"),
  ])
  func `numbers are printed to a thousandth`(number: Double, text: String) {
    #expect(number.shortText == text)
  }
}
