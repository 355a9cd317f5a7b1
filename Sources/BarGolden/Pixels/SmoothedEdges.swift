/// Tells whether a pixel that differs lies on the smoothed edge of a shape.
///
/// Rule: among its eight neighbours there is a darker and a lighter one, at most two are as bright
/// as itself, and the darkest or the lightest stands in an even patch in both pictures.
/// Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009; with the
/// luminance weights of the YIQ colour space.
@safe final class SmoothedEdges {
  private let band: PixelBand
  /// The row that the brightnesses begin with.
  private let firstRow: Int
  /// Luminance of the pixels on white paper, from 0 to 255, from one row before those asked about
  /// to one after them.
  private let expected: UnsafeMutableBufferPointer<Double>
  private let actual: UnsafeMutableBufferPointer<Double>
  /// 1 for pixels of the same rows that stand in an even patch in both pictures, 0 for others.
  private let even: UnsafeMutablePointer<UInt8>

  /// How many rows around a pixel count.
  static let reach = 2

  /// Looks at rows of a band, which has to outlive it and to have two rows more on either side
  /// where the pictures have them.
  init(of band: PixelBand, rows: Range<Int>) {
    unsafe self.band = unsafe band
    let rows = max(rows.lowerBound - 1, 0)..<min(rows.upperBound + 1, unsafe band.height)
    firstRow = rows.lowerBound
    unsafe expected = unsafe Self.brightness(of: band.expected, rows, band)
    unsafe actual = unsafe Self.brightness(of: band.actual, rows, band)
    unsafe even = UnsafeMutablePointer.allocate(capacity: rows.count * band.width)
    for row in rows { findEven(in: row) }
  }

  deinit {
    unsafe expected.deallocate()
    unsafe actual.deallocate()
    unsafe even.deallocate()
  }

  /// Whether a pixel is on a smoothed edge in either picture.
  func contain(_ x: Int, _ y: Int) -> Bool {
    // Most are told at once: in an even patch more than two neighbours are as bright, and beside
    // none the darkest and the lightest are in none.
    let place = unsafe even + (y - firstRow) * band.width + x
    if unsafe place.pointee == 1 { return false }
    if !isAtEdge(x, y) {
      let width = unsafe band.width
      let (above, below) = unsafe (place - width, place + width)
      let some =
        unsafe above[-1] | above[0] | above[1] | place[-1] | place[1] | below[-1] | below[0]
        | below[1]
      if some == 0 { return false }
    }
    return unsafe isSmoothed(x, y, expected) || isSmoothed(x, y, actual)
  }

  /// Notes which pixels of a row stand in an even patch in both pictures.
  private func findEven(in row: Int) {
    let width = unsafe band.width
    let result = unsafe even + (row - firstRow) * width
    func slowly(_ x: Int) {
      unsafe result[x] = isEven(x, row, band.expected) && isEven(x, row, band.actual) ? 1 : 0
    }
    guard row > 0, unsafe row < band.height - 1, width > 2 else {
      for x in 0..<width { slowly(x) }
      return
    }
    slowly(0)
    slowly(width - 1)
    let start = unsafe (row - band.firstRow) * width
    let one = unsafe band.expected.assumingMemoryBound(to: UInt32.self) + start
    let other = unsafe band.actual.assumingMemoryBound(to: UInt32.self) + start
    for x in 1..<(width - 1) {
      let isEven = unsafe Self.equal(one + x, width) > 2
      let isOtherEven = unsafe Self.equal(other + x, width) > 2
      unsafe result[x] = (isEven ? 1 : 0) & (isOtherEven ? 1 : 0)
    }
  }

  /// How many neighbours of a pixel inside a picture have its colour.
  @inline(__always)
  private static func equal(_ pixel: UnsafePointer<UInt32>, _ width: Int) -> Int32 {
    let own = unsafe pixel.pointee
    func count(_ offset: Int) -> Int32 { unsafe pixel[offset] == own ? 1 : 0 }
    return count(-width - 1) &+ count(-width) &+ count(1 - width) &+ count(-1) &+ count(1)
      &+ count(width - 1) &+ count(width) &+ count(width + 1)
  }

