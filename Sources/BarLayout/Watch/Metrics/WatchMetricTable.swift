/// A number of the watch's bar: its value, when it holds, and how it is known.
public struct WatchMetricRow: Hashable, Sendable {
  /// What the number is.
  public var metric: WatchMetric
  /// The number; lengths are points.
  public var value: Double
  /// When it holds.
  public var condition: WatchMetricCondition
  /// How it is known.
  public var source: MetricSource

  init(
    _ metric: WatchMetric, _ value: Double, _ condition: WatchMetricCondition = .always,
    _ source: MetricSource
  ) {
    self.metric = metric
    self.value = value
    self.condition = condition
    self.source = source
  }
}

/// Every row, metric by metric; of the rows that hold for a watch the last one counts.
public enum WatchMetricTable {
  /// The rows in the order of the files: a general row first, its exceptions after it.
  public static let rows: [WatchMetricRow] =
    eraRows + textRows + oneLineRows + chevronRows + discRows + discTitleRows

  /// A number for some watches, in the order of a table's columns.
  static func rows(
    _ metric: WatchMetric, _ condition: WatchMetricCondition,
    _ values: KeyValuePairs<WatchCase, Double>, _ source: MetricSource
  ) -> [WatchMetricRow] {
    values.map { WatchMetricRow(metric, $0.value, condition.on($0.key), source) }
  }
}

/// The numbers of one watch's bar, every exception decided.
public struct WatchBarMetrics: Hashable, Sendable {
  /// The watch the numbers are for.
  public let context: WatchMetricContext
  private var values: [Double]

  /// Looks every number up; one for which no row holds is 0.
  public init(for context: WatchMetricContext) {
    self.context = context
    var values = [Double](repeating: 0, count: WatchMetric.allCases.count)
    for row in WatchMetricTable.rows where row.condition.holds(for: context) {
      values[row.metric.index] = row.value
    }
    self.values = values
  }

  /// The number; lengths are points.
  public subscript(metric: WatchMetric) -> Double { values[metric.index] }

  /// The same numbers but for one.
  func with(_ metric: WatchMetric, _ value: Double) -> WatchBarMetrics {
    var changed = self
    changed.values[metric.index] = value
    return changed
  }

  /// The row a number comes from; nil when no row holds for the watch, and the number is 0.
  public func row(of metric: WatchMetric) -> WatchMetricRow? {
    WatchMetricTable.rows.last { $0.metric == metric && $0.condition.holds(for: context) }
  }
}
