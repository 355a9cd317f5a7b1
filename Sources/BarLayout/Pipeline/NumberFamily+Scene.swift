extension NumberFamily.Bars {
  /// The rows in force for a scene with such bars, in the order of the tables.
  package static func rowsInForce(for scene: BarScene) -> [NumberRow] {
    switch SceneNumbers(for: scene).metrics {
    case .bar(let metrics): metrics.rowsInForce
    case .watch(let metrics): metrics.rowsInForce
    case .platform(let metrics, _): metrics.rowsInForce
    }
  }
}

extension BarMetricValues {
  /// The row that counts of each number and fact.
  fileprivate var rowsInForce: [NumberRow] {
    let rows = rows
    return BarMetricName<Table>.all.compactMap { rows[$0] }.map(NumberRow.init)
  }
}
