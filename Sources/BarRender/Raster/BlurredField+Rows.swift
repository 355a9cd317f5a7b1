/// What a blurred field looks like pixel by pixel.
extension BlurredField {
  /// Hands out room for a row of pixels, and what fills it with one.
  func withRows(
    _ body: (UnsafeMutablePointer<UInt32>, _ write: (Int) -> Void) -> Void
  ) {
    cells.withUnsafeBufferPointer { cells in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width + Self.slack) { row in
        withUnsafeTemporaryAllocation(of: Cell.self, capacity: columns + 2) { line in
          guard let cells = cells.baseAddress, let row = row.baseAddress,
            let line = line.baseAddress
          else { return }
          body(row) { write(row: $0, of: cells + origin, line + 1, to: row) }
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
    if shift == 0 { return writeSharp(cells + y * pitch, to: out) }
    let double = Int32(2 << shift)
    // Distance of the pixel's middle from that of the first cell, in halves of a pixel.
    let distance = 2 * y + 1 - (1 << shift)
    let above = distance >> (shift + 1)
    let share = Int32(distance & ((2 << shift) - 1))
    let upper = cells + above * pitch
    let lower = cells + (above + 1) * pitch
    for column in -1...columns {
      line[column] = upper[column] &* (double &- share) &+ lower[column] &* share
    }
    writeLine(line, to: out)
  }

  private func writeSharp(_ cells: UnsafePointer<Cell>, to out: UnsafeMutablePointer<UInt32>) {
    for x in 0..<width { out[x] = Self.pixel((cells[x] &+ 128) &>> 8) }
  }

  /// Pixels between the middles of cells that are in a line.
  ///
  /// A channel grows evenly from one cell's middle to the next, so four pixels of one channel are
  /// worked out at once, with their values in the lanes of a vector.
  private func writeLine(_ line: UnsafePointer<Cell>, to out: UnsafeMutablePointer<UInt32>) {
    let side = 1 << shift
    let double = Int32(2 * side)
    let places = UInt32(8 + 2 * (shift + 1))
    let half = Cell(repeating: 1 << (Int32(places) - 1))
    var x = 0
    for column in -1..<columns {
      let left = line[column]
      let change = line[column + 1] &- left
      let first = column < 0 ? side / 2 : 0
      let end = min(width, (column + 1) * side + side / 2)
      let start = left &* double &+ change &* Int32(2 * first + 1) &+ half
      let step = change &* 2
      var red = Lanes(from: start.x, step: step.x)
      var green = Lanes(from: start.y, step: step.y)
      var blue = Lanes(from: start.z, step: step.z)
      var alpha = Lanes(from: start.w, step: step.w)
      while x < end {
        var pixels = red.next(places)
        pixels |= green.next(places) &<< 8
        pixels |= blue.next(places) &<< 16
        pixels |= alpha.next(places) &<< 24
        // What is written beyond the end is written over next, or lies in the room behind the row.
        UnsafeMutableRawPointer(out + x)
          .storeBytes(of: pixels.littleEndianLanes, as: SIMD4<UInt32>.self)
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

/// A channel of four pixels side by side, which grows by the same amount from each to the next.
private struct Lanes {
  private var value: SIMD4<UInt32>
  private let step: SIMD4<UInt32>

  @inline(__always)
  init(from start: Int32, step: Int32) {
    let first = SIMD4<Int32>(repeating: start)
    let ways = SIMD4<Int32>(repeating: step) &* SIMD4<Int32>(0, 1, 2, 3)
    value = SIMD4<UInt32>(truncatingIfNeeded: first &+ ways)
    self.step = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(repeating: step &* 4))
  }

  /// The levels of these pixels, 0 to 255 where they lie between the cells; moves on by four.
  @inline(__always)
  mutating func next(_ places: UInt32) -> SIMD4<UInt32> {
    let level = (value &>> SIMD4<UInt32>(repeating: places)) & SIMD4<UInt32>(repeating: 255)
    value &+= step
    return level
  }
}

extension SIMD4<UInt32> {
  /// The numbers as pixels lie in memory.
  @inline(__always)
  fileprivate var littleEndianLanes: SIMD4<UInt32> {
    SIMD4(x.littleEndian, y.littleEndian, z.littleEndian, w.littleEndian)
  }
}
