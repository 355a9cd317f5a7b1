#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How two pictures differ.
package enum PictureComparison: Hashable, Sendable {
  /// Nobody could tell them apart.
  case same
  /// They are not equally large.
  case otherExtent(PixelExtent, PixelExtent)
  /// Some of their pixels differ.
  case different(PictureDifference)
}

/// How many pixels a picture has.
package struct PixelExtent: Hashable, Sendable {
  /// Pixels in a row.
  package var width: Int
  /// Rows.
  package var height: Int

  /// Makes an extent.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// What is looked at when pictures are compared.
package struct PictureRules: Hashable, Sendable {
  /// Parts that are not looked at.
  package var ignored: [PixelBox]
  /// Whether pixels on the smoothed edge of a shape are told apart from the others.
  package var tellsSmoothing: Bool

  /// Makes rules; by default every pixel counts.
  package init(ignored: [PixelBox] = [], tellsSmoothing: Bool = false) {
    self.ignored = ignored
    self.tellsSmoothing = tellsSmoothing
  }
}

/// Where and how much two pictures of one extent differ.
///
/// Pixels that are wholly transparent in both are equal, whatever colour they hide.
package struct PictureDifference: Hashable, Sendable {
  /// How many pixels differ, those on smoothed edges left out where the rules tell them apart.
  package var count = 0
  /// How many pixels on smoothed edges differ; 0 where the rules do not tell them apart.
  package var smoothed = 0
  /// How many pixels each picture has.
  package var total: Int
  /// The largest difference of one channel, of 255.
  package var largest = 0
  /// The box around all pixels that differ.
  package var box: PixelBox?
  /// The first pixel with the largest difference, from the top left.
  package var worst: Place?

  /// One channel of one pixel, before and after.
  package struct Place: Hashable, Sendable {
    /// The column.
    package var x: Int
    /// The row.
    package var y: Int
    /// `red`, `green`, `blue` or `alpha`.
    package var channel: String
    /// What was expected.
    package var before: UInt8
    /// What is there.
    package var after: UInt8
  }
}

extension PictureComparison {
  /// Compares two pictures.
  package init(
    expected: Picture, actual: Picture, rules: PictureRules = PictureRules()
  ) {
    guard expected.width == actual.width, expected.height == actual.height else {
      self = .otherExtent(
        PixelExtent(width: expected.width, height: expected.height),
        PixelExtent(width: actual.width, height: actual.height))
      return
    }
    let scan = DifferenceScan(expected: expected, actual: actual, rules: rules)
    let difference = scan.difference()
    self = difference.box == nil ? .same : .different(difference)
  }
}

/// Goes through two pictures of one extent, row by row; rows of equal bytes are passed over.
package struct DifferenceScan {
  let expected: Picture
  let actual: Picture
  let rules: PictureRules

  /// Counts and measures.
  func difference() -> PictureDifference {
    var result = PictureDifference(total: expected.width * expected.height)
    forEachDifferentPixel { x, y, pair, edges in
      let gap = pair.gap
      let pixel = PixelBox(x: x, y: y, width: 1, height: 1)
      if rules.tellsSmoothing, edges.contain(x, y) {
        result.smoothed += 1
      } else {
        result.count += 1
        if gap.size > result.largest {
          result.largest = gap.size
          result.worst = PictureDifference.Place(
            x: x, y: y, channel: ["red", "green", "blue", "alpha"][gap.channel],
            before: pair.before[gap.channel], after: pair.after[gap.channel])
        }
      }
      result.box = result.box?.union(pixel) ?? pixel
    }
    return result
  }

  /// Calls for each pixel that differs and is not ignored, from the top left.
  func forEachDifferentPixel(
    _ body: (_ x: Int, _ y: Int, _ pair: PixelPair, _ edges: SmoothedEdges) -> Void
  ) {
    let rowLength = expected.width * 4
    unsafe expected.pixels.withUnsafeBytes { a in
      unsafe actual.pixels.withUnsafeBytes { b in
        guard let aStart = a.baseAddress, let bStart = b.baseAddress else { return }
        if unsafe memcmp(aStart, bStart, a.count) == 0 { return }
        let edges = unsafe SmoothedEdges(
          width: expected.width, height: expected.height, a, b)
        for y in 0..<expected.height {
          let start = y * rowLength
          if unsafe memcmp(aStart + start, bStart + start, rowLength) == 0 { continue }
          for x in 0..<expected.width {
            let offset = start + x * 4
            let before = unsafe a.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
            let after = unsafe b.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
            if before == after || (before.w == 0 && after.w == 0) { continue }
            if rules.ignored.contains(where: { $0.contains(x, y) }) { continue }
            body(x, y, PixelPair(before: before, after: after), edges)
          }
        }
      }
    }
  }
}

/// The same pixel of two pictures.
struct PixelPair {
  var before: SIMD4<UInt8>
  var after: SIMD4<UInt8>

  /// The channel that differs most, the first of equals, and by how much.
  var gap: (size: Int, channel: Int) {
    var best = (size: 0, channel: 0)
    for channel in 0..<4 {
      let size = abs(Int(before[channel]) - Int(after[channel]))
      if size > best.size { best = (size, channel) }
    }
    return best
  }
}
