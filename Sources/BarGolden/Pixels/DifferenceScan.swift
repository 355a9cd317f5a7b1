/// Counts and measures how two pictures of one extent differ.
struct DifferenceScan {
  let rules: PictureRules
  private var difference: PictureDifference
  /// The box around what differs: its columns, and its rows where anything does.
  private var (left, right) = (Int.max, -1)
  private var (top, bottom): (Int?, Int) = (nil, 0)

  /// Nothing counted yet.
  init(rules: PictureRules, total: Int) {
    self.rules = rules
    difference = PictureDifference(total: total)
  }

  /// What was counted.
  var comparison: PictureComparison {
    guard let top else { return .same }
    var difference = difference
    difference.box = PixelBox(
      x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    return .different(difference)
  }

  /// Adds a pixel that differs.
  mutating func add(_ x: Int, _ y: Int, _ pair: PixelPair, isSmoothed: Bool) {
    if isSmoothed {
      difference.smoothed += 1
    } else {
      difference.count += 1
      // No channel differs by more than 255.
      if difference.largest < 255, case let gap = pair.gap, gap.size > difference.largest {
        let (before, after) = pair[gap.channel]
        difference.largest = gap.size
        difference.worst = PictureDifference.Place(
          x: x, y: y, channel: ["red", "green", "blue", "alpha"][gap.channel], before: before,
          after: after)
      }
    }
    // Pixels come row after row.
    (left, right) = (min(left, x), max(right, x))
    if top == nil { top = y }
    bottom = y
  }
}

/// The same pixel of two pictures, each four bytes in the order of memory.
struct PixelPair {
  var before: UInt32
  var after: UInt32

  /// A channel before and after: red is the first of four.
  subscript(channel: Int) -> (before: UInt8, after: UInt8) {
    let shift = UInt32(channel) &* 8
    return (
      UInt8(truncatingIfNeeded: UInt32(littleEndian: before) &>> shift),
      UInt8(truncatingIfNeeded: UInt32(littleEndian: after) &>> shift)
    )
  }

  /// The channel that differs most, the first of equals, and by how much.
  var gap: (size: Int, channel: Int) {
    var best = (size: 0, channel: 0)
    for channel in 0..<4 {
      let (before, after) = self[channel]
      let size = abs(Int(before) &- Int(after))
      if size > best.size { best = (size, channel) }
    }
    return best
  }
}
