import BarLayout
import BarRender
import Testing

@testable import BarScreenshot

@Suite struct ScreenshotComparisonTests {
  /// A white screen of 100 x 200 points at two pixels a point, with black boxes.
  private func picture(_ boxes: [BarRect], width: Int = 200, height: Int = 400) throws -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for box in boxes {
      for y in Int(box.minY)..<min(Int(box.maxY), height) {
        for x in Int(box.minX)..<min(Int(box.maxX), width) {
          for channel in 0..<3 { pixels[(y * width + x) * 4 + channel] = 0 }
        }
      }
    }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }

  private let screen = BarSize(width: 100, height: 200)
  private let marks = [
    BarRect(x: 20, y: 30, width: 40, height: 20), BarRect(x: 120, y: 60, width: 30, height: 12),
    BarRect(x: 60, y: 90, width: 90, height: 6),
  ]

  @Test func `a picture with the screen's proportions is the whole screen`() throws {
    let place = try #require(
      ScreenshotPlace(of: picture([], width: 300, height: 600), on: picture([]), screen: screen))
    #expect(place.scale == 3 && place.origin == BarPoint(x: 0, y: 0) && place.evidence == .size)
  }

  @Test func `an edge of one colour is cut off`() throws {
    var shot = try picture(marks, width: 240, height: 440).pixels
    for index in stride(from: 0, to: shot.count, by: 4) {
      let (x, y) = (index / 4 % 240, index / 4 / 240)
      if x < 20 || x >= 220 || y < 20 || y >= 420 { shot[index] = 90 }
    }
    let framed = try #require(Bitmap(width: 240, height: 440, pixels: shot))
    let place = try #require(ScreenshotPlace(of: framed, on: picture([]), screen: screen))
    #expect(place.scale == 2 && place.origin == BarPoint(x: -10, y: -10))
    #expect(place.evidence == .edge)
  }

  @Test func `a part of the screen is found by its contents`() throws {
    let drawing = try picture(marks)
    let part = try #require(drawing.cut(x: 0, y: 24, width: 200, height: 90))
    let place = try #require(ScreenshotPlace(of: part, on: drawing, screen: screen))
    #expect(place.evidence == .contents && place.scale == 2)
    #expect(place.origin == BarPoint(x: 0, y: 12))
  }

  @Test func `a picture of a turned screen lies on its side`() throws {
    let shot = try picture([], width: 600, height: 300)
    #expect(ScreenshotPlace.isOnItsSide(shot, screen: screen))
    #expect(!ScreenshotPlace.isOnItsSide(try picture([]), screen: screen))
    #expect(!ScreenshotPlace.isOnItsSide(try picture([], width: 200, height: 90), screen: screen))
  }

  @Test func `clear corners of a display do not take part in the search`() throws {
    var pixels = try picture(marks).pixels
    for y in 0..<40 { for x in 0..<40 - y { pixels[(y * 200 + x) * 4 + 3] = 0 } }
    for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] == 0 {
      for channel in 0..<3 { pixels[index + channel] = 0 }
    }
    let drawing = try #require(Bitmap(width: 200, height: 400, pixels: pixels))
    let part = try #require(try picture(marks).cut(x: 0, y: 0, width: 200, height: 120))
    let place = try #require(ScreenshotPlace(of: part, on: drawing, screen: screen))
    #expect(place.origin == BarPoint(x: 0, y: 0))
  }

  @Test func `ink is found with the covered parts of its outermost pixels`() throws {
    var pixels = try picture([BarRect(x: 40, y: 40, width: 20, height: 20)]).pixels
    for y in 40..<60 { for channel in 0..<3 { pixels[(y * 200 + 60) * 4 + channel] = 191 } }
    let shot = try #require(Bitmap(width: 200, height: 400, pixels: pixels))
    let expected = BarRect(x: 38, y: 40, width: 20, height: 20)
    let search = try #require(
      InkSearch(
        in: shot, window: BarRect(x: 20, y: 20, width: 80, height: 60), expected: expected))
    let found = try #require(search.find())
    #expect(found.box.minX == 40 && found.box.minY == 40 && found.box.maxY == 60)
    #expect(abs(found.box.maxX - 60.25) < 0.01)
    #expect(found.color.hex == "#000000ff" && found.ground.hex == "#ffffffff")
  }

  @Test func `what comes in from outside the window is another element's`() throws {
    let shot = try picture([
      BarRect(x: 40, y: 40, width: 20, height: 20), BarRect(x: 90, y: 40, width: 60, height: 20),
    ])
    let search = try #require(
      InkSearch(
        in: shot, window: BarRect(x: 20, y: 20, width: 80, height: 60),
        expected: BarRect(x: 40, y: 40, width: 20, height: 20)))
    #expect(search.find()?.box == BarRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func `an empty window has no ink, and one outside the picture cannot be searched`() throws {
    let box = BarRect(x: 40, y: 40, width: 20, height: 20)
    let around = BarRect(x: 20, y: 20, width: 80, height: 60)
    #expect(try InkSearch(in: picture([]), window: around, expected: box)?.find() == nil)
    #expect(
      try InkSearch(in: picture([]), window: around.offset(dx: 400, dy: 0), expected: box) == nil)
  }
}
