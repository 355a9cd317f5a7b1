extension MockupMetricContext {
  /// The screen of a watch.
  init(_ bar: WatchMetricContext) {
    self.init(system: bar.system, idiom: .watch, width: bar.watch.screen.width)
  }
}
