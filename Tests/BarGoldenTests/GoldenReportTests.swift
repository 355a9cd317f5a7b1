import BarGolden
import Testing

/// Reports as they come back from files that anybody may have written.
@Suite struct GoldenReportTests {
  private func report(box: String) -> [UInt8] {
    Array(
      """
      {"schemaVersion": 1, "tool": "0.1.0", "fingerprint": [], "filter": "", "total": 1, "names": "a",
       "orphans": [], "goldens": [{"name": "a", "scene": "a.yaml", "outcome": "otherPixels",
       "picture": {"kind": "pixels", "count": 1, "smoothed": 0, "total": 4, "largest": 9,
                   "box": \(box)}}]}
      """.utf8)
  }

  @Test func `the box around what differs comes back`() throws {
    let report = try GoldenReport(json: report(box: "[1, 2, 3, 4]"))
    let words = report.results.first?.picture?.description
    #expect(words?.hasSuffix(", in x 1…3 y 2…5") == true)
  }

  @Test(arguments: [
    "[9223372036854775807, 0, 9223372036854775807, 1]", "[0, 9223372036854775807, 1, 1]",
    "[-1, 0, 1, 1]", "[0, 0, 0, 1]", "[0, 0, 1, -1]", "[1, 2, 3]", "[1, 2, 3, \"4\"]",
    "[-9223372036854775808, 0, 1, 1]", "{}", "7",
  ])
  func `a box that is none makes the report unreadable`(box: String) {
    let error = #expect(throws: GoldenReport.Unreadable.self) {
      try GoldenReport(json: report(box: box))
    }
    #expect(error?.reason == "a golden in it cannot be read: a")
  }
}
