internal import BarComparison
internal import BarFiles

extension GoldenReport {
  /// The report for a person: each golden that fails with what differs, then a summary.
  package var text: String {
    var text = ""
    func add(_ line: String) {
      text += VisibleText.spelled(line)
      text += "\n"
    }
    for result in results where result.outcome != .same { result.lines.forEach(add) }
    for orphan in orphans { add("orphan \(orphan): it belongs to no scene") }
    add(summary)
    return text
  }
}

extension GoldenResult {
  /// How many changes are told in a text.
  private static let shownChanges = 6

  /// The headline, then what differs, two spaces in.
  package var lines: [String] {
    ["\(outcome.passes ? "pass" : "fail") \(name): \(outcome.words)"] + details.map { "  \($0)" }
  }

  /// What differs, the field first; other fonts and libraries come before pixels.
  package var details: [String] {
    var lines = changes.prefix(Self.shownChanges).map(\.description)
    if changes.count > Self.shownChanges {
      lines.append("and \(changes.count - Self.shownChanges) more")
    }
    return lines + notes + [picture].compactMap { $0?.description }
  }
}
