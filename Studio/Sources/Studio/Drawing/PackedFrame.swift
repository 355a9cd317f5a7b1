internal import BarRender

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A picture as the page unpacks it: words of four bytes, lowest byte first.
///
/// PNG takes a browser longer to read than the picture takes to draw. Here a word says how many
/// pixels follow and where they come from: 0 the row above, 1 the one pixel in the next word, 2
/// the words that follow, 3 the same place of the picture before; its upper two bits are the way,
/// the others the count. The stream begins with width and height.
struct PackedFrame {
  /// The words.
  private(set) var words: [UInt32]

  private static let above: UInt32 = 0
  private static let run: UInt32 = 1 << 30
  private static let plain: UInt32 = 2 << 30
  private static let kept: UInt32 = 3 << 30
  /// Fewer equal pixels are cheaper as they are.
  private static let shortest = 4

  /// Packs a picture.
  ///
  /// - Parameter before: the picture that the page still has, of the same size; nil for none.
  init(_ bitmap: Bitmap, after before: Bitmap? = nil) {
    guard let before, before.width == bitmap.width, before.height == bitmap.height else {
      self.init(bitmap, over: nil)
      return
    }
    self = before.pixels.withUnsafeBytes { bytes in
      PackedFrame(bitmap, over: bytes.bindMemory(to: UInt32.self))
    }
  }

  private init(_ bitmap: Bitmap, over before: UnsafeBufferPointer<UInt32>?) {
    let (width, height) = (bitmap.width, bitmap.height)
    words = [UInt32(width), UInt32(height)]
    words.reserveCapacity(width * height / 8)
    bitmap.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<height {
        let row = UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)])
        let above = UnsafeBufferPointer(
          rebasing: pixels[(max(y - 1, 0) * width)..<(max(y - 1, 0) * width + width)])
        let old = before.map {
          UnsafeBufferPointer(rebasing: $0[(y * width)..<((y + 1) * width)])
        }
        if let old, Self.isEqual(row, old) {
          addCopy(width, Self.kept)
        } else if y > 0, Self.isEqual(row, above) {
          addCopy(width, Self.above)
        } else {
          pack(row, above: y > 0 ? above : nil, old: old)
        }
      }
    }
  }

  private mutating func pack(
    _ row: UnsafeBufferPointer<UInt32>, above: UnsafeBufferPointer<UInt32>?,
    old: UnsafeBufferPointer<UInt32>?
  ) {
    var start = 0
    var x = 0
    while x < row.count {
      var same = x
      if let above { while same < row.count, row[same] == above[same] { same += 1 } }
      var kept = x
      if let old { while kept < row.count, row[kept] == old[kept] { kept += 1 } }
      var end = x + 1
      while end < row.count, row[end] == row[x] { end += 1 }
      let isKept = kept >= max(same, end)
      let isCopy = isKept || same >= end
      let length = (isKept ? kept : isCopy ? same : end) - x
      guard length >= Self.shortest || length == row.count - x && isCopy else {
        x += 1
        continue
      }
      add(row, from: start, to: x)
      if isCopy {
        addCopy(length, isKept ? Self.kept : Self.above)
      } else {
        words.append(Self.run | UInt32(length))
        words.append(row[x].littleEndian)
      }
      x += length
      start = x
    }
    add(row, from: start, to: row.count)
  }

  /// Whether two rows are the same, as most of a bar's are.
  private static func isEqual(
    _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    guard let first = a.baseAddress, let second = b.baseAddress else { return false }
    return memcmp(first, second, a.count * MemoryLayout<UInt32>.size) == 0
  }

  private mutating func addCopy(_ length: Int, _ way: UInt32) {
    if let last = lastCopy, last == words.count - 1, words[last] & Self.kept == way {
      words[last] += UInt32(length)
    } else {
      lastCopy = words.count
      words.append(way | UInt32(length))
    }
  }

  /// Where the last word stands that copies; rows that are copied whole join it.
  private var lastCopy: Int?

  private mutating func add(_ row: UnsafeBufferPointer<UInt32>, from start: Int, to end: Int) {
    guard end > start else { return }
    words.append(Self.plain | UInt32(end - start))
    words.append(contentsOf: row[start..<end])
  }

  /// The picture again: what the page does, for tests.
  static func unpacked(
    _ words: [UInt32], over before: [UInt32] = []
  ) -> (width: Int, height: Int, pixels: [UInt32]) {
    var pixels: [UInt32] = []
    let width = Int(words[0])
    var place = 2
    while place < words.count {
      let count = Int(words[place] & (1 << 30 - 1))
      switch words[place] & (3 << 30) {
      case above:
        for _ in 0..<count { pixels.append(pixels[pixels.count - width]) }
      case run:
        place += 1
        pixels += Array(repeating: words[place], count: count)
      case kept:
        pixels += before[pixels.count..<(pixels.count + count)]
      default:
        pixels += words[(place + 1)...(place + count)]
        place += count
      }
      place += 1
    }
    return (width, Int(words[1]), pixels)
  }
}
