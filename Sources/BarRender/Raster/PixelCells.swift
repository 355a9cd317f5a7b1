/// What the edges of a polygon add to the pixels of some rows, and the coverage that follows.
///
/// An edge that rises inside a pixel covers everything to its right there: its rise counts for all
/// pixels after this one, and the strip between the edge and the pixel's left side is taken off. Lengths
/// are 256ths of a pixel, in whole numbers, so that every machine gets the same bytes.
///
/// They are the bytes of FreeType's smooth rasteriser: at which of two neighbouring 256ths a slanted
/// edge leaves a pixel is decided as there, by a product with a reciprocal of 32 bits.
/// `RasterizerTests` compares both.
@safe struct PixelCells {
  /// What edges add to a pixel.
  struct Cell: Equatable {
    /// How far they rise in it.
    var rise: Int32 = 0
    /// Twice the area to their left.
    var area: Int32 = 0
  }

  /// The cells, row by row from the lowest, each row's after one that takes what lies to the left of
  /// its first pixel.
  private let cells: UnsafeMutablePointer<Cell>
  private let columns: Int
  /// The rows, counted upwards from the lowest of the polygon's box.
  private let rows: Range<Int>

  /// One pixel, in 256ths.
  private static let pixel = 256

  /// How many cells a row of pixels needs.
  static func count(columns: Int) -> Int { columns + 1 }

  /// Takes memory for the cells of some rows, all of which are 0.
  init(columns: Int, rows: Range<Int>, in cells: UnsafeMutablePointer<Cell>) {
    unsafe self.cells = unsafe cells
    self.columns = columns
    self.rows = rows
  }

  /// Adds a straight edge between two places.
  func add(from start: CellPoint, to end: CellPoint) {
    var (column, row) = (start.x >> 8, start.y >> 8)
    let (lastColumn, lastRow) = (end.x >> 8, end.y >> 8)
    if row >= rows.upperBound && lastRow >= rows.upperBound { return }
    if row < rows.lowerBound && lastRow < rows.lowerBound { return }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    if dy == 0 { return }
    var (x, y) = (start.x & 255, start.y & 255)
    if dx == 0 {
      let (way, exit) = dy > 0 ? (1, Self.pixel) : (-1, 0)
      while row != lastRow {
        addRise(exit - y, width: 2 * x, column: column, row: row)
        y = Self.pixel - exit
        row += way
      }
    } else if column != lastColumn || row != lastRow {
      // A canvas has fewer than 2^24 pixels a side.
      let perColumn = column == lastColumn ? 0 : .max / UInt32(truncatingIfNeeded: dx.magnitude)
      let perRow = row == lastRow ? 0 : .max / UInt32(truncatingIfNeeded: dy.magnitude)
      let (across, up) = (dx * Self.pixel, dy * Self.pixel)
      // On which side the line leaves a pixel is told by this number's sign at the pixel's corners.
      var side = dx * y - dy * x
      repeat {
        if side <= 0 && side - across > 0 {
          let exit = Self.quotient(-side, perColumn)
          side -= up
          addRise(exit - y, width: x, column: column, row: row)
          (x, y) = (Self.pixel, exit)
          column -= 1
        } else if side - across <= 0 && side - across + up > 0 {
          side -= across
          let exit = Self.quotient(-side, perRow)
          addRise(Self.pixel - y, width: x + exit, column: column, row: row)
          (x, y) = (exit, 0)
          row += 1
        } else if side - across + up <= 0 && side + up >= 0 {
          side += up
          let exit = Self.quotient(side, perColumn)
          addRise(exit - y, width: x + Self.pixel, column: column, row: row)
          (x, y) = (0, exit)
          column += 1
        } else {
          let exit = Self.quotient(side, perRow)
          side += across
          addRise(-y, width: x + exit, column: column, row: row)
          (x, y) = (exit, Self.pixel)
          row -= 1
        }
      } while column != lastColumn || row != lastRow
    }
    addRise((end.y & 255) - y, width: x + (end.x & 255), column: column, row: row)
  }

  /// A distance by a divisor whose reciprocal is known, in 2^-32.
  @inline(__always)
  private static func quotient(_ distance: Int, _ reciprocal: UInt32) -> Int {
    Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: distance) &* UInt64(reciprocal)) &>> 32)
  }

  /// Adds a piece of an edge inside a pixel.
  ///
  /// - Parameters:
  ///   - rise: how far it goes up.
  ///   - width: the sum of its ends' distances from the pixel's left side.
  @inline(__always)
  private func addRise(_ rise: Int, width: Int, column: Int, row: Int) {
    guard row >= rows.lowerBound, row < rows.upperBound, column < columns else { return }
    let index = (row &- rows.lowerBound) &* (columns &+ 1) &+ max(column, -1) &+ 1
    unsafe cells[index].rise &+= Int32(truncatingIfNeeded: rise)
    unsafe cells[index].area &+= Int32(truncatingIfNeeded: rise &* width)
  }

  /// Writes the coverage of a row, a byte a pixel, and clears its cells.
  func writeRow(_ row: Int, to bytes: UnsafeMutablePointer<UInt8>) {
    let line = unsafe cells + (row - rows.lowerBound) * (columns + 1) + 1
    var cover = unsafe line[-1].rise &* 512
    unsafe line[-1] = Cell()
    var column = 0
    while column < columns {
      var next = column
      while next < columns, unsafe line[next] == Cell() { next &+= 1 }
      if next > column {
        unsafe (bytes + column).update(repeating: Self.share(cover), count: next - column)
        column = next
        if column == columns { break }
      }
      let cell = unsafe line[column]
      cover &+= cell.rise &* 512
      unsafe bytes[column] = Self.share(cover &- cell.area)
      unsafe line[column] = Cell()
      column &+= 1
    }
  }

  /// A pixel's coverage, 0 to 255, from twice the area that is covered.
  ///
  /// Under the non-zero rule its sign does not count, and what is covered twice is covered.
  private static func share(_ area: Int32) -> UInt8 {
    let whole = area &>> 9
    return UInt8(truncatingIfNeeded: min(whole < 0 ? ~whole : whole, 255))
  }
}

/// A place in 256ths of a pixel, from the lower left corner of a polygon's box.
struct CellPoint: Hashable, Sendable {
  var x: Int
  var y: Int

  /// The place of a point, to the nearest 64th of a pixel.
  init(_ point: PixelPoint, in box: PixelRect) {
    x = Self.sixtyFourths(point.x - Double(box.minX)) * 4
    y = (box.height * 64 - Self.sixtyFourths(point.y - Double(box.minY))) * 4
  }

  /// A length in pixels; lengths are at most a canvas's side here.
  ///
  /// Halves go away from 0, as `rounded()` has them, for which a processor of x86 without SSE 4 needs a
  /// function.
  private static func sixtyFourths(_ value: Double) -> Int {
    let whole = Int(value * 64)
    let rest = value * 64 - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}
