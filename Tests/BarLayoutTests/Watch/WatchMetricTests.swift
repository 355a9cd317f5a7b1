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

  @Test func `chevrons get thicker from watchOS 3 on, and with Bold Text`() {
    func stroke(_ system: Int, bold: Bool = false) -> Double {
      WatchBarMetrics(
        for: WatchMetricContext(watch: .mm44, system: system, isBold: bold))[.backIndicatorStrokeEm]
    }
    #expect(stroke(2) < stroke(3))
    #expect(stroke(9) < stroke(9, bold: true))
  }

  @Test(arguments: [2, 3])
  func `a clock is of regular weight up to watchOS 2`(system: Int) throws {
    let bar = try WatchScenes.layOut(
      WatchScenes.scene(
        .mm42Old, system: system, bar: NavigationBar(items: [NavigationItem(title: "Root")])))
    let clock = try #require(bar.element(.clock))
    #expect(clock.text?.style.weight == (system == 2 ? .regular : .medium))
  }
}
