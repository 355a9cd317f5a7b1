extension NumberFamily.Bars {
  /// The rows in force for a scene with such bars, in the order of the tables.
  public static func rowsInForce(for scene: BarScene) -> [NumberRow] {
    switch SceneNumbers(for: scene).metrics {
    case .bar(let metrics): Metric.allCases.compactMap(metrics.row).map(NumberRow.init)
    case .watch(let metrics): WatchMetric.allCases.compactMap(metrics.row).map(NumberRow.init)
    case .platform(let metrics, _):
      PlatformMetric.allCases.compactMap(metrics.row).map(NumberRow.init)
    }
  }
}
