package import BarGolden
internal import BarLayout
package import BarRender

extension PictureLayer {
  /// The layer that draws with our renderer; for one thread, as the renderer is.
  package init(fonts: FontLibrary) {
    let renderer = Renderer(fonts: fonts)
    self.init(
      draw: { scene, crop throws(PictureFailure) in
        try PictureFailure.rendering { () throws(RenderError) in
          Picture(try renderer.draw(DisplayList(drawing: scene, crop: crop)))
        }
      },
      fingerprint: { scene, crop throws(PictureFailure) in
        try PictureFailure.rendering { () throws(RenderError) in
          let print = try renderer.fingerprint(of: DisplayList(drawing: scene, crop: crop))
          return print.description.split(separator: "\n").map(String.init)
        }
      },
      encode: { picture, scale throws(PictureFailure) in
        try picture.encoded(scale: scale)
      },
      decode: { bytes throws(PictureFailure) in try Picture(decoding: bytes) },
      checksum: { picture in unsafe picture.pixels.withUnsafeBytes { unsafe SHA256.hex(of: $0) } })
  }
}

extension Picture {
  /// Reads a PNG file.
  package init(decoding bytes: [UInt8]) throws(PictureFailure) {
    do throws(RenderError) {
      self.init(try PNG.decode(bytes))
    } catch {
      throw PictureFailure(.unreadable, error.description)
    }
  }

  /// The lower half of the numbers of a file with 16 bits a channel; nil for other files.
  package init?(decodingLowBytesOf bytes: [UInt8]) throws(PictureFailure) {
    do throws(RenderError) {
      guard let bitmap = try PNG.lowBytes(bytes) else { return nil }
      self.init(bitmap)
    } catch {
      throw PictureFailure(.unreadable, error.description)
    }
  }

  /// The picture as a PNG file with so many pixels per point.
  package func encoded(scale: Double) throws(PictureFailure) -> [UInt8] {
    try PictureFailure.rendering { () throws(RenderError) in
      guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
        throw .png(reason: "the picture is empty")
      }
      return try PNG.encode(bitmap, scale: scale)
    }
  }

  /// Takes a bitmap's pixels.
  fileprivate init(_ bitmap: Bitmap) {
    self.init(wholeWidth: bitmap.width, wholeHeight: bitmap.height, wholePixels: bitmap.pixels)
  }
}

extension PictureFailure {
  /// Does what may fail while drawing.
  fileprivate static func rendering<Answer>(
    _ work: () throws(RenderError) -> Answer
  ) throws(PictureFailure) -> Answer {
    do throws(RenderError) {
      return try work()
    } catch {
      switch error {
      case .fontMissing, .scriptUncovered, .fontUnreadable:
        throw PictureFailure(.unavailable, error.description)
      case .tooLarge, .emptyCanvas, .pictureUnreadable:
        throw PictureFailure(.badScene, error.description)
      case .notFinite, .pathTooComplex, .library, .png:
        throw PictureFailure(.internalError, error.description)
      }
    }
  }
}
