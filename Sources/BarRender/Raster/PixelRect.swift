internal import BarLayout
internal import CBarShim

/// A rectangle of whole pixels; `minX` and `minY` lie inside, `maxX` and `maxY` outside.
struct PixelRect: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The pixels both rectangles have.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }
}

/// How many pixels a canvas has, checked.
struct CanvasExtent: Hashable, Sendable {
  /// Longest side of a picture, in pixels.
  static let sideLimit = 16384
  /// Most pixels of a picture: 64 Mi.
  static let areaLimit = 67_108_864

  var width: Int
  var height: Int

  /// Checks the extent of a display list's canvas.
  init(size: BarSize, scale: Double) throws(RenderError) {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width.isFinite, height.isFinite, scale > 0 else {
      throw .emptyCanvas(size: size, scale: scale)
    }
    guard width >= 1, height >= 1 else { throw .emptyCanvas(size: size, scale: scale) }
    let most = 1e15
    guard width <= Double(Self.sideLimit), height <= Double(Self.sideLimit),
      width * height <= Double(Self.areaLimit)
    else { throw .tooLarge(width: Int(min(width, most)), height: Int(min(height, most))) }
    self.width = Int(width)
    self.height = Int(height)
  }

  /// The extent of a part of a canvas.
  init(_ part: PixelRect) { (width, height) = (part.width, part.height) }

  var rect: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// Makes sure of the memory for the canvas and a copy of it, which the encoder may want.
  func checkMemory() throws(RenderError) { try Self.checkMemory(bytes: 2 * 4 * width * height) }

  /// Makes sure of memory that would end the process where it is not there.
  static func checkMemory(bytes: Int) throws(RenderError) {
    guard nb_memory_suffices(bytes) == 1 else { throw .memoryShort(bytes: bytes) }
  }
}
