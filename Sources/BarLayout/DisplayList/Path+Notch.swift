extension Path {
  /// A notch that hangs from the upper edge: round below, and meeting the edge in a small curve.
  ///
  /// - Parameters:
  ///   - rect: the notch without the curves beside it; its upper edge is the display's.
  ///   - radius: radius of the lower corners, in points.
  ///   - shoulder: radius of the curves at the edge, in points.
  init(notch rect: Rect, radius: Double, shoulder: Double) {
    let half = rect.width / 2
    func at(_ x: Double, _ y: Double) -> Point { Point(x: rect.midX + x, y: rect.minY + y) }
    func side(_ sign: Double) -> [Element] {
      [
        .move(at(0, 0)), .line(at(sign * (half + shoulder), 0)),
        .quad(control: at(sign * half, 0), end: at(sign * half, shoulder)),
        .line(at(sign * half, rect.height - radius)),
      ] + Self.quarter(
        from: at(sign * half, rect.height - radius), corner: at(sign * half, rect.height),
        to: at(sign * (half - radius), rect.height))
        + [.line(at(0, rect.height)), .close]
    }
    let right = Path(side(1))
    self.init(right.elements + Path(side(-1)).reversed.elements)
  }
}
