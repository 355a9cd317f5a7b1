/// Something a layout starts from: a row of a table, a number of the scene, a text as it was
/// measured.
package struct LayoutQuantity: Hashable, Sendable {
  /// What kind of thing it is.
  package enum Kind: Hashable, Sendable {
    /// A number of a phone's or pad's bar.
    case metric(BarMetricName<MetricTable>)
    /// A number of a watch's bar.
    case watch(BarMetricName<WatchMetricTable>)
    /// A number of a bar on macOS, tvOS or visionOS.
    case platform(BarMetricName<PlatformMetricTable>)
    /// A number of the device or the scene.
    case scene(SceneLength.Place)
    /// A text in a style, with its width and its ink.
    case text(String, TextStyle)
    /// The size of a pixel.
    case pixel
  }

  /// What kind of thing it is.
  package var kind: Kind
  /// How big it is; a text's width, or else in the row's own unit.
  package var value: Double
  /// What the number counts.
  package var unit: NumberUnit
  /// What it is, in a line.
  package var summary: String
  /// When a row holds; nil for what is no row.
  package var condition: String?
  /// How it is known; nil for what the scene says.
  package var source: MetricSource?
  /// Cases of the project's measurements that hold a row to account, as `folder/id`.
  package var cases: [String] = []

  /// The name it goes by: `titleGap`, `device.points.width`, `“Inbox”`.
  package var name: String {
    switch kind {
    case .metric(let metric): metric.name
    case .watch(let metric): metric.name
    case .platform(let metric): metric.name
    case .scene(let place): place.description
    case .text(let text, _): "“\(text)”"
    case .pixel: "pixel"
    }
  }
}

extension LayoutQuantity {
  /// The rows in force for a scene, in the order of the tables; what is 0 takes no part in a sum.
  static func rows(of numbers: SceneNumbers) -> [LayoutQuantity] {
    switch numbers.metrics {
    case .bar(let metrics): rows(of: metrics, Kind.metric)
    case .watch(let metrics): rows(of: metrics, Kind.watch)
    case .platform(let metrics, let shared):
      rows(of: metrics, Kind.platform) + rows(of: shared, Kind.metric)
    }
  }

  private static func rows<Table>(
    of metrics: BarMetricValues<Table>, _ kind: (BarMetricName<Table>) -> Kind
  ) -> [LayoutQuantity] {
    let rows = metrics.rows
    return BarMetricName<Table>.all.map { metric in
      let row = rows[metric]
      return LayoutQuantity(
        kind: kind(metric), value: metrics.value(of: metric), unit: metric.unit,
        summary: metric.summary, condition: row?.condition.description, source: row?.source,
        cases: row.map(RowCases.cases) ?? [])
    }
  }
}

extension SceneNumbers {
  /// The numbers with one row's value in place of its own; what is no row changes nothing.
  func with(_ kind: LayoutQuantity.Kind, _ value: Double) -> SceneNumbers {
    var changed = self
    switch (metrics, kind) {
    case (.bar(let metrics), .metric(let metric)):
      changed.metrics = .bar(metrics.with(metric, value))
    case (.watch(let metrics), .watch(let metric)):
      changed.metrics = .watch(metrics.with(metric, value))
    case (.platform(let metrics, let shared), .platform(let metric)):
      changed.metrics = .platform(metrics.with(metric, value), shared: shared)
    case (.platform(let metrics, let shared), .metric(let metric)):
      changed.metrics = .platform(metrics, shared: shared.with(metric, value))
    default: break
    }
    return changed
  }
}
