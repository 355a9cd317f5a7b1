import Testing

@testable import BarLayout

@Suite struct StatusBarGlyphsTests {
  @Test func `the status bar's signs lie in their boxes and touch the bottom`() throws {
    for (layers, size) in [
      (StatusBarGlyphs.cellular(), StatusBarGlyphs.cellularSize),
      (StatusBarGlyphs.wifi(), StatusBarGlyphs.wifiSize),
      (StatusBarGlyphs.battery(), StatusBarGlyphs.batterySize),
    ] {
      let boxes = try layers.map { try #require($0.path.bounds) }
      let ink = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
      let box = BarRect(x: 0, y: 0, width: size.width, height: size.height)
      #expect(ink.isClose(to: box, within: 0.17))
      #expect(abs(ink.maxY - box.maxY) < 1e-9)
    }
  }

  @Test func `the status bar's signs show reception by bars and bands that are not faint`() {
    #expect(StatusBarGlyphs.cellular(bars: 3).map { $0.alpha == 1 } == [true, true, true, false])
    #expect(StatusBarGlyphs.wifi(bands: 1).map { $0.alpha == 1 } == [true, false, false])
    #expect(StatusBarGlyphs.cellular(bars: -5).allSatisfy { $0.alpha < 1 })
    #expect(StatusBarGlyphs.cellular(bars: 99).allSatisfy { $0.alpha == 1 })
  }

  @Test(arguments: [(1.0, 18.0), (0.5, 9), (0.1, 1.8), (7, 18)])
  func `the status bar's signs show a charge as wide as its level`(level: Double, width: Double)
    throws
  {
    let layers = StatusBarGlyphs.battery(level: level)
    let charge = try #require(layers.last?.path.bounds)
    #expect(abs(charge.width - width) < 1e-9)
    #expect(abs(charge.height - (StatusBarGlyphs.batterySize.height - 4)) < 1e-9)
  }

  @Test func `a battery with digits is filled from end to end of its level`() throws {
    let full = StatusBarGlyphs.battery(StatusBattery(level: 0.5, isSolid: true))
    let charge = try #require(full.last?.path.bounds)
    #expect(abs(charge.width - 11) < 1e-9)
    #expect(abs(charge.height - StatusBarGlyphs.batterySize.height) < 1e-9)
    let empty = StatusBarGlyphs.battery(StatusBattery(level: 0, isSolid: true))
    #expect(empty.allSatisfy { $0.alpha < 1 })
  }

  @Test(arguments: [0, -1, Double.nan])
  func `the status bar's signs show an empty battery as its shell`(level: Double) {
    #expect(StatusBarGlyphs.battery(level: level).count == 2)
  }
}
