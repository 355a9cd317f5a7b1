/// What a blurred field looks like pixel by pixel.
extension BlurredField {
  /// Hands out room for a row of pixels, and what fills it with one.
  func withRows(
    _ body: (UnsafeMutablePointer<UInt32>, _ write: (Int) -> Void) -> Void
  ) {
    unsafe cells.withUnsafeBufferPointer { cells in
      unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width + Self.slack) { row in
        unsafe withUnsafeTemporaryAllocation(of: Cell.self, capacity: columns + 2) { line in
          guard let cells = cells.baseAddress, let row = row.baseAddress,
            let line = line.baseAddress
          else { return }
          unsafe body(row) { unsafe write(row: $0, of: cells + origin, line + 1, to: row) }
        }
      }
    }
  }

  /// Writes a row of pixels.
  ///
  /// - Parameters:
  ///   - cells: the first cell.
  ///   - line: room for a line of cells, with one more on either side.
  private func write(
    row y: Int, of cells: UnsafePointer<Cell>, _ line: UnsafeMutablePointer<Cell>,
    to out: UnsafeMutablePointer<UInt32>
  ) {
    if shift == 0 { return unsafe writeSharp(cells + y * pitch, to: out) }
    let double = Int32(2 << shift)
    // Distance of the pixel's middle from that of the first cell, in halves of a pixel.
    let distance = 2 * y + 1 - (1 << shift)
    let above = distance >> (shift + 1)
    let share = Int32(distance & ((2 << shift) - 1))
    let upper = unsafe cells + above * pitch
    let lower = unsafe cells + (above + 1) * pitch
    // As much of the lower line as the share says, in parts of `double`.
    for column in -1...columns {
      let change = unsafe lower[column] &- upper[column]
      unsafe line[column] = unsafe upper[column] &* double &+ change &* share
    }
    unsafe writeLine(line, to: out)
  }

  private func writeSharp(_ cells: UnsafePointer<Cell>, to out: UnsafeMutablePointer<UInt32>) {
    for x in 0..<width { unsafe out[x] = unsafe Self.pixel((cells[x] &+ 128) &>> 8) }
  }

  /// Pixels between the middles of cells that are in a line.
  ///
  /// Each channel grows evenly from one cell's middle to the next. Four pixels are written at a
  /// time: a cell's lanes lie as a pixel's bytes do.
  private func writeLine(_ line: UnsafePointer<Cell>, to out: UnsafeMutablePointer<UInt32>) {
    let side = 1 << shift
    let doubling = Cell(repeating: Int32(shift + 1))
    let places = Cell(repeating: Int32(8 + 2 * (shift + 1)))
    let half = Cell(repeating: 1 << (places.x - 1))
    var x = 0
    for column in -1..<columns {
      let left = unsafe line[column]
      let change = unsafe line[column + 1] &- left
      let step = change &+ change
      let end = min(width, (column + 1) * side + side / 2)
      var value = left &<< doubling &+ change &+ half
      if column < 0 { value &+= step &* Int32(side / 2) }
      while x < end {
        let second = value &+ step
        let third = second &+ step
        let fourth = third &+ step
        let pixels = SIMD16(
          lowHalf: SIMD8(lowHalf: value &>> places, highHalf: second &>> places),
          highHalf: SIMD8(lowHalf: third &>> places, highHalf: fourth &>> places))
        // What is written beyond the end is written over next, or lies in the room behind the row.
        unsafe UnsafeMutableRawPointer(out + x).storeBytes(
          of: SIMD16<UInt8>(truncatingIfNeeded: pixels), as: SIMD16<UInt8>.self)
        value = fourth &+ step
        x += 4
      }
      x = end
    }
  }

  /// Pixels behind a row that the last four may take.
  private static let slack = 3

  @inline(__always)
  private static func pixel(_ cell: Cell) -> UInt32 {
    let word = SIMD4<UInt32>(truncatingIfNeeded: cell)
    return (word.x | word.y << 8 | word.z << 16 | word.w << 24).littleEndian
  }
}
