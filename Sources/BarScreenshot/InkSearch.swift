internal import BarLayout
internal import BarRender

/// Looks for the ink of one element in a picture: what stands out from the ground around it.
struct InkSearch {
  /// What was found.
  struct Found {
    /// Bounds of the ink, in pixels, with parts of pixels by how much of them is covered.
    var box: BarRect
    /// The colour of what is covered wholly, and that of the ground.
    var color: BarColor
    var ground: BarColor
  }

  /// The picture, and the part of it that is looked at, in pixels.
  private let picture: Bitmap
  private let window: (x: Int, y: Int, width: Int, height: Int)
  /// Where the ink is expected, in pixels.
  private let expected: BarRect

  /// A search in the part of a picture around a box; nil where the picture does not reach.
  init?(in picture: Bitmap, window: BarRect, expected: BarRect) {
    let left = max(Int(window.minX.rounded(.down)), 0)
    let top = max(Int(window.minY.rounded(.down)), 0)
    let right = min(Int(window.maxX.rounded(.up)), picture.width)
    let bottom = min(Int(window.maxY.rounded(.up)), picture.height)
    guard right - left > 2, bottom - top > 0 else { return nil }
    self.picture = picture
    self.expected = expected
    self.window = (left, top, right - left, bottom - top)
    let corners = [
      (expected.minX, expected.minY), (expected.maxX, expected.minY),
      (expected.minX, expected.maxY), (expected.maxX, expected.maxY),
    ]
    let isCovered = corners.allSatisfy { corner in
      let x = min(max(Int(corner.0), 0), picture.width - 1)
      let y = min(max(Int(corner.1), 0), picture.height - 1)
      return picture.pixels[(y * picture.width + x) * 4 + 3] > 0
    }
    guard isCovered else { return nil }
  }

  /// The ink; nil where nothing stands out.
  func find() -> Found? {
    let ground = ground
    var distances = [Int](repeating: 0, count: window.width * window.height)
    var most = 0
    forEachPixel { index, place in
      distances[index] = isThere(place) ? distance(place, ground) : 0
      most = max(most, distances[index])
    }
    guard most >= Self.leastContrast else { return nil }
    let cover = distances.map { Float($0) / Float(most) }
    guard let box = box(of: cover) else { return nil }
    return Found(box: box, color: color(where: cover), ground: ground)
  }

  /// The least difference of a channel that counts as ink.
  private static let leastContrast = 28

  /// The commonest colour outside the expected box, as finely as an eighth of a channel.
  private var ground: BarColor {
    var counts: [Int: (count: Int, sum: SIMD4<Int>)] = [:]
    for isOutside in [true, false] {
      forEachPixel { index, place in
        let (x, y) = (window.x + index % window.width, window.y + index / window.width)
        let isInside = expected.contains(BarPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        guard !isOutside || !isInside, isThere(place) else { return }
        let color = SIMD4(channel(place, 0), channel(place, 1), channel(place, 2), 0)
        let key = (color[0] >> 3) << 16 | (color[1] >> 3) << 8 | color[2] >> 3
        counts[key, default: (0, .zero)].count += 1
        counts[key, default: (0, .zero)].sum &+= color
      }
      if !counts.isEmpty { break }
    }
    let common = counts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value
    guard let common else { return .clear }
    return BarColor(
      red: UInt8(common.sum[0] / common.count), green: UInt8(common.sum[1] / common.count),
      blue: UInt8(common.sum[2] / common.count))
  }

  /// The commonest colour of what is covered wholly.
  private func color(where cover: [Float]) -> BarColor {
    var sum = SIMD4<Int>.zero
    var count = 0
    forEachPixel { index, place in
      guard cover[index] > 0.9 else { return }
      sum &+= SIMD4(channel(place, 0), channel(place, 1), channel(place, 2), 0)
      count += 1
    }
    count = max(count, 1)
    return BarColor(
      red: UInt8(sum[0] / count), green: UInt8(sum[1] / count), blue: UInt8(sum[2] / count))
  }

  /// Bounds of the ink without what comes in from outside the window.
  private func box(of cover: [Float]) -> BarRect? {
    var kept = [Bool](repeating: false, count: cover.count)
    for part in InkParts(cover: cover, width: window.width).parts {
      let box = BarRect(
        x: Double(window.x + part.left), y: Double(window.y + part.top),
        width: Double(part.right - part.left), height: Double(part.bottom - part.top))
      let touches =
        part.left == 0 || part.right == window.width || part.top == 0
        || part.bottom == window.height
      let shared = box.intersection(expected).map { $0.width * $0.height } ?? 0
      if touches, shared < 0.3 * box.width * box.height { continue }
      for pixel in part.pixels { kept[pixel] = true }
    }
    func most(_ pixels: some Sequence<Int>) -> Float {
      pixels.reduce(0) { kept[$1] || isBeside($1, kept) ? max($0, cover[$1]) : $0 }
    }
    let columns = (0..<window.width).map { column in
      most((0..<window.height).lazy.map { $0 * window.width + column })
    }
    let rows = (0..<window.height).map { row in
      most((0..<window.width).lazy.map { row * window.width + $0 })
    }
    guard let (minX, maxX) = Self.edges(columns), let (minY, maxY) = Self.edges(rows) else {
      return nil
    }
    return BarRect(
      minX: Double(window.x) + minX, minY: Double(window.y) + minY, maxX: Double(window.x) + maxX,
      maxY: Double(window.y) + maxY)
  }

  /// Whether a pixel lies beside one that is kept: the pale edge of a shape.
  private func isBeside(_ pixel: Int, _ kept: [Bool]) -> Bool {
    let (x, y) = (pixel % window.width, pixel / window.width)
    return x > 0 && kept[pixel - 1] || x + 1 < window.width && kept[pixel + 1]
      || y > 0 && kept[pixel - window.width] || y + 1 < window.height && kept[pixel + window.width]
  }

  /// Where ink begins and ends along an axis, with the covered parts of its first and last pixels.
  private static func edges(_ cover: [Float]) -> (Double, Double)? {
    guard let first = cover.firstIndex(where: { $0 >= 0.5 }),
      let last = cover.lastIndex(where: { $0 >= 0.5 })
    else { return nil }
    func reach(_ pixel: Int, beyond: Int) -> Double {
      let next = cover.indices.contains(beyond) ? cover[beyond] : 0
      return next > 0.06 ? Double(next) : Double(cover[pixel]) - 1
    }
    return (
      Double(first) - reach(first, beyond: first - 1),
      Double(last + 1) + reach(last, beyond: last + 1)
    )
  }

  private func forEachPixel(_ work: (_ index: Int, _ place: Int) -> Void) {
    for row in 0..<window.height {
      let start = ((window.y + row) * picture.width + window.x) * 4
      for column in 0..<window.width { work(row * window.width + column, start + column * 4) }
    }
  }

  /// Whether the screenshot shows anything: a display's round corners are clear.
  private func isThere(_ place: Int) -> Bool { picture.pixels[place + 3] > 0 }

  private func channel(_ place: Int, _ channel: Int) -> Int { Int(picture.pixels[place + channel]) }

  private func distance(_ place: Int, _ color: BarColor) -> Int {
    max(
      abs(channel(place, 0) - Int(color.red)), abs(channel(place, 1) - Int(color.green)),
      abs(channel(place, 2) - Int(color.blue)))
  }
}
