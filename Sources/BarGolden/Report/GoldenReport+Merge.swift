internal import BarComparison

extension GoldenReport {
  /// Why reports cannot be put together.
  package struct Unmergeable: Error, Hashable {
    /// What is wrong, a line each.
    package var reasons: [String]
  }

  /// Puts the reports of all shards together; the result is that of a run of everything.
  ///
  /// - Parameter reports: the reports and what to call them, in any order.
  package init(merging reports: [(name: String, report: GoldenReport)]) throws(Unmergeable) {
    guard let first = reports.first else { throw Unmergeable(reasons: ["there are no reports"]) }
    var reasons = Self.disagreements(reports, with: first)
    reasons += Self.missingShards(reports)
    let all = reports.flatMap(\.report.results)
    let owners = Dictionary(grouping: all, by: \.name).filter { $0.value.count > 1 }.keys
    reasons += owners.sorted(by: Self.precedes).prefix(5).map { "\($0) is in two reports" }
    let count = all.count
    if reasons.isEmpty, count != first.report.total {
      reasons.append("\(count) of \(first.report.total) goldens are in the reports")
    }
    guard reasons.isEmpty else { throw Unmergeable(reasons: reasons) }
    var merged = first.report
    merged.shard = nil
    merged.results = all.sorted { Self.precedes($0.name, $1.name) }
    if StableHash.digits(of: merged.results.map(\.name)) != merged.names {
      throw Unmergeable(reasons: ["the reports hold other goldens than the suite has"])
    }
    self = merged
  }

  /// What the reports do not agree on though they should.
  private static func disagreements(
    _ reports: [(name: String, report: GoldenReport)],
    with first: (name: String, report: GoldenReport)
  ) -> [String] {
    reports.flatMap { name, report -> [String] in
      var found: [String] = []
      func differ(_ what: String, _ a: String, _ b: String) {
        if a != b { found.append("\(name): \(what) \(b), but \(first.name) has \(a)") }
      }
      differ("made by version", first.report.tool, report.tool)
      differ(
        "of shards", "\(first.report.shard?.count ?? 1)", "\(report.shard?.count ?? 1)")
      differ("filtered by", quoted(first.report.filter), quoted(report.filter))
      differ("of a suite of", "\(first.report.total)", "\(report.total)")
      differ("names of goldens", first.report.names, report.names)
      let fonts = FingerprintLines.differences(
        recorded: first.report.fingerprint, now: report.fingerprint)
      if !fonts.isEmpty {
        found.append(
          "\(name): other fonts or libraries than \(first.name): \(fonts.joined(separator: ", "))")
      }
      if report.orphans != first.report.orphans { found.append("\(name): other orphans") }
      return found
    }
  }

  private static func quoted(_ filter: String) -> String {
    filter.isEmpty ? "nothing" : "\"\(filter)\""
  }

  /// The shards that are not there or are there twice.
  private static func missingShards(
    _ reports: [(name: String, report: GoldenReport)]
  ) -> [String] {
    let shards = reports.map { $0.report.shard ?? .whole }
    guard let count = shards.first?.count else { return [] }
    return (1...count).compactMap { index in
      let owners = zip(reports, shards).filter { $0.1.index == index }.map { $0.0.name }
      if owners.isEmpty { return "shard \(index)/\(count) is missing" }
      return owners.count > 1
        ? "shard \(index)/\(count) is there twice: \(owners.joined(separator: ", "))" : nil
    }
  }
}
