internal import CBarShim

/// Pictures in JPEG files, as screenshots are when someone has sent them.
package enum JPEG {
  /// Whether bytes begin as every JPEG file does.
  ///
  /// Source: ITU-T T.81, B.1.1.3: the marker SOI, and one after it.
  package static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xff, 0xd8, 0xff]) }

  /// Decodes a file and turns it as its camera noted; colours are taken as they stand, in sRGB.
  ///
  /// - Throws: `RenderError.jpeg` for a damaged file, `.tooLarge` for one above the renderer's own
  ///   limits, `.libraryMissing` where libjpeg-turbo is not installed.
  package static func decode(_ bytes: [UInt8]) throws(RenderError) -> Bitmap {
    try SystemLibrary.jpeg.require()
    var width: UInt32 = 0
    var height: UInt32 = 0
    var isInk: Int32 = 0
    var message = PNG.Message()
    let sizeCode = unsafe message.receive {
      unsafe nb_jpeg_size(bytes, bytes.count, &width, &height, &isInk, $0)
    }
    guard sizeCode == 0 else { throw .jpeg(reason: message.text) }
    let (columns, rows) = (Int(width), Int(height))
    guard columns <= CanvasExtent.sideLimit, rows <= CanvasExtent.sideLimit,
      columns * rows <= CanvasExtent.areaLimit
    else { throw .tooLarge(width: columns, height: rows) }
    let notes = JPEGNotes(bytes)
    let isTurned = notes.orientation != .up
    try CanvasExtent.checkMemory(bytes: columns * rows * (isTurned ? 8 : 4))
    var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
    let code = unsafe message.receive {
      unsafe nb_jpeg_decode(bytes, bytes.count, &pixels, width, height, isInk, $0)
    }
    guard code == 0 else { throw .jpeg(reason: message.text) }
    if isInk != 0 { Self.lightThrough(&pixels, isInverted: notes.isFromAdobe) }
    let isOnItsSide = notes.orientation.swapsSides
    if isTurned { pixels = notes.orientation.upright(pixels, width: columns, height: rows) }
    guard
      let bitmap = Bitmap(
        width: isOnItsSide ? rows : columns, height: isOnItsSide ? columns : rows, pixels: pixels)
    else { throw .jpeg(reason: "the picture is empty") }
    return bitmap
  }

  /// Makes light of ink: cyan, magenta and yellow each take their colour away, and black takes all.
  ///
  /// - Parameter isInverted: whether 0 is full ink, as Adobe's files have it.
  private static func lightThrough(_ pixels: inout [UInt8], isInverted: Bool) {
    let flip: UInt8 = isInverted ? 0 : 255
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let black = Int(pixels[place + 3] ^ flip)
      for channel in place..<(place + 3) {
        pixels[channel] = UInt8((Int(pixels[channel] ^ flip) * black + 127) / 255)
      }
      pixels[place + 3] = 255
    }
  }
}
