internal import BarLayout
internal import CBarShim

/// How deep each character of a line is nested in text of the other direction.
///
/// Odd levels run to the left. By the Unicode bidirectional algorithm (UAX 9).
enum BidiLevels {
  /// The level of each `Character`: that of its first scalar.
  static func levels(
    _ line: LineScalars, direction: BarLayoutDirection
  ) throws(RenderError) -> [Int8] {
    if direction == .leftToRight && line.scalars.allSatisfy({ $0 < firstRightToLeft }) {
      return [Int8](repeating: 0, count: line.count)
    }
    try SystemLibrary.friBidi.require()
    var levels = [Int8](repeating: 0, count: line.scalars.count)
    let isRightToLeft: Int32 = direction == .rightToLeft ? 1 : 0
    let code = unsafe nb_bidi_levels(line.scalars, line.scalars.count, isRightToLeft, &levels)
    guard code == 0 else { throw .library(name: "FriBidi", code: Int(code)) }
    return line.starts.dropLast().map { levels[$0] }
  }

  /// Hebrew begins here; below, nothing runs to the left or says that something should.
  private static let firstRightToLeft: UInt32 = 0x590

  /// The order from left to right of runs with the given levels (rule L2).
  static func visualOrder(_ levels: [Int8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start { order[start..<end].reverse() }
        start = end + 1
      }
    }
    return order
  }
}
