package import BarLayout
package import BarRender

extension Bitmap {
  /// The picture laid on a canvas: brought to another scale, cut off outside, clear where it does not
  /// reach.
  ///
  /// - Parameters:
  ///   - place: where it lies, and its own scale.
  ///   - canvas: the part of the screen that is wanted, in points.
  ///   - scale: pixels of the canvas to a point.
  package func placed(_ place: ScreenshotPlace, on canvas: BarRect, scale: Double) -> Bitmap? {
    let size = (
      width: Int((canvas.width * scale).rounded()), height: Int((canvas.height * scale).rounded())
    )
    let columns = Self.shares(
      length: size.width, start: (canvas.x - place.origin.x) * place.scale,
      perPixel: place.scale / scale, of: width)
    let rows = Self.shares(
      length: size.height, start: (canvas.y - place.origin.y) * place.scale,
      perPixel: place.scale / scale, of: height)
    var result = [UInt8](repeating: 0, count: size.width * size.height * 4)
    for (y, row) in rows.enumerated() {
      guard let row else { continue }
      for (x, column) in columns.enumerated() {
        guard let column else { continue }
        var sum = SIMD4<Float>.zero
        for (below, down) in row.weights.enumerated() {
          var at = ((row.first + below) * width + column.first) * 4
          for across in column.weights {
            let pixel = SIMD4<Float>(
              Float(pixels[at]), Float(pixels[at + 1]), Float(pixels[at + 2]),
              Float(pixels[at + 3]))
            sum += pixel * (down * across)
            at += 4
          }
        }
        let target = (y * size.width + x) * 4
        for channel in 0..<4 { result[target + channel] = UInt8(min(sum[channel].rounded(), 255)) }
      }
    }
    return Bitmap(width: size.width, height: size.height, pixels: result)
  }

  /// The part of the canvas, on its pixels.
  package func cut(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
    let (left, top) = (max(x, 0), max(y, 0))
    let (right, bottom) = (min(x + width, self.width), min(y + height, self.height))
    guard left < right, top < bottom else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity((right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      result += pixels[(row * self.width + left) * 4..<(row * self.width + right) * 4]
    }
    return Bitmap(width: right - left, height: bottom - top, pixels: result)
  }

  /// A run of pixels and how much each counts.
  private struct Share {
    var first: Int
    var weights: [Float]
  }

  /// What each pixel of an axis is made of; nil where the picture does not reach.
  private static func shares(
    length: Int, start: Double, perPixel: Double, of count: Int
  ) -> [Share?] {
    (0..<length).map { index in
      let (from, to) = (start + Double(index) * perPixel, start + Double(index + 1) * perPixel)
      let middle = (from + to) / 2
      guard middle >= 0, middle < Double(count) else { return nil }
      var share: Share
      if perPixel > 1.001 {
        // A larger picture is averaged over the pixels that a new one covers.
        let first = max(Int(from.rounded(.down)), 0)
        let last = min(Int(to.rounded(.up)), count)
        share = Share(first: first, weights: [])
        for pixel in first..<max(last, first + 1) {
          share.weights.append(
            Float(max(min(to, Double(pixel + 1)) - max(from, Double(pixel)), 0)))
        }
      } else {
        // A smaller one runs evenly from one pixel's middle to the next one's.
        let place = min(max(middle - 0.5, 0), Double(count - 1))
        let part = Float(place - place.rounded(.down))
        share = Share(first: Int(place), weights: part < 0.001 ? [1] : [1 - part, part])
      }
      let sum = share.weights.reduce(0, +)
      share.weights = share.weights.map { $0 / sum }
      return share
    }
  }
}
