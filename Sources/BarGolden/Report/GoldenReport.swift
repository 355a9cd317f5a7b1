internal import BarComparison
internal import BarFiles

/// What a run of goldens found, in a form that does not depend on machine, place or time.
package struct GoldenReport: Hashable, Sendable {
  /// The version of the tool.
  package var tool: String
  /// Engine, libraries and fonts, a line each.
  package var fingerprint: [String]
  /// Which goldens were asked for; empty for all.
  package var filter: String
  /// Which machine of several this is; nil for a run of everything.
  package var shard: Shard?
  /// How many goldens and relations all machines together compare.
  package var total: Int
  /// A checksum of the names of all of them.
  package var names: String
  /// The verdicts, sorted by name.
  package var results: [GoldenResult]
  /// Files that belong to no scene.
  package var orphans: [String]
  /// The folders of goldens, as a command in the place where they were compared names them; empty
  /// for those that commands look at by themselves.
  package var folders: [String] = []

  /// Makes a report.
  ///
  /// - Parameter selected: the names of everything that all machines together compare.
  package init(
    tool: String, fingerprint: [String], filter: String = "", shard: Shard? = nil,
    selected: [String], results: consuming [GoldenResult], orphans: [String]
  ) {
    self.tool = tool
    self.fingerprint = fingerprint
    self.filter = filter
    self.shard = shard
    total = selected.count
    names = StableHash.digits(of: selected.sorted(by: Self.precedes))
    self.results = consume results
    self.results.sort { Self.precedes($0.name, $1.name) }
    self.orphans = orphans.sorted(by: Self.precedes)
  }

  init(
    tool: String, fingerprint: [String], filter: String, shard: Shard?, total: Int, names: String,
    results: [GoldenResult], orphans: [String]
  ) {
    self.tool = tool
    self.fingerprint = fingerprint
    self.filter = filter
    self.shard = shard
    self.total = total
    self.names = names
    self.results = results
    self.orphans = orphans
  }

  /// Names are sorted by their bytes.
  static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  /// The verdicts that fail.
  package var failures: [GoldenResult] { results.filter { !$0.outcome.passes } }

  /// The files that belong to no scene and were not found to be those of a renamed one.
  package var lostOrphans: [String] {
    let names = Set(results.compactMap(\.renamedFrom))
    guard !names.isEmpty else { return orphans }
    return orphans.filter { orphan in
      !GoldenFile.allCases.contains { kind in
        FilePath.ends(orphan, with: kind.ending)
          && names.contains(FilePath.dropping(kind.ending.utf8.count, from: orphan))
      }
    }
  }

  /// How many verdicts of each kind there are, kinds without any left out.
  package var counts: [(outcome: GoldenResult.Outcome, count: Int)] {
    GoldenResult.Outcome.allCases.compactMap { outcome in
      let count = results.count { $0.outcome == outcome }
      return count > 0 ? (outcome, count) : nil
    }
  }

  /// What became of the goldens, in plain words: `3 changed: 2 geometry, 1 colours; 40 the same`.
  package var plainSummary: String {
    let changed = counts.compactMap { entry in entry.outcome.changed.map { ($0, entry.count) } }
    var parts: [String] = []
    let total = changed.reduce(0) { $0 + $1.1 }
    if changed.count == 1 {
      parts.append("\(total) changed: \(changed[0].0)")
    } else if total > 0 {
      parts.append("\(total) changed: " + changed.map { "\($1) \($0)" }.joined(separator: ", "))
    }
    for (outcome, count) in counts where outcome.changed == nil && outcome != .same {
      parts.append("\(count) \(outcome.words)")
    }
    let lost = lostOrphans.count
    if lost > 0 { parts.append("\(lost) orphan\(lost == 1 ? "" : "s")") }
    let same = results.count { $0.outcome == .same }
    if same > 0 { parts.append("\(same) the same") }
    return parts.isEmpty ? "no goldens" : parts.joined(separator: "; ")
  }

  /// The last line: `42 goldens: 40 same, 2 other geometry; 1 orphan`.
  package var summary: String {
    let kinds = counts.map { "\($0.count) \($0.outcome.words)" }.joined(separator: ", ")
    let goldens = "\(results.count) golden\(results.count == 1 ? "" : "s")"
    let count = lostOrphans.count
    let lost = count == 0 ? "" : "; \(count) orphan\(count == 1 ? "" : "s")"
    return goldens + (kinds.isEmpty ? "" : ": \(kinds)") + lost
  }
}
