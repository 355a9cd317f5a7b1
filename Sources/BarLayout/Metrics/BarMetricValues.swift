/// The numbers and facts of one bar, every exception decided.
///
/// An object, since every stage takes hold of them.
package final class BarMetricValues<Table: BarMetricTable>: Sendable {
  /// The bar they are for.
  package let context: Table.Condition.Context
  private let values: PlacedNumbers

  private init(_ values: PlacedNumbers, for context: Table.Condition.Context) {
    self.context = context
    self.values = values
  }

  /// Looks everything up.
  ///
  /// A version that is newer than every row has the newest one's numbers.
  package init(for context: Table.Condition.Context) {
    self.context = context
    let lookup = Table.lookup
    var values = lookup[context.system]
    let features = context.features
    for block in 0..<lookup.sieve.blocks {
      let words = lookup.sieve.open(block, version: context.system, features)
      for lane in words.indices {
        var open = words[lane]
        let first = block * RowSieve.rowsPerBlock + lane * UInt64.bitWidth
        while open != 0 {
          let row = lookup.rows[first + open.trailingZeroBitCount]
          open &= open - 1
          if let condition = row.condition,
            !lookup.conditions[condition].holdsBesides(for: context)
          {
            continue
          }
          values.set(row.place, row.value)
        }
      }
    }
    self.values = values
  }

  /// The number; lengths are points.
  ///
  /// Not a number where no row holds, which no table may let happen.
  package subscript(number: Table.Number) -> Double { values.numbers[number.index] }

  /// Whether a fact is so.
  package subscript(fact: Table.Fact) -> Bool { values.facts >> UInt64(fact.index) & 1 != 0 }

  /// A number, or 1 or 0 for a fact.
  func value(of metric: BarMetricName<Table>) -> Double {
    switch metric {
    case .number(let number): self[number]
    case .fact(let fact): self[fact] ? 1 : 0
    }
  }

  /// The same numbers but for one.
  func with(_ metric: BarMetricName<Table>, _ value: Double) -> BarMetricValues {
    var changed = values
    changed.set(metric.place(afterNumbers: values.numbers.count), value)
    return BarMetricValues(changed, for: context)
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

extension BarMetricValues: Hashable {
  /// Whether bar and numbers are the same.
  package static func == (first: BarMetricValues, second: BarMetricValues) -> Bool {
    first.context == second.context && first.values == second.values
  }

  /// Hashes bar and numbers.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(context)
    hasher.combine(values)
  }
}
