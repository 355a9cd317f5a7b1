internal import CBarShim

/// A picture in colour, premultiplied, as the canvas has its pixels.
struct RasterImage: Hashable, Sendable {
  var width: Int
  var height: Int
  /// Row by row from the top left.
  var pixels: [UInt32]
  /// From the pen to the left edge, and from the baseline up to the top edge, in its own pixels.
  var left: Int
  var top: Int
}

/// The colour bitmaps of an emoji font: one size, to be scaled.
@safe final class FontImages {
  private let pictures: OpaquePointer

  /// Most pixels of a bitmap each way; Noto's are 136 wide.
  private static let sideLimit = 1024
  /// Most ems of a bitmap each way, so that what it becomes at a text's size has a bound too.
  private static let emLimit = 2
  /// What the bitmaps are read from.
  private let file: FontFile

  /// Opens a face; nil when it has no bitmaps.
  init?(file: FontFile, index: Int) {
    guard let pictures = unsafe file.openPictures(index) else { return nil }
    self.file = file
    unsafe self.pictures = unsafe pictures
  }

  deinit { unsafe nb_pictures_close(pictures) }

  /// A glyph's picture, and how many of its pixels make an em; nil when the glyph has none, or a
  /// larger one than an emoji can be.
  func picture(_ glyph: UInt32) -> (picture: RasterImage, pixelsPerEm: Double)? {
    var loaded = unsafe nb_picture()
    guard unsafe nb_pictures_load(pictures, glyph, &loaded) == 0, let bytes = unsafe loaded.bgra,
      unsafe loaded.width > 0, unsafe loaded.height > 0, unsafe loaded.pixels_per_em > 0
    else { return nil }
    let (width, height) = unsafe (Int(loaded.width), Int(loaded.height))
    let limit = unsafe min(Self.sideLimit, Self.emLimit * Int(loaded.pixels_per_em))
    guard max(width, height) <= limit else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = unsafe bytes + y * Int(loaded.pitch)
      for x in 0..<width {
        let pixel = unsafe row + x * 4
        unsafe pixels.append(
          UInt32(pixel[2]) | UInt32(pixel[1]) << 8 | UInt32(pixel[0]) << 16
            | UInt32(pixel[3]) << 24)
      }
    }
    let picture = unsafe RasterImage(
      width: width, height: height, pixels: pixels, left: Int(loaded.left), top: Int(loaded.top))
    return unsafe (picture, Double(loaded.pixels_per_em))
  }
}
