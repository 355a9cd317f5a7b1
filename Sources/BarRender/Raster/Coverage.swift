/// How much of each pixel in a box a shape covers, 0 to 255.
struct Coverage: Hashable, Sendable {
  var box: PixelRect
  /// One byte a pixel, row by row from the top left of the box.
  var bytes: [UInt8]

  /// Nothing covered.
  static let none = Coverage(box: PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0), bytes: [])

  /// The exact coverage of an upright rectangle, given by its edges in pixels, inside `limit`.
  ///
  /// A pixel's share is the product of the parts of its width and of its height that lie inside.
  init(minX: Double, minY: Double, maxX: Double, maxY: Double, limit: PixelRect) {
    let left = max(minX, Double(limit.minX))
    let right = min(maxX, Double(limit.maxX))
    let top = max(minY, Double(limit.minY))
    let bottom = min(maxY, Double(limit.maxY))
    guard left < right, top < bottom else {
      self = .none
      return
    }
    box = PixelRect(
      minX: Int(left.rounded(.down)), minY: Int(top.rounded(.down)),
      maxX: Int(right.rounded(.up)), maxY: Int(bottom.rounded(.up)))
    let across = Self.parts(from: left, to: right, first: box.minX, count: box.width)
    bytes = []
    bytes.reserveCapacity(box.width * box.height)
    for height in Self.parts(from: top, to: bottom, first: box.minY, count: box.height) {
      for width in across { bytes.append(UInt8((255 * width * height).rounded())) }
    }
  }

  init(box: PixelRect, bytes: [UInt8]) {
    self.box = box
    self.bytes = bytes
  }

  /// The part of each pixel in a row that lies between two edges.
  private static func parts(
    from low: Double, to high: Double, first: Int, count: Int
  ) -> [Double] {
    (0..<count).map { index in
      let edge = Double(first + index)
      return max(0, min(high, edge + 1) - max(low, edge))
    }
  }
}
