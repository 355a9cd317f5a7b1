/// An opaque picture of at most 256 colours: each pixel is the number of its colour.
///
/// Whoever makes it knows the numbers; `IndexedPicture` finds them in a picture of any colours.
package struct NumberedPicture: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// A byte a pixel, row by row from the top left: the place of its colour among the colours.
  package let numbers: [UInt8]
  /// The colours: red lowest, then green and blue; the highest byte says nothing.
  package let colors: [UInt32]

  /// Makes a picture; there are as many numbers as pixels, and each is one of a colour.
  package init(width: Int, height: Int, numbers: [UInt8], colors: [UInt32]) {
    self.width = width
    self.height = height
    self.numbers = numbers
    self.colors = colors
  }

  /// Numbers the colours of an opaque picture; nil for one of more than 256, and of so few pixels
  /// that a palette takes more than it saves.
  init?(_ rows: NewRows) {
    let (width, height) = (rows.bitmap.width, rows.bitmap.height)
    var numbers = ColorNumbers()
    var isFull = false
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { memory, count in
      guard let first = memory.baseAddress else { return }
      for y in 0..<height where !isFull {
        let row = unsafe first + y * width
        let isNew = unsafe rows.withRow(y) { pixels in
          isFull = unsafe !numbers.number(pixels, count: width, into: row)
        }
        if !isNew { unsafe row.update(from: row - width, count: width) }
        count += width
      }
    }
    guard !isFull, numbers.isWorthwhile(pixels: width * height, isOpaque: true) else { return nil }
    self.init(
      width: width, height: height, numbers: pixels,
      colors: numbers.colors.map { UInt32(littleEndian: $0) })
  }

  /// The same with four bytes a pixel.
  package var bitmap: Bitmap {
    let opaque = colors.map { UInt32(littleEndian: $0 | 0xff00_0000) }
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: numbers.count * 4) { memory, count in
      let memory = UnsafeMutableRawBufferPointer(memory)
      for (place, number) in numbers.enumerated() {
        unsafe memory.storeBytes(
          of: opaque[Int(number)], toByteOffset: place * 4, as: UInt32.self)
      }
      count = numbers.count * 4
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }
}
