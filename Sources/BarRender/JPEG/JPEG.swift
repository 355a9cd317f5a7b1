internal import CBarShim

/// Pictures in JPEG files, as screenshots are when someone has sent them.
package enum JPEG {
  /// Whether bytes begin as every JPEG file does.
  ///
  /// Source: ITU-T T.81, B.1.1.3: the marker SOI, and one after it.
  package static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xff, 0xd8, 0xff]) }

  /// Decodes a file; colours are taken as they stand, in sRGB, and no note turns the picture.
  ///
  /// - Throws: `RenderError.jpeg` for a damaged file, `.tooLarge` for one above the renderer's own
  ///   limits, `.libraryMissing` where libjpeg-turbo is not installed.
  package static func decode(_ bytes: [UInt8]) throws(RenderError) -> Bitmap {
    try SystemLibrary.jpeg.require()
    var width: UInt32 = 0
    var height: UInt32 = 0
    var message = PNG.Message()
    let sizeCode = unsafe message.receive {
      unsafe nb_jpeg_size(bytes, bytes.count, &width, &height, $0)
    }
    guard sizeCode == 0 else { throw .jpeg(reason: message.text) }
    let (columns, rows) = (Int(width), Int(height))
    guard columns <= CanvasExtent.sideLimit, rows <= CanvasExtent.sideLimit,
      columns * rows <= CanvasExtent.areaLimit
    else { throw .tooLarge(width: columns, height: rows) }
    try CanvasExtent.checkMemory(bytes: columns * rows * 4)
    var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
    let code = unsafe message.receive {
      unsafe nb_jpeg_decode(bytes, bytes.count, &pixels, width, height, $0)
    }
    guard code == 0 else { throw .jpeg(reason: message.text) }
    guard let bitmap = Bitmap(width: columns, height: rows, pixels: pixels) else {
      throw .jpeg(reason: "the picture is empty")
    }
    return bitmap
  }
}
