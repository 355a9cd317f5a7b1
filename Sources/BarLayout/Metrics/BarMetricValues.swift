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
    let era = Table.lookup.era(of: context.system)
    var (numbers, facts) = (era.numbers, era.facts)
    for row in era.exceptions where row.condition.holds(for: context) {
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

  /// The row a number or fact comes from; nil for a fact that no row says.
  package func row(of metric: BarMetricName<Table>) -> BarMetricRow<Table>? {
    Table.rows.last { $0.metric == metric && $0.condition.holds(for: context) }
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

/// The rows of a table without their evidence, version by version.
package struct BarMetricLookup<Table: BarMetricTable>: Sendable {
  /// The rows of one version.
  struct Era: Sendable {
    /// What holds for every bar of the version, number by number.
    var numbers = [Double](repeating: .nan, count: Table.Number.allCases.count)
    /// Facts that are so for every bar of the version.
    var facts: UInt64 = 0
    /// What holds for some bars, in the order of the rows.
    var exceptions: [(condition: Table.Condition, metric: BarMetricName<Table>, value: Double)] = []
  }

  /// From the version before the first that a row names to the last that one names.
  private let versions: ClosedRange<Int>
  private let eras: [Era]

  /// Sorts the rows of a table.
  init() {
    let named = Table.rows.map(\.condition.systems).filter { $0 != .all }
    let first = named.map(\.first).min() ?? 1
    let last = named.map { max($0.first, ($0.last ?? 0) + 1) }.max() ?? first
    versions = first - 1...last
    eras = versions.map(Era.init)
  }

  /// The rows of a version; what is newer than every row is as the newest.
  func era(of version: Int) -> Era {
    eras[min(max(version, versions.lowerBound), versions.upperBound) - versions.lowerBound]
  }
}

extension BarMetricLookup.Era {
  init(version: Int) {
    for row in Table.rows where row.condition.systems.contains(version) {
      var condition = row.condition
      condition.systems = .all
      if condition == .always {
        exceptions.removeAll { $0.metric == row.metric }
        row.metric.set(row.value, in: &numbers, &facts)
      } else {
        exceptions.append((condition, row.metric, row.value))
      }
    }
  }
}
