/// The softness of a shadow: a Gaussian made of three boxes, one after another.
///
/// Three boxes come within 3 % of the bell curve, and need neither tables nor `exp`, whose last
/// bits depend on the machine. Source: documented — W3C, Filter Effects, feGaussianBlur.
struct ShadowBlur {
  /// Pixels of the three boxes; 1 leaves everything sharp.
  private let widths: [Int]

  /// Farthest a softened pixel reaches.
  var reach: Int { widths.reduce(0) { $0 + $1 / 2 + 1 } }

  /// Widest box, in pixels: beyond it a shadow is a haze that nobody tells from a wider one.
  private static let limit = 512.0

  /// A blur of a radius in pixels; its standard deviation is half of that.
  init(radius: Double) {
    let deviation = max(radius, 0) / 2
    // d = s · 3 · √(2π) / 4 is the width of a box of which three make the deviation s.
    let boxPerDeviation = 1.879_971_205_6
    let width = Int(min((deviation * boxPerDeviation + 0.5).rounded(.down), Self.limit))
    // Boxes of an odd width have a middle; of even ones two are shifted to opposite sides, and the
    // third is one wider.
    widths =
      width < 2 ? [1, 1, 1] : width % 2 == 1 ? [width, width, width] : [width, width, width + 1]
  }

  /// The coverage, softened; its box grows by the reach.
  func blurred(_ coverage: Coverage) -> Coverage {
    guard let width = widths.first, width > 1, !coverage.box.isEmpty else { return coverage }
    let old = coverage.box
    let box = PixelRect(
      minX: old.minX - reach, minY: old.minY - reach, maxX: old.maxX + reach,
      maxY: old.maxY + reach)
    var values = [UInt32](repeating: 0, count: box.width * box.height)
    for y in 0..<old.height {
      for x in 0..<old.width {
        values[(y + reach) * box.width + x + reach] = UInt32(coverage.bytes[y * old.width + x]) << 8
      }
    }
    for y in 0..<box.height {
      blur(&values, start: y * box.width, step: 1, count: box.width)
    }
    for x in 0..<box.width {
      blur(&values, start: x, step: box.width, count: box.height)
    }
    return Coverage(box: box, bytes: values.map { UInt8(min(($0 + 128) >> 8, 255)) })
  }

  /// Softens one row or column.
  private func blur(_ values: inout [UInt32], start: Int, step: Int, count: Int) {
    for (index, width) in widths.enumerated() {
      // The first of two even boxes looks half a pixel back, the second ahead.
      let ahead = width % 2 == 1 ? width / 2 : width / 2 - (index == 0 ? 1 : 0)
      let back = width - 1 - ahead
      let line = (0..<count).map { values[start + $0 * step] }
      var sum: UInt32 = 0
      for place in 0..<min(ahead, count) { sum += line[place] }
      for place in 0..<count {
        if place + ahead < count { sum += line[place + ahead] }
        values[start + place * step] = (sum + UInt32(width) / 2) / UInt32(width)
        if place >= back { sum -= line[place - back] }
      }
    }
  }
}
