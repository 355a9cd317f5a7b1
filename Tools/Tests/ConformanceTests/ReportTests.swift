import Testing

@testable import conformance

/// Counting, and the page that is written.
struct ReportTests {
  private func result(expecting line: String) throws -> CaseResult {
    CaseResult(running: try HandMade.testCase(expecting: line)) { _ in .success(HandMade.layout) }
  }

  @Test func `the summary counts expectations and takes errors over lengths alone`() throws {
    let results = [
      try result(expecting: "id: title, x: 156.667, fontSize: 30"),
      try result(expecting: "id: bar, x: 1"),
      try result(expecting: "id: bar, y: 47"),
    ]
    let summary = ConformanceSummary(of: results)
    #expect(summary.cases == 3)
    #expect(summary.passedCases == 1)
    #expect(summary.expectations == 3)
    #expect(summary.passedExpectations == 1)
    #expect(summary.meanError == 1.0 / 3)
    #expect(summary.errorOf95In100 == 1)
  }

  @Test func `of twenty errors the nineteenth is the one that 95 in 100 do not exceed`() throws {
    let results = try (1...20).map { try result(expecting: "id: bar, x: \($0)") }
    #expect(ConformanceSummary(of: results).errorOf95In100 == 19)
  }

  @Test func `a failing case stands with its reason, or as unexplained`() throws {
    let results = [try result(expecting: "id: bar, x: 1")]
    let unexplained = ConformanceReport(
      of: results, ledger: ConformanceBaseline(reasons: [:], floor: [:]))
    #expect(unexplained.markdown.contains("- **hand-made** (uikit): unexplained\n"))
    #expect(unexplained.markdown.contains("  - `bar`: x 0 for 1 (-1)\n"))
    let ledger = ConformanceBaseline(reasons: ["hand-made": "The source\nrounds."], floor: [:])
    let explained = ConformanceReport(of: results, ledger: ledger).markdown
    #expect(explained.contains("- **hand-made** (uikit): The source rounds.\n"))
  }

  @Test func `every expectation is a line of its folder's table`() throws {
    let results = [try result(expecting: "id: title, x: 100, after: backButton, text: \"a|b\"")]
    let report = ConformanceReport(
      of: results, ledger: ConformanceBaseline(reasons: [:], floor: [:]))
    let line =
      "| hand-made | `title` after `backButton` | x 100, text “a\\|b” | 56.667, “Settings” "
      + "| 43.333 | **fail** |"
    #expect(report.markdown.contains(line), "\(report.markdown)")
  }

  @Test func `fewer met expectations than before are a loss, more are not`() throws {
    let results = [try result(expecting: "id: bar, x: 0")]
    let ledger = ConformanceBaseline(reasons: [:], floor: ["uikit": 2, "pixels": 0])
    #expect(ledger.losses(in: results) == ["uikit: 1 expectations met, 2 before"])
    #expect(ConformanceBaseline(reasons: [:], floor: ["uikit": 1]).losses(in: results).isEmpty)
    #expect(ConformanceBaseline(reasons: [:], floor: [:]).losses(in: results).isEmpty)
  }

  @Test func `writing the floor raises it and never lowers it`() throws {
    let results = [try result(expecting: "id: bar, x: 0")]
    let ledger = ConformanceBaseline(reasons: [:], floor: ["uikit": 0, "peers": 7])
    #expect(ledger.raisedFloorText(by: results).hasSuffix("\npeers: 7\nuikit: 1\n"))
  }

  @Test func `a reason for a case that passes has to go`() throws {
    let results = [try result(expecting: "id: bar, x: 0")]
    let ledger = ConformanceBaseline(
      reasons: ["hand-made": "old", "no-such-case": "older"], floor: [:])
    #expect(
      ledger.staleReasons(in: results) == [
        "hand-made: does not fail, so its reason has to go",
        "no-such-case: does not fail, so its reason has to go",
      ])
  }

  @Test func `a first try is a line with its share, and its note`() throws {
    let tries = [
      FirstTry(date: "1 May", bars: "12 of pads", met: 1095, expectations: 1321, note: "A\nnote.")
    ]
    let ledger = ConformanceBaseline(reasons: [:], floor: [:], firstTries: tries)
    let page = ConformanceReport(of: [try result(expecting: "id: bar, x: 0")], ledger: ledger)
      .markdown
    #expect(page.contains("| 1 May | 12 of pads | 1,095 of 1,321 (83 %) |\n"))
    #expect(page.contains("\n- 1 May: A note.\n"))
  }
}
