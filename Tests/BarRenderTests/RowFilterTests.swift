import BarTestSupport
import Foundation
import Testing

@testable import BarRender

/// Rows of every kind and filter are read as PNG's specification says, whoever reads them.
@Suite struct RowFilterTests {
  /// A kind of pixel: PNG's number for it and its channels.
  private static let kinds: [(color: UInt8, channels: Int)] = [
    (0, 1), (2, 3), (3, 1), (4, 2), (6, 4),
  ]

  @Test(arguments: kinds.indices, 0...4)
  func `a row is what its filter says`(kind: Int, filter: Int) throws {
    let (color, channels) = Self.kinds[kind]
    for (width, height) in [(1, 1), (1, 3), (2, 2), (3, 2), (5, 4), (37, 9)] {
      var state = UInt32(width * 31 + height * 7 + filter)
      let palette = (0..<768).map { UInt8(truncatingIfNeeded: $0 * 37) }
      let rows = (0..<height).map { _ in
        (0..<(width * channels)).map { _ -> UInt8 in
          state = state &* 1_664_525 &+ 1_013_904_223
          return UInt8(state >> 24)
        }
      }
      let bytes = Self.file(
        rows, width: width, color: color, filter: UInt8(filter), palette: palette)
      let bitmap = try PNG.decode(bytes)
      let plain = Self.unfiltered(rows, filter: filter, pixel: channels)
      let expected = plain.flatMap { row in
        stride(from: 0, to: row.count, by: channels).flatMap {
          Self.pixel(Array(row[$0..<($0 + channels)]), color, palette)
        }
      }
      #expect(bitmap.pixels == expected, "\(width) by \(height)")
      #expect(try Self.rows(ofOpenFile: bytes) == expected, "\(width) by \(height), in parts")
    }
  }

  @Test func `what follows the rows in their stream does no harm, and too few are an error`() throws
  {
    let rows = [[UInt8]](repeating: [1, 2, 3, 4, 5, 6], count: 4)
    let whole = Self.file(rows, width: 2, color: 2, filter: 0, palette: [])
    #expect(try PNG.decode(whole).height == 4)
    let short = Self.file(rows, width: 2, color: 2, filter: 0, palette: [], missing: 3)
    #expect(throws: RenderError.self) { try PNG.decode(short) }
    let odd = Self.file(rows, width: 2, color: 2, filter: 9, palette: [])
    #expect(throws: RenderError.self) { try PNG.decode(odd) }
    var damaged = whole
    damaged[damaged.count - 20] ^= 1
    #expect(throws: RenderError.self) { try PNG.decode(damaged) }
  }

  @Test func `an open file that ends before its rows do is an error`() throws {
    let whole = Self.file(
      [[UInt8]](repeating: [1, 2, 3], count: 9), width: 1, color: 2, filter: 0, palette: [])
    for length in 0..<whole.count {
      #expect(throws: RenderError.self) {
        try Self.rows(ofOpenFile: whole, shortenedTo: length)
      }
    }
  }

  /// Whoever asked for the extent took memory for rows of that length.
  @Test(arguments: [(1, 3), (2, 2), (2, 4)])
  func `a file whose extent changed between two looks at it is not read`(
    columns: Int, rows: Int
  ) throws {
    let file = Self.file(
      [[UInt8]](repeating: [1, 2, 3, 4, 5, 6], count: 3), width: 2, color: 2, filter: 0, palette: []
    )
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path("picture.png"))
    try Data(file).write(to: url)
    let open = try FileHandle(forReadingFrom: url)
    defer { try? open.close() }
    for source in [
      PNGSource.bytes(file), .file(descriptor: open.fileDescriptor, length: file.count),
    ] {
      #expect(throws: RenderError.png(reason: "the extent changed")) {
        _ = try PNGRowReader(source, extent: (columns, rows))
      }
    }
  }

  /// The pixels of a file that is read in parts, and which may have lost its end since it was
  /// opened.
  private static func rows(
    ofOpenFile bytes: [UInt8], shortenedTo length: Int? = nil
  ) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path("picture.png"))
    try Data(bytes).write(to: url)
    let file = try FileHandle(forUpdating: url)
    defer { try? file.close() }
    if let length { try file.truncate(atOffset: UInt64(length)) }
    let source = PNGSource.file(descriptor: file.fileDescriptor, length: bytes.count)
    let reader = try #require(try PNGRowReader(source))
    var pixels = [UInt8](repeating: 0, count: reader.width * reader.height * 4)
    try unsafe pixels.withUnsafeMutableBufferPointer { memory in
      for y in 0..<reader.height {
        try unsafe reader.read(1, into: #require(memory.baseAddress) + y * reader.width * 4)
      }
    }
    return pixels
  }

  /// The rows before they were filtered (PNG 1.2, section 6).
  private static func unfiltered(_ rows: [[UInt8]], filter: Int, pixel: Int) -> [[UInt8]] {
    var result: [[UInt8]] = []
    for row in rows {
      let above = result.last ?? [UInt8](repeating: 0, count: row.count)
      var plain = row
      for index in row.indices {
        let left = index < pixel ? 0 : Int(plain[index - pixel])
        let corner = index < pixel ? 0 : Int(above[index - pixel])
        let up = Int(above[index])
        let guess =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: paeth(left, up, corner)
          default: 0
          }
        plain[index] = UInt8(truncatingIfNeeded: Int(row[index]) + guess)
      }
      result.append(plain)
    }
    return result
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    if a <= b, a <= c { return left }
    return b <= c ? up : corner
  }

  private static func pixel(_ channels: [UInt8], _ color: UInt8, _ palette: [UInt8]) -> [UInt8] {
    switch color {
    case 0: [channels[0], channels[0], channels[0], 255]
    case 2: channels + [255]
    case 3: Array(palette[(Int(channels[0]) * 3)...].prefix(3)) + [255]
    case 4: [channels[0], channels[0], channels[0], channels[1]]
    default: channels
    }
  }

  /// A file whose stream is not compressed.
  private static func file(
    _ rows: [[UInt8]], width: Int, color: UInt8, filter: UInt8, palette: [UInt8], missing: Int = 0
  ) -> [UInt8] {
    let raw = Array(rows.flatMap { [filter] + $0 }.dropLast(missing))
    let count = UInt16(raw.count)
    var stream: [UInt8] = [0x78, 0x01, 1]
    stream += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
    stream += raw
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in raw {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    stream += PNGChunks.bigEndian(high << 16 | low)
    var file = PNGChunks()
    file.begin()
    file.add(
      "IHDR",
      PNGChunks.bigEndian(UInt32(width)) + PNGChunks.bigEndian(UInt32(rows.count))
        + [8, color, 0, 0, 0])
    if color == 3 { file.add("PLTE", palette) }
    file.add("IDAT", stream)
    file.add("IEND", [])
    return file.bytes
  }
}
