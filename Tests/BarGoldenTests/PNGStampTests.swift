import BarGolden
import BarRender
import Testing

@Suite struct PNGStampTests {
  @Test func `a stamp says what a picture was made with and leaves its pixels alone`() throws {
    let picture = try OraclePicture.noise(1, levels: 4)
    let png = try PNG.encode(picture, scale: 3)
    let stamped = PNGStamp.stamped(png, "engine 1\nfont Inter.otf sha256:00")
    #expect(PNGStamp.text(of: png) == nil)
    #expect(PNGStamp.text(of: stamped) == "engine 1\nfont Inter.otf sha256:00")
    #expect(PNGStamp.removed(stamped) == png)
    #expect(try PNG.decode(stamped) == picture)
  }

  @Test func `what is no picture has no stamp`() {
    #expect(PNGStamp.stamped([1, 2], "a") == [1, 2] && PNGStamp.text(of: [1, 2]) == nil)
    #expect(PNGStamp.removed([1, 2]) == [1, 2])
  }
}
