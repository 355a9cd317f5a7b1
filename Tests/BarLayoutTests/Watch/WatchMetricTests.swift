import BarLayout
import Testing

/// Relations between the rows of the watch's tables.
struct WatchMetricTests {
  private func metrics(_ watch: WatchCase, _ system: Int) -> WatchBarMetrics {
    WatchBarMetrics(for: WatchMetricContext(watch: watch, system: system))
  }

  @Test(arguments: WatchCase.allCases)
  func `every size and version has the numbers of its layout`(watch: WatchCase) {
    for system in WatchScenes.systems {
      let metrics = metrics(watch, system)
      let needed: [WatchMetric] =
        system >= 10
        ? [.barMargin, .buttonTop, .buttonDiameter, .clockBaseline, .titlePitch, .titleFontSize]
        : [.barHeight, .textInset, .clockBaseline, .clockFontSize, .titleFontSize, .backTitleX]
      for metric in needed { #expect(metrics[metric] > 0, "\(metric) of \(watch) \(system)") }
    }
  }

  @Test(arguments: WatchCase.allCases)
  func `the table agrees with the catalogue of devices`(watch: WatchCase) throws {
    let model = try #require(DeviceCatalog.model(watch.rawValue))
    #expect(model.size == watch.screen)
    #expect(WatchCase(nearest: model.size) == watch)
    let figures = try #require(model.watchFigures)
    let metrics = metrics(watch, 26)
    for (figure, metric) in [
      (figures.barMargin, WatchMetric.barMargin), (figures.barButtonTop, .buttonTop),
      (figures.barButtonDiameter, .buttonDiameter),
    ] {
      if let figure { #expect(metrics[metric] == figure) }
    }
  }

  @Test func `digits stand inside their bar`() {
    for watch in WatchCase.allCases {
      for system in 1...9 {
        let metrics = metrics(watch, system)
        let top = metrics[.clockBaseline] - metrics[.capHeightEm] * metrics[.clockFontSize]
        #expect(top > 0 && metrics[.clockBaseline] < metrics[.barHeight])
      }
    }
  }
}
