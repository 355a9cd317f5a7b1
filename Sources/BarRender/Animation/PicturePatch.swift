/// What makes another picture of one: a box of it, in which only what has changed is there.
struct PicturePatch: Sendable {
  /// The box's top left, in pixels.
  var x: Int
  var y: Int
  /// The box's pixels; clear where nothing has changed, if it lies over what was there.
  var bitmap: Bitmap
  /// Whether it lies over what was there; it takes its place otherwise.
  var isOver: Bool

  /// A whole picture.
  init(whole picture: Bitmap, isOpaque: Bool = false) {
    (x, y, isOver) = (0, 0, false)
    bitmap = Bitmap(
      width: picture.width, height: picture.height, pixels: picture.pixels, isOpaque: isOpaque)
  }

  private init(x: Int, y: Int, bitmap: Bitmap, isOver: Bool) {
    (self.x, self.y, self.bitmap, self.isOver) = (x, y, bitmap, isOver)
  }

  /// The change from one picture to another of its size; nil for none.
  ///
  /// A pixel that is not opaque cannot be laid over another: the whole box takes its place then.
  ///
  /// - Parameters:
  ///   - isWhole: whether everything in the box is stored, of pictures that nothing shows through.
  ///   - keepsRows: whether rows in which something has changed are stored whole, where nothing
  ///     shows through them: whole letters repeat better than what is left of them.
  init?(from old: Bitmap, to new: Bitmap, isWhole: Bool = false, keepsRows: Bool = false) {
    let patch = unsafe old.pixels.withUnsafeBytes { old in
      unsafe new.pixels.withUnsafeBytes { bytes in
        unsafe Self.change(
          unsafe old.bindMemory(to: UInt32.self), unsafe bytes.bindMemory(to: UInt32.self),
          width: new.width, height: new.height, isWhole: isWhole, keepsRows: keepsRows)
      }
    }
    guard let patch else { return nil }
    self = patch
  }

  private static func change(
    _ before: UnsafeBufferPointer<UInt32>, _ after: UnsafeBufferPointer<UInt32>, width: Int,
    height: Int, isWhole: Bool, keepsRows: Bool
  ) -> PicturePatch? {
    guard let box = unsafe changedBox(before, after, width: width, height: height) else {
      return nil
    }
    let alpha = UInt32(0xff00_0000).littleEndian
    var pixels = [UInt32](repeating: 0, count: box.width * box.height)
    var isOver = !isWhole
    var place = 0
    for y in box.minY..<box.maxY where isOver {
      let row = (y * width + box.minX)..<(y * width + box.maxX)
      let isKept = keepsRows && row.contains { unsafe before[$0] != after[$0] }
      for index in row {
        let isOpaque = unsafe after[index] & alpha == alpha
        if unsafe before[index] != after[index] {
          unsafe pixels[place] = after[index]
          if !isOpaque { isOver = false }
        } else if isKept, isOpaque {
          unsafe pixels[place] = after[index]
        }
        place += 1
      }
    }
    if !isOver {
      place = 0
      for y in box.minY..<box.maxY {
        for index in (y * width + box.minX)..<(y * width + box.maxX) {
          unsafe pixels[place] = after[index]
          place += 1
        }
      }
    }
    let bytes = unsafe pixels.withUnsafeBytes { unsafe Array($0) }
    return PicturePatch(
      x: box.minX, y: box.minY,
      bitmap: Bitmap(width: box.width, height: box.height, pixels: bytes, isOpaque: isWhole),
      isOver: isOver)
  }

  /// The smallest box around all pixels that differ; nil where none does.
  private static func changedBox(
    _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>, width: Int, height: Int
  ) -> PixelRect? {
    var (minX, maxX, minY, maxY) = (width, 0, height, 0)
    for y in 0..<height {
      let row = y * width
      guard let first = (0..<width).first(where: { unsafe a[row + $0] != b[row + $0] })
      else { continue }
      let last = (0..<width).last { unsafe a[row + $0] != b[row + $0] } ?? first
      (minX, maxX) = (min(minX, first), max(maxX, last + 1))
      (minY, maxY) = (min(minY, y), y + 1)
    }
    return maxY > minY ? PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) : nil
  }
}
