internal import BarSceneFile

/// Findings that were there before anybody looked, and do not count.
///
/// As text: a line a finding, of rule, file and key path with a tab between; lines that begin with
/// `#` are comments. Lines and columns are not kept, so that a finding stays known when others move
/// it.
package struct Baseline: Hashable, Sendable {
  /// A finding as a baseline knows it.
  package struct Entry: Hashable, Sendable {
    /// The rule's name; one that this version does not know is kept.
    package var rule: String
    /// The scene's file, as it was named.
    package var file: String
    /// The offending key.
    package var keyPath: String
  }

  /// A line that is no entry.
  package struct BadLine: Error, Hashable, Sendable {
    /// Its number, counted from 1.
    package let line: Int
  }

  /// The findings.
  package private(set) var entries: Set<Entry>

  /// A baseline without findings.
  package init() {
    entries = []
  }

  /// The findings that count, to be kept.
  package init(of scenes: [LintedScene]) {
    entries = Set(
      scenes.flatMap(\.findings).filter { finding in
        if case .disabled = finding.suppression { return false }
        return true
      }.map(Entry.init))
  }

  /// Reads a baseline.
  package init(text: String) throws(BadLine) {
    entries = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) else {
        throw BadLine(line: number + 1)
      }
      entries.insert(Entry(rule: parts[0], file: parts[1], keyPath: parts[2]))
    }
  }

  /// The text, sorted, so that changes of it are easy to read.
  package var text: String {
    let lines = entries.map { "\($0.rule)\t\($0.file)\t\($0.keyPath)\n" }.sorted()
    return "# Findings of navbar lint that do not count: rule, file, key path.\n" + lines.joined()
  }

  /// Whether a finding is known.
  package func holds(_ finding: Finding) -> Bool { entries.contains(Entry(finding)) }

  /// Entries of files that were looked at whose findings are gone.
  package func gone(from scenes: [LintedScene]) -> [Entry] {
    let files = Set(scenes.map { Self.plain($0.file) })
    let found = Set(scenes.flatMap(\.findings).map(Entry.init))
    return entries.filter { files.contains($0.file) && !found.contains($0) }
      .sorted { ($0.file, $0.keyPath, $0.rule) < ($1.file, $1.keyPath, $1.rule) }
  }

  /// A file's name without the `./` that shells and people put before it.
  fileprivate static func plain(_ file: String) -> String {
    file.hasPrefix("./") ? String(file.dropFirst(2)) : file
  }
}

extension Baseline.Entry {
  fileprivate init(_ finding: Finding) {
    self.init(
      rule: finding.rule.rawValue, file: Baseline.plain(finding.file), keyPath: finding.keyPath)
  }
}
