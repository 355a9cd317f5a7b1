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
