internal import BarLayout
internal import CBarShim

/// The pixels that are drawn on, premultiplied.
struct Canvas {
  private(set) var extent: CanvasExtent
  /// Four bytes a pixel, laid out as `Bitmap` wants them, so that an opaque picture is not copied.
  private var pixels: [UInt8]
  /// Whether no pixel lets anything show through.
  private var isOpaque: Bool

  /// Makes a canvas of one colour.
  init(extent: CanvasExtent, background: BarColor) {
    self.extent = extent
    let count = extent.width * extent.height
    let pixel = Blend.pixel(background).littleEndian
    pixels = unsafe [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, initialized in
      unsafe nb_pages_ready(bytes.baseAddress, bytes.count)
      unsafe bytes.withMemoryRebound(to: UInt32.self) { words in
        if let base = words.baseAddress {
          unsafe Self.paint(base, extent.width, extent.rect, pixel)
        }
      }
      initialized = count * 4
    }
    isOpaque = background.alpha == .max
  }

  /// Hands out the rows from one pixel on, as pixels.
  ///
  /// - Parameter body: gets the canvas's first pixel and the number of pixels in a row.
  mutating func withPixels(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    let width = extent.width
    unsafe pixels.withUnsafeMutableBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: UInt32.self) { words in
        if let base = words.baseAddress { unsafe body(base, width) }
      }
    }
  }

  /// Lays one colour over a rectangle of whole pixels, which must lie on the canvas.
  mutating func fill(_ rect: PixelRect, _ color: BarColor) {
    if rect.isEmpty || color.alpha == 0 { return }
    let source = Blend.opaquePixel(color).littleEndian
    let alpha = UInt32(color.alpha)
    unsafe withPixels { base, stride in
      let start = unsafe base + rect.minY * stride + rect.minX
      if alpha == 255 {
        unsafe Self.paint(start, stride, rect, source)
      } else {
        unsafe Self.blendRows(start, stride, rect, source, alpha)
      }
    }
  }

  /// Gives all pixels of a rectangle one value.
  ///
  /// Rows are copies of the first one, which the system's copying does faster than stores one by one.
  private static func paint(
    _ start: UnsafeMutablePointer<UInt32>, _ stride: Int, _ rect: PixelRect, _ pixel: UInt32
  ) {
    if rect.isEmpty { return }
    unsafe start.initialize(repeating: pixel, count: rect.width)
    for y in 1..<rect.height {
      unsafe (start + y * stride).initialize(from: start, count: rect.width)
    }
  }

  /// Lays a colour over rows.
  ///
  /// A row that equals the one above it, as most do, is not worked out but
  /// copied; so is a pixel that equals the one to its left.
  private static func blendRows(
    _ start: UnsafeMutablePointer<UInt32>, _ stride: Int, _ rect: PixelRect, _ source: UInt32,
    _ alpha: UInt32
  ) {
    let width = rect.width
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { before in
      guard let before = before.baseAddress else { return }
      for y in 0..<rect.height {
        let row = unsafe start + y * stride
        if y > 0, unsafe equal(row, before, width) {
          unsafe row.update(from: row - stride, count: width)
          continue
        }
        unsafe before.update(from: row, count: width)
        var below = unsafe row[0]
        var result = Blend.over(source, alpha: alpha, onto: below)
        for x in 0..<width {
          if unsafe row[x] != below {
            below = unsafe row[x]
            result = Blend.over(source, alpha: alpha, onto: below)
          }
          unsafe row[x] = result
        }
      }
    }
  }

  /// Whether two rows are the same.
  static func equal(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ count: Int
  ) -> Bool {
    var index = 0
    while index &+ 8 <= count {
      var difference: UInt32 = 0
      for lane in 0..<8 { unsafe difference |= a[index &+ lane] ^ b[index &+ lane] }
      if difference != 0 { return false }
      index &+= 8
    }
    while index < count {
      if unsafe a[index] != b[index] { return false }
      index &+= 1
    }
    return true
  }

  /// Lays one colour over the canvas where a coverage says so and `clip` allows it.
  mutating func blend(
    _ coverage: Coverage, dx: Int, dy: Int, clip: PixelRect, _ color: BarColor
  ) {
    let box = PixelRect(
      minX: coverage.box.minX + dx, minY: coverage.box.minY + dy,
      maxX: coverage.box.maxX + dx, maxY: coverage.box.maxY + dy)
    let part = box.intersection(clip)
    if part.isEmpty || color.alpha == 0 { return }
    let source = Blend.opaquePixel(color).littleEndian
    let alpha = UInt32(color.alpha)
    unsafe coverage.bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      unsafe withPixels { base, stride in
        for y in part.minY..<part.maxY {
          let row = unsafe base + y * stride
          let shares = unsafe bytes + (y - box.minY) * box.width - box.minX
          for x in part.minX..<part.maxX where unsafe shares[x] != 0 {
            let share =
              unsafe alpha == 255
              ? UInt32(shares[x]) : Blend.dividedBy255(UInt32(shares[x]) &* alpha)
            unsafe row[x] =
              unsafe share == 255 ? source : Blend.over(source, alpha: share, onto: row[x])
          }
        }
      }
    }
  }

  /// Lays a premultiplied picture over the canvas, its top left at a pixel, where `clip` allows it.
  mutating func blend(_ picture: RasterImage, x: Int, y: Int, alpha: UInt32, clip: PixelRect) {
    let part = PixelRect(minX: x, minY: y, maxX: x + picture.width, maxY: y + picture.height)
      .intersection(clip)
    if part.isEmpty || alpha == 0 { return }
    unsafe withPixels { base, stride in
      for row in part.minY..<part.maxY {
        for column in part.minX..<part.maxX {
          let above = picture.pixels[(row - y) * picture.width + column - x]
          let place = unsafe base + row * stride + column
          unsafe place.pointee =
            unsafe Blend.over(above, alpha: alpha, ontoPremultiplied: place.pointee.littleEndian)
            .littleEndian
        }
      }
    }
  }

  /// Puts back what was there before in a rectangle, except as far as a cover lets nothing through.
  mutating func keep(_ before: Canvas, except cover: Canvas, in rect: PixelRect) {
    let width = extent.width * 4
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let place = y * width + x * 4
        let share = UInt32(cover.pixels[place + 3])
        for channel in place..<place + 4 {
          let sum = UInt32(pixels[channel]) * share + UInt32(before.pixels[channel]) * (255 - share)
          pixels[channel] = UInt8(Blend.dividedBy255(sum))
        }
      }
    }
  }

  /// Takes away what lies outside a coverage.
  mutating func keep(inside coverage: Coverage) {
    isOpaque = false
    let box = coverage.box
    let extent = extent
    unsafe coverage.bytes.withUnsafeBufferPointer { bytes in
      unsafe withPixels { base, stride in
        for y in 0..<extent.height {
          let row = unsafe base + y * stride
          guard y >= box.minY, y < box.maxY, let bytes = bytes.baseAddress else {
            unsafe row.update(repeating: 0, count: stride)
            continue
          }
          unsafe row.update(repeating: 0, count: box.minX)
          unsafe (row + box.maxX).update(repeating: 0, count: stride - box.maxX)
          let shares = unsafe bytes + (y - box.minY) * box.width - box.minX
          for x in box.minX..<box.maxX where unsafe shares[x] != 255 {
            unsafe row[x] = unsafe Blend.over(
              row[x].littleEndian, alpha: UInt32(shares[x]), onto: 0
            ).littleEndian
          }
        }
      }
    }
  }

  /// A rectangle of the canvas as one of its own.
  func part(_ rect: PixelRect) -> Canvas {
    var part = self
    part.extent = CanvasExtent(rect)
    part.pixels = (rect.minY..<rect.maxY).flatMap { y in pixels[bytes(of: rect, y)] }
    return part
  }

  /// Lays a part back where it was taken from.
  mutating func put(_ part: Canvas, at rect: PixelRect) {
    for y in 0..<rect.height {
      let row = y * rect.width * 4
      pixels.replaceSubrange(
        bytes(of: rect, y + rect.minY), with: part.pixels[row..<row + rect.width * 4])
    }
  }

  /// Where a row of a rectangle stands.
  private func bytes(of rect: PixelRect, _ y: Int) -> Range<Int> {
    let start = (y * extent.width + rect.minX) * 4
    return start..<start + rect.width * 4
  }

  /// The finished picture.
  consuming func bitmap() -> Bitmap {
    if !isOpaque {
      unsafe withPixels { base, stride in
        for index in 0..<(stride * extent.height) {
          unsafe base[index] = unsafe Blend.straight(base[index].littleEndian).littleEndian
        }
      }
      if let bitmap = Bitmap(width: extent.width, height: extent.height, pixels: pixels) {
        return bitmap
      }
    }
    return Bitmap(
      width: extent.width, height: extent.height, pixels: pixels, isOpaque: isOpaque)
  }
}
