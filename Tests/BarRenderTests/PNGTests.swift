import BarLayout
import Testing

@testable import BarRender

@Suite struct PNGTests {
  /// The chunks of a file, in order: name and payload.
  private func chunks(_ bytes: [UInt8]) -> [(name: String, payload: [UInt8])] {
    var result: [(String, [UInt8])] = []
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard start + 12 + length <= bytes.count else { break }
      let name = String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self)
      result.append((name, Array(bytes[(start + 8)..<(start + 8 + length)])))
      start += 12 + length
    }
    return result
  }

  /// A picture without any pattern, of a fixed seed.
  private func noise(width: Int, height: Int, isOpaque: Bool) throws -> Bitmap {
    var state: UInt64 = 42
    let pixels = (0..<(width * height * 4)).map { index -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return isOpaque && index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: state >> 40)
    }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test(arguments: [true, false], PNG.Compression.allCases)
  func `what is written is read back, pixel for pixel`(
    isOpaque: Bool, compression: PNG.Compression
  ) throws {
    let picture = try noise(width: 37, height: 23, isOpaque: isOpaque)
    let bytes = try PNG.encode(picture, scale: 2, compression: compression)
    #expect(try PNG.decode(bytes) == picture)
    let bar = try Renderer(fonts: .pinned()).draw(Drawing.bar())
    #expect(try PNG.decode(PNG.encode(bar, scale: 3, compression: compression)) == bar)
  }

  @Test(arguments: [(1.0, 2835), (2, 5669), (3, 8504)])
  func `a file says its colour space and its resolution, and nothing that changes`(
    scale: Double, perMetre: Int
  ) throws {
    let bytes = try PNG.encode(noise(width: 5, height: 4, isOpaque: true), scale: scale)
    let found = chunks(bytes)
    #expect(found.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    let resolution = found[2].payload
    #expect(resolution.prefix(4).reduce(0) { $0 << 8 | Int($1) } == perMetre)
    #expect(resolution[4...7].reduce(0) { $0 << 8 | Int($1) } == perMetre)
    #expect(resolution.last == 1)
  }

  @Test func `an opaque picture is written without alpha`() throws {
    let opaque = chunks(try PNG.encode(noise(width: 5, height: 4, isOpaque: true), scale: 1))
    let clear = chunks(try PNG.encode(noise(width: 5, height: 4, isOpaque: false), scale: 1))
    #expect(opaque[0].payload[8...9] == [8, 2])
    #expect(clear[0].payload[8...9] == [8, 6])
  }

  @Test func `a file that ends early is an error wherever it ends`() throws {
    let bytes = try PNG.encode(noise(width: 9, height: 7, isOpaque: false), scale: 1)
    for length in 0..<bytes.count {
      #expect(throws: RenderError.self, "\(length) bytes") {
        try PNG.decode(Array(bytes.prefix(length)))
      }
    }
  }

  @Test func `a file with any one byte changed is an error or a picture, never a crash`() throws {
    let picture = try noise(width: 9, height: 7, isOpaque: false)
    let bytes = try PNG.encode(picture, scale: 1)
    var errors = 0
    for index in bytes.indices {
      for change: UInt8 in [1, 0x80] {
        var broken = bytes
        broken[index] ^= change
        do { _ = try PNG.decode(broken) } catch { errors += 1 }
      }
    }
    #expect(errors > bytes.count)
  }

  @Test func `bytes that are no PNG are an error with a reason`() {
    for bytes: [UInt8] in [[], [1, 2, 3], Array("GIF89a and more of it".utf8)] {
      #expect {
        try PNG.decode(bytes)
      } throws: { error in
        if case RenderError.png(let reason) = error { !reason.isEmpty } else { false }
      }
    }
  }

  @Test func `a small file that claims a large picture is refused before memory is taken`() throws {
    let bytes = try PNG.encode(noise(width: 9, height: 7, isOpaque: true), scale: 1)
    #expect(throws: RenderError.tooLarge(width: 20000, height: 7)) {
      try PNG.decode(claiming(width: 20000, height: 7, bytes))
    }
    #expect(throws: RenderError.tooLarge(width: 16000, height: 16000)) {
      try PNG.decode(claiming(width: 16000, height: 16000, bytes))
    }
    #expect {
      try PNG.decode(claiming(width: 8000, height: 8000, bytes))
    } throws: { error in
      "\(error)".contains("too short for 8000 by 8000 pixels")
    }
    #expect(throws: RenderError.tooLarge(width: 9, height: 7)) {
      try PNG.decode(bytes, limits: PNG.Limits(side: 8))
    }
  }

  /// A file with another extent in its header, and the header's check sum made right.
  private func claiming(width: Int, height: Int, _ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for (start, value) in [(16, width), (20, height)] {
      for index in 0..<4 {
        result[start + index] = UInt8(truncatingIfNeeded: value >> (24 - 8 * index))
      }
    }
    var sum: UInt32 = .max
    for byte in result[12..<29] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
    sum = ~sum
    for index in 0..<4 {
      result[29 + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index))
    }
    return result
  }

  @Test(arguments: SmallPNG.all)
  func `palettes, greys, sixteen bits and interlacing are read`(file: SmallPNG) throws {
    let bitmap = try PNG.decode(file.bytes)
    #expect(bitmap.width == 2)
    #expect(bitmap.height == 2)
    #expect(bitmap.pixels == file.pixels)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func `a scale that is no scale is an error`(scale: Double) throws {
    let picture = try noise(width: 2, height: 2, isOpaque: true)
    #expect(throws: RenderError.self) { try PNG.encode(picture, scale: scale) }
  }

  @Test func `a picture needs four bytes for each pixel`() {
    #expect(Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 0, count: 15)) == nil)
    #expect(Bitmap(width: 0, height: 2, pixels: []) == nil)
    #expect(Bitmap(width: .max, height: .max, pixels: []) == nil)
    #expect(Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 0, count: 16)) != nil)
  }

  @Test(arguments: [1, 2, 3, 7, 16, 300])
  func `a picture of numbered colours comes back as it was`(width: Int) throws {
    let colors: [UInt32] = (0..<200).map { $0 &* 2_654_435_761 & 0xff_ffff }
    let numbers = (0..<width * 40).map { UInt8($0 / 40 < width / 2 ? $0 / 90 % 7 : $0 * $0 % 200) }
    let picture = NumberedPicture(width: width, height: 40, numbers: numbers, colors: colors)
    let decoded = try PNG.decode(try PNG.encode(picture, scale: 3))
    #expect(decoded == picture.bitmap && decoded.isOpaque)
    let color = colors[Int(numbers[width * 39])]
    let pixel = try #require(decoded[0, 39])
    #expect([pixel.red, pixel.green, pixel.blue] == [0, 8, 16].map { UInt8(color >> $0 & 255) })
    #expect(throws: RenderError.self) { try PNG.encode(picture, scale: 0) }
  }

  @Test(arguments: [true, false], [3, 300])
  func `a picture that is packed in the least time comes back as it was`(
    isOpaque: Bool, colors: Int
  ) throws {
    let (width, height) = (61, 40)
    // A few rows of their own, as bars have, and rows like the one above.
    let pixels = (0..<width * height).flatMap { place -> [UInt8] in
      let color = (place % width) * (place / width / 3) % colors
      let alpha = isOpaque ? 255 : UInt8(255 - color % 3)
      return [UInt8(color & 255), UInt8(color >> 8), 7, alpha]
    }
    let picture = try #require(Bitmap(width: width, height: height, pixels: pixels))
    let quick = try PNG.encode(picture, scale: 3, compression: .fast)
    #expect(try PNG.decode(quick) == picture)
    let standard = chunks(try PNG.encode(picture, scale: 3))
    #expect(chunks(quick).map(\.name) == standard.map(\.name))
    #expect(throws: RenderError.self) { try PNG.encode(picture, scale: 0, compression: .fast) }
  }

  /// Rows of 258 bytes and more take several copies, those of over 32,768 none.
  @Test(arguments: [1, 2, 3, 4, 85, 86, 87, 172, 173, 259, 260, 261, 10_922, 10_923])
  func `rows that equal the one above come back as they were, however wide`(width: Int) throws {
    for alpha: UInt8 in [255, 200] {
      // Of one colour, of one colour but for the last pixel, and of many; each once and repeated.
      let rows: [(Int) -> Int] = [{ _ in 3 }, { $0 == width - 1 ? 9 : 3 }, { $0 * $0 * 31 % 700 }]
      let pixels = [0, 0, 0, 1, 1, 2, 2, 2, 0, 2, 1, 0, 0].flatMap { row in
        (0..<width).flatMap { x -> [UInt8] in
          let color = rows[row](x)
          return [UInt8(color & 255), UInt8(color >> 8), 7, alpha]
        }
      }
      let picture = try #require(Bitmap(width: width, height: 13, pixels: pixels))
      #expect(
        try PNG.decode(PNG.encode(picture, scale: 3, compression: .fast)) == picture)
    }
  }
}
