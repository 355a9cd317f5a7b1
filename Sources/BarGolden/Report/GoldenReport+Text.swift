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
    let elsewhere = results.filter(\.isRecordedElsewhere)
    for result in results where result.outcome != .same {
      if elsewhere.count > 1, result.isRecordedElsewhere { continue }
      result.lines.forEach(add)
    }
    if elsewhere.count > 1 { add(Self.line(about: elsewhere, in: folders)) }
    for orphan in lostOrphans { add("orphan \(orphan): it belongs to no scene") }
    add(summary)
    return text
  }
}

extension GoldenReport {
  /// One line about goldens that differ because they were recorded elsewhere.
  ///
  /// What one of them looks like says nothing about the code, and there may be hundreds.
  private static func line(about elsewhere: [GoldenResult], in folders: [String]) -> String {
    let place = folders.map { " --in \($0)" }.joined()
    var seen: Set<String> = []
    let differences = elsewhere.flatMap(\.machineDifferences).filter { seen.insert($0).inserted }
    let shown = differences.prefix(shownDifferences).joined(separator: ", ")
    let more = differences.count - shownDifferences
    return
      "fail \(elsewhere.count) goldens: same geometry, other pixels, with other fonts or libraries than "
      + "were recorded with: \(shown)\(more > 0 ? " and \(more) more" : "") "
      + "(fonts: navbar fonts fetch; to take the new pictures: navbar accept --only-pixels\(place))"
  }

  /// How many differences are told in a line.
  private static let shownDifferences = 6
}

extension GoldenResult {
  /// How a note begins that says what a picture was recorded with.
  static let otherMachine = "recorded with other fonts or libraries: "

  /// How fonts and libraries that decide about pixels differ from those of the recording.
  fileprivate var machineDifferences: [String] {
    let note = notes.first { $0.hasPrefix(Self.otherMachine) }
    let parts = note?.dropFirst(Self.otherMachine.count).split(separator: ", ") ?? []
    // These decide about the bytes of a file alone.
    return parts.map(String.init).filter { !$0.hasPrefix("libpng ") && !$0.hasPrefix("zlib ") }
  }

  /// Whether its frames are the same and its pixels are not, where something that decides about
  /// pixels is not as it was recorded with.
  fileprivate var isRecordedElsewhere: Bool {
    outcome == .otherPixels && !machineDifferences.isEmpty
  }

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
