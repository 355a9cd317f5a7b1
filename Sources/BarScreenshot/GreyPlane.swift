internal import BarRender

/// A picture in shades of grey, as coarse as a search needs it: each sample is the mean of what it
/// covers.
struct GreyPlane {
  /// Samples in a row.
  let width: Int
  /// Rows.
  let height: Int
  /// Lightness of each sample, 0 to 255; below 0 where the picture is clear, as beyond a display's
  /// round corners.
  private(set) var samples: [Float]

  /// Averages a picture.
  ///
  /// - Parameter perSample: pixels of the picture to a sample, across and down.
  init(_ picture: Bitmap, perSample: Double) {
    let columns = max(Int(Double(picture.width) / perSample), 1)
    let rows = max(Int(Double(picture.height) / perSample), 1)
    width = columns
    height = rows
    samples = [Float](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      let top = Int(Double(row) * perSample)
      let bottom = min(max(Int(Double(row + 1) * perSample), top + 1), picture.height)
      for column in 0..<columns {
        let left = Int(Double(column) * perSample)
        let right = min(max(Int(Double(column + 1) * perSample), left + 1), picture.width)
        var sum = 0
        var least: UInt8 = .max
        for y in top..<bottom {
          var place = (y * picture.width + left) * 4
          for _ in left..<right {
            sum +=
              77 * Int(picture.pixels[place]) + 150 * Int(picture.pixels[place + 1]) + 29
              * Int(picture.pixels[place + 2])
            least = min(least, picture.pixels[place + 3])
            place += 4
          }
        }
        let mean = Float(sum) / Float(256 * max((bottom - top) * (right - left), 1))
        samples[row * columns + column] = least == .max ? mean : -1
      }
    }
  }

  /// How much two planes differ where both are, 0 to `limit`, when the other one lies at a place of
  /// this one; nil where they do not meet.
  ///
  /// What differs much counts no more than what differs clearly: contents of a screen are rarely the
  /// same.
  func difference(
    to other: GreyPlane, x: Int, y: Int, step: Int = 1
  ) -> Float? {
    let (left, right) = (max(x, 0), min(x + other.width, width))
    let (top, bottom) = (max(y, 0), min(y + other.height, height))
    guard left < right, top < bottom else { return nil }
    var sum: Float = 0
    var count = 0
    for row in stride(from: top, to: bottom, by: step) {
      for column in stride(from: left, to: right, by: step) {
        let a = samples[row * width + column]
        let b = other.samples[(row - y) * other.width + column - x]
        if a < 0 || b < 0 { continue }
        sum += min(abs(a - b), Self.limit)
        count += 1
      }
    }
    return count > 0 ? sum / Float(count) : nil
  }

  /// From what difference on two samples are simply not the same.
  private static let limit: Float = 64
}
