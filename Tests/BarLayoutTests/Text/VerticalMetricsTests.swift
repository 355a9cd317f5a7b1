import BarLayout
import Testing

@Suite struct VerticalMetricsTests {
  @Test(arguments: [(17.0, 20.281), (34, 40.562)])
  func `a line is as tall as view dumps show it before rounding`(size: Double, height: Double) {
    #expect(abs(VerticalMetrics.sanFrancisco.lineHeight(size: size) - height) < 1e-3)
  }

  @Test func `capitals end below the ascent and above a small x`() {
    let metrics = VerticalMetrics.sanFrancisco
    #expect(metrics.xHeight < metrics.capHeight && metrics.capHeight < metrics.ascent)
  }
}
