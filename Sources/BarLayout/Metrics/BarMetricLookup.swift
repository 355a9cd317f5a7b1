/// The rows of a table without their evidence, so that one pass over them finds what holds for a bar.
package struct BarMetricLookup<Table: BarMetricTable>: Sendable {
  /// A row, or what is left of it: where a later row says something for every bar, it says nothing.
  struct Row: Sendable {
    /// A bit for each version in which it counts.
    var versions: UInt64
    /// What its condition asks of a bar that is so or not.
    var features: MetricFeatures
    /// What it is.
    var metric: BarMetricName<Table>
    /// The number; a fact is 1 or 0.
    var value: Double
    /// Which of the conditions it has; nil where versions and features tell all.
    var condition: Int?
  }

  /// The rows that say something, in their order.
  let rows: [Row]
  /// When those rows hold of which versions and features do not tell it.
  let conditions: [Table.Condition]

  /// Goes through the rows of a table from the last to the first.
  init() {
    var (rows, conditions): ([Row], [Table.Condition]) = ([], [])
    // For each name the versions in which a row that came already holds for every bar.
    var settledNumbers = [UInt64](repeating: 0, count: Table.Number.allCases.count)
    var settledFacts = [UInt64](repeating: 0, count: Table.Fact.allCases.count)
    let families = Table.families
    let count = families.reduce(0) { sum, family in family.lists.reduce(sum) { $0 + $1.count } }
    rows.reserveCapacity(count)
    conditions.reserveCapacity(count)
    for family in families.indices.reversed() {
      for list in families[family].lists.reversed() {
        // Row by row in its place: copying a row would take hold of its evidence.
        for index in list.indices.reversed() {
          let features = list[index].condition.features
          let isAlways = features.isNone && list[index].condition.isAlways
          var open = list[index].condition.systems.bits
          switch list[index].metric {
          case .number(let number):
            open &= ~settledNumbers[number.index]
            if isAlways { settledNumbers[number.index] |= open }
          case .fact(let fact):
            open &= ~settledFacts[fact.index]
            if isAlways { settledFacts[fact.index] |= open }
          }
          guard open != 0 else { continue }
          let isTold = isAlways || list[index].condition.isToldByFeatures
          rows.append(
            Row(
              versions: open, features: features, metric: list[index].metric,
              value: list[index].value, condition: isTold ? nil : conditions.count))
          if !isTold { conditions.append(list[index].condition) }
        }
      }
    }
    rows.reverse()
    self.rows = rows
    self.conditions = conditions
  }
}

extension BarMetricCondition {
  /// Whether it asks for nothing but versions.
  fileprivate var isAlways: Bool {
    var condition = self
    condition.systems = .all
    return condition == .always
  }
}

extension VersionRange {
  /// The highest version that has a bit of its own; later ones share it.
  private static let highest = 63

  /// The bit of a version.
  static func bit(_ version: Int) -> UInt64 { 1 << UInt64(min(max(version, 0), highest)) }

  /// The bits of the versions.
  var bits: UInt64 {
    let (first, last) = (min(max(first, 0), Self.highest), min(last ?? .max, Self.highest))
    return first > last ? 0 : (~0 >> UInt64(Self.highest - last)) & (~0 << UInt64(first))
  }
}
