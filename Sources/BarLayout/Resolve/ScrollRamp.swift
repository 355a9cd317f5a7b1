/// A stretch of scrolling over which a part of a bar changes, in points of content offset.
///
/// Before it the part is as at its start, after it as at its end.
struct ScrollRamp {
  /// The offset at which the change begins.
  var start: Double
  /// How far content is scrolled until it is over; with 0 nothing changes.
  var length: Double

  /// How much of the change has happened at an offset, 0 to 1.
  func share(at offset: Double) -> Double { min(max((offset - start) / length, 0), 1) }

  /// How far an offset is beyond the start, at most the ramp's length, in points.
  func distance(at offset: Double) -> Double { min(max(offset - start, 0), length) }
}

/// Offsets around a scene's own at which its bar stays as it is; none inside a ramp.
struct UnchangedOffsets {
  private(set) var range: ClosedRange<Double>?
  private let offset: Double

  /// All offsets, before anything is known that changes.
  init(around offset: Double) {
    self.offset = offset
    range = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  }

  /// Takes away what a ramp changes.
  mutating func leaveOut(_ ramp: ScrollRamp) {
    guard ramp.length != 0 else { return }
    // So much later as sums of such numbers are rounded by.
    let end = (ramp.start + ramp.length).nextUp.nextUp.nextUp
    if offset <= ramp.start {
      keep(upTo: ramp.start)
    } else if offset >= end {
      keep(from: end)
    } else {
      range = nil
    }
  }

  /// Takes away what lies on the other side of a switch, which is on from an offset on.
  mutating func leaveOut(switchAt start: Double) {
    if offset >= start { keep(from: start) } else { keep(upTo: start.nextDown) }
  }

  /// Takes away what is below an offset; everything, where the scene's own is below it.
  mutating func keep(from lower: Double) {
    range = range.flatMap {
      $0.upperBound < lower ? nil : max($0.lowerBound, lower)...$0.upperBound
    }
    if offset < lower { range = nil }
  }

  private mutating func keep(upTo upper: Double) {
    range = range.flatMap {
      $0.lowerBound > upper ? nil : $0.lowerBound...min($0.upperBound, upper)
    }
  }
}
