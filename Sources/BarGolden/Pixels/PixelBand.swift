internal import BarRender

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The byte of a pixel that tells what shows through.
private let alphaMask = UInt32(littleEndian: 0xff00_0000)

/// Neighbouring rows of two pictures of one extent, in memory.
@unsafe struct PixelBand {
  /// Pixels in a row.
  let width: Int
  /// Rows of the whole pictures.
  let height: Int
  /// The row that the memory begins with.
  let firstRow: Int
  /// Four bytes a pixel.
  let expected: UnsafeRawPointer
  /// The same of the other picture.
  let actual: UnsafeRawPointer

  /// What is done with a pixel that differs: its column and row, it before and after, and whether
  /// it is on a smoothed edge, where the rules tell that.
  typealias Visit = (_ x: Int, _ y: Int, _ pair: PixelPair, _ isSmoothed: Bool) -> Void

  /// How many rows are looked at together: about a mebibyte.
  static func rows(width: Int) -> Int { max((1 << 18) / width, 8) }

  /// Whether so many bytes are the same in two places.
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    unsafe memcmp(a, b, count) == 0
  }

  /// Calls for each pixel of some rows that differs and is not ignored, from the top left; rows of
  /// equal bytes are passed over.
  func visit(_ rows: Range<Int>, _ rules: PictureRules, _ body: Visit) {
    let rowLength = unsafe width * 4
    var edges: SmoothedEdges?
    for y in rows {
      let start = unsafe (y - firstRow) * rowLength
      if unsafe Self.areSame(expected + start, actual + start, count: rowLength) { continue }
      if rules.tellsSmoothing, edges == nil { edges = unsafe SmoothedEdges(of: self, rows: rows) }
      var x = 0
      while unsafe x < width {
        let offset = start + x * 4
        // Four pixels at once: most of a row that differs are the same.
        if unsafe x + 4 <= width, unsafe areSame16(at: offset) {
          x += 4
          continue
        }
        defer { x += 1 }
        let before = unsafe expected.load(fromByteOffset: offset, as: UInt32.self)
        let after = unsafe actual.load(fromByteOffset: offset, as: UInt32.self)
        if before == after || (before | after) & alphaMask == 0 { continue }
        if !rules.ignored.isEmpty, rules.ignored.contains(where: { $0.contains(x, y) }) { continue }
        let isSmoothed = edges?.contain(x, y) ?? false
        body(x, y, PixelPair(before: before, after: after), isSmoothed)
      }
    }
  }

  /// Whether 16 bytes are the same in both pictures.
  @inline(__always)
  private func areSame16(at offset: Int) -> Bool {
    let first =
      unsafe expected.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      ^ actual.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let second =
      unsafe expected.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
      ^ actual.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
    return first | second == 0
  }
}

extension Bitmap {
  /// Calls for each pixel that differs and is not ignored, from the top left.
  func compare(with other: Bitmap, _ rules: PictureRules, _ body: PixelBand.Visit) {
    unsafe pixels.withUnsafeBytes { expected in
      unsafe other.pixels.withUnsafeBytes { actual in
        guard let expected = expected.baseAddress, let actual = actual.baseAddress else { return }
        let band = unsafe PixelBand(
          width: width, height: height, firstRow: 0, expected: expected, actual: actual)
        let step = unsafe PixelBand.rows(width: width)
        for start in stride(from: 0, to: height, by: step) {
          unsafe band.visit(start..<min(start + step, height), rules, body)
        }
      }
    }
  }
}
