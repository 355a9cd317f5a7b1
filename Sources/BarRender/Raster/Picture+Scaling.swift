extension Picture {
  /// The picture at another size; 1 keeps it.
  ///
  /// Each new pixel is a mean of the old ones around it, the nearer the heavier, over two new pixels
  /// or two old ones, whichever is wider. Works on premultiplied channels, so edges stay clean.
  func scaled(by factor: Double) -> Picture {
    let newWidth = Self.extent(width, factor)
    let newHeight = Self.extent(height, factor)
    let columns = Self.weights(from: width, to: newWidth)
    let rows = Self.weights(from: height, to: newHeight)

    var across = [SIMD4<Double>](repeating: .zero, count: newWidth * height)
    for y in 0..<height {
      for x in 0..<newWidth {
        var sum = SIMD4<Double>.zero
        for (index, weight) in columns[x].weights.enumerated() {
          sum += weight * Self.channels(pixels[y * width + columns[x].first + index])
        }
        across[y * newWidth + x] = sum
      }
    }
    var result: [UInt32] = []
    result.reserveCapacity(newWidth * newHeight)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        var sum = SIMD4<Double>.zero
        for (index, weight) in rows[y].weights.enumerated() {
          sum += weight * across[(rows[y].first + index) * newWidth + x]
        }
        result.append(Self.pixel(sum))
      }
    }
    return Picture(
      width: newWidth, height: newHeight, pixels: result,
      left: Int((Double(left) * factor).rounded()), top: Int((Double(top) * factor).rounded()))
  }

  /// Old pixels that make a new one, and how much each counts; the weights add up to 1.
  private struct Share {
    var first: Int
    var weights: [Double]
  }

  private static func weights(from old: Int, to new: Int) -> [Share] {
    let step = Double(old) / Double(new)
    let reach = max(1, step)
    return (0..<new).map { index in
      let centre = (Double(index) + 0.5) * step
      let first = max(0, Int((centre - reach).rounded(.down)))
      let end = min(old, Int((centre + reach).rounded(.up)))
      let weights = (first..<end).map { max(0, reach - abs(Double($0) + 0.5 - centre)) }
      let sum = weights.reduce(0, +)
      return Share(first: first, weights: weights.map { $0 / sum })
    }
  }

  private static func extent(_ old: Int, _ factor: Double) -> Int {
    max(1, Int((Double(old) * factor).rounded()))
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255),
      Double(pixel >> 24))
  }

  private static func pixel(_ channels: SIMD4<Double>) -> UInt32 {
    var result: UInt32 = 0
    for index in 0..<4 {
      let value = min(255, max(0, channels[index].rounded()))
      result |= UInt32(value) << UInt32(8 * index)
    }
    return result
  }
}
