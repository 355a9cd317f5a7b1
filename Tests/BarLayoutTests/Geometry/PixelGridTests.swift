@testable import BarLayout
import Testing

@Suite struct PixelGridTests {
  private static let nearest: [(value: Double, scale: Double, pixel: Double)] = [
    (170.5, 3, 170.6666666666667), (78.75, 2, 79), (163.8333333333, 3, 164), (-0.25, 2, 0),
    (-0.5, 1, 0), (0.3333333333, 1, 0), (0.3333333333, 3, 0.3333333333),
  ]

  @Test(arguments: nearest)
  func `the nearest pixel is found, halves going up`(value: Double, scale: Double, pixel: Double) {
    #expect(abs(PixelGrid(scale: scale).nearest(value) - pixel) < 1e-9)
  }

  private static let up: [(width: Double, scale: Double, pixel: Double)] = [
    (10.2, 2, 10.5), (34.667, 3, 34.6666666667), (34.67, 3, 34.6666666667), (34.68, 3, 35),
    (35, 3, 35),
  ]

  @Test(arguments: up)
  func `a width goes up to the next pixel but not for what printing it added`(
    width: Double, scale: Double, pixel: Double
  ) {
    #expect(abs(PixelGrid(scale: scale).up(width) - pixel) < 1e-9)
  }

  @Test func `neighbours that share an edge still share it on pixels`() {
    let grid = PixelGrid(scale: 1)
    let thirds = (0..<3).map { BarRect(x: Double($0) * 100 / 3, y: 0, width: 100 / 3.0, height: 1) }
    let widths = thirds.map { grid.nearest($0).width }
    #expect(widths == [33, 34, 33])
  }

  private static let uneven: [Double] = [
    0, -0.0, 0.5, -0.5, 1, -1, 2.999_999_999_999_999_6, -2.000_000_000_000_000_4, 1e15 + 0.5,
    -1e15 - 0.5, 4_503_599_627_370_495.5, -4_503_599_627_370_496.5, 9.3e18, -9.3e18, 1e300,
    .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
  ]

  @Test(arguments: uneven)
  func `a number is rounded down as the standard library does`(value: Double) {
    #expect(PixelGrid.floor(value) == value.rounded(.down))
    #expect(PixelGrid.floor(.nan).isNaN)
  }
}
