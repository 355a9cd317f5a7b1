/// The numbers and facts of one bar, every exception decided.
package struct BarMetricValues<Table: BarMetricTable>: Hashable, Sendable {
  /// The bar they are for.
  package let context: Table.Condition.Context
  private var numbers: [Double]
  /// A bit for each fact, the first one lowest.
  private var facts: UInt64

  /// Looks everything up.
  ///
  /// A version that is newer than every row has the newest one's numbers.
  package init(for context: Table.Condition.Context) {
    self.context = context
    var numbers = [Double](repeating: .nan, count: Table.Number.allCases.count)
    var facts: UInt64 = 0
    let lookup = Table.lookup
    let version = VersionRange.bit(context.system)
    let features = context.features
    for row in lookup.rows where row.versions & version != 0 && row.features.mayHold(of: features) {
      if let condition = row.condition, !lookup.conditions[condition].holds(for: context) {
        continue
      }
      row.metric.set(row.value, in: &numbers, &facts)
    }
    self.numbers = numbers
    self.facts = facts
  }

  /// The number; lengths are points.
  ///
  /// Not a number where no row holds, which no table may let happen.
  package subscript(number: Table.Number) -> Double { numbers[number.index] }

  /// Whether a fact is so.
  package subscript(fact: Table.Fact) -> Bool { facts >> UInt64(fact.index) & 1 != 0 }

  /// A number, or 1 or 0 for a fact.
  func value(of metric: BarMetricName<Table>) -> Double {
    switch metric {
    case .number(let number): self[number]
    case .fact(let fact): self[fact] ? 1 : 0
    }
  }

  /// The same numbers but for one.
  func with(_ metric: BarMetricName<Table>, _ value: Double) -> BarMetricValues {
    var changed = self
    metric.set(value, in: &changed.numbers, &changed.facts)
    return changed
  }

  /// The row that each number and fact comes from; none for a fact that no row says.
  ///
  /// Read from the table as it is written, not from the one that values are looked up in.
  package var rows: [BarMetricName<Table>: BarMetricRow<Table>] {
    var rows: [BarMetricName<Table>: BarMetricRow<Table>] = [:]
    for row in Table.rows where row.condition.holds(for: context) { rows[row.metric] = row }
    return rows
  }
}

extension BarMetricName {
  fileprivate func set(_ value: Double, in numbers: inout [Double], _ facts: inout UInt64) {
    switch self {
    case .number(let number): numbers[number.index] = value
    case .fact(let fact):
      let bit: UInt64 = 1 << UInt64(fact.index)
      if value > 0 { facts |= bit } else { facts &= ~bit }
    }
  }
}
