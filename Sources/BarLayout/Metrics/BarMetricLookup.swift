/// The rows of a table without their evidence: what holds for every bar of a version is written down
/// for each version, and one pass over the other rows finds the rest.
package struct BarMetricLookup<Table: BarMetricTable>: Sendable {
  /// What a row says that asks for more than a version.
  struct Row: Sendable {
    /// Which number or fact it is.
    var place: Int
    /// The number; a fact is 1 or 0.
    var value: Double
    /// Which of the conditions it has; nil where versions and features tell all.
    var condition: Int?
  }

  /// The rows that ask for more, an exception after what it is one of.
  let rows: [Row]
  /// Which of them may count for a bar.
  let sieve: RowSieve
  /// When those of them hold of which versions and features do not tell it.
  let conditions: [Table.Condition]
  private let versions: [PlacedNumbers]
  /// A bit for each version that has other numbers than the one before it.
  private let edges: UInt64

  /// What every bar of a version has, unless a row says otherwise; not a number where none says one.
  ///
  /// A version that is newer than every row has what the newest one has.
  subscript(version: Int) -> PlacedNumbers {
    let bit = VersionRange.bit(version)
    return versions[(edges & (bit | (bit - 1))).nonzeroBitCount - 1]
  }

  /// Goes through the rows of a table from the last to the first: where a later row says something
  /// for every bar of a version, an earlier one says nothing of it.
  init() {
    var (scopes, rows, conditions): ([RowSieve.Scope], [Row], [Table.Condition]) = ([], [], [])
    var plain: [(versions: UInt64, place: Int, value: Double)] = []
    let numbers = Table.Number.allCases.count
    // For each name the versions in which a row that came already holds for every bar.
    var settled = [UInt64](repeating: 0, count: numbers + Table.Fact.allCases.count)
    let families = Table.families
    let count = families.reduce(0) { sum, family in family.lists.reduce(sum) { $0 + $1.count } }
    scopes.reserveCapacity(count)
    rows.reserveCapacity(count)
    conditions.reserveCapacity(count)
    plain.reserveCapacity(count)
    for family in families.indices.reversed() {
      for list in families[family].lists.reversed() {
        // Row by row in its place: copying a row would take hold of its evidence.
        for index in list.indices.reversed() {
          let (place, value) = (list[index].metric.place(afterNumbers: numbers), list[index].value)
          let open = list[index].condition.systems.bits & ~settled[place]
          guard open != 0 else { continue }
          let features = list[index].condition.features
          if features.isNone && list[index].condition.isAlways {
            settled[place] |= open
            plain.append((open, place, value))
            continue
          }
          let isTold = list[index].condition.isToldByFeatures
          scopes.append(RowSieve.Scope(versions: open, features: features))
          rows.append(
            Row(place: place, value: value, condition: isTold ? nil : conditions.count))
          if !isTold { conditions.append(list[index].condition) }
        }
      }
    }
    scopes.reverse()
    rows.reverse()
    sieve = RowSieve(scopes)
    self.rows = rows
    self.conditions = conditions
    // The oldest version has none before it.
    edges = plain.reduce(1) { $0 | ($1.versions ^ $1.versions << 1) }
    var values = PlacedNumbers(numbers: [Double](repeating: .nan, count: numbers))
    var versions: [PlacedNumbers] = []
    for number in 0..<UInt64.bitWidth {
      let version = VersionRange.bit(number)
      guard edges & version != 0 else { continue }
      let before = version >> 1
      for row in plain where row.versions & (version | before) == before && before != 0 {
        values.set(row.place, .nan)
      }
      for row in plain where row.versions & (version | before) == version {
        values.set(row.place, row.value)
      }
      versions.append(values)
    }
    self.versions = versions
  }
}

/// Numbers and facts of a bar, each in its place: numbers in the order of the source, then facts.
struct PlacedNumbers: Hashable, Sendable {
  var numbers: [Double]
  /// A bit for each fact, the first one lowest.
  var facts: UInt64 = 0

  /// Puts a number, or 1 or 0 for a fact, in its place.
  @inline(__always)
  mutating func set(_ place: Int, _ value: Double) {
    guard place >= numbers.count else {
      numbers[place] = value
      return
    }
    let bit: UInt64 = 1 << UInt64(place - numbers.count)
    if value > 0 { facts |= bit } else { facts &= ~bit }
  }
}

extension BarMetricName {
  /// Its place among a bar's numbers and facts.
  func place(afterNumbers count: Int) -> Int {
    switch self {
    case .number(let number): number.index
    case .fact(let fact): count + fact.index
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

  /// The place of a version's bit.
  static func place(_ version: Int) -> Int { min(max(version, 0), highest) }

  /// The bit of a version.
  static func bit(_ version: Int) -> UInt64 { 1 << UInt64(place(version)) }

  /// The bits of the versions.
  var bits: UInt64 {
    let (first, last) = (min(max(first, 0), Self.highest), min(last ?? .max, Self.highest))
    return first > last ? 0 : (~0 >> UInt64(Self.highest - last)) & (~0 << UInt64(first))
  }
}
