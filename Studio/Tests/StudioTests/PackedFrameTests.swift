import BarRender
import Testing

@testable import Studio

@Suite struct PackedFrameTests {
  /// A picture whose pixels come from a rule.
  private func bitmap(_ width: Int, _ height: Int, _ rule: (Int, Int) -> UInt32) throws -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: rule(x, y) >> shift)) }
      }
    }
    return try #require(Bitmap(width: width, height: height, pixels: bytes))
  }

  private func pixels(_ bitmap: Bitmap) -> [UInt32] {
    stride(from: 0, to: bitmap.pixels.count, by: 4).map { index in
      (0..<4).reduce(0) { $0 | UInt32(bitmap.pixels[index + $1]) << UInt32(8 * $1) }
    }
  }

  private func check(_ bitmap: Bitmap) {
    let unpacked = PackedFrame.unpacked(PackedFrame(bitmap).words)
    #expect(unpacked.width == bitmap.width)
    #expect(unpacked.height == bitmap.height)
    #expect(unpacked.pixels == pixels(bitmap))
  }

  @Test(arguments: 1...12, 1...4)
  func `every pixel comes back`(width: Int, height: Int) throws {
    check(try bitmap(width, height) { _, _ in 0xff00_00ff })
    check(try bitmap(width, height) { x, y in UInt32(x * 7 + y * 13) })
    check(try bitmap(width, height) { x, y in UInt32(x / 5 + y / 2) })
    check(try bitmap(width, height) { x, y in x == y ? 1 : 0 })
  }

  @Test func `random pixels come back`() throws {
    var state: UInt64 = 7
    check(
      try bitmap(61, 43) { _, _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(state >> 62)
      })
  }

  @Test func `what has not changed since the picture before is not sent`() throws {
    let old = try bitmap(97, 40) { x, y in UInt32(x * y) }
    let new = try bitmap(97, 40) { x, y in
      UInt32(x * y) + ((10..<14).contains(y) && x > 20 ? 1 : 0)
    }
    let words = PackedFrame(new, after: old).words
    #expect(PackedFrame.unpacked(words, over: pixels(old)).pixels == pixels(new))
    #expect(words.count < 4 * 97)
    #expect(PackedFrame(old, after: old).words.count == 3)
    let other = try bitmap(96, 40) { x, y in UInt32(x * y) }
    #expect(PackedFrame(other, after: old).words == PackedFrame(other).words)
  }

  @Test func `a flat picture is a few words`() throws {
    let words = PackedFrame(try bitmap(1179, 200) { _, _ in 0xffff_ffff }).words
    #expect(words.count == 5)
  }
}
