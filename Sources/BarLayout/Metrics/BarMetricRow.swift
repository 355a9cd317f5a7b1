/// A number or a fact of a bar: its value, when it holds, and how it is known.
package struct BarMetricRow<Table: BarMetricTable>: Hashable, Sendable {
  /// What it is.
  package var metric: BarMetricName<Table>
  /// The number; lengths are points.
  ///
  /// A fact is 1 or 0.
  package var value: Double
  /// When it holds.
  package var condition: Table.Condition
  /// How it is known.
  package var source: MetricSource

  /// A number.
  init(
    _ number: Table.Number, _ value: Double, _ condition: Table.Condition = .always,
    _ source: MetricSource
  ) {
    metric = .number(number)
    self.value = value
    self.condition = condition
    self.source = source
  }

  /// A fact: whether it is so.
  ///
  /// What no row says is not so.
  init(
    _ fact: Table.Fact, _ isSo: Bool, _ condition: Table.Condition = .always,
    _ source: MetricSource
  ) {
    metric = .fact(fact)
    value = isSo ? 1 : 0
    self.condition = condition
    self.source = source
  }
}

extension BarMetricTable {
  /// Numbers of which a bar has none, 0, unless a later row says otherwise.
  static func without(
    _ numbers: Number..., because source: MetricSource
  ) -> [BarMetricRow<Self>] {
    numbers.map { BarMetricRow($0, 0, .always, source) }
  }

  /// Numbers, and facts that are so, that one piece of evidence supports.
  static func rows(
    _ condition: Condition, _ source: MetricSource, _ values: KeyValuePairs<Number, Double>,
    _ facts: Fact...
  ) -> [BarMetricRow<Self>] {
    values.map { BarMetricRow($0.key, $0.value, condition, source) }
      + facts.map { BarMetricRow($0, true, condition, source) }
  }
}

/// Rows that belong together, as the tables' files keep them.
package struct BarMetricFamily<Table: BarMetricTable>: Hashable, Sendable {
  /// What the rows are about.
  package var name: String
  /// The rows list by list, a general one first, its exceptions after it.
  ///
  /// One list of them all would copy each with its evidence.
  var lists: [[BarMetricRow<Table>]]

  /// A family of the rows of some lists.
  init(name: String, rows lists: [BarMetricRow<Table>]...) {
    self.name = name
    self.lists = lists
  }

  /// The rows, a general one first, its exceptions after it.
  package var rows: [BarMetricRow<Table>] { lists.flatMap(\.self) }
}

extension BarMetricTable {
  /// The versions for which the first row of a fact says that it is so.
  static func systems(of fact: Fact) -> VersionRange {
    for family in families {
      for list in family.lists {
        for index in list.indices where list[index].metric == .fact(fact) && list[index].value > 0 {
          return list[index].condition.systems
        }
      }
    }
    return .all
  }
}
