/// Boxes that blur a field of cells, one after another.
///
/// Boxes only add up; the division comes once, at the end. The longest boxes leave room for it.
struct BoxBlur {
  typealias Cell = BlurredField.Cell

  private let radii: [Int]
  /// Cells of all boxes together, multiplied.
  private let size: UInt64
  /// 2 to the power of `places`, divided by the size and rounded up.
  private let reciprocal: UInt64
  private let places: UInt64

  /// Makes boxes of radii of at most 15 cells.
  init(radii: [Int]) {
    self.radii = radii.filter { $0 > 0 }
    size = radii.reduce(1) { $0 * UInt64(2 * $1 + 1) }
    // For dividends below 2³¹ the product is exact when the reciprocal has 31 places more than the
    // divisor. Source: documented — Granlund and Montgomery, Division by Invariant Integers, 1994.
    places = 31 + UInt64(UInt64.bitWidth - size.leadingZeroBitCount)
    reciprocal = ((1 << places) + size - 1) / size
  }

  /// Replaces the cells of every row by means of those around them.
  func blurRows(_ cells: inout [Cell], width: Int, height: Int) {
    unsafe withUnsafeTemporaryAllocation(of: Cell.self, capacity: 2 * width) { lines in
      unsafe cells.withUnsafeMutableBufferPointer { cells in
        guard let lines = lines.baseAddress, let cells = cells.baseAddress else { return }
        for row in 0..<height {
          let line = unsafe cells + row * width
          var (from, to) = unsafe (lines, lines + width)
          unsafe from.update(from: line, count: width)
          for radius in radii {
            unsafe Self.add(from, to: to, count: width, radius: radius)
            unsafe swap(&from, &to)
          }
          for index in 0..<width { unsafe line[index] = unsafe mean(from[index]) }
        }
      }
    }
  }

  /// Writes the sums of the cells around each one of a line, which goes on at its ends.
  private static func add(
    _ from: UnsafeMutablePointer<Cell>, to: UnsafeMutablePointer<Cell>, count: Int, radius: Int
  ) {
    let last = count - 1
    var sum = Cell.zero
    for index in -radius...radius { unsafe sum &+= from[min(max(index, 0), last)] }
    for index in 0..<count {
      unsafe to[index] = sum
      unsafe sum &+= from[min(index + radius + 1, last)] &- from[max(index - radius, 0)]
    }
  }

  /// Replaces the cells of some columns by means of those around them: row by row, with a sum for
  /// each column, because cells of a row lie side by side.
  func blurColumns(_ cells: inout [Cell], width: Int, height: Int, _ columns: Range<Int>) {
    let count = columns.count
    guard count > 0 else { return }
    unsafe withUnsafeTemporaryAllocation(of: Cell.self, capacity: (2 * height + 1) * count) {
      room in
      unsafe cells.withUnsafeMutableBufferPointer { cells in
        guard let room = room.baseAddress, let cells = cells.baseAddress else { return }
        let sums = unsafe room
        var (from, to) = unsafe (room + count, room + (height + 1) * count)
        for row in 0..<height {
          unsafe (from + row * count)
            .update(from: cells + row * width + columns.lowerBound, count: count)
        }
        for radius in radii {
          unsafe Self.add(
            rows: from, to: to, sums: sums, count: count, height: height, radius: radius)
          unsafe swap(&from, &to)
        }
        for row in 0..<height {
          let line = unsafe cells + row * width + columns.lowerBound
          for column in 0..<count { unsafe line[column] = unsafe mean(from[row * count + column]) }
        }
      }
    }
  }

  /// Writes the sums of the cells above and below each one; the outermost rows go on outwards.
  private static func add(
    rows from: UnsafeMutablePointer<Cell>, to: UnsafeMutablePointer<Cell>,
    sums: UnsafeMutablePointer<Cell>, count: Int, height: Int, radius: Int
  ) {
    func row(_ index: Int) -> UnsafeMutablePointer<Cell> {
      unsafe from + min(max(index, 0), height - 1) * count
    }
    unsafe sums.update(repeating: .zero, count: count)
    for index in -radius...radius {
      let line = unsafe row(index)
      for column in 0..<count { unsafe sums[column] &+= line[column] }
    }
    for index in 0..<height {
      let out = unsafe to + index * count
      let (new, old) = unsafe (row(index + radius + 1), row(index - radius))
      for column in 0..<count {
        let sum = unsafe sums[column]
        unsafe out[column] = sum
        unsafe sums[column] = unsafe sum &+ new[column] &- old[column]
      }
    }
  }

  /// A sum divided by the number of cells in it, rounded to the nearest integer.
  @inline(__always)
  private func mean(_ sum: Cell) -> Cell {
    func divided(_ lane: Int32) -> Int32 {
      let dividend = UInt64(UInt32(truncatingIfNeeded: lane)) &+ size / 2
      return Int32(truncatingIfNeeded: (dividend &* reciprocal) &>> places)
    }
    return Cell(divided(sum.x), divided(sum.y), divided(sum.z), divided(sum.w))
  }
}
