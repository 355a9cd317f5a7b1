internal import Foundation

/// The project's folder: where cases, ledger and report are kept.
struct ConformanceProject: Sendable {
  /// The project's folder.
  var folder: String

  /// Runs every case.
  func run() throws(CaseError) -> Run {
    let suite = try ConformanceSuite(readingFolder: folder + "/Tools/Conformance/Cases")
    let ledger = try ConformanceBaseline(readingFolder: folder + "/Tools/Conformance")
    return Run(project: self, ledger: ledger, results: ConformanceEngine.results(of: suite))
  }

  /// The report as it was last written; nil when there is none.
  var writtenReport: String? {
    try? ConformanceSuite.text(of: reportPath)
  }

  private var reportPath: String { folder + "/docs/CONFORMANCE.md" }
  private var floorPath: String { folder + "/Tools/Conformance/floor.yaml" }

  /// Every case's result, and what is made of them.
  struct Run: Sendable {
    private let project: ConformanceProject
    /// What was known before.
    let ledger: ConformanceBaseline
    /// The cases with what was found.
    let results: [CaseResult]

    fileprivate init(
      project: ConformanceProject, ledger: ConformanceBaseline, results: [CaseResult]
    ) {
      self.project = project
      self.ledger = ledger
      self.results = results
    }

    /// The report's text.
    var report: String { ConformanceReport(of: results, ledger: ledger).markdown }

    /// What has to be looked at: losses, and reasons that hold no longer.
    var remarks: [String] {
      ledger.losses(in: results) + ledger.staleReasons(in: results)
    }

    /// The result in one line.
    var summaryLine: String {
      let summary = ConformanceSummary(of: results)
      let mean = summary.meanError.map { "\($0.shortText) pt" } ?? "n/a"
      let most = summary.errorOf95In100.map { "\($0.shortText) pt" } ?? "n/a"
      return "passed \(summary.passedExpectations) of \(summary.expectations) expectations, "
        + "\(summary.passedCases) of \(summary.cases) cases; mean abs error \(mean), p95 \(most)"
    }

    /// Writes the report and raises the floor.
    func write() throws(CaseError) {
      for (path, text) in [
        (project.reportPath, report), (project.floorPath, ledger.raisedFloorText(by: results)),
      ] {
        do {
          try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
          throw CaseError(description: "\(path): cannot be written")
        }
      }
    }
  }
}
