import BarGolden
import BarRender
import Testing

/// What is no picture is named as such, never taken for one that differs.
@Suite struct UnreadablePictureTests {
  private func failure(_ bytes: [UInt8]) -> RenderError? {
    do throws(RenderError) {
      _ = try PNG.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func png() throws -> [UInt8] {
    try PNG.encode(OraclePicture.noise(1, levels: 4), scale: 2)
  }

  /// A file of a header alone that claims an extent.
  private func header(width: UInt32, height: UInt32) throws -> [UInt8] {
    func word(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    var bytes = try png()
    let content = Array("IHDR".utf8) + word(width) + word(height) + [8, 6, 0, 0, 0]
    var remainder = UInt32.max
    for byte in content {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xedb8_8320 : remainder >> 1
      }
    }
    bytes.replaceSubrange(12..<33, with: content + word(~remainder))
    return bytes
  }

  @Test func `a file that ends early is unreadable, wherever it ends`() throws {
    let whole = try png()
    #expect(failure(whole) == nil)
    for length in 0..<whole.count {
      #expect(failure(Array(whole.prefix(length))) != nil, "\(length) bytes")
    }
  }

  @Test func `a byte that was changed is found by its checksum`() throws {
    let whole = try png()
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x10
      #expect(failure(bytes) != nil, "byte \(index)")
    }
  }

  @Test(
    arguments: [
      (0, 1), (1, 0), (2_147_483_647, 2_147_483_647), (100_000, 1), (1, 100_000), (16_000, 16_000),
    ] as [(UInt32, UInt32)])
  func `an extent that cannot be is refused before memory is taken`(
    width: UInt32, height: UInt32
  ) throws {
    let found = try #require(failure(try header(width: width, height: height)))
    #expect(!found.description.isEmpty)
  }

  @Test(arguments: ["", "hello", "GIF89a", "\u{89}PNG\r\n"])
  func `a file that is something else is refused`(text: String) {
    #expect(failure(Array(text.utf8)) != nil)
  }
}
