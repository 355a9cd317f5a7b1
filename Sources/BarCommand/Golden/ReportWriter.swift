internal import BarFiles
internal import BarGolden

/// Writes the reports that were asked for.
struct ReportWriter {
  /// What was asked for on the command line.
  let options: ReportOptions
  /// What Bazel asks for.
  let bazel: BazelProtocol
  /// Where files and annotations go.
  let console: Console

  func write(_ report: GoldenReport, selection: GoldenSelection) throws(Failure) {
  }
}
