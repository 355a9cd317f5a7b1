import BarLayout
import Testing

@Suite struct VerticalMetricsTests {
  @Test(arguments: [
    ("ios-12", 17.0, FontWeight.semibold, 3.0, 20.333), ("ios-13", 17, .semibold, 2, 20.5),
    ("ios-26", 17, .semibold, 3, 20.667), ("ios-17", 34, .bold, 3, 40.667),
    ("ios-8", 17, .semibold, 2, 21.5), ("ios-7", 17, .regular, 2, 20.5),
  ])
  func `a label is as tall as in view dumps`(
    system: String, size: Double, weight: FontWeight, scale: Double, height: Double
  ) throws {
    let version = try #require(SystemVersion(identifier: system))
    let metrics = VerticalMetrics.systemFont(of: version, weight: weight)
    let label = PixelGrid(scale: scale).up(metrics.lineHeight(size: size))
    #expect(abs(label - height) < 0.001)
  }

  @Test func `a capital is taller than a small letter and fits under the ascent`() {
    for metrics in [
      VerticalMetrics.sanFrancisco, .sanFrancisco26, .helveticaNeue, .helveticaNeueBold,
    ] {
      #expect(metrics.xHeight < metrics.capHeight)
      #expect(metrics.capHeight < metrics.ascent)
      #expect(metrics.descent > 0)
    }
  }
}
