internal import CBarShim

/// A picture in colour, premultiplied, as the canvas has its pixels.
struct Picture: Hashable, Sendable {
  var width: Int
  var height: Int
  /// Row by row from the top left.
  var pixels: [UInt32]
  /// From the pen to the left edge, and from the baseline up to the top edge, in its own pixels.
  var left: Int
  var top: Int
}

/// The colour bitmaps of an emoji font: one size, to be scaled.
final class FontPictures {
  private let pictures: OpaquePointer

  /// Opens a face; nil when it has no bitmaps.
  init?(path: String, index: Int) {
    guard let index = UInt32(exactly: index), let pictures = nb_pictures_open(path, index) else {
      return nil
    }
    self.pictures = pictures
  }

  deinit { nb_pictures_close(pictures) }

  /// A glyph's picture, and how many of its pixels make an em; nil when the glyph has none.
  func picture(_ glyph: UInt32) -> (picture: Picture, pixelsPerEm: Double)? {
    var loaded = nb_picture()
    guard nb_pictures_load(pictures, glyph, &loaded) == 0, let bytes = loaded.bgra,
      loaded.width > 0, loaded.height > 0, loaded.pixels_per_em > 0
    else { return nil }
    let (width, height) = (Int(loaded.width), Int(loaded.height))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = bytes + y * Int(loaded.pitch)
      for x in 0..<width {
        let pixel = row + x * 4
        pixels.append(
          UInt32(pixel[2]) | UInt32(pixel[1]) << 8 | UInt32(pixel[0]) << 16
            | UInt32(pixel[3]) << 24)
      }
    }
    let picture = Picture(
      width: width, height: height, pixels: pixels, left: Int(loaded.left), top: Int(loaded.top))
    return (picture, Double(loaded.pixels_per_em))
  }
}
