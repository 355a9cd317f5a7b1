internal import ArgumentParser

/// Options that say which reports are written.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write report.html, report.json, junit.xml, ctrf.json and the files of what differs into a folder.",
      valueName: "dir"), completion: .directory)
  var report: String?

  @Option(
    help: ArgumentHelp("Write a page that shows every difference.", valueName: "file"),
    completion: .file())
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Write a report for other programs, and for `navbar accept --from`.", valueName: "file"),
    completion: .file())
  var json: String?

  @Option(
    help: ArgumentHelp("Write JUnit's XML, a test case a golden.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write JSON in the Common Test Report Format, a test a golden.", valueName: "file"),
    completion: .file())
  var ctrf: String?

  /// Whether a report is written that holds the files of what fails.
  var keepsEvidence: Bool { report != nil || html != nil || json != nil }

  @Flag(
    inversion: .prefixedNo,
    help: "Print annotations for GitHub; on by default where GITHUB_ACTIONS is set.")
  var github: Bool?
}
