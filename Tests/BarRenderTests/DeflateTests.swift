import BarLayout
import Testing

@testable import BarRender

@Suite struct DeflateTests {
  /// A picture by a formula for its bytes.
  private func picture(
    width: Int, height: Int, isOpaque: Bool = true, _ byte: (Int) -> Int
  ) throws -> Bitmap {
    let pixels = (0..<(width * height * 4)).map { index in
      isOpaque && index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: byte(index))
    }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test(
    arguments: [
      (1, 1), (1, 300), (300, 1), (2, 2), (87, 3), (86, 3), (11_000, 3), (13_000, 2),
    ], [true, false])
  func `pictures of any shape survive the encoder`(size: (Int, Int), isOpaque: Bool) throws {
    for formula: (Int) -> Int in [
      { _ in 7 }, { $0 / 4 }, { $0 * $0 / 977 }, { $0 / 256 % 2 == 0 ? 9 : $0 },
    ] {
      let original = try picture(
        width: size.0, height: size.1, isOpaque: isOpaque, formula)
      #expect(try PNG.decode(PNG.encode(original, scale: 1)) == original)
    }
  }

  @Test func `a picture of more steps than one block survives the encoder`() throws {
    var state: UInt32 = 1
    let original = try picture(width: 170, height: 140) { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 24)
    }
    let bytes = try PNG.encode(original, scale: 1)
    #expect(try PNG.decode(bytes) == original)
    #expect(bytes.count < 170 * 140 * 3 * 101 / 100)
  }

  @Test func `blocks hold every step, however many are left for the last one`() throws {
    for width in Array(250...260) + Array(420...432) {
      var state = UInt32(width)
      let original = try picture(width: width, height: 1) { index in
        state = state &* 1_664_525 &+ 1_013_904_223
        // The second half has few bytes that differ, and a code of its own.
        return Int(state >> (index < width * 2 ? 24 : 29))
      }
      #expect(try PNG.decode(PNG.encode(original, scale: 1)) == original)
    }
  }

  @Test func `logarithms are right to a hundredth`() {
    // Powers of two and what lies half between them.
    let half = 0.584_962_5
    for power in 0..<20 {
      #expect(SymbolCounts.logarithm(1 << power) == power << 16)
      guard power > 0 else { continue }
      let found = Double(SymbolCounts.logarithm(3 << (power - 1))) / 65536
      #expect(abs(found - Double(power) - half) < 0.01)
    }
  }

  @Test func `a bar is hardly larger than libdeflate's best`() throws {
    let bar = try Renderer(fonts: .pinned()).draw(Drawing.bar())
    let best = try PNG.encode(bar, scale: 3, compression: .smallest)
    #expect(try PNG.decode(best) == bar)
    #expect(try PNG.encode(bar, scale: 3).count <= best.count * 21 / 20)
    #expect(try PNG.encode(bar, scale: 3, compression: .fast).count <= best.count * 9 / 8)
  }

  @Test(arguments: 3...258)
  func `a length's symbol and extra bits say the length`(length: Int) {
    // First length of each symbol, from the table of RFC 1951.
    let starts = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
      163, 195, 227, 258,
    ]
    let (symbol, extraBits) = Match.lengthSymbol(length)
    #expect(symbol == starts.lastIndex { $0 <= length })
    let offset = length == 258 ? 0 : (length - 3) & (1 << extraBits - 1)
    #expect(starts[symbol] + offset == length)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 192, 193, 3538, 24576, 24577, 32767, 32768])
  func `a distance's symbol and extra bits say the distance`(distance: Int) {
    let starts = [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
      2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
    ]
    let (symbol, extraBits) = Match.distanceSymbol(distance)
    #expect(symbol == starts.lastIndex { $0 <= distance })
    #expect(starts[symbol] + (distance - 1) & (1 << extraBits - 1) == distance)
    #expect(Match(length: 258, distance: distance).distance == distance)
  }

  @Test func `codes are free of prefixes, complete, and no longer than asked for`() {
    // Counts like these make the deepest tree there is.
    var fibonacci = [1, 1]
    while fibonacci.count < 40 { fibonacci.append(fibonacci.suffix(2).reduce(0, +)) }
    for limit in [7, 15] {
      let code = HuffmanCode(counts: fibonacci, limit: limit)
      let lengths = code.entries.map(\.length)
      #expect(lengths.max() ?? 0 <= limit)
      #expect(lengths.reduce(0) { $0 + 1 << (limit - $1) } == 1 << limit)
      #expect(Set(code.entries.map { $0.length << 16 | Int($0.code) }).count == 40)
    }
    #expect(HuffmanCode(counts: [0, 5, 0], limit: 15).entries.map(\.length) == [0, 1, 0])
    #expect(HuffmanCode(counts: [0, 0], limit: 15).entries.map(\.length) == [0, 0])
    // The example of RFC 1951: lengths 2, 1, 3, 3 give the codes 10, 0, 110, 111.
    let example = HuffmanCode(counts: [2, 4, 1, 1], limit: 15)
    #expect(example.entries.map(\.length) == [2, 1, 3, 3])
    #expect(example.entries.map(\.code) == [0b01, 0b0, 0b011, 0b111])
  }
}
