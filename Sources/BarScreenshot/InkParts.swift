/// The parts of a picture that hang together.
struct InkParts {
  /// One of them, with its bounds in pixels; right and bottom lie beyond it.
  struct Part {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    /// Its pixels, row by row counted.
    var pixels: [Int]
  }

  /// The parts, the topmost first.
  private(set) var parts: [Part] = []

  /// How much of a pixel has to be covered so that it is a part's.
  private static let least: Float = 0.3

  /// Looks for the parts.
  ///
  /// - Parameters:
  ///   - cover: how much of each pixel is covered, 0 to 1, row by row.
  ///   - width: pixels in a row.
  init(cover: [Float], width: Int) {
    let height = cover.count / max(width, 1)
    var isOpen = cover.map { $0 >= Self.least }
    for start in cover.indices where isOpen[start] {
      var part = Part(left: width, top: height, right: 0, bottom: 0, pixels: [])
      var next = [start]
      isOpen[start] = false
      while let pixel = next.popLast() {
        let (x, y) = (pixel % width, pixel / width)
        part.pixels.append(pixel)
        (part.left, part.right) = (min(part.left, x), max(part.right, x + 1))
        (part.top, part.bottom) = (min(part.top, y), max(part.bottom, y + 1))
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
          for column in max(x - 1, 0)...min(x + 1, width - 1) where isOpen[row * width + column] {
            isOpen[row * width + column] = false
            next.append(row * width + column)
          }
        }
      }
      parts.append(part)
    }
  }
}
