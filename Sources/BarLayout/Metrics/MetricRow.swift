/// A number of the bar: its value, when it holds, and how it is known.
public struct MetricRow: Hashable, Sendable {
  /// What the number is.
  public var metric: Metric
  /// The number; lengths are points.
  public var value: Double
  /// When it holds.
  public var condition: MetricCondition
  /// How it is known.
  public var source: MetricSource

  init(
    _ metric: Metric, _ value: Double, _ condition: MetricCondition = .always,
    _ source: MetricSource
  ) {
    self.metric = metric
    self.value = value
    self.condition = condition
    self.source = source
  }
}

/// Every row, metric by metric; of the rows that hold for a bar the last one counts.
public enum MetricTable {
  /// The rows in the order of the files: a general row first, its exceptions after it.
  public static let rows: [MetricRow] =
    barRows + rowRows + marginRows + itemRows + glassRows + backButtonRows + titleRows
    + largeTitleRows + searchRows + scaledSearchRows + scrollRows + transitionRows + statusBarRows
    + contentRows
    + screenRows + columnRows + titleMenuRows

  /// The rows of each major system from the first on, sorted for looking numbers up quickly.
  static let systems: [SystemRows] = SystemVersion.uiKitVersions.map { SystemRows(system: $0) }

  /// The rows of one system without their evidence.
  struct SystemRows: Sendable {
    /// What holds for every bar of the system, metric by metric.
    var values = [Double](repeating: 0, count: Metric.allCases.count)
    /// What holds for some bars, in the order of the rows.
    var exceptions: [(condition: MetricCondition, metric: Int, value: Double)] = []

    init(system: Int) {
      for row in rows where row.condition.systems.contains(system) {
        let metric = row.metric.index
        var condition = row.condition
        condition.systems = .all
        if condition == .always {
          exceptions.removeAll { $0.metric == metric }
          values[metric] = row.value
        } else {
          exceptions.append((condition, metric, row.value))
        }
      }
    }
  }
}

/// The numbers of one bar, every exception decided.
public struct NavigationBarMetrics: Hashable, Sendable {
  /// The bar the numbers are for.
  public let context: MetricContext
  private var values: [Double]

  /// Looks every number up; a version that is newer than every row has the newest one's numbers.
  public init(for context: MetricContext) {
    self.context = context
    let versions = SystemVersion.uiKitVersions
    let system = min(max(context.system, versions.lowerBound), versions.upperBound)
    let rows = MetricTable.systems[system - versions.lowerBound]
    var values = rows.values
    for row in rows.exceptions where row.condition.holds(for: context) {
      values[row.metric] = row.value
    }
    self.values = values
  }

  /// The number; lengths are points.
  public subscript(metric: Metric) -> Double { values[metric.index] }

  /// The same numbers but for one.
  func with(_ metric: Metric, _ value: Double) -> NavigationBarMetrics {
    var changed = self
    changed.values[metric.index] = value
    return changed
  }

  /// The row a number comes from; nil when no row holds for the bar, and the number is 0.
  public func row(of metric: Metric) -> MetricRow? {
    MetricTable.rows.last { $0.metric == metric && $0.condition.holds(for: context) }
  }
}
