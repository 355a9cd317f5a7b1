import BarRender
import BarGolden

/// Small pictures that any language makes in a few lines, so that another comparator sees the same.
enum OraclePicture {
  /// Pixels in a row, and rows.
  static let side = 32

  /// A disc with smoothed edges; centre and radius in sixteenths of a pixel, 16 samples a pixel.
  static func disc(
    _ cx: Int, _ cy: Int, _ radius: Int, ink: [Int] = [0, 0, 0], paper: [Int] = [255, 255, 255]
  ) throws -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        var covered = 0
        for sample in 0..<16 {
          let dx = x * 16 + (sample % 4) * 4 + 2 - cx
          let dy = y * 16 + (sample / 4) * 4 + 2 - cy
          if dx * dx + dy * dy <= radius * radius { covered += 1 }
        }
        for channel in 0..<3 {
          pixels.append(UInt8((paper[channel] * (16 - covered) + ink[channel] * covered) / 16))
        }
        pixels.append(255)
      }
    }
    return try picture(pixels)
  }

  /// Random channels of so many levels.
  static func noise(_ seed: Int, levels: Int) throws -> Bitmap {
    var numbers = Numbers(seed: seed)
    var pixels: [UInt8] = []
    for _ in 0..<(side * side) {
      for _ in 0..<3 { pixels.append(UInt8(numbers.next() % levels * (255 / (levels - 1)))) }
      pixels.append(255)
    }
    return try picture(pixels)
  }

  /// A picture with one channel of about every n-th pixel moved towards the middle.
  static func nudged(_ original: Bitmap, _ seed: Int, every count: Int) throws -> Bitmap {
    var numbers = Numbers(seed: seed)
    var pixels = original.pixels
    for index in 0..<(side * side) where numbers.next() % count == 0 {
      let place = index * 4 + numbers.next() % 3
      pixels[place] = pixels[place] < 128 ? pixels[place] + 1 : pixels[place] - 1
    }
    return try picture(pixels)
  }

  /// A picture with a block of red on it.
  static func withBlock(_ original: Bitmap, _ box: PixelBox) throws -> Bitmap {
    var pixels = original.pixels
    for y in box.y..<(box.y + box.height) {
      for x in box.x..<(box.x + box.width) {
        pixels.replaceSubrange(((y * side + x) * 4)..<((y * side + x) * 4 + 3), with: [255, 0, 0])
      }
    }
    return try picture(pixels)
  }

  /// A picture of these bytes.
  static func picture(_ pixels: [UInt8]) throws -> Bitmap {
    struct WrongCount: Error {}
    guard let picture = Bitmap(width: side, height: side, pixels: pixels) else {
      throw WrongCount()
    }
    return picture
  }

  /// The random numbers of ANSI C's example of `rand`.
  private struct Numbers {
    var seed: Int

    mutating func next() -> Int {
      seed = (seed * 1_103_515_245 + 12345) & 0x7fff_ffff
      return seed >> 16
    }
  }
}
