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
    let lookup = Table.lookup
    let era = lookup.era(of: context.system)
    var (numbers, facts) = (era.numbers, era.facts)
    let features = context.features
    for exception in era.exceptions where exception.features.mayHold(of: features) {
      let index = exception.row
      guard lookup.rows[index].condition.holds(for: context) else { continue }
      lookup.rows[index].metric.set(lookup.rows[index].value, in: &numbers, &facts)
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
  /// A row without its versions.
  struct Row: Sendable {
    var condition: Table.Condition
    /// What the condition asks of a bar that is so or not.
    var features: MetricFeatures
    var metric: BarMetricName<Table>
    var value: Double
  }

  /// The rows of one version.
  struct Era: Sendable {
    /// What holds for every bar of the version, number by number.
    var numbers = [Double](repeating: .nan, count: Table.Number.allCases.count)
    /// Facts that are so for every bar of the version.
    var facts: UInt64 = 0
    /// What holds for some bars: rows, in their order.
    var exceptions: [(features: MetricFeatures, row: Int)] = []

    /// Notes what holds for every bar.
    fileprivate mutating func set(_ metric: BarMetricName<Table>, _ value: Double) {
      metric.set(value, in: &numbers, &facts)
    }
  }

  /// The rows, in their order.
  let rows: [Row]
  /// From the version before the first that a row names to the last that one names.
  private let versions: ClosedRange<Int>
  private let eras: [Era]
  /// For each version the place of its era; those between two that rows name share one.
  private let places: [Int]

  /// Sorts the rows of a table.
  init() {
    var rows: [Row] = []
    var systems: [VersionRange] = []
    var (first, last) = (Int.max, Int.min)
    // Row by row in its place: copying a row would take hold of its evidence.
    let lists = Table.families.flatMap(\.lists)
    let count = lists.reduce(0) { $0 + $1.count }
    rows.reserveCapacity(count)
    systems.reserveCapacity(count)
    for list in lists {
      for index in list.indices {
        let named = list[index].condition.systems
        systems.append(named)
        rows.append(
          Row(
            condition: list[index].condition, features: list[index].condition.features,
            metric: list[index].metric, value: list[index].value))
        rows[rows.count - 1].condition.systems = .all
        guard named != .all else { continue }
        first = min(first, named.first)
        last = max(last, named.first, (named.last ?? 0) + 1)
      }
    }
    self.rows = rows
    versions = first <= last ? first - 1...last : 0...1
    var begins = [Bool](repeating: false, count: versions.count + 1)
    for system in systems where system != .all {
      begins[system.first - versions.lowerBound] = true
      if let last = system.last { begins[last + 1 - versions.lowerBound] = true }
    }
    var (eras, places): ([Era], [Int]) = ([], [])
    for index in 0..<versions.count {
      if index == 0 || begins[index] { eras.append(Era()) }
      places.append(eras.count - 1)
    }
    self.places = places
    let lowest = versions.lowerBound
    let eraCount = eras.count
    let bits = systems.map { system in
      let first = system.first <= lowest ? 0 : places[system.first - lowest]
      let last = system.last.map { places[min($0 - lowest, places.count - 1)] }
      return Self.bits(from: first, through: last ?? eraCount - 1)
    }
    Self.sort(rows, of: bits, into: &eras)
    self.eras = eras
  }

  /// A bit for each era of some, the first one lowest.
  private static func bits(from first: Int, through last: Int) -> UInt64 {
    precondition(last < 64, "a table names fewer versions than a number has bits")
    return (~0 >> UInt64(63 - last)) & (~0 << UInt64(first))
  }

  /// Sorts rows into eras from the last to the first: what is before a row that holds always says
  /// nothing.
  ///
  /// - Parameter bits: for each row the eras that it is in.
  private static func sort(_ rows: [Row], of bits: [UInt64], into eras: inout [Era]) {
    var settledNumbers = [UInt64](repeating: 0, count: Table.Number.allCases.count)
    var settledFacts = [UInt64](repeating: 0, count: Table.Fact.allCases.count)
    var index = rows.count
    while index > 0 {
      index -= 1
      let isAlways = rows[index].condition == .always
      var open = bits[index]
      switch rows[index].metric {
      case .number(let number):
        open &= ~settledNumbers[number.index]
        if isAlways { settledNumbers[number.index] |= open }
      case .fact(let fact):
        open &= ~settledFacts[fact.index]
        if isAlways { settledFacts[fact.index] |= open }
      }
      while open != 0 {
        let era = open.trailingZeroBitCount
        open &= open - 1
        if isAlways {
          eras[era].set(rows[index].metric, rows[index].value)
        } else {
          eras[era].exceptions.append((rows[index].features, index))
        }
      }
    }
    for era in eras.indices { eras[era].exceptions.reverse() }
  }

  /// The rows of a version; what is newer than every row is as the newest.
  func era(of version: Int) -> Era {
    eras[
      places[min(max(version, versions.lowerBound), versions.upperBound) - versions.lowerBound]]
  }
}
