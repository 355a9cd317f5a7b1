/// The numbers a scene is laid out with, before anything is resolved.
struct SceneNumbers {
  /// The numbers of one platform's bar.
  enum Metrics {
    /// A navigation bar of a phone or pad.
    case bar(NavigationBarMetrics)
    case watch(WatchBarMetrics)
    /// macOS, tvOS or visionOS; views and pictures share the navigation bar's numbers.
    case platform(PlatformBarMetrics, shared: NavigationBarMetrics)
  }

  /// The rows that are in force.
  var metrics: Metrics
  /// Whether frames are put on the device's pixels.
  var roundsToPixels = true
}

extension SceneNumbers {
  /// Looks every number of a scene up.
  init(for scene: borrowing BarScene) {
    if scene.hasPadBars, let padScene = scene.withPadBars {
      metrics = .bar(NavigationBarMetrics(for: MetricContext(padScene)))
      return
    }
    switch scene.device.idiom {
    case .phone, .pad: metrics = .bar(NavigationBarMetrics(for: MetricContext(scene)))
    case .watch: metrics = .watch(WatchBarMetrics(for: WatchMetricContext(copy scene)))
    case .tv, .vision, .mac:
      metrics = .platform(
        PlatformBarMetrics(for: copy scene),
        shared: NavigationBarMetrics(for: MetricContext(scene)))
    }
  }
}
