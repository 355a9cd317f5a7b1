import BarGolden
import BarRender
import BarTestSupport
import Testing

/// PNG files that ask for more than they bring.
@Suite struct HostilePNGTests {
  /// Signature and header of a picture of one pixel, without its end.
  private static let header: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
    0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89,
  ]

  @Test(arguments: ["tEXt", "zTXt", "iTXt", "sPLT", "pCAL", "sCAL", "iCCP", "eXIf", "IDAT", "PLTE"])
  func `a chunk that claims more than the file has is refused before memory is taken`(
    name: String
  ) throws {
    let bytes = Self.header + [0x7F, 0xFF, 0xFF, 0xF0] + Array(name.utf8) + [0, 0]
    let before = ProcessMemory.largest
    let failure = #expect(throws: RenderError.self) { try PNG.decode(bytes) }
    let long =
      Self.header + [0x7F, 0xFF, 0xFF, 0xF0] + Array(name.utf8)
      + [UInt8](repeating: 65, count: 100)
    let other = #expect(throws: RenderError.self) { try PNG.decode(long) }
    #expect(failure != nil)
    #expect(other?.description.contains("its chunk \(name) claims 2147483632 bytes") == true)
    // Other tests run at the same time, and may take some; not gigabytes.
    if let before, let after = ProcessMemory.largest { #expect(after - before < 1 << 20) }
  }

  @Test func `chunks that say nothing of the pixels are passed over`() throws {
    let plain = try PNG.encode(OraclePicture.noise(1, levels: 4), scale: 2)
    // A hundred texts that would unpack to a megabyte each, in front of the pixels.
    var bytes = Array(plain[..<33])
    for _ in 0..<100 {
      bytes += PNGStamp.stamped(Self.header, String(repeating: "x", count: 999))[33...]
    }
    bytes += plain[33...]
    #expect(try PNG.decode(bytes) == PNG.decode(plain))
  }
}
