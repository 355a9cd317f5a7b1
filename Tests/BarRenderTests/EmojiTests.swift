import BarLayout
import Testing

@testable import BarRender

/// Whether the emoji font is installed; it is optional.
private let hasEmoji = FontLibrary.pinned().file(.emoji, .regular) != nil

@Suite struct EmojiTests {
  private func draw(_ text: String, color: BarColor = .black, size: Double = 17) throws -> Bitmap {
    try Drawing.draw(
      width: 80, height: 40, scale: 3, [.text(try Drawing.text(text, size: size, color: color))])
  }

  /// The box of pixels that are not white.
  private func box(_ bitmap: Bitmap) -> PixelRect? {
    let grey = (0..<(bitmap.width * bitmap.height)).flatMap { index -> [UInt8] in
      let pixel = bitmap.pixels[(index * 4)..<(index * 4 + 3)]
      return [pixel.allSatisfy { $0 == 255 } ? 255 : 0, 0, 0, 255]
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: grey)?.inkBox
  }

  @Test(.enabled(if: hasEmoji))
  func `an emoji keeps its own colours, whatever the text's colour`() throws {
    let black = try draw("😀")
    #expect(try draw("😀", color: Drawing.blue) == black)
    let face = try #require(box(black))
    let centre = try #require(black[(face.minX + face.maxX) / 2, (face.minY + face.maxY) / 2])
    #expect(centre.red > 200 && centre.green > 120 && centre.blue < 120)
  }

  @Test(.enabled(if: hasEmoji))
  func `an emoji fades with the text`() throws {
    let faint = try draw("😀", color: BarColor(rgba: 0x0000_0040))
    let face = try #require(box(faint))
    let centre = try #require(faint[(face.minX + face.maxX) / 2, (face.minY + face.maxY) / 2])
    #expect(centre.blue > 180)
  }

  @Test(.enabled(if: hasEmoji), arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣"])
  func `a sequence is one picture`(text: String) throws {
    let one = try #require(box(try draw("😀")))
    let sequence = try #require(box(try draw(text)))
    #expect(sequence.width <= one.width * 5 / 4)
    #expect(sequence.width >= one.width * 2 / 3)
  }

  @Test(.enabled(if: hasEmoji))
  func `an emoji is centred in its place and no wider`() throws {
    let style = TextStyle(size: 17, weight: .regular)
    for width in [14.0, 40] {
      let run = TextRun(
        text: "😀", origin: BarPoint(x: 10, y: 28), glyphs: [GlyphPlacement(advance: width)],
        width: width, style: style,
        direction: .leftToRight, color: .black)
      let face = try #require(
        box(try Drawing.draw(width: 80, height: 40, scale: 3, [.text(run)])))
      #expect(abs(Double(face.minX + face.maxX) / 2 - (10 + width / 2) * 3) <= 1.5)
      #expect(Double(face.width) <= width * 3 + 1)
    }
  }

  @Test func `a picture keeps its mean colour when it is scaled`() {
    var pixels: [UInt32] = []
    for index in 0..<(40 * 30) {
      let shade = UInt32(index * 37 % 256)
      pixels.append(shade | shade / 2 << 8 | 100 << 16 | 0xff00_0000)
    }
    let picture = RasterImage(width: 40, height: 30, pixels: pixels, left: 4, top: 20)
    for factor in [0.25, 0.5, 0.8, 1.5] {
      let scaled = picture.scaled(by: factor)
      #expect(scaled.width == Int((40 * factor).rounded()))
      #expect(scaled.pixels.count == scaled.width * scaled.height)
      func mean(_ picture: RasterImage) -> Double {
        Double(picture.pixels.reduce(0) { $0 + Int($1 & 255) }) / Double(picture.pixels.count)
      }
      #expect(abs(mean(scaled) - mean(picture)) < 3, "\(factor)")
      #expect(scaled.pixels.allSatisfy { $0 >> 24 == 255 && $0 >> 16 & 255 == 100 })
    }
    #expect(picture.scaled(by: 1) == picture)
  }

  @Test func `laying a picture over a pixel is source over`() {
    #expect(Blend.over(0, alpha: 255, ontoPremultiplied: 0xff10_2030) == 0xff10_2030)
    #expect(Blend.over(0xff01_0203, alpha: 255, ontoPremultiplied: 0xff10_2030) == 0xff01_0203)
    #expect(Blend.over(0x8080_0000, alpha: 255, ontoPremultiplied: 0xff00_00ff) == 0xff80_007f)
    #expect(Blend.over(0xffff_ffff, alpha: 128, ontoPremultiplied: 0) == 0x8080_8080)
  }
}
