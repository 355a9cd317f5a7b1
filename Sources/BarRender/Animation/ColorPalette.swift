/// At most 255 colours for a picture, and one for what is clear.
struct ColorPalette {
  /// The palette, three bytes a colour; the last one that is used is the clear one.
  private(set) var bytes: [UInt8]
  /// The number of the clear colour.
  private(set) var clear: UInt8
  /// How many bits a number has.
  private(set) var bits: Int
  /// The number of each pixel's colour.
  private(set) var numbers: [UInt8]

  /// How many colours there may be besides the clear one.
  private static let limit = 255

  /// Finds the colours: its own where there are few enough, else those in the middle of boxes that
  /// hold about as many pixels each.
  init(of picture: Bitmap) {
    let pixels = unsafe picture.pixels.withUnsafeBytes {
      unsafe Array($0.bindMemory(to: UInt32.self)).map { UInt32(littleEndian: $0) }
    }
    var counts: [UInt32: Int] = [:]
    for pixel in pixels where pixel >> 24 > 127 { counts[pixel & 0xff_ffff, default: 0] += 1 }
    let colors = counts.sorted { $0.key < $1.key }.map { (color: $0.key, count: $0.value) }
    var places: [UInt32: UInt8] = [:]
    var palette: [UInt32] = []
    if colors.count <= Self.limit {
      for (index, color) in colors.enumerated() { places[color.color] = UInt8(index) }
      palette = colors.map(\.color)
    } else {
      let boxes = Self.boxes(colors, count: Self.limit)
      for (index, box) in boxes.enumerated() {
        for color in box { places[color.color] = UInt8(index) }
        palette.append(Self.mean(box))
      }
    }
    clear = UInt8(palette.count)
    bits = 1
    while 1 << bits < palette.count + 1 { bits += 1 }
    bytes = (palette + [UInt32](repeating: 0, count: (1 << bits) - palette.count)).flatMap {
      [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)]
    }
    let clear = clear
    var last: (color: UInt32, number: UInt8)?
    numbers = pixels.map { pixel in
      guard pixel >> 24 > 127 else { return clear }
      let color = pixel & 0xff_ffff
      if let last, last.color == color { return last.number }
      let number = places[color] ?? clear
      last = (color, number)
      return number
    }
  }

  /// Parts a box of colours again and again where it is longest, weighed by how many pixels it has.
  private static func boxes(
    _ colors: [(color: UInt32, count: Int)], count: Int
  ) -> [[(color: UInt32, count: Int)]] {
    var boxes = [(colors: colors, worth: worth(colors))]
    while boxes.count < count {
      guard let index = boxes.indices.max(by: { boxes[$0].worth.size < boxes[$1].worth.size }),
        boxes[index].worth.size > 0
      else { break }
      let shift = boxes[index].worth.shift
      let sorted = boxes[index].colors.sorted {
        ($0.color >> shift & 255, $0.color) < ($1.color >> shift & 255, $1.color)
      }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var (sum, cut) = (0, 0)
      while cut < sorted.count - 1, sum + sorted[cut].count <= half || cut == 0 {
        sum += sorted[cut].count
        cut += 1
      }
      let (low, high) = (Array(sorted[..<cut]), Array(sorted[cut...]))
      boxes[index] = (low, worth(low))
      boxes.append((high, worth(high)))
    }
    return boxes.map(\.colors)
  }

  /// How much a box asks to be parted, and the shift of the channel along which it is longest.
  private static func worth(
    _ colors: [(color: UInt32, count: Int)]
  ) -> (size: Int, shift: UInt32) {
    var best: (size: Int, shift: UInt32) = (0, 0)
    let pixels = colors.reduce(0) { $0 + $1.count }
    for shift: UInt32 in [8, 0, 16] {
      var (least, most) = (255, 0)
      for color in colors {
        let level = Int(color.color >> shift & 255)
        (least, most) = (min(least, level), max(most, level))
      }
      let length = most - least
      // Long boxes count more than full ones: a rare colour that is far off is seen.
      let size = length * length * (1 + bitLength(pixels))
      if size > best.size { best = (size, shift) }
    }
    return best
  }

  private static func bitLength(_ value: Int) -> Int { Int.bitWidth - value.leadingZeroBitCount }

  /// The mean of a box's pixels.
  private static func mean(_ colors: [(color: UInt32, count: Int)]) -> UInt32 {
    var sums = SIMD3<Int>.zero
    var count = 0
    for (color, pixels) in colors {
      sums &+=
        SIMD3(Int(color & 255), Int(color >> 8 & 255), Int(color >> 16 & 255))
        &* SIMD3(repeating: pixels)
      count += pixels
    }
    count = max(count, 1)
    func channel(_ index: Int) -> UInt32 { UInt32((sums[index] + count / 2) / count) }
    return channel(0) | channel(1) << 8 | channel(2) << 16
  }
}
