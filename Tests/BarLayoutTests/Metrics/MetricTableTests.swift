import BarLayout
import Testing

@Suite struct MetricTableTests {
  @Test func `every row has its evidence in words`() {
    for row in MetricTable.rows {
      #expect(row.source.text.count > 10, "\(row.metric) = \(row.value)")
    }
  }

  private func metrics(
    _ system: Int, _ contentSize: BarContentSizeCategory = .large, isCompact: Bool = false
  ) -> NavigationBarMetrics {
    NavigationBarMetrics(
      for: MetricContext(
        system: system, idiom: .phone, isCompact: isCompact, isSheet: false,
        hasDynamicIsland: false, topInset: 47, sideInset: 0, width: 390, isRegularWidth: false,
        contentSize: contentSize))
  }

  @Test(arguments: SystemVersion.supportedMajors(of: .iOS))
  func `a button is never taller than its bar and a large title larger than an inline one`(
    system: Int
  ) {
    for isCompact in [false, true] {
      let metrics = metrics(system, isCompact: isCompact)
      #expect(metrics[.itemHeight] <= metrics[.barHeight])
      #expect(metrics[.rowHeight] + metrics[.rowTop] <= metrics[.barHeight])
      #expect(metrics[.backButtonHeight] <= metrics[.barHeight])
    }
    #expect(system < 11 || metrics(system)[.largeTitleFontSize] > metrics(system)[.titleFontSize])
  }

  @Test func `text never shrinks as the reader asks for larger text`() {
    for metric in [Metric.titleFontSize, .itemFontSize, .largeTitleFontSize] {
      let sizes = BarContentSizeCategory.allCases.map { metrics(17, $0)[metric] }
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 }, "\(metric): \(sizes)")
    }
  }

  @Test func `the large title's section grows with the text and is never below 52`() {
    for (size, height) in [
      (BarContentSizeCategory.small, 52.0), (.large, 52), (.extraExtraExtraLarge, 54),
      (.accessibilityLarge, 61.5), (.accessibilityExtraExtraExtraLarge, 73),
    ] {
      let metrics = metrics(26, size)
      let baseline = max(
        metrics[.largeTitleBaselineMinimum],
        metrics[.largeTitleBaselinePerSize] * metrics[.largeTitleFontSize])
      let section = baseline + metrics[.largeTitleBelowBaseline]
      #expect(abs(section - height) < 0.25, "\(size): \(section)")
    }
  }

  @Test func `a search field of iOS 26 grows as the leading of body text does`() {
    let sizes: [(BarContentSizeCategory, Double)] = [
      (.small, 40), (.large, 44), (.extraExtraExtraLarge, 58), (.accessibilityLarge, 80),
      (.accessibilityExtraExtraExtraLarge, 124),
    ]
    for (size, height) in sizes {
      let metrics = metrics(26, size)
      #expect(metrics[.searchFieldHeight] == height)
      #expect(metrics[.activeSearchBarHeight] == height + 16)
      let slot = metrics[.searchFieldTop] + height + metrics[.searchFieldBottom]
      #expect(slot == height + 16)
    }
  }
}
