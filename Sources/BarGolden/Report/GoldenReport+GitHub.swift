extension GoldenReport {
  /// The most annotations of one run; GitHub shows no more of a step than ten of a kind, and a log
  /// of thousands hides what it says.
  private static let annotationLimit = 50

  /// Annotations as GitHub's runner takes them from a step's output, a line each; of more than
  /// fifty the first ones and how many are left.
  ///
  /// - Parameter path: the scene's path from the repository's root, by the golden's name.
  package func annotations(path: (GoldenResult) -> String) -> String {
    var lines: [String] = []
    let failures = failures
    for result in failures.prefix(Self.annotationLimit) {
      let file = GitHubText.property(path(result))
      let line = result.line.map { ",line=\($0)" } ?? ""
      let title = GitHubText.property("\(result.name): \(result.outcome.words)")
      let message = GitHubText.message(result.details.joined(separator: "\n"))
      lines.append("::error file=\(file)\(line),title=\(title)::\(message)")
    }
    for orphan in lostOrphans.prefix(Self.annotationLimit - lines.count) {
      lines.append("::error title=orphan::\(GitHubText.message("\(orphan) belongs to no scene"))")
    }
    let left = failures.count + lostOrphans.count - lines.count
    if left > 0 {
      lines.append("::error title=navbar::and \(left) more: \(GitHubText.message(summary))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The most goldens of a step's summary, which may not have more than a megabyte.
  private static let summaryLimit = 500

  /// The summary of a step, in Markdown.
  package var stepSummary: String {
    var text = "### Navigation bars\n\n\(plainSummary)\n"
    let place = folders.map { " --in \($0)" }.joined()
    guard !failures.isEmpty || !lostOrphans.isEmpty else { return text }
    text += "\n| golden | verdict | what differs |\n| --- | --- | --- |\n"
    let failures = failures
    for result in failures.prefix(Self.summaryLimit) {
      let details = result.details.prefix(4).map(GitHubText.cell).joined(separator: "<br>")
      text += "| \(GitHubText.cell(result.name)) | \(result.outcome.words) | \(details) |\n"
    }
    for orphan in lostOrphans.prefix(Self.summaryLimit) {
      text += "| \(GitHubText.cell(orphan)) | orphan | it belongs to no scene |\n"
    }
    let left =
      max(0, failures.count - Self.summaryLimit) + max(0, lostOrphans.count - Self.summaryLimit)
    if left > 0 { text += "\nand \(left) more\n" }
    return text + "\nAccept what should stay: `navbar accept --from REPORT\(place)`\n"
  }
}
