internal import BarLayout

/// Pictures of an app's own, decoded when they are first needed.
final class ImageFiles {
  /// Most pictures remembered at a time.
  private static let limit = 32
  /// How large a picture may be: four screens of the largest iPad.
  private static let extent = PNG.Limits(side: 8192, area: 1 << 24)

  private var cache: [[UInt8]: RasterImage] = [:]

  /// The premultiplied pixels of a PNG file.
  func picture(_ file: [UInt8], element: String) throws(RenderError) -> RasterImage {
    if let known = cache[file] { return known }
    let picture: RasterImage
    do throws(RenderError) {
      picture = RasterImage(try PNG.decode(file, limits: Self.extent))
    } catch {
      throw .pictureUnreadable(element: element, reason: error.description)
    }
    if cache.count >= Self.limit { cache.removeAll() }
    cache[file] = picture
    return picture
  }
}

extension RasterImage {
  /// Takes a bitmap's pixels, each channel multiplied by its alpha.
  fileprivate init(_ bitmap: Bitmap) {
    let pixels = stride(from: 0, to: bitmap.pixels.count, by: 4).map { index in
      Blend.pixel(
        BarColor(
          red: bitmap.pixels[index], green: bitmap.pixels[index + 1],
          blue: bitmap.pixels[index + 2], alpha: bitmap.pixels[index + 3]))
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels, left: 0, top: 0)
  }
}
