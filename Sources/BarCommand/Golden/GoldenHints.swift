internal import BarFiles
internal import BarGolden

/// The commands that come next, as they work where the run was.
struct GoldenHints {
  /// The folders of goldens, as they were named; none for the usual ones.
  let folders: [String]

  /// The folders as arguments, each after a word; empty for the usual ones.
  private func folders(after word: String) -> String {
    folders.map { " \(word)\(Self.quoted($0))" }.joined()
  }

  /// The lines for a report that fails, told to a person.
  func lines(for report: GoldenReport) -> [String] {
    var lines: [String] = []
    func has(_ outcomes: GoldenResult.Outcome...) -> Bool {
      report.results.contains { outcomes.contains($0.outcome) }
    }
    if has(.renamed) {
      lines.append("to move renamed goldens: navbar accept --renames\(folders(after: "--in "))")
    }
    if has(.missing) { lines.append("to record: navbar record\(folders(after: ""))") }
    if has(.otherPixels, .otherColors, .otherGeometry) {
      lines.append("to look at each and accept it: navbar review\(folders(after: ""))")
    }
    if !report.lostOrphans.isEmpty {
      lines.append(
        "to delete orphans: navbar test\(folders(after: "")) --unreferenced delete")
    }
    return lines
  }

  /// A word as a shell reads it.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [0x2D, 0x2E, 0x2F, 0x5F, 0x40, 0x2B].contains(byte)
    }
    if isPlain, !word.utf8.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
