extension GoldenReport {
  /// Annotations as GitHub's runner takes them from a step's output, a line each.
  ///
  /// - Parameter path: the scene's path from the repository's root, by the golden's name.
  package func annotations(path: (GoldenResult) -> String) -> String {
    var text = ""
    for result in failures {
      let file = GitHubText.property(path(result))
      let title = GitHubText.property("\(result.name): \(result.outcome.words)")
      let message = GitHubText.message(result.details.joined(separator: "\n"))
      text += "::error file=\(file),title=\(title)::\(message)\n"
    }
    for orphan in orphans {
      text += "::error title=orphan::\(GitHubText.message("\(orphan) belongs to no scene"))\n"
    }
    return text
  }

  /// The summary of a step, in Markdown.
  package var stepSummary: String {
    var text = "### Navigation bars\n\n\(summary)\n"
    guard !failures.isEmpty || !orphans.isEmpty else { return text }
    text += "\n| golden | verdict | what differs |\n| --- | --- | --- |\n"
    for result in failures {
      let details = result.details.prefix(4).map(GitHubText.cell).joined(separator: "<br>")
      text += "| \(GitHubText.cell(result.name)) | \(result.outcome.words) | \(details) |\n"
    }
    for orphan in orphans {
      text += "| \(GitHubText.cell(orphan)) | orphan | it belongs to no scene |\n"
    }
    return text + "\nAccept what should stay: `navbar accept PATTERN --from REPORT`\n"
  }
}
