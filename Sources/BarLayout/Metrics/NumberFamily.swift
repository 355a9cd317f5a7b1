/// A row of any of the tables: a number, when it holds, how it is known.
package struct NumberRow: Hashable, Sendable {
  /// The number's name.
  package var name: String
  /// What the number is, in a line.
  package var summary: String
  /// What the number counts.
  package var unit: NumberUnit
  /// The number.
  package var value: Double
  /// When it holds.
  package var condition: String
  /// How it is known.
  package var source: MetricSource
  /// Cases of the project's measurements that hold it to account, as `folder/id`.
  package var cases: [String]

  /// How it is known, in a line: the kind, the source, the cases.
  package var evidence: String {
    let seen = cases.isEmpty ? "" : "; cases \(cases.joined(separator: ", "))"
    return "\(source.kind): \(source.text)\(seen)"
  }

  /// Whether nobody published the number.
  package var isDebt: Bool {
    if case .assumed = source { return true }
    return false
  }
}

/// Rows that belong together, of one platform.
package struct NumberFamily: Hashable, Sendable {
  /// The bars the rows are for.
  package enum Bars: String, CaseIterable, Hashable, Sendable {
    case phonesAndPads = "phones and pads"
    case watches
    case others = "Macs, televisions and headsets"
    /// No bars: what a mockup shows around one.
    case mockups
  }

  /// What the rows are about.
  package var title: String
  /// The bars they are for.
  package var bars: Bars
  /// The rows, a general one first, its exceptions after it.
  package var rows: [NumberRow]
}

extension NumberFamily {
  /// Every row there is, family by family.
  package static let all: [NumberFamily] =
    all(of: MetricTable.self, .phonesAndPads) + all(of: WatchMetricTable.self, .watches)
    + all(of: PlatformMetricTable.self, .others) + all(of: MockupMetricTable.self, .mockups)

  private static func all<Table: BarMetricTable>(of _: Table.Type, _ bars: Bars) -> [NumberFamily] {
    Table.families.map {
      NumberFamily(title: $0.name, bars: bars, rows: $0.rows.map(NumberRow.init))
    }
  }
}

extension NumberRow {
  init<Table>(_ row: BarMetricRow<Table>) {
    self.init(
      name: row.metric.name, summary: row.metric.summary, unit: row.metric.unit,
      value: row.value, condition: row.condition.description, source: row.source,
      cases: RowCases.cases(of: row))
  }
}

extension NumberFamily.Bars {
  /// The bars a device of an idiom has.
  package init(_ idiom: Device.Idiom) {
    switch idiom {
    case .phone, .pad: self = .phonesAndPads
    case .watch: self = .watches
    case .mac, .tv, .vision: self = .others
    }
  }
}
