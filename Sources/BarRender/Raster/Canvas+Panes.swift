internal import BarLayout

extension Canvas {
  /// The pixel that a whole rectangle consists of; nil where it has several.
  mutating func onlyPixel(in rect: PixelRect) -> UInt32? {
    var result: UInt32?
    withPixels { base, stride in
      let start = base + rect.minY * stride + rect.minX
      let first = start[0]
      for x in 0..<rect.width where start[x] != first { return }
      for y in 1..<max(rect.height, 1)
      where !Self.equal(start, start + y * stride, rect.width) { return }
      result = first.littleEndian
    }
    return result
  }

  /// A rectangle of the canvas, blurred.
  mutating func blurred(_ rect: PixelRect, sigma: Double) -> BlurredField? {
    var field: BlurredField?
    withPixels { base, stride in
      field = BlurredField(
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
  ///   - alpha: how much of it shows in a row of the canvas, 0 to 255.
  mutating func blend(
    _ field: BlurredField, at place: PixelRect, coverage: Coverage?, clip: PixelRect,
    alpha: (Int) -> UInt32
  ) {
    let part = place.intersection(clip)
    if part.isEmpty { return }
    withPixels { base, stride in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: field.width) { line in
        guard let line = line.baseAddress else { return }
        for y in part.minY..<part.maxY {
          let alpha = alpha(y)
          if alpha == 0 { continue }
          field.write(row: y - place.minY, to: line)
          let row = base + y * stride
          let pixels = line - place.minX
          if coverage == nil, alpha == 255 {
            (row + part.minX).update(from: pixels + part.minX, count: part.width)
            continue
          }
          guard let coverage else {
            for x in part.minX..<part.maxX {
              row[x] = Blend.over(pixels[x], alpha: alpha, onto: row[x])
            }
            continue
          }
          for x in part.minX..<part.maxX {
            let covered = coverage.share(x, y)
            let share = alpha == 255 ? covered : Blend.dividedBy255(covered &* alpha)
            if share > 0 { row[x] = Blend.over(pixels[x], alpha: share, onto: row[x]) }
          }
        }
      }
    }
  }

  /// Lays a colour over the canvas as a field's lowest channel says, but not under a shape.
  mutating func blend(
    _ color: Color, through field: BlurredField, at place: PixelRect, outside shape: Coverage,
    clip: PixelRect
  ) {
    let part = place.intersection(clip)
    if part.isEmpty || color.alpha == 0 { return }
    let source = Blend.opaquePixel(color).littleEndian
    let alpha = UInt32(color.alpha)
    withPixels { base, stride in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: field.width) { line in
        guard let line = line.baseAddress else { return }
        for y in part.minY..<part.maxY {
          field.write(row: y - place.minY, to: line)
          let row = base + y * stride
          for x in part.minX..<part.maxX {
            let shade = line[x - place.minX].littleEndian & 255
            if shade == 0 { continue }
            let free = 255 - shape.share(x, y)
            let share = (shade &* alpha &* free &+ 32512) / 65025
            if share > 0 { row[x] = Blend.over(source, alpha: share, onto: row[x]) }
          }
        }
      }
    }
  }
}

extension Coverage {
  /// How much of a pixel is covered, 0 to 255; nothing outside the box.
  func share(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= box.minX, x < box.maxX, y >= box.minY, y < box.maxY else { return 0 }
    return UInt32(bytes[(y - box.minY) * box.width + x - box.minX])
  }
}
