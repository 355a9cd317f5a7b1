internal import BarLayout

extension Canvas {
  /// The pixel that a whole rectangle consists of; nil where it has several.
  mutating func onlyPixel(in rect: PixelRect) -> UInt32? {
    var result: UInt32?
    unsafe withPixels { base, stride in
      let start = unsafe base + rect.minY * stride + rect.minX
      let first = unsafe start[0]
      for x in 0..<rect.width where unsafe start[x] != first { return }
      for y in 1..<max(rect.height, 1)
      where unsafe !Self.equal(start, start + y * stride, rect.width) { return }
      result = first.littleEndian
    }
    return result
  }

  /// A rectangle of the canvas, blurred.
  mutating func blurred(_ rect: PixelRect, sigma: Double) -> BlurredField? {
    var field: BlurredField?
    unsafe withPixels { base, stride in
      field = unsafe BlurredField(
        base + rect.minY * stride + rect.minX, stride: stride, width: rect.width,
        height: rect.height, sigma: sigma)
    }
    return field
  }

  /// Lays a field over the canvas.
  ///
  /// - Parameters:
  ///   - place: where the field's first pixel lies.
  ///   - coverage: the shape it fills; nil for all of it.
  ///   - alpha: how much of it shows, 0 to 255.
  mutating func blend(
    _ field: BlurredField, at place: PixelRect, coverage: Coverage?, clip: PixelRect,
    alpha: UInt32
  ) {
    let part = place.intersection(clip)
    if part.isEmpty || alpha == 0 { return }
    let shape = coverage?.box.intersection(part) ?? part
    if shape.isEmpty { return }
    unsafe withPixels { base, stride in
      unsafe field.withRows { line, write in
        let pixels = unsafe line - place.minX
        for y in shape.minY..<shape.maxY {
          write(y - place.minY)
          let row = unsafe base + y * stride
          if let coverage {
            unsafe coverage.withRow(y) { shares in
              unsafe Blend.over(
                pixels, shares: shares, alpha: alpha, onto: row, shape.minX..<shape.maxX)
            }
          } else {
            unsafe Blend.over(pixels, alpha: alpha, onto: row, shape.minX..<shape.maxX)
          }
        }
      }
    }
  }

  /// Lays a colour over the canvas as a field's lowest channel says, but not under a shape.
  mutating func blend(
    _ color: BarColor, through field: BlurredField, at place: PixelRect, outside shape: Coverage,
    clip: PixelRect
  ) {
    let part = place.intersection(clip)
    if part.isEmpty || color.alpha == 0 { return }
    let source = Blend.opaquePixel(color).littleEndian
    let alpha = UInt32(color.alpha)
    let hole = shape.box.intersection(part)
    unsafe withPixels { base, stride in
      unsafe field.withRows { line, write in
        for y in part.minY..<part.maxY {
          write(y - place.minY)
          let row = unsafe base + y * stride
          let shades = unsafe line - place.minX
          let isBeside = hole.isEmpty || y < hole.minY || y >= hole.maxY
          let split = isBeside ? part.maxX..<part.maxX : hole.minX..<hole.maxX
          for x in part.minX..<split.lowerBound {
            unsafe Self.shade(row + x, source, shades[x], alpha &* 255)
          }
          if !split.isEmpty {
            unsafe shape.withRow(y) { shares in
              for x in split where unsafe shares[x] != 255 {
                unsafe Self.shade(row + x, source, shades[x], alpha &* (255 &- UInt32(shares[x])))
              }
            }
          }
          for x in split.upperBound..<part.maxX {
            unsafe Self.shade(row + x, source, shades[x], alpha &* 255)
          }
        }
      }
    }
  }

  /// Lays a colour over a pixel as far as a field's lowest channel says, times an alpha of 255 ×
  /// 255.
  @inline(__always)
  private static func shade(
    _ pixel: UnsafeMutablePointer<UInt32>, _ source: UInt32, _ shade: UInt32, _ alpha: UInt32
  ) {
    let share = ((shade.littleEndian & 255) &* alpha &+ 32512) / 65025
    if share > 0 {
      unsafe pixel.pointee = unsafe Blend.over(source, alpha: share, onto: pixel.pointee)
    }
  }
}

extension Coverage {
  /// Hands out a row of the box, so that a pixel's share stands at its place from the canvas's
  /// left.
  fileprivate func withRow(_ y: Int, _ body: (UnsafePointer<UInt8>) -> Void) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      unsafe body(bytes + (y - box.minY) * box.width - box.minX)
    }
  }
}
