/// A rectangle of pixels, blurred.
///
/// A wide blur leaves no detail, so it is worked out on cells of several pixels: each is the mean of
/// its pixels; three box blurs in either direction come within a few hundredths of a Gaussian; and
/// between the middles of cells the result runs straight. Everything is integer arithmetic with
/// 8 bits below the point. At the rectangle's edges its outermost pixels go on outwards.
struct BlurredField {
  /// Red, green, blue and alpha as they lie in a pixel, times 256.
  typealias Cell = SIMD4<Int32>

  /// Pixels in a row.
  let width: Int
  /// Rows of pixels.
  let height: Int
  /// A cell has 2 to the power of this many pixels on a side.
  let shift: Int
  let columns: Int
  private let rows: Int
  private(set) var cells: [Cell]
  /// Place of the first cell, and cells from one row to the next: a blur leaves more around them.
  private(set) var origin = 0
  private(set) var pitch: Int

  /// Largest power of two that is the side of a cell.
  private static let shiftLimit = 5
  /// Largest box, in cells: the cube of its size times 255 × 256 fits into 31 bits.
  private static let boxLimit = 31

  /// Blurs pixels.
  ///
  /// - Parameters:
  ///   - base: the first pixel.
  ///   - stride: pixels from one row to the next.
  ///   - sigma: standard deviation of the blur, in pixels; 0 for none.
  init(
    _ base: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int, sigma: Double
  ) {
    // Three cells to a standard deviation are enough for lines between their middles.
    var shift = 0
    while shift < Self.shiftLimit, Double(2 << shift) * 3 <= sigma { shift += 1 }
    self.shift = shift
    self.width = width
    self.height = height
    let side = 1 << shift
    columns = (width + side - 1) >> shift
    rows = (height + side - 1) >> shift
    pitch = columns
    cells = [Cell](repeating: .zero, count: columns * rows)
    reduce(base, stride)
    guard sigma > 0 else { return }
    blur(radii: Self.boxRadii(sigma: sigma, side: side))
  }

  /// Blurs the cells with one box after another.
  ///
  /// The outermost cells are repeated outwards first, as far as all boxes reach together, so that
  /// each box finds what the ones before it made of them.
  private mutating func blur(radii: [Int]) {
    let reach = radii.reduce(0, +)
    let (wide, tall) = (columns + 2 * reach, rows + 2 * reach)
    var field: [Cell] = []
    field.reserveCapacity(wide * tall)
    for row in -reach..<rows + reach {
      let start = min(max(row, 0), rows - 1) * columns
      for column in -reach..<columns + reach {
        field.append(cells[start + min(max(column, 0), columns - 1)])
      }
    }
    for row in 0..<tall {
      Self.blur(&field, from: row * wide, step: 1, count: wide, radii: radii)
    }
    // The lines to the middles of the cells next outside are drawn too.
    for column in max(reach - 1, 0)..<min(reach + columns + 1, wide) {
      Self.blur(&field, from: column, step: wide, count: tall, radii: radii)
    }
    cells = field
    origin = reach * wide + reach
    pitch = wide
  }

  /// Changes every cell; the lanes are red, green and blue, 0 to 255.
  mutating func map(_ transform: (SIMD3<Double>) -> SIMD3<Double>) {
    var last = Cell(repeating: -1)
    var result = Cell.zero
    for index in cells.indices {
      let cell = cells[index]
      if cell != last {
        last = cell
        let channels = SIMD3(Double(cell.x), Double(cell.y), Double(cell.z)) / 256
        let levels = (transform(channels) * 256).rounded(.toNearestOrEven)
          .clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255 * 256))
        result = Cell(Int32(levels.x), Int32(levels.y), Int32(levels.z), 255 * 256)
      }
      cells[index] = result
    }
  }

  /// The mean of each cell's pixels.
  private mutating func reduce(_ base: UnsafePointer<UInt32>, _ stride: Int) {
    let side = 1 << shift
    for y in 0..<height {
      let row = base + y * stride
      let first = (y >> shift) * columns
      for column in 0..<columns {
        let start = column << shift
        var even: UInt32 = 0
        var odd: UInt32 = 0
        for x in start..<min(start + side, width) {
          let pixel = row[x].littleEndian
          even &+= pixel & 0x00ff_00ff
          odd &+= (pixel >> 8) & 0x00ff_00ff
        }
        cells[first + column] &+= Cell(
          Int32(even & 0xffff), Int32(odd & 0xffff), Int32(even >> 16), Int32(odd >> 16))
      }
    }
    for row in 0..<rows {
      let tall = min(side, height - row * side)
      for column in 0..<columns {
        let count = Int32(tall * min(side, width - column * side))
        let index = row * columns + column
        cells[index] = (cells[index] &* 256 &+ count / 2) / Cell(repeating: count)
      }
    }
  }

  /// Replaces the cells along a line by means of those around them, one box after another.
  ///
  /// Boxes only add up; the division comes once, at the end. The longest boxes leave room for it.
  private static func blur(
    _ cells: inout [Cell], from start: Int, step: Int, count: Int, radii: [Int]
  ) {
    let size = radii.reduce(1) { $0 * Int32(2 * $1 + 1) }
    withUnsafeTemporaryAllocation(of: Cell.self, capacity: 2 * count) { lines in
      guard var from = lines.baseAddress else { return }
      var to = from + count
      for index in 0..<count { from[index] = cells[start + index * step] }
      for radius in radii where radius > 0 {
        add(from, to: to, count: count, radius: radius)
        swap(&from, &to)
      }
      let half = Cell(repeating: size / 2)
      for index in 0..<count {
        let sum = from[index] &+ half
        cells[start + index * step] = Cell(
          sum.x / size, sum.y / size, sum.z / size, sum.w / size)
      }
    }
  }

  /// Writes the sums of the cells around each one.
  private static func add(
    _ from: UnsafeMutablePointer<Cell>, to: UnsafeMutablePointer<Cell>, count: Int, radius: Int
  ) {
    let (first, last) = (from[0], from[count - 1])
    var sum = Cell.zero
    for index in -radius...radius {
      sum &+= index < 0 ? first : index < count ? from[index] : last
    }
    for index in 0..<count {
      to[index] = sum
      let next = index + radius + 1
      let old = index - radius
      sum &+= (next < count ? from[next] : last) &- (old < 0 ? first : from[old])
    }
  }

  /// Radii of three boxes, in cells, that blur together as much as a Gaussian, less what the means
  /// of cells and the lines between them blur already.
  private static func boxRadii(sigma: Double, side: Int) -> [Int] {
    let cell = Double(side)
    // A box of n pixels has the variance (n² − 1) / 12, a triangle of half-width n about n² / 6.
    let done = side > 1 ? (cell * cell - 1) / 12 + cell * cell / 6 : 0
    let variance = max(sigma * sigma - done, 0) / (cell * cell)
    let ideal = (12 * variance / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let size = Double(lower)
    let excess = (12 * variance - 3 * size * size - 12 * size - 9) / (-4 * size - 4)
    let smaller = Int(min(max(excess.rounded(), 0), 3))
    return (0..<3).map { min($0 < smaller ? lower : lower + 2, boxLimit) / 2 }
  }
}
