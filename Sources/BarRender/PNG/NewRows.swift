internal import CBarShim

/// The rows of a picture, and which of them differ from the row above: few of a bar do.
struct NewRows {
  /// The picture.
  let bitmap: Bitmap
  /// Whether a row is unlike the one above; the first is.
  private let isNew: [Bool]

  /// Compares each row with the one above.
  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    isNew = Self.isNew(rows: bitmap.height, of: bitmap.pixels, length: bitmap.width * 4)
  }

  /// Which of so many rows of so many bytes differ from the one above; the first does.
  static func isNew(rows: Int, of bytes: [UInt8], length: Int) -> [Bool] {
    unsafe bytes.withUnsafeBytes { bytes in
      (0..<rows).map { y in
        guard y > 0, let first = bytes.baseAddress else { return true }
        let row = unsafe first + y * length
        return unsafe nb_same_bytes(row, row - length, length) == 0
      }
    }
  }

  /// Whether a row equals the one above.
  func repeats(_ y: Int) -> Bool { !isNew[y] }

  /// Calls with a row's pixels unless they equal those of the row above; returns whether it did.
  func withRow(_ y: Int, _ body: (UnsafeRawPointer) -> Void) -> Bool {
    guard isNew[y] else { return false }
    return unsafe bitmap.pixels.withUnsafeBytes { pixels in
      guard let first = pixels.baseAddress else { return false }
      unsafe body(first + y * bitmap.width * 4)
      return true
    }
  }
}
