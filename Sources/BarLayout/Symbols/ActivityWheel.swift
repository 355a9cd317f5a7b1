/// The drawing of a wheel that says that something is under way, as it starts to turn: the spoke at
/// the top is the strongest, and those before it fade away.
///
/// Source: assumed — the shape is read off pictures by eye; UIKit draws it, and publishes no numbers.
struct ActivityWheel {
  /// How many spokes a wheel has from iOS 13 on, and on a watch.
  static let spokes = 8

  private let spokes: Int
  private let frame: BarRect

  /// A wheel that fills a square frame.
  init(spokes: Int, in frame: BarRect) {
    self.spokes = spokes
    self.frame = frame
  }

  /// Shares of the frame's width: where a spoke begins and ends from the middle, and how thick it is.
  private var shape: (inner: Double, outer: Double, width: Double) {
    spokes > Self.spokes ? (0.25, 0.5, 0.1) : (0.23, 0.48, 0.125)
  }

  /// Cosine and sine of the angle from one spoke to the next, against the hands of a clock: a twelfth
  /// of a turn, or an eighth.
  private var step: BarPoint {
    spokes > Self.spokes
      ? BarPoint(x: 0.75.squareRoot(), y: -0.5)
      : BarPoint(x: 0.5.squareRoot(), y: -(0.5.squareRoot()))
  }

  /// What the weakest spoke shows of the colour.
  private static let weakest = 0.25

  /// A spoke, counted from the top against the hands of a clock.
  func path(_ index: Int) -> BarPath {
    let shape = shape
    let spoke = BarPath(
      roundedRect: BarRect(
        x: -shape.width / 2, y: -shape.outer, width: shape.width,
        height: shape.outer - shape.inner),
      radius: shape.width / 2, curve: .circular)
    var turn = BarPoint(x: 1, y: 0)
    for _ in 0..<index {
      turn = BarPoint(
        x: turn.x * step.x - turn.y * step.y, y: turn.x * step.y + turn.y * step.x)
    }
    return spoke.mapped {
      BarPoint(
        x: frame.midX + ($0.x * turn.x - $0.y * turn.y) * frame.width,
        y: frame.midY + ($0.x * turn.y + $0.y * turn.x) * frame.width)
    }
  }

  /// How much of the colour a spoke shows, 0 to 1.
  func share(_ index: Int) -> Double {
    1 - (1 - Self.weakest) * Double(index) / Double(max(spokes - 1, 1))
  }
}
