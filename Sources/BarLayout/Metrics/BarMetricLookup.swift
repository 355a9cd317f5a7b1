/// The rows of a table without their evidence, made ready version by version: what holds for every bar
/// of a version is written down, and one pass over the other rows finds the rest.
package struct BarMetricLookup<Table: BarMetricTable>: Sendable {
  /// What a row says that asks for more than a version.
  struct Row: Sendable {
    /// The number; a fact is 1 or 0.
    var value: Double
    /// What it is.
    var metric: BarMetricName<Table>
    /// Which of the conditions it has; nil where versions and features tell all.
    var condition: Int?
  }

  /// What holds in some versions that have the same rows.
  struct Version: Sendable {
    /// The numbers of every bar, unless a row says otherwise; not a number where none says one.
    var numbers: [Double]
    /// A bit for each fact that is so of every bar, unless a row says otherwise, the first one lowest.
    var facts: UInt64 = 0
    /// The rows that ask for more, an exception after what it is one of.
    var rows: [Row] = []
    /// What the condition of each of them asks of a bar that is so or not: most rows hold for few
    /// bars, so that a pass reads little else.
    var features: [MetricFeatures] = []
  }

  /// When rows hold of which versions and features do not tell it.
  let conditions: [Table.Condition]
  private let versions: [Version]
  /// A bit for each version whose rows are not those of the version before it.
  private let edges: UInt64

  /// What holds in a version; one that is newer than every row has what the newest one has.
  subscript(version: Int) -> Version {
    let below = VersionRange(0...max(version, 0)).bits
    return versions[(edges & below).nonzeroBitCount - 1]
  }

  /// Goes through the rows of a table from the last to the first: where a later row says something
  /// for every bar of a version, an earlier one says nothing of it.
  init() {
    var rows: [(versions: UInt64, isAlways: Bool, features: MetricFeatures, row: Row)] = []
    var conditions: [Table.Condition] = []
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
            (
              open, isAlways, features,
              Row(
                value: list[index].value, metric: list[index].metric,
                condition: isTold ? nil : conditions.count)
            ))
          if !isTold { conditions.append(list[index].condition) }
        }
      }
    }
    self.conditions = conditions
    // The oldest version has none before it.
    let edges = rows.reduce(1) { $0 | ($1.versions ^ $1.versions << 1) }
    self.edges = edges
    let nothing = [Double](repeating: .nan, count: settledNumbers.count)
    versions = (0..<UInt64.bitWidth).filter { edges >> UInt64($0) & 1 != 0 }.map { first in
      var version = Version(numbers: nothing)
      for (versions, isAlways, features, row) in rows.reversed()
      where versions >> UInt64(first) & 1 != 0 {
        if isAlways {
          row.metric.set(row.value, in: &version.numbers, &version.facts)
        } else {
          version.rows.append(row)
          version.features.append(features)
        }
      }
      return version
    }
  }
}

extension BarMetricName {
  /// Puts a value among a bar's numbers or facts.
  @inline(__always)
  func set(_ value: Double, in numbers: inout [Double], _ facts: inout UInt64) {
    switch self {
    case .number(let number): numbers[number.index] = value
    case .fact(let fact):
      let bit: UInt64 = 1 << UInt64(fact.index)
      if value > 0 { facts |= bit } else { facts &= ~bit }
    }
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

  /// The bits of the versions.
  var bits: UInt64 {
    let (first, last) = (min(max(first, 0), Self.highest), min(last ?? .max, Self.highest))
    return first > last ? 0 : (~0 >> UInt64(Self.highest - last)) & (~0 << UInt64(first))
  }
}
