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

  @Test func `a frame stores the box that has changed`() async throws {
    var animation = AnimatedPNG(
      try picture(PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8)), frameRate: 60, loops: 0, scale: 1)
    try await animation.add(try picture(PixelRect(minX: 4, minY: 3, maxX: 8, maxY: 8)))
    let found = chunks(await animation.finished())
    #expect(
      found.map(\.name) == [
        "IHDR", "sRGB", "PLTE", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND",
      ])
    let control = try #require(found.last { $0.name == "fcTL" })
    // Sequence, width, height, x, y: columns 2 and 3 turn white, 6 and 7 red.
    #expect(numbers(control.data) == [1, 6, 5, 2, 3])
    #expect(Array(control.data.suffix(6)) == [0, 1, 0, 60, 0, 1])
  }

  @Test func `a picture that is the same makes the one before show longer`() async throws {
    let still = try picture(PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8))
    var animation = AnimatedPNG(still, frameRate: 30, loops: 2, scale: 1)
    for _ in 0..<4 { try await animation.add(still) }
    let found = chunks(await animation.finished())
    #expect(found.count(where: { $0.name == "fcTL" }) == 1)
    let control = try #require(found.first { $0.name == "fcTL" })
    #expect(Array(control.data.suffix(6)) == [0, 5, 0, 30, 0, 0])
    let loops = try #require(found.first { $0.name == "acTL" })
    #expect(Array(loops.data) == [0, 0, 0, 1, 0, 0, 0, 2])
  }

  @Test func `what becomes clear takes the place of what was there`() async throws {
    let box = PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8)
    var animation = AnimatedPNG(try picture(box), frameRate: 60, loops: 0, scale: 1)
    try await animation.add(try picture(box, [0, 0, 255, 128]))
    let control = try #require(chunks(await animation.finished()).last { $0.name == "fcTL" })
    #expect(control.data.last == 0)
  }

  @Test func `the first picture is a PNG that every reader knows`() async throws {
    let first = try picture(PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8))
    var animation = AnimatedPNG(first, frameRate: 60, loops: 0, scale: 2)
    try await animation.add(try picture(PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)))
    #expect(try PNG.decode(await animation.finished()).pixels == first.pixels)
  }

  @Test func `an opaque animation stores whole boxes without alpha`() async throws {
    let first = try picture(PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8))
    var animation = AnimatedPNG(first, frameRate: 60, loops: 0, scale: 1, isOpaque: true)
    let second = try picture(PixelRect(minX: 4, minY: 3, maxX: 8, maxY: 8))
    try await animation.add(second)
    let file = await animation.finished()
    let found = chunks(file)
    #expect(found.first?.data.suffix(5) == [8, 3, 0, 0, 0])
    #expect(!found.contains { $0.name == "tRNS" })
    let control = try #require(found.last { $0.name == "fcTL" })
    #expect(numbers(control.data) == [1, 6, 5, 2, 3])
    #expect(control.data.last == 0)
    #expect(try PNG.decode(file).pixels == first.pixels)
    #expect(try played(file) == [first.pixels, second.pixels])
  }

  /// What a viewer shows of a file, frame after frame.
  private func played(_ file: [UInt8]) throws -> [[UInt8]] {
    let found = chunks(file)
    let head = try #require(found.first?.data)
    let width = Int(numbers(head + [UInt8](repeating: 0, count: 12))[0])
    var canvas: [UInt8] = []
    var shown: [[UInt8]] = []
    var control: [Int] = []
    var isOver = false
    for chunk in found {
      if chunk.name == "fcTL" {
        control = numbers(chunk.data)
        isOver = chunk.data.last == 1
      }
      guard chunk.name == "IDAT" || chunk.name == "fdAT" else { continue }
      var frame = PNGChunks()
      frame.begin()
      frame.add(
        "IHDR",
        PNGChunks.bigEndian(UInt32(control[1])) + PNGChunks.bigEndian(UInt32(control[2]))
          + head.suffix(5))
      for (name, data) in found where name == "PLTE" { frame.add("PLTE", Array(data)) }
      for (name, data) in found where name == "tRNS" { frame.add("tRNS", Array(data)) }
      frame.add("IDAT", Array(chunk.name == "IDAT" ? chunk.data : chunk.data.dropFirst(4)))
      frame.add("IEND", [])
      let pixels = try PNG.decode(frame.bytes).pixels
      if canvas.isEmpty { canvas = [UInt8](repeating: 0, count: pixels.count) }
      for y in 0..<control[2] {
        for x in 0..<control[1] {
          let (from, to) = (
            (y * control[1] + x) * 4, ((control[4] + y) * width + control[3] + x) * 4
          )
          if isOver, pixels[from + 3] == 0 { continue }
          canvas.replaceSubrange(to..<(to + 4), with: pixels[from..<(from + 4)])
        }
      }
      shown.append(canvas)
    }
    return shown
  }

  /// Pictures among which boxes of many colours move, some of them partly clear.
  private func moving(colors: Int, isOpaque: Bool) throws -> [Bitmap] {
    try (0..<6).map { step in
      let pixels = (0..<(40 * 30)).flatMap { place -> [UInt8] in
        let (x, y) = (place % 40, place / 40)
        guard (4 + step..<20 + step).contains(x), (step * 2..<step * 2 + 12).contains(y) else {
          return [255, 255, 255, isOpaque || x > 1 ? 255 : 0]
        }
        let color = ((x - step) * 12 + y - step * 2 + step * colors / 8) % colors
        return [UInt8(color & 255), UInt8(color >> 8), 7, isOpaque || color % 5 > 0 ? 255 : 90]
      }
      return try #require(Bitmap(width: 40, height: 30, pixels: pixels))
    }
  }

  @Test(arguments: [20, 250, 300, 600], [true, false])
  func `a viewer shows every picture, however many colours there are`(
    colors: Int, isOpaque: Bool
  ) async throws {
    let pictures = try moving(colors: colors, isOpaque: isOpaque)
    var animation = AnimatedPNG(
      pictures[0], frameRate: 60, loops: 0, scale: 1, isOpaque: isOpaque)
    for picture in pictures.dropFirst() { try await animation.add(picture) }
    let file = await animation.finished()
    #expect(chunks(file).first?.data.dropFirst(9).first == (colors < 256 ? 3 : isOpaque ? 2 : 6))
    let shown = try played(file)
    #expect(shown.count == pictures.count)
    for (shown, picture) in zip(shown, pictures) {
      // What is clear has no colour.
      let same = stride(from: 0, to: shown.count, by: 4).allSatisfy { place in
        shown[place..<(place + 4)] == picture.pixels[place..<(place + 4)]
          || shown[place + 3] == 0 && picture.pixels[place + 3] == 0
      }
      #expect(same)
    }
  }

  @Test(arguments: [(300, true), (300, false), (5000, true), (5000, false)])
  func `colours are rounded by one step at most, and only where that saves a palette`(
    colors: Int, isOpaque: Bool
  ) async throws {
    let pictures = try moving(colors: colors, isOpaque: isOpaque)
    var animation = AnimatedPNG(
      pictures[0], frameRate: 60, loops: 0, scale: 1, isOpaque: isOpaque, isExact: false)
    for picture in pictures.dropFirst() { try await animation.add(picture) }
    let file = await animation.finished()
    let isNumbered = colors == 300
    #expect(chunks(file).first?.data.dropFirst(9).first == (isNumbered ? 3 : isOpaque ? 2 : 6))
    for (shown, picture) in zip(try played(file), pictures) {
      let farthest = zip(shown, picture.pixels).map { abs(Int($0) - Int($1)) }.max()
      #expect(farthest.map { $0 <= 1 } == true)
      // The ground is the commonest colour.
      #expect(shown[shown.count - 3] == 255)
    }
  }

  @Test func `an opaque animation refuses what something shows through`() async throws {
    let box = PixelRect(minX: 2, minY: 3, maxX: 6, maxY: 8)
    var animation = AnimatedPNG(
      try picture(box), frameRate: 60, loops: 0, scale: 1, isOpaque: true)
    let clear = try picture(box, [0, 0, 255, 128])
    await #expect(throws: RenderError.self) { try await animation.add(clear) }
  }

  @Test func `pictures of another size are refused`() async throws {
    var animation = AnimatedPNG(
      try picture(PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)), frameRate: 60, loops: 0, scale: 1)
    let other = try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]))
    await #expect(throws: RenderError.self) { try await animation.add(other) }
  }
}
