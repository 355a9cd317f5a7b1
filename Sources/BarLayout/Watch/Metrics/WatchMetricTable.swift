/// The numbers of bars of watches.
package enum WatchMetricTable: BarMetricTable {
  /// The names of its numbers.
  package typealias Number = WatchMetric
  /// The names of its facts.
  package typealias Fact = WatchFact
  /// When a row holds.
  package typealias Condition = WatchMetricCondition

  /// Every row, family by family.
  package static let rows: [WatchMetricRow] = families.flatMap(\.rows)
  /// The same rows sorted for looking numbers up.
  package static let lookup = BarMetricLookup<WatchMetricTable>()

  /// The rows in the order of the files: a general row first, its exceptions after it.
  package static let families: [BarMetricFamily<WatchMetricTable>] = [
    .init(name: "Watches: what a version does", rows: eraRows),
    .init(name: "Watches: one line, up to watchOS 9", rows: bareLine, oneLineRows),
    .init(name: "Watches: the bare chevron", rows: chevronRows),
    .init(name: "Watches: discs, from watchOS 10 on", rows: bareDiscs, discRows),
    .init(name: "Watches: clock and titles over discs", rows: bareTitles, discTitleRows),
    .init(name: "Watches: text", rows: textRows),
  ]

  /// A number for some watches, in the order of a table's columns.
  static func rows(
    _ metric: WatchMetric, _ condition: WatchMetricCondition,
    _ values: KeyValuePairs<WatchCase, Double>, _ source: MetricSource
  ) -> [WatchMetricRow] {
    values.map { WatchMetricRow(metric, $0.value, condition.on($0.key), source) }
  }
}

/// A number of a watch's bar.
package typealias WatchMetricRow = BarMetricRow<WatchMetricTable>
/// The numbers of one watch's bar.
package typealias WatchBarMetrics = BarMetricValues<WatchMetricTable>
