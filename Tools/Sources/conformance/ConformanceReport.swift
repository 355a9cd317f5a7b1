/// `docs/CONFORMANCE.md`: how near the engine's layouts are to what was measured.
struct ConformanceReport: Sendable {
  private let results: [CaseResult]
  private let ledger: ConformanceBaseline

  /// Makes a report.
  init(of results: [CaseResult], ledger: ConformanceBaseline) {
    self.results = results
    self.ledger = ledger
  }

  /// The document.
  var markdown: String {
    var parts = [Self.introduction, summary, firstTries, failures]
    for folder in ConformanceSuite(cases: results.map(\.testCase)).folders {
      parts.append(table(of: results.filter { $0.testCase.folder == folder }, folder: folder))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Conformance

    Where Apple's bars, and bars that behave like them, were seen to put things, and where this
    engine puts them. The measurements are in `Tools/Conformance/Cases`, each with its source.
    Errors are points, found less expected; for a line with several numbers the largest one. This
    page is written by `script/conformance`.
    """

  /// How the engine of the day did on bars it had not seen: the cases below shaped it afterwards.
  private var firstTries: String {
    let heading = """
      ## First try

      Cases are counted once they have shaped the engine, so the table above is no forecast. Bars
      that nobody had seen before were laid out blind, as measured, before anything was changed:

      | date | bars | expectations passed at first try |
      | --- | --- | --- |
      """
    let notes = ledger.firstTries.map { "- \($0.date): \(Self.oneLine($0.note))" }
    return ([heading] + ledger.firstTries.map(\.row) + [""] + notes).joined(separator: "\n")
  }

  private var summary: String {
    let folders = ConformanceSuite(cases: results.map(\.testCase)).folders
    var lines = [
      "## Summary", "",
      "| folder | cases passed | expectations passed | mean error | 95th percentile |",
      "| --- | --- | --- | --- | --- |",
    ]
    for folder in folders {
      let summary = ConformanceSummary(of: results.filter { $0.testCase.folder == folder })
      lines.append(Self.row(of: summary, name: folder))
    }
    lines.append(Self.row(of: ConformanceSummary(of: results), name: "**all**"))
    return lines.joined(separator: "\n")
  }

  private static func row(of summary: ConformanceSummary, name: String) -> String {
    let mean = summary.meanError.map { "\($0.shortText) pt" } ?? ""
    let most = summary.errorOf95In100.map { "\($0.shortText) pt" } ?? ""
    return "| \(name) | \(summary.passedCases) of \(summary.cases) "
      + "| \(summary.passedExpectations) of \(summary.expectations) | \(mean) | \(most) |"
  }

  private var failures: String {
    let failing = results.filter { !$0.passed }
    var lines = ["## What fails", ""]
    if failing.isEmpty { lines.append("Nothing.") }
    for result in failing {
      let id = result.testCase.id
      let reason = ledger.reasons[id].map(Self.oneLine) ?? "unexplained"
      lines.append("- **\(id)** (\(result.testCase.folder)): \(reason)")
      for comparison in result.comparisons where !comparison.passed {
        lines.append("  - \(Self.element(of: comparison)): \(Self.failure(of: comparison))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func failure(of comparison: Comparison) -> String {
    if let problem = comparison.problem { return cell(problem) }
    return comparison.checks.filter { !$0.passed }.map { check in
      let error = check.error.map { " (\($0.signedText))" } ?? ""
      return cell("\(check.key) \(check.found) for \(check.expected)\(error)")
    }.joined(separator: ", ")
  }

  private func table(of results: [CaseResult], folder: String) -> String {
    var lines = [
      "## \(folder)", "", "| case | element | expected | got | error | verdict |",
      "| --- | --- | --- | --- | --- | --- |",
    ]
    for result in results {
      lines += result.comparisons.map { comparison in
        let expected = comparison.checks.map { "\($0.key) \($0.expected)" }
        let found = comparison.problem ?? comparison.checks.map(\.found).joined(separator: ", ")
        let error = comparison.largestError.map(\.shortText) ?? ""
        let cells = [
          result.testCase.id, Self.element(of: comparison),
          expected.joined(separator: ", "), found, error, comparison.passed ? "pass" : "**fail**",
        ]
        return "| " + cells.map(Self.cell).joined(separator: " | ") + " |"
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func element(of comparison: Comparison) -> String {
    let expectation = comparison.expectation
    var name = "`\(expectation.id)`"
    if let column = expectation.column { name += " of column \(column)" }
    if let other = expectation.relativeTo { name += " from `\(other)`" }
    if let other = expectation.after { name += " after `\(other)`" }
    return name
  }

  /// A text that cannot end a table's cell.
  private static func cell(_ text: String) -> String {
    String(oneLine(text).flatMap { $0 == "|" ? ["\\", "|"] : [$0] })
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Double {
  /// The number with its sign: `+0.333`.
  fileprivate var signedText: String { self > 0 ? "+" + shortText : shortText }
}
