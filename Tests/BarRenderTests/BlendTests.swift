import BarLayout
import Testing

@testable import BarRender

@Suite struct BlendTests {
  /// The share of two channels by real arithmetic, rounded to the nearest integer.
  private func reference(_ above: UInt32, _ below: UInt32, _ alpha: UInt32) -> UInt32 {
    let share = Double(alpha) / 255
    return UInt32((Double(above) * share + Double(below) * (1 - share)).rounded())
  }

  @Test func `dividing by 255 rounds every product of two bytes to the nearest integer`() {
    var wrong = 0
    for value in UInt32(0)...65025 where Blend.dividedBy255(value) != (value * 2 + 255) / 510 {
      wrong += 1
    }
    #expect(wrong == 0)
  }

  @Test func `every alpha over every grey is within rounding of real arithmetic`() {
    var wrong = 0
    for above in stride(from: UInt32(0), through: 255, by: 15) {
      for below in UInt32(0)...255 {
        for alpha in UInt32(0)...255 {
          let source = above | above << 8 | above << 16 | 0xff00_0000
          let under = below | (255 - below) << 8 | below << 16 | 0xff00_0000
          let result = Blend.over(source, alpha: alpha, onto: under)
          let grey = reference(above, below, alpha)
          let green = reference(above, 255 - below, alpha)
          if result != grey | green << 8 | grey << 16 | 0xff00_0000 { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test func `a translucent fill gives each pixel what blending it alone would`() throws {
    let veil = BarColor(rgba: 0x2040_8059)
    let stripes: [DisplayItem.Content] = (0..<12).map { index in
      let shade = UInt8(index * 20)
      let rect = BarRect(
        x: Double(index % 5) * 7, y: Double(index) * 2, width: 11 + Double(index), height: 3)
      return .fill(rect, BarColor(red: shade, green: 255 - shade, blue: shade / 2))
    }
    let before = try Drawing.draw(stripes)
    let area = BarRect(x: 3, y: 2, width: 34, height: 25)
    let after = try Drawing.draw(stripes + [.fill(area, veil)])
    for y in 0..<before.height {
      for x in 0..<before.width {
        let old = try #require(before[x, y])
        let new = try #require(after[x, y])
        let inside = (3..<37).contains(x) && (2..<27).contains(y)
        let share: UInt32 = inside ? 0x59 : 0
        #expect(UInt32(new.red) == reference(0x20, UInt32(old.red), share))
        #expect(UInt32(new.green) == reference(0x40, UInt32(old.green), share))
        #expect(UInt32(new.blue) == reference(0x80, UInt32(old.blue), share))
        #expect(new.alpha == 255)
      }
    }
  }

  @Test func `a clear canvas keeps the colour and the alpha of what is drawn on it`() throws {
    let bitmap = try Drawing.draw(
      background: .clear,
      [.fill(BarRect(x: 0, y: 0, width: 10, height: 10), BarColor(rgba: 0xff80_4080))])
    let pixel = try #require(bitmap[5, 5])
    #expect(pixel.alpha == 0x80)
    #expect(pixel.red == 0xff)
    #expect(abs(Int(pixel.green) - 0x80) <= 1)
    #expect(abs(Int(pixel.blue) - 0x40) <= 1)
    #expect(try #require(bitmap[20, 20]) == (0, 0, 0, 0))
    #expect(!bitmap.isOpaque)
  }

  @Test func `a clear canvas that is filled all over is opaque`() throws {
    let bitmap = try Drawing.draw(
      background: .clear, [.fill(BarRect(x: 0, y: 0, width: 40, height: 30), Drawing.blue)])
    #expect(bitmap.isOpaque)
    #expect(try #require(bitmap[39, 29]) == (0, 0x7a, 0xff, 255))
  }

  @Test(arguments: [0, 1, 77, 128, 254, 255] as [UInt32])
  func `a row is blended as its pixels are`(alpha: UInt32) {
    let source = (0..<23).map { UInt32($0) &* 2_654_435_761 }
    let below = (0..<23).map { UInt32($0) &* 2_246_822_519 ^ 0xff00_ff00 }
    var row = below
    unsafe row.withUnsafeMutableBufferPointer { row in
      unsafe source.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let to = row.baseAddress else { return }
        unsafe Blend.over(from, alpha: alpha, onto: to, 2..<21)
      }
    }
    for x in row.indices {
      let expected =
        (2..<21).contains(x) ? Blend.over(source[x], alpha: alpha, onto: below[x]) : below[x]
      #expect(row[x] == expected)
    }
  }
}
