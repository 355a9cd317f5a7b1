/// A rectangle of pixels, blurred.
///
/// A wide blur leaves no detail, so it is worked out on cells of several pixels: each is the mean
/// of its pixels; three box blurs in either direction come within a few hundredths of a Gaussian;
/// and between the middles of cells the result runs straight. Everything is integer arithmetic with
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
  /// Standard deviations beyond this many pixels blur no more: the largest boxes are reached
  /// before.
  static let sigmaLimit = 10_000.0
  /// Largest box, in cells: the cube of its size times 255 × 256 fits into 31 bits.
  private static let boxLimit = 31

  /// Blurs pixels.
  ///
  /// - Parameters:
  ///   - base: the first pixel.
  ///   - stride: pixels from one row to the next.
  ///   - sigma: standard deviation of the blur, in pixels; 0 for none.
  ///   - fineness: least number of cells to a standard deviation; three are enough for lines
  ///     between their middles that nobody tells from the curve.
  init(
    _ base: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int, sigma: Double,
    fineness: Double = 3
  ) {
    shift = Self.shift(sigma: sigma, fineness: fineness)
    self.width = width
    self.height = height
    let side = 1 << shift
    columns = (width + side - 1) >> shift
    rows = (height + side - 1) >> shift
    pitch = columns
    cells = [Cell](repeating: .zero, count: columns * rows)
    unsafe reduce(base, stride)
    guard sigma > 0 else { return }
    blur(radii: Self.boxRadii(sigma: sigma, side: side))
  }

  private static func shift(sigma: Double, fineness: Double) -> Int {
    var shift = 0
    while shift < shiftLimit, Double(2 << shift) * fineness <= sigma { shift += 1 }
    return shift
  }

  /// The side of a cell, and how far away a pixel may lie and still count, both in pixels.
  static func extent(sigma: Double, fineness: Double) -> (side: Int, reach: Int) {
    let side = 1 << shift(sigma: sigma, fineness: fineness)
    let cells = sigma > 0 ? boxRadii(sigma: sigma, side: side).reduce(0, +) + 1 : 0
    return (side, cells * side)
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
    let boxes = BoxBlur(radii: radii)
    boxes.blurRows(&field, width: wide, height: tall)
    // The lines to the middles of the cells next outside are drawn too.
    boxes.blurColumns(
      &field, width: wide, height: tall,
      max(reach - 1, 0)..<min(reach + columns + 1, wide))
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
  ///
  /// The rows of pixels that a row of cells covers are added up first, channel by channel: 32
  /// levels of 255 fit into 16 bits.
  private mutating func reduce(_ base: UnsafePointer<UInt32>, _ stride: Int) {
    let side = 1 << shift
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 4 * width) { room in
      guard let sums = room.baseAddress else { return }
      for row in 0..<rows {
        let tall = min(side, height - row * side)
        unsafe sums.initialize(repeating: 0, count: 4 * width)
        for y in row * side..<row * side + tall {
          unsafe UnsafeRawPointer(base + y * stride).withMemoryRebound(
            to: UInt8.self, capacity: 4 * width
          ) { bytes in
            for index in 0..<4 * width { unsafe sums[index] &+= UInt16(bytes[index]) }
          }
        }
        for column in 0..<columns {
          let start = column << shift
          let across = min(side, width - start)
          var sum = Cell.zero
          for x in start..<start + across {
            let pixel = unsafe UnsafeRawPointer(sums + 4 * x)
              .loadUnaligned(as: SIMD4<UInt16>.self)
            sum &+= Cell(truncatingIfNeeded: pixel)
          }
          let count = Int32(tall * across)
          let whole = sum &<< 8 &+ Cell(repeating: count / 2)
          cells[row * columns + column] =
            tall == side && across == side
            ? whole &>> Int32(2 * shift) : whole / Cell(repeating: count)
        }
      }
    }
  }

  /// Radii of three boxes, in cells, that blur together as much as a Gaussian, less what the means
  /// of cells and the lines between them blur already.
  private static func boxRadii(sigma: Double, side: Int) -> [Int] {
    let cell = Double(side)
    let sigma = min(sigma, sigmaLimit)
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
