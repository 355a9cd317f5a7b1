/// The numbers and facts of one kind of bar: their names, their rows, and when rows hold.
///
/// Phones and pads, watches, and the other platforms have a table each; rows, conditions and the
/// way to look a number up are the same.
package protocol BarMetricTable: Sendable {
  /// The names of its numbers.
  associatedtype Number: BarMetricNames
  /// The names of its facts.
  associatedtype Fact: BarMetricNames
  /// When a row holds.
  associatedtype Condition: BarMetricCondition

  /// Every row, in families; of the rows of a number that hold for a bar the last one counts.
  static var families: [BarMetricFamily<Self>] { get }
  /// Every row, family by family.
  static var rows: [BarMetricRow<Self>] { get }
  /// The same rows sorted for looking numbers up, made once from `rows`.
  static var lookup: BarMetricLookup<Self> { get }
}

/// The names of numbers or facts.
///
/// A case says what it stands for; a number that is no length has its unit before that,
/// `pixels: Thickness of the hairline`.
package protocol BarMetricNames: CaseIterable, Hashable, Sendable
where AllCases == [Self] {
  /// What it stands for, in a line, after its unit.
  var meaning: String { get }
}

extension BarMetricNames where Self: RawRepresentable<String> {
  /// What the raw value says.
  package var meaning: String { rawValue }
}

extension BarMetricNames {
  /// The name as in the source: `titleGap`.
  package var name: String { String(describing: self) }

  /// Place among all names, in the order of the source.
  var index: Int {
    // An enumeration without values counts its cases in a byte, or in two where there are more than
    // 256, the lower one first; a test holds it against `allCases`.
    unsafe withUnsafeBytes(of: self) { bytes in
      unsafe bytes.count == 1 ? Int(bytes[0]) : Int(bytes[0]) | Int(bytes[1]) << 8
    }
  }

  /// The unit that is stated before a summary, and the summary.
  fileprivate var parts: (unit: NumberUnit?, summary: String) {
    let meaning = meaning
    let parts = meaning.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let unit = NumberUnit(rawValue: String(parts[0])) else {
      return (nil, meaning)
    }
    return (unit, String(parts[1].dropFirst()))
  }
}

/// When a row holds: in which versions, and what else has to fit.
package protocol BarMetricCondition: Hashable, Sendable, CustomStringConvertible {
  /// The bar a number is looked up for.
  associatedtype Context: BarMetricContext

  /// For every bar.
  static var always: Self { get }
  /// The major versions it holds for.
  var systems: VersionRange { get set }

  /// Whether it holds for a bar.
  func holds(for context: Context) -> Bool
  /// What it asks of a bar that is so or not: it holds for no bar of other features.
  var features: MetricFeatures { get }
  /// Whether it holds for every bar of those features, nothing else being asked.
  var isToldByFeatures: Bool { get }
  /// Whether it holds for a bar of its versions and of those features.
  func holdsBesides(for context: Context) -> Bool
}

extension BarMetricCondition {
  /// Nothing: tables of few rows try each.
  package var features: MetricFeatures { MetricFeatures() }
  /// Never, as they say nothing.
  package var isToldByFeatures: Bool { false }
  /// Everything is looked at, as they say nothing.
  package func holdsBesides(for context: Context) -> Bool { holds(for: context) }
}

/// The bar a number is looked up for.
package protocol BarMetricContext: Hashable, Sendable {
  /// Major version of the system.
  var system: Int { get }
  /// What is so or not of it.
  var features: MetricFeatures { get }
}

extension BarMetricContext {
  /// Nothing, as no row asks.
  package var features: MetricFeatures { MetricFeatures() }
}

/// The name of a number or of a fact.
package enum BarMetricName<Table: BarMetricTable>: Hashable, Sendable {
  case number(Table.Number)
  case fact(Table.Fact)

  /// Every name, numbers first.
  package static var all: [BarMetricName] {
    Table.Number.allCases.map(Self.number) + Table.Fact.allCases.map(Self.fact)
  }

  /// The name as in the source: `titleGap`.
  package var name: String {
    switch self {
    case .number(let number): number.name
    case .fact(let fact): fact.name
    }
  }

  /// What it is, in a line; points unless it says otherwise.
  package var summary: String {
    switch self {
    case .number(let number): number.parts.summary
    case .fact(let fact): fact.parts.summary
    }
  }

  /// What it counts.
  package var unit: NumberUnit {
    switch self {
    case .number(let number): number.parts.unit ?? .points
    case .fact: .flag
    }
  }
}
