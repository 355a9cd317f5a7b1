package import BarRender

/// A picture of where two pictures of one extent differ: what they share is pale grey, what differs
/// is red, and what differs on smoothed edges is yellow where the rules tell it apart.
enum DifferencePicture {
  /// The darkest that the pale grey of a picture is.
  private static let darkest = 230
  /// The numbers of the colours: a pale grey has its distance from white.
  private static let (red, yellow) = (UInt8(256 - darkest), UInt8(257 - darkest))
  /// All that the picture is made of, red lowest.
  private static let colors: [UInt32] =
    (darkest...255).reversed().map { UInt32($0) * 0x01_0101 } + [0x00_00ff, 0x00_b4e6]

  /// Makes the picture.
  ///
  /// - Parameters:
  ///   - expected: the picture before.
  ///   - marks: which of its pixels differ.
  static func picture(of expected: Bitmap, _ marks: DifferenceMarks) -> NumberedPicture {
    let (width, height) = (expected.width, expected.height)
    let numbers = unsafe expected.pixels.withUnsafeBytes { pixels in
      unsafe [UInt8](unsafeUninitializedCapacity: width * height) { memory, count in
        count = width * height
        guard let source = pixels.baseAddress, let target = memory.baseAddress else { return }
        for y in 0..<height {
          let (row, pale) = unsafe (source + y * width * 4, target + y * width)
          // Most rows are as the one above.
          if y > 0, unsafe PixelBand.areSame(row, row - width * 4, count: width * 4) {
            unsafe pale.update(from: pale - width, count: width)
          } else {
            unsafe fade(row, into: pale, count: width)
          }
        }
        for run in marks.runs {
          let number = run.isSmoothed ? yellow : red
          unsafe (target + run.start).update(repeating: number, count: run.count)
        }
      }
    }
    return NumberedPicture(width: width, height: height, numbers: numbers, colors: colors)
  }

  /// Writes the numbers of so many pixels in pale grey.
  private static func fade(
    _ pixels: UnsafeRawPointer, into pale: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let numbers = UnsafeMutableRawPointer(pale)
    // Most pixels have the colour of the one before, so four are looked at together.
    var (color, number) = (UInt32(0), number(ofPale: 0))
    var pair = UInt64(0)
    var x = 0
    while x < count {
      if x + 4 <= count,
        unsafe pixels.loadUnaligned(fromByteOffset: x * 4, as: UInt64.self) == pair,
        unsafe pixels.loadUnaligned(fromByteOffset: x * 4 + 8, as: UInt64.self) == pair
      {
        unsafe numbers.storeBytes(
          of: UInt32(number) * 0x0101_0101, toByteOffset: x, as: UInt32.self)
        x += 4
        continue
      }
      let next = unsafe pixels.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      if next != color {
        (color, number) = (next, Self.number(ofPale: next))
        pair = UInt64(color) << 32 | UInt64(color)
      }
      unsafe pale[x] = number
      x += 1
    }
  }

  /// The number of a colour's pale grey; the colour is four bytes in the order of memory.
  private static func number(ofPale color: UInt32) -> UInt8 {
    let channels = UInt32(littleEndian: color)
    let (red, green) = (Int(channels & 255), Int(channels >> 8 & 255))
    let (blue, alpha) = (Int(channels >> 16 & 255), Int(channels >> 24))
    // Weights of the luminance in 256ths, then a tenth of its distance from white.
    let light = (77 * red + 150 * green + 29 * blue) >> 8
    return UInt8((255 - light) * alpha / 2550)
  }
}

extension Bitmap {
  /// A picture of where two pictures of one extent differ: what they share is pale grey, what
  /// differs is red, and what differs on smoothed edges is yellow where the rules tell it apart; nil
  /// for pictures of two extents.
  package static func difference(
    expected: Bitmap, actual: Bitmap, rules: PictureRules
  ) -> Bitmap? {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    var marks = DifferenceMarks()
    expected.compare(with: actual, rules) { x, y, _, isSmoothed in
      marks.add(y * expected.width + x, isSmoothed: isSmoothed)
    }
    return DifferencePicture.picture(of: expected, marks).bitmap
  }
}
