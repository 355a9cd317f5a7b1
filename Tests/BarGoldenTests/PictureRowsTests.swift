import BarGolden
import BarRender
import Testing

/// Pictures that are compared while they are read.
@Suite struct PictureRowsTests {
  /// A picture's rows, handed out as a reader of files does.
  private func rows(_ picture: Bitmap) -> PictureRows {
    var place = 0
    return unsafe PictureRows(width: picture.width, height: picture.height) {
      count, memory throws(UnreadablePicture) in
      let length = count * picture.width * 4
      for index in 0..<length { unsafe memory[index] = picture.pixels[place + index] }
      place += length
    }
  }

  /// A picture so wide that a few rows are looked at together, grey but for some pixels.
  private func wide(_ marks: [(x: Int, y: Int, value: UInt8)]) throws -> Bitmap {
    let (width, height) = (1 << 15, 27)
    var pixels = [UInt8](repeating: 200, count: width * height * 4)
    for mark in marks {
      for channel in 0..<3 { pixels[(mark.y * width + mark.x) * 4 + channel] = mark.value }
    }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test(arguments: [false, true])
  func `row by row as much differs as in whole pictures`(tellsSmoothing: Bool) throws {
    let rules = PictureRules(tellsSmoothing: tellsSmoothing)
    // Marks on both sides of every border between the rows that are in memory together.
    let marks = (0..<27).map { (x: 100 + $0 % 5, y: $0, value: UInt8(90 + 5 * $0)) }
    let after = marks.map { (x: $0.x, y: $0.y, value: $0.value + ($0.y % 3 == 0 ? 9 : 0)) }
    for (one, other) in [
      (try wide(marks), try wide(after)), (try wide(after), try wide(marks)),
      (try wide([]), try wide(after)), (try wide(marks), try wide(marks)),
    ] {
      let whole = PictureComparison(expected: one, actual: other, rules: rules)
      let piecemeal = try PictureComparison(
        expected: rows(one), actual: rows(other), rules: rules)
      #expect(whole == piecemeal)
    }
  }

  @Test func `other extents are told before a row is read`() throws {
    let one = try OraclePicture.noise(1, levels: 2)
    let other = try #require(Bitmap(width: 64, height: 16, pixels: one.pixels))
    let found = try PictureComparison(expected: rows(one), actual: rows(other))
    #expect(
      found == .otherExtent(PixelExtent(width: 32, height: 32), PixelExtent(width: 64, height: 16)))
  }
}