  private func isSmoothed(
    _ x: Int, _ y: Int, _ brightness: UnsafeMutableBufferPointer<Double>
  ) -> Bool {
    let width = unsafe band.width
    guard let first = brightness.baseAddress else { return false }
    let place = unsafe first + (y - firstRow) * width + x
    let own = unsafe place.pointee
    // The neighbours column by column; beyond the picture's edge none is darker, lighter or equal.
    var steps = SIMD8<Double>(repeating: .nan)
    let isAtEdge = isAtEdge(x, y)
    if !isAtEdge {
      steps = unsafe SIMD8(
        place[-width - 1], place[-1], place[width - 1], place[-width], place[width],
        place[1 - width], place[1], place[width + 1])
      steps = SIMD8(repeating: own) - steps
    } else {
      for neighbour in 0..<8 {
        let (column, row) = Self.neighbour(neighbour, of: x, y)
        guard column >= 0, column < width, row >= 0, unsafe row < band.height else { continue }
        steps[neighbour] = unsafe own - first[(row - firstRow) * width + column]
      }
    }
    var asBright = isAtEdge ? 1 : 0
    var (drop, rise) = (0.0, 0.0)
    for neighbour in 0..<8 {
      let step = steps[neighbour]
      asBright += step == 0 ? 1 : 0
      drop = step < drop ? step : drop
      rise = step > rise ? step : rise
    }
    guard asBright <= 2, drop != 0, rise != 0 else { return false }
    return isEven(Self.first(drop, in: steps), of: x, y)
      || isEven(Self.first(rise, in: steps), of: x, y)
  }

  /// The first neighbour with a step.
  private static func first(_ step: Double, in steps: SIMD8<Double>) -> Int {
    var place = 0
    while steps[place] != step { place += 1 }
    return place
  }

  /// The column and row of a neighbour; they are counted from the top left, down each column.
  private static func neighbour(_ number: Int, of x: Int, _ y: Int) -> (column: Int, row: Int) {
    // The pixel itself, fifth of the nine, is none of them.
    let place = number < 4 ? number : number + 1
    return (x - 1 + place / 3, y - 1 + place % 3)
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    unsafe x == 0 || y == 0 || x == band.width - 1 || y == band.height - 1
  }

  /// Whether a neighbour stands in an even patch in both pictures.
  private func isEven(_ neighbour: Int, of x: Int, _ y: Int) -> Bool {
    let (column, row) = Self.neighbour(neighbour, of: x, y)
    return unsafe even[(row - firstRow) * band.width + column] == 1
  }

  /// Whether more than two pixels around one have exactly its colour; one at the edge needs one
  /// less.
  private func isEven(_ x: Int, _ y: Int, _ picture: UnsafeRawPointer) -> Bool {
    let row = unsafe band.width * 4
    let place = unsafe picture + (y - band.firstRow) * row + x * 4
    let own = unsafe place.load(as: UInt32.self)
    func isEqual(_ offset: Int) -> Int {
      unsafe place.load(fromByteOffset: offset, as: UInt32.self) == own ? 1 : 0
    }
    var equal = isAtEdge(x, y) ? 1 : 0
    for neighbour in 0..<8 {
      let (column, line) = Self.neighbour(neighbour, of: x, y)
      guard column >= 0, line >= 0, unsafe column < band.width && line < band.height else {
        continue
      }
      equal += isEqual((line - y) * row + (column - x) * 4)
    }
    return equal > 2
  }

  private static func brightness(
    of picture: UnsafeRawPointer, _ rows: Range<Int>, _ band: PixelBand
  ) -> UnsafeMutableBufferPointer<Double> {
    let count = unsafe rows.count * band.width
    let result = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
    let start = unsafe picture + (rows.lowerBound - band.firstRow) * band.width * 4
    for index in 0..<count {
      let pixel = unsafe start.load(fromByteOffset: index * 4, as: SIMD4<UInt8>.self)
      unsafe result.initializeElement(at: index, to: brightness(pixel))
    }
    return unsafe result
  }

  private static func brightness(_ pixel: SIMD4<UInt8>) -> Double {
    let alpha = Double(pixel.w) / 255
    func channel(_ byte: UInt8) -> Double {
      let value = Double(byte)
      return alpha < 1 ? 255 + (value - 255) * alpha : value
    }
    return channel(pixel.x) * 0.29889531 + channel(pixel.y) * 0.58662247
      + channel(pixel.z) * 0.11448223
  }
}
