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

  /// Lays a field over the canvas, its pixels where a map says.
  ///
  /// - Parameters:
  ///   - place: where the field's first pixel lies.
  ///   - coverage: the shape it fills.
  ///   - alpha: how much of it shows, 0 to 255.
  mutating func blend(
    _ field: BlurredField, bentBy map: BendMap, at place: PixelRect, coverage: Coverage,
    clip: PixelRect, alpha: UInt32
  ) {
    let shape = coverage.box.intersection(place.intersection(clip))
    if shape.isEmpty || alpha == 0 { return }
    let straight = RowsOfPixels(field, minY: 0, rows: 0..<place.height)
    unsafe withPixels { base, stride in
      unsafe straight.pixels.withUnsafeBufferPointer { pixels in
        unsafe map.sources.withUnsafeBufferPointer { sources in
          unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: place.width) { line in
            guard let pixels = pixels.baseAddress, let sources = sources.baseAddress,
              let line = line.baseAddress
            else { return }
            for y in shape.minY..<shape.maxY {
              let row = unsafe sources + (y - place.minY) * place.width
              for x in shape.minX - place.minX..<shape.maxX - place.minX {
                unsafe line[x] = unsafe pixels[Int(row[x])]
              }
              unsafe coverage.withRow(y) { shares in
                unsafe Blend.over(
                  line - place.minX, shares: shares, alpha: alpha, onto: base + y * stride,
                  shape.minX..<shape.maxX)
              }
            }
          }
        }
      }
    }
  }

  /// Lays a colour over the canvas, as much of it as each pixel's share says whatever its alpha.
  mutating func blend(_ shares: Coverage, clip: PixelRect, _ color: BarColor) {
    let part = shares.box.intersection(clip)
    if part.isEmpty || color.alpha == 0 { return }
    let source = Blend.opaquePixel(color).littleEndian
    unsafe withPixels { base, stride in
      for y in part.minY..<part.maxY {
        unsafe shares.withRow(y) { shares in
          unsafe Blend.over(source, shares: shares, onto: base + y * stride, part.minX..<part.maxX)
        }
      }
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
