/// Which pixels of a picture make each pixel of a box, along one direction.
///
/// The parts outside the caps keep their size; what is between them is stretched or repeated.
struct StretchedAxis {
  /// Old pixels that make a new one, and how much each counts; the weights add up to 1.
  struct Share {
    /// The first of them.
    var first: Int
    /// The weight of that one and of those after it.
    var weights: [Double]
  }

  /// A stretch of the box, in its pixels, and the pixels of the picture it shows.
  private struct Part {
    var box: ClosedRange<Double>
    var source: ClosedRange<Double>
    /// Pixels of the box that a pixel of the picture takes.
    var scale: Double
    var isTiled: Bool
  }

  private let parts: [Part]
  private let count: Int

  /// - Parameters:
  ///   - count: pixels of the picture.
  ///   - length: pixels of the box.
  ///   - caps: pixels of the picture at both ends that keep their size; nil stretches everything.
  ///   - natural: pixels of the box that a pixel of the picture takes where it keeps its size.
  init(
    count: Int, length: Int, caps: (start: Double, end: Double)?, natural: Double, isTiled: Bool
  ) {
    self.count = count
    let (old, new) = (Double(count), Double(length))
    guard let caps, natural > 0 else {
      parts = [Part(box: 0...new, source: 0...old, scale: new / old, isTiled: false)]
      return
    }
    var start = min(max(caps.start, 0), old)
    var end = min(max(caps.end, 0), old - start)
    // Caps that meet leave nothing to stretch: a pixel between them is taken from the larger one.
    if start + end >= old {
      if start >= end { start = max(old - end - 1, 0) } else { end = max(old - start - 1, 0) }
    }
    // A box too short for both caps squeezes them.
    let room = (start + end) * natural
    let squeeze = room > new && room > 0 ? new / room : 1
    let capScale = natural * squeeze
    let (left, right) = (start * capScale, max(new - end * capScale, start * capScale))
    let inner = max(old - start - end, 0)
    let stretch = inner > 0 ? max(right - left, 0) / inner : natural
    parts = [
      Part(box: 0...left, source: 0...start, scale: capScale, isTiled: false),
      Part(
        box: left...right, source: start...(old - end), scale: isTiled ? natural : stretch,
        isTiled: isTiled),
      Part(
        box: right...max(new, right), source: (old - end)...old, scale: capScale, isTiled: false),
    ]
  }

  /// What makes a pixel of the box.
  func share(of pixel: Int) -> Share {
    let middle = Double(pixel) + 0.5
    guard
      let part = parts.first(where: { middle < $0.box.upperBound && $0.scale > 0 })
        ?? parts.last(where: { $0.scale > 0 })
    else { return Share(first: 0, weights: [1]) }
    var place = (middle - part.box.lowerBound) / part.scale
    let length = part.source.upperBound - part.source.lowerBound
    if part.isTiled, length > 0 { place -= (place / length).rounded(.down) * length }
    return share(at: part.source.lowerBound + place, in: part)
  }

  /// A mean of the pixels around a place of the picture, the nearer the heavier, over two new
  /// pixels or two old ones, whichever is wider; pixels of other parts do not count.
  private func share(at place: Double, in part: Part) -> Share {
    let reach = max(1, 1 / part.scale)
    let low = max(0, Int(part.source.lowerBound.rounded(.down)))
    let high = min(count, max(Int(part.source.upperBound.rounded(.up)), low + 1))
    let first = min(max(low, Int((place - reach).rounded(.down))), high - 1)
    let end = max(min(high, Int((place + reach).rounded(.up))), first + 1)
    let weights = (first..<end).map { max(0, reach - abs(Double($0) + 0.5 - place)) }
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return Share(first: min(max(Int(place), low), high - 1), weights: [1]) }
    return Share(first: first, weights: weights.map { $0 / sum })
  }
}
