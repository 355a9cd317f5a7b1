import BarRender
import Testing

@testable import BarGolden

@Suite struct PictureComparisonTests {
  private func difference(
    _ before: Bitmap, _ after: Bitmap, _ rules: PictureRules = PictureRules()
  ) -> PictureDifference? {
    guard
      case .different(let difference) = PictureComparison(
        expected: before, actual: after, rules: rules)
    else { return nil }
    return difference
  }

  @Test(arguments: 0..<4)
  func `one channel of one pixel that is off by one is caught and located`(channel: Int) throws {
    let before = try OraclePicture.noise(7, levels: 3)
    for (x, y) in [(0, 0), (31, 0), (17, 9), (31, 31)] {
      var pixels = before.pixels
      let place = (y * 32 + x) * 4 + channel
      pixels[place] = pixels[place] < 128 ? pixels[place] + 1 : pixels[place] - 1
      let found = try #require(difference(before, try OraclePicture.picture(pixels)))
      #expect(found.count == 1 && found.largest == 1 && found.total == 1024)
      #expect(found.box == PixelBox(x: x, y: y, width: 1, height: 1))
      #expect(found.worst?.x == x && found.worst?.y == y)
      #expect(found.worst?.channel == ["red", "green", "blue", "alpha"][channel])
      #expect(found.worst?.before == before.pixels[place] && found.worst?.after == pixels[place])
    }
  }

  @Test func `colours that nobody sees do not differ`() throws {
    let clear = try OraclePicture.picture([UInt8](repeating: 0, count: 4096))
    let hidden = (0..<4096).map { $0 % 4 == 3 ? 0 : UInt8(truncatingIfNeeded: $0) }
    #expect(
      PictureComparison(expected: clear, actual: try OraclePicture.picture(hidden)) == .same)
  }

  @Test func `a picture of another extent is said to be one`() throws {
    let one = try OraclePicture.noise(1, levels: 2)
    let other = try #require(Bitmap(width: 64, height: 16, pixels: one.pixels))
    #expect(
      PictureComparison(expected: one, actual: other)
        == .otherExtent(PixelExtent(width: 32, height: 32), PixelExtent(width: 64, height: 16)))
  }

  @Test func `what is ignored is not looked at, and its neighbours are`() throws {
    let before = try OraclePicture.disc(256, 256, 160)
    let box = PixelBox(x: 2, y: 2, width: 3, height: 4)
    let after = try OraclePicture.withBlock(before, box)
    #expect(difference(before, after, PictureRules(ignored: [box])) == nil)
    let narrow = PixelBox(x: 2, y: 2, width: 2, height: 4)
    let found = try #require(difference(before, after, PictureRules(ignored: [narrow])))
    #expect(found.count == 4 && found.box == PixelBox(x: 4, y: 2, width: 1, height: 4))
  }

  @Test func `the picture of the difference is red where they differ and pale elsewhere`() throws {
    let before = try OraclePicture.disc(256, 256, 160)
    let box = PixelBox(x: 2, y: 2, width: 3, height: 4)
    let shown = try #require(
      Bitmap.difference(
        expected: before, actual: try OraclePicture.withBlock(before, box), rules: PictureRules()))
    for y in 0..<32 {
      for x in 0..<32 {
        let pixel = Array(shown.pixels[((y * 32 + x) * 4)...].prefix(4))
        if box.contains(x, y) {
          #expect(pixel == [255, 0, 0, 255])
        } else {
          #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2] && pixel[0] >= 229)
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `the picture of the difference is what a slow one, pixel by pixel, is`(
    tellsSmoothing: Bool
  ) throws {
    let rules = PictureRules(
      ignored: [PixelBox(x: 4, y: 4, width: 5, height: 5)], tellsSmoothing: tellsSmoothing)
    for (seed, radius) in [(1, 160), (2, 90), (3, 201)] {
      var clear = try OraclePicture.disc(256, 250, radius).pixels
      for place in 0..<90 { clear[place * 44 + 3] = UInt8(place) }
      let before = try OraclePicture.picture(clear)
      let moved = try OraclePicture.disc(260, 250, radius, ink: [200, 20, 90])
      let after = try OraclePicture.nudged(moved, seed, every: 40)
      var expected: [UInt8] = []
      for place in 0..<1024 {
        let color = before.pixels[(place * 4)..<(place * 4 + 4)].map(Int.init)
        let light = (77 * color[0] + 150 * color[1] + 29 * color[2]) / 256
        let grey = UInt8(255 - (255 - light) * color[3] / 2550)
        expected += [grey, grey, grey, 255]
      }
      before.compare(with: after, rules) { x, y, _, isSmoothed in
        let place = (y * 32 + x) * 4
        let color: [UInt8] = isSmoothed ? [230, 180, 0] : [255, 0, 0]
        expected.replaceSubrange(place..<place + 3, with: color)
      }
      let shown = Bitmap.difference(expected: before, actual: after, rules: rules)
      #expect(shown == (try OraclePicture.picture(expected)))
    }
  }

  @Test func `a slow comparison, pixel by pixel, finds the same`() throws {
    for seed in 0..<200 {
      let before = try OraclePicture.noise(seed, levels: 2 + seed % 5)
      let after = try OraclePicture.nudged(before, seed + 1000, every: 1 + seed % 300)
      var count = 0
      var (left, top, right, bottom) = (32, 32, -1, -1)
      for index in 0..<1024
      where before.pixels[(index * 4)..<(index * 4 + 4)]
        != after.pixels[(index * 4)..<(index * 4 + 4)]
      {
        count += 1
        (left, right) = (min(left, index % 32), max(right, index % 32))
        (top, bottom) = (min(top, index / 32), max(bottom, index / 32))
      }
      let found = difference(before, after)
      #expect(found?.count ?? 0 == count)
      let box = PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      #expect(found?.box == (count == 0 ? nil : box), "seed \(seed)")
    }
  }
}
