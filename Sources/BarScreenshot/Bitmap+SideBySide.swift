package import BarLayout
package import BarRender

extension Bitmap {
  /// Two pictures over each other, half of each; what only one has is that one's.
  package func overlaid(with other: Bitmap) -> Bitmap {
    let (width, height) = (max(width, other.width), max(height, other.height))
    var result = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let place = (y * width + x) * 4
        let (a, b) = (self[x, y], other[x, y])
        let first = a.map { SIMD4<Int>(Int($0.red), Int($0.green), Int($0.blue), Int($0.alpha)) }
        let second = b.map { SIMD4<Int>(Int($0.red), Int($0.green), Int($0.blue), Int($0.alpha)) }
        let mixed: SIMD4<Int>
        switch (first, second) {
        case (let one?, let two?):
          if one[3] == 0 || two[3] == 0 {
            mixed = one[3] == 0 ? two : one
          } else {
            mixed = (one &+ two &+ SIMD4(repeating: 1)) / SIMD4(repeating: 2)
          }
        default: mixed = first ?? second ?? .zero
        }
        for channel in 0..<4 { result[place + channel] = UInt8(mixed[channel]) }
      }
    }
    return Bitmap(width: width, height: height, pixels: result) ?? self
  }

  /// Two pictures beside each other, with a grey strip between them.
  package func beside(_ other: Bitmap) -> Bitmap {
    let gap = max(self.width / 48, 4)
    let height = max(height, other.height)
    let strip: [UInt8] = [0xd1, 0xd1, 0xd6, 0xff]
    var result: [UInt8] = []
    for y in 0..<height {
      for (index, picture) in [self, other].enumerated() {
        if index == 1 { for _ in 0..<gap { result += strip } }
        guard y < picture.height else {
          for _ in 0..<picture.width { result += strip }
          continue
        }
        let start = y * picture.width * 4
        result += picture.pixels[start..<start + picture.width * 4]
      }
    }
    return Bitmap(width: width + gap + other.width, height: height, pixels: result) ?? self
  }

  /// How much each pixel of two pictures differs: black where they are the same; clear where one of
  /// them is not.
  package func differences(from other: Bitmap) -> Bitmap {
    let (width, height) = (max(width, other.width), max(height, other.height))
    var result = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<min(self.height, other.height) {
      for x in 0..<min(self.width, other.width) {
        let place = (y * width + x) * 4
        let (a, b) = ((y * self.width + x) * 4, (y * other.width + x) * 4)
        guard pixels[a + 3] > 0, other.pixels[b + 3] > 0 else { continue }
        for channel in 0..<3 {
          let difference = abs(Int(pixels[a + channel]) - Int(other.pixels[b + channel]))
          result[place + channel] = UInt8(difference)
        }
        result[place + 3] = .max
      }
    }
    return Bitmap(width: width, height: height, pixels: result) ?? self
  }

  /// The picture with the outlines of boxes, each a pixel outside.
  package func outlining(_ boxes: [BarRect], in color: BarColor, width line: Int) -> Bitmap {
    var result = pixels
    func paint(_ x: Int, _ y: Int) {
      guard x >= 0, y >= 0, x < width, y < height else { return }
      let place = (y * width + x) * 4
      (result[place], result[place + 1]) = (color.red, color.green)
      (result[place + 2], result[place + 3]) = (color.blue, .max)
    }
    for box in boxes {
      let (left, top) = (Int(box.minX.rounded(.down)), Int(box.minY.rounded(.down)))
      let (right, bottom) = (Int(box.maxX.rounded(.up)), Int(box.maxY.rounded(.up)))
      for depth in 1...max(line, 1) {
        for x in left - depth..<right + depth {
          paint(x, top - depth)
          paint(x, bottom + depth - 1)
        }
        for y in top - depth..<bottom + depth {
          paint(left - depth, y)
          paint(right + depth - 1, y)
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: result) ?? self
  }
}
