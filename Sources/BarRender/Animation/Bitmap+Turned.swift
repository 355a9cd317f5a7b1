extension Bitmap {
  /// A screen that is being turned by a quarter to the left, on a square that holds it whichever way
  /// up: the picture of how it was held fades into that of how it will be.
  ///
  /// - Parameters:
  ///   - end: the screen as it is held afterwards.
  ///   - share: how much of the way is done, 0 to 1.
  package func turned(into end: Bitmap, share: Double) -> Bitmap {
    let side = max(diagonal, end.diagonal)
    // The tangent of half the angle, which runs from 0 to 1, so that no maths library takes part.
    let tangent = share
    let (cosine, sine) = (
      (1 - tangent * tangent) / (1 + tangent * tangent), 2 * tangent / (1 + tangent * tangent)
    )
    var result = [UInt8](repeating: 0, count: side * side * 4)
    let middle = Double(side) / 2
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (Double(x) + 0.5 - middle, Double(y) + 0.5 - middle)
        // Turned back by the angle, and for the end by what is left of the quarter.
        let (u, v) = (dx * cosine - dy * sine, dx * sine + dy * cosine)
        let old = sample(u, v)
        let new = end.sample(v, -u)
        let mixed = old * (1 - share) + new * share
        guard mixed[3] > 0 else { continue }
        let place = (y * side + x) * 4
        for channel in 0..<3 {
          result[place + channel] = UInt8(min((mixed[channel] / mixed[3] * 255).rounded(), 255))
        }
        result[place + 3] = UInt8(min(mixed[3].rounded(), 255))
      }
    }
    return Bitmap(width: side, height: side, pixels: result, isOpaque: false)
  }

  /// Distance of two opposite corners, in whole pixels.
  private var diagonal: Int {
    Int(Double(width * width + height * height).squareRoot().rounded(.up))
  }

  /// The premultiplied colour at a place from the middle, evenly between four pixels.
  private func sample(_ x: Double, _ y: Double) -> SIMD4<Double> {
    let (left, top) = (x + Double(width) / 2 - 0.5, y + Double(height) / 2 - 0.5)
    guard left > -1, top > -1, left < Double(width), top < Double(height) else { return .zero }
    let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    let (across, down) = (left - Double(column), top - Double(row))
    return (pixel(column, row) * (1 - across) + pixel(column + 1, row) * across) * (1 - down)
      + (pixel(column, row + 1) * (1 - across) + pixel(column + 1, row + 1) * across) * down
  }

  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Double> {
    guard x >= 0, y >= 0, x < width, y < height else { return .zero }
    let place = (y * width + x) * 4
    let alpha = Double(pixels[place + 3])
    return SIMD4(
      Double(pixels[place]) * alpha / 255, Double(pixels[place + 1]) * alpha / 255,
      Double(pixels[place + 2]) * alpha / 255, alpha)
  }
}
