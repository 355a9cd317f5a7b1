/// Tells whether a pixel that differs lies on the smoothed edge of a shape.
///
/// Rule: among its eight neighbours there is a darker and a lighter one, at most two are as bright
/// as itself, and the darkest or the lightest stands in an even patch in both pictures.
/// Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009; with the
/// luminance weights of the YIQ colour space.
@safe struct SmoothedEdges {
  private let width: Int
  private let height: Int
  private let expected: UnsafeRawBufferPointer
  private let actual: UnsafeRawBufferPointer

  /// Looks at the pixels of two pictures of one extent, which have to outlive it.
  init(
    width: Int, height: Int, _ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer
  ) {
    self.width = width
    self.height = height
    unsafe self.expected = unsafe expected
    unsafe self.actual = unsafe actual
  }

  /// Whether a pixel is on a smoothed edge in either picture.
  func contain(_ x: Int, _ y: Int) -> Bool {
    if unsafe isSmoothed(x, y, in: expected, other: actual) { return true }
    return unsafe isSmoothed(x, y, in: actual, other: expected)
  }

  private func isSmoothed(
    _ x: Int, _ y: Int, in picture: UnsafeRawBufferPointer, other: UnsafeRawBufferPointer
  ) -> Bool {
    let own = unsafe brightness(pixel(x, y, picture))
    var asBright = isAtEdge(x, y) ? 1 : 0
    var darkest = (drop: 0.0, x: 0, y: 0)
    var lightest = (rise: 0.0, x: 0, y: 0)
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let step = unsafe own - brightness(pixel(column, row, picture))
        if step == 0 {
          asBright += 1
          if asBright > 2 { return false }
        } else if step < darkest.drop {
          darkest = (step, column, row)
        } else if step > lightest.rise {
          lightest = (step, column, row)
        }
      }
    }
    guard darkest.drop != 0, lightest.rise != 0 else { return false }
    let isDarkEven = unsafe isEven(darkest.x, darkest.y, picture)
    if isDarkEven, unsafe isEven(darkest.x, darkest.y, other) { return true }
    let isLightEven = unsafe isEven(lightest.x, lightest.y, picture)
    return unsafe isLightEven && isEven(lightest.x, lightest.y, other)
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Luminance of a pixel on white paper, from 0 to 255.
  private func brightness(_ pixel: SIMD4<UInt8>) -> Double {
    let alpha = Double(pixel.w) / 255
    func channel(_ byte: UInt8) -> Double {
      let value = Double(byte)
      return alpha < 1 ? 255 + (value - 255) * alpha : value
    }
    return channel(pixel.x) * 0.29889531 + channel(pixel.y) * 0.58662247
      + channel(pixel.z) * 0.11448223
  }

  /// Whether more than two pixels around one have exactly its colour.
  private func isEven(_ x: Int, _ y: Int, _ picture: UnsafeRawBufferPointer) -> Bool {
    let own = unsafe pixel(x, y, picture)
    var equal = isAtEdge(x, y) ? 1 : 0
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        if unsafe pixel(column, row, picture) == own {
          equal += 1
          if equal > 2 { return true }
        }
      }
    }
    return false
  }

  private func pixel(_ x: Int, _ y: Int, _ picture: UnsafeRawBufferPointer) -> SIMD4<UInt8> {
    unsafe picture.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: SIMD4<UInt8>.self)
  }
}
