internal import CBarShim

/// A picture of at most 256 colours, as most bars are: each pixel is the number of its colour.
///
/// It has a third of the bytes to look through, and makes a smaller file.
struct IndexedPicture {
  /// The colours and their numbers.
  let numbers: ColorNumbers

  /// Counts the colours; nil for more than there are numbers, and where a palette is not worth it.
  init?(_ bitmap: Bitmap) {
    var numbers = ColorNumbers()
    var isFull = false
    var row = [UInt8](repeating: 0, count: bitmap.width)
    for y in 0..<bitmap.height where !isFull {
      _ = unsafe bitmap.withNewRow(y) { pixels in
        isFull = unsafe !numbers.number(pixels, into: &row)
      }
    }
    // A palette has to save more than it takes.
    let saved = bitmap.width * bitmap.height * (bitmap.isOpaque ? 2 : 3)
    guard !isFull, numbers.colors.count * 8 < saved else { return nil }
    self.numbers = numbers
  }

  /// The numbered rows.
  func rowStream(of bitmap: Bitmap) -> RowStream {
    var numbers = numbers
    let width = bitmap.width
    return unsafe RowStream(rows: bitmap.height, rowLength: 1 + width, pixelLength: 1) { y, row in
      unsafe bitmap.withNewRow(y) { pixels in
        _ = unsafe numbers.number(pixels, count: width, into: row)
      }
    }
  }
}
