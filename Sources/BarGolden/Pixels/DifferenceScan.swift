/// Counts and measures how two pictures of one extent differ.
struct DifferenceScan {
  let rules: PictureRules
  private var difference: PictureDifference

  /// Nothing counted yet.
  init(rules: PictureRules, total: Int) {
    self.rules = rules
    difference = PictureDifference(total: total)
  }

  /// What was counted.
  var comparison: PictureComparison { difference.box == nil ? .same : .different(difference) }

  /// Adds a pixel that differs.
  mutating func add(_ x: Int, _ y: Int, _ pair: PixelPair, isSmoothed: Bool) {
    if isSmoothed {
      difference.smoothed += 1
    } else {
      difference.count += 1
      let gap = pair.gap
      if gap.size > difference.largest {
        difference.largest = gap.size
        difference.worst = PictureDifference.Place(
          x: x, y: y, channel: ["red", "green", "blue", "alpha"][gap.channel],
          before: pair.before[gap.channel], after: pair.after[gap.channel])
      }
    }
    if let box = difference.box, box.contains(x, y) { return }
    let pixel = PixelBox(x: x, y: y, width: 1, height: 1)
    difference.box = difference.box?.union(pixel) ?? pixel
  }
}

/// The same pixel of two pictures.
struct PixelPair {
  var before: SIMD4<UInt8>
  var after: SIMD4<UInt8>

  /// The channel that differs most, the first of equals, and by how much.
  var gap: (size: Int, channel: Int) {
    var best = (size: 0, channel: 0)
    for channel in 0..<4 {
      let size = abs(Int(before[channel]) - Int(after[channel]))
      if size > best.size { best = (size, channel) }
    }
    return best
  }
}
