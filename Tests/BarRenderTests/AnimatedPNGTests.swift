import Testing

@testable import BarRender

/// Animations: what is stored, and what a viewer makes of it.
@Suite struct AnimatedPNGTests {
  /// A picture of one colour with a box of another.
  private func picture(_ box: PixelRect, _ color: [UInt8] = [255, 0, 0, 255]) throws -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<20 {
      for x in 0..<30 {
        let isInside = x >= box.minX && x < box.maxX && y >= box.minY && y < box.maxY
        pixels += isInside ? color : [255, 255, 255, 255]
      }
    }
    return try #require(Bitmap(width: 30, height: 20, pixels: pixels))
  }

  /// The chunks of a file: name and payload.
  private func chunks(_ file: [UInt8]) -> [(name: String, data: ArraySlice<UInt8>)] {
    var result: [(String, ArraySlice<UInt8>)] = []
    var place = 8
    while place + 8 <= file.count {
      let length = file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
      result.append((name, file[(place + 8)..<(place + 8 + length)]))
      place += 12 + length
    }
    return result
  }

  private func numbers(_ data: ArraySlice<UInt8>) -> [Int] {
    stride(from: data.startIndex, to: data.startIndex + 20, by: 4).map { place in
      data[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test func `a frame stores the box that has changed`() throws {
    var animation = AnimatedPNG(
      try picture(PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8)), frameRate: 60, loops: 0, scale: 1)
    try animation.add(try picture(PixelRect(minX: 4, minY: 3, maxX: 8, maxY: 8)))
    let found = chunks(animation.finished())
    #expect(
      found.map(\.name) == [
        "IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND",
      ])
    let control = try #require(found.last { $0.name == "fcTL" })
    // Sequence, width, height, x, y: columns 2 and 3 turn white, 6 and 7 red.
    #expect(numbers(control.data) == [1, 6, 5, 2, 3])
    #expect(Array(control.data.suffix(6)) == [0, 1, 0, 60, 0, 1])
  }

  @Test func `a picture that is the same makes the one before show longer`() throws {
    let still = try picture(PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8))
    var animation = AnimatedPNG(still, frameRate: 30, loops: 2, scale: 1)
    for _ in 0..<4 { try animation.add(still) }
    let found = chunks(animation.finished())
    #expect(found.count(where: { $0.name == "fcTL" }) == 1)
    let control = try #require(found.first { $0.name == "fcTL" })
    #expect(Array(control.data.suffix(6)) == [0, 5, 0, 30, 0, 0])
    let loops = try #require(found.first { $0.name == "acTL" })
    #expect(Array(loops.data) == [0, 0, 0, 1, 0, 0, 0, 2])
  }

  @Test func `what becomes clear takes the place of what was there`() throws {
    let box = PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8)
    var animation = AnimatedPNG(try picture(box), frameRate: 60, loops: 0, scale: 1)
    try animation.add(try picture(box, [0, 0, 255, 128]))
    let control = try #require(chunks(animation.finished()).last { $0.name == "fcTL" })
    #expect(control.data.last == 0)
  }

  @Test func `the first picture is a PNG that every reader knows`() throws {
    let first = try picture(PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8))
    var animation = AnimatedPNG(first, frameRate: 60, loops: 0, scale: 2)
    try animation.add(try picture(PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)))
    #expect(try PNG.decode(animation.finished()).pixels == first.pixels)
  }

  @Test func `an opaque animation stores whole boxes without alpha`() throws {
    let first = try picture(PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8))
    var animation = AnimatedPNG(first, frameRate: 60, loops: 0, scale: 1, isOpaque: true)
    try animation.add(try picture(PixelRect(minX: 4, minY: 3, maxX: 8, maxY: 8)))
    let file = animation.finished()
    let found = chunks(file)
    #expect(found.first?.data.suffix(5) == [8, 2, 0, 0, 0])
    let control = try #require(found.last { $0.name == "fcTL" })
    #expect(numbers(control.data) == [1, 6, 5, 2, 3])
    #expect(control.data.last == 0)
    #expect(try PNG.decode(file).pixels == first.pixels)
    // The second frame as a PNG file of its own: red from the third column on.
    let stream = try #require(found.last { $0.name == "fdAT" }).data.dropFirst(4)
    var frame = PNGChunks()
    frame.begin()
    frame.add("IHDR", PNGChunks.bigEndian(6) + PNGChunks.bigEndian(5) + [8, 2, 0, 0, 0])
    frame.add("IDAT", Array(stream))
    frame.add("IEND", [])
    let row =
      Array(repeating: [UInt8](repeating: 255, count: 4), count: 2)
      + Array(repeating: [255, 0, 0, 255], count: 4)
    #expect(
      try PNG.decode(frame.bytes).pixels
        == Array(repeating: row, count: 5).flatMap { $0.flatMap { $0 } })
  }

  @Test func `an opaque animation refuses what something shows through`() throws {
    let box = PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8)
    var animation = AnimatedPNG(
      try picture(box), frameRate: 60, loops: 0, scale: 1, isOpaque: true)
    let clear = try picture(box, [0, 0, 255, 128])
    #expect(throws: RenderError.self) { try animation.add(clear) }
  }

  @Test func `pictures of another size are refused`() throws {
    var animation = AnimatedPNG(
      try picture(PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)), frameRate: 60, loops: 0, scale: 1)
    let other = try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]))
    #expect(throws: RenderError.self) { try animation.add(other) }
  }
}
