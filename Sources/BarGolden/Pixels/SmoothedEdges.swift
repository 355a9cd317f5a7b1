/// Tells whether a pixel that differs lies on the smoothed edge of a shape.
///
/// Rule: among its eight neighbours there is a darker and a lighter one, at most two are as bright
/// as itself, and the darkest or the lightest stands in an even patch in both pictures.
/// Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009; with the
/// luminance weights of the YIQ colour space.
struct SmoothedEdges {
  private let expected: Picture
  private let actual: Picture

  init(_ expected: Picture, _ actual: Picture) {
    self.expected = expected
    self.actual = actual
  }

  /// Whether a pixel is on a smoothed edge in either picture.
  func contain(_ x: Int, _ y: Int) -> Bool {
    isSmoothed(x, y, in: expected, other: actual) || isSmoothed(x, y, in: actual, other: expected)
  }

  private func isSmoothed(_ x: Int, _ y: Int, in picture: Picture, other: Picture) -> Bool {
    let own = picture.brightness(x, y)
    var asBright = picture.isAtEdge(x, y) ? 1 : 0
    var darkest = (drop: 0.0, x: 0, y: 0)
    var lightest = (rise: 0.0, x: 0, y: 0)
    for (column, row) in picture.neighbours(x, y) {
      let step = own - picture.brightness(column, row)
      if step == 0 {
        asBright += 1
        if asBright > 2 { return false }
      } else if step < darkest.drop {
        darkest = (step, column, row)
      } else if step > lightest.rise {
        lightest = (step, column, row)
      }
    }
    guard darkest.drop != 0, lightest.rise != 0 else { return false }
    return [(darkest.x, darkest.y), (lightest.x, lightest.y)].contains { column, row in
      picture.isEven(column, row) && other.isEven(column, row)
    }
  }
}

extension Picture {
  /// The pixels around one, column by column.
  fileprivate func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        result.append((column, row))
      }
    }
    return result
  }

  fileprivate func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Luminance of a pixel on white paper, from 0 to 255.
  fileprivate func brightness(_ x: Int, _ y: Int) -> Double {
    let start = (y * width + x) * 4
    let alpha = Double(pixels[start + 3]) / 255
    func channel(_ offset: Int) -> Double {
      let value = Double(pixels[start + offset])
      return alpha < 1 ? 255 + (value - 255) * alpha : value
    }
    return channel(0) * 0.29889531 + channel(1) * 0.58662247 + channel(2) * 0.11448223
  }

  /// Whether more than two pixels around one have exactly its colour.
  fileprivate func isEven(_ x: Int, _ y: Int) -> Bool {
    let own = word(x, y)
    var equal = isAtEdge(x, y) ? 1 : 0
    for (column, row) in neighbours(x, y) where word(column, row) == own {
      equal += 1
      if equal > 2 { return true }
    }
    return false
  }

  /// All four channels of a pixel.
  private func word(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
    let start = (y * width + x) * 4
    return SIMD4(pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
  }
}
