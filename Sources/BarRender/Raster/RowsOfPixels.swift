/// Some rows of a rectangle of pixels.
struct RowsOfPixels {
  /// The row of the rectangle that is the first one here.
  var minY: Int
  /// Pixels in a row.
  var width: Int
  /// The rows, one after another.
  var pixels: [UInt32]

  /// Rows of a rectangle as they are.
  init(_ base: UnsafePointer<UInt32>, stride: Int, width: Int, rows: Range<Int>) {
    self.init(minY: rows.lowerBound, width: width, pixels: [])
    pixels.reserveCapacity(rows.count * width)
    for row in rows {
      unsafe pixels += UnsafeBufferPointer(start: base + row * stride, count: width)
    }
  }

  /// Rows of a field whose first row is that of the rectangle at `minY`.
  init(_ field: BlurredField, minY: Int, rows: Range<Int>) {
    self.init(minY: rows.lowerBound, width: field.width, pixels: [])
    pixels.reserveCapacity(rows.count * field.width)
    unsafe field.withRows { line, write in
      for row in rows {
        write(row - minY)
        unsafe pixels += UnsafeBufferPointer(start: line, count: field.width)
      }
    }
  }

  init(minY: Int, width: Int, pixels: [UInt32]) {
    self.minY = minY
    self.width = width
    self.pixels = pixels
  }

  /// Hands out a row.
  func withRow(_ y: Int, _ body: (UnsafePointer<UInt32>) -> Void) {
    unsafe pixels.withUnsafeBufferPointer { pixels in
      if let pixels = pixels.baseAddress { unsafe body(pixels + (y - minY) * width) }
    }
  }
}
