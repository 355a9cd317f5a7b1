internal import BarLayout

/// Finds out what else changed by as much as a frame moved.
struct ChangeCauses {
  /// How much wider and higher an element got; one that came or went grew by all of it.
  private struct Growth {
    var id: String
    var width: Double
    var height: Double
    /// Whether it was not there, or is no longer.
    var change: Change
  }

  private enum Change { case size, came, went }

  private let growths: [Growth]

  /// Compares the sizes of all elements that stand for themselves.
  init(before: [GoldenRecord], after: [GoldenRecord]) {
    let old = Self.sizes(before)
    let new = Self.sizes(after)
    var growths: [Growth] = []
    for record in before where !record.isPart {
      guard let a = old[record.id] else { continue }
      if let b = new[record.id] {
        growths.append(
          Growth(
            id: record.id, width: b.width - a.width, height: b.height - a.height, change: .size))
      } else {
        growths.append(
          Growth(id: record.id, width: -a.width, height: -a.height, change: .went))
      }
    }
    for record in after where !record.isPart && old[record.id] == nil {
      guard let b = new[record.id] else { continue }
      growths.append(Growth(id: record.id, width: b.width, height: b.height, change: .came))
    }
    self.growths = growths
  }

  private static func sizes(_ records: [GoldenRecord]) -> [String: BarSize] {
    var sizes: [String: BarSize] = [:]
    for record in records where !record.isHidden {
      guard let width = record.number("frame.width"), let height = record.number("frame.height")
      else { continue }
      sizes[record.id] = BarSize(width: width, height: height)
    }
    return sizes
  }

  /// What else changed, and what is said of it.
  struct Cause {
    /// The element.
    var id: String
    /// `backButton grew 0.333`.
    var words: String
  }

  /// What may have moved a frame's edge, in words; nil for other fields, and where nothing else
  /// changed by the same or, as for what is centred, twice as much.
  func cause(of field: String, _ before: GoldenRecord, _ after: GoldenRecord) -> Cause? {
    let isHorizontal = field == "frame.x" || field == "frame.width"
    guard isHorizontal || field == "frame.y" || field == "frame.height",
      let old = before.number(field), let new = after.number(field)
    else { return nil }
    let moved = abs(new - old)
    let candidates = growths.filter { growth in
      growth.id != before.id && !before.id.hasPrefix(growth.id + ".") && !Self.follows(growth.id)
    }
    for share in [1.0, 2.0] {
      for growth in candidates {
        let size = isHorizontal ? growth.width : growth.height
        // Both edges of a frame are rounded to thousandths.
        if size != 0, abs(abs(size) - moved * share) < 0.0025 * share {
          return Cause(id: growth.id, words: words(growth, size))
        }
      }
    }
    return nil
  }

  /// Elements whose size only follows from others'.
  private static func follows(_ id: String) -> Bool {
    ["bar", "background", "safeArea", "contentView", "shadow"].contains(
      id.split(separator: "/").last.map(String.init) ?? id)
  }

  private func words(_ growth: Growth, _ size: Double) -> String {
    switch growth.change {
    case .came: "\(growth.id) appeared"
    case .went: "\(growth.id) went away"
    case .size: "\(growth.id) \(size > 0 ? "grew" : "shrank") \(Thousandths(abs(size)))"
    }
  }
}
