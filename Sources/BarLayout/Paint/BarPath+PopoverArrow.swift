extension BarPath {
  /// An arrow that points up from an edge: straight sides that fall as steeply as they go outwards,
  /// a rounded tip, and a small curve where each side meets the edge.
  ///
  /// - Parameters:
  ///   - rect: the arrow's box, the edge being its lower side.
  ///   - tip: how far from the middle the tip's curve begins, in points.
  init(arrowIn rect: BarRect, tip: Double) {
    func at(_ x: Double, _ up: Double) -> BarPoint {
      BarPoint(x: rect.midX + x, y: rect.maxY - up)
    }
    // The sides would meet at the height of `foot`; the curve of the tip ends half of its reach
    // lower.
    let foot = min(rect.height + tip / 2, rect.width / 2)
    let curve = rect.width / 2 - foot
    // As far along the side as along the edge.
    let rise = curve * 2.0.squareRoot() / 2
    self.init([
      .move(at(-rect.width / 2, 0)), .quad(control: at(-foot, 0), end: at(rise - foot, rise)),
      .line(at(-tip, foot - tip)), .quad(control: at(0, foot), end: at(tip, foot - tip)),
      .line(at(foot - rise, rise)), .quad(control: at(foot, 0), end: at(rect.width / 2, 0)),
      .close,
    ])
  }
}
