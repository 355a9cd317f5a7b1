extension BarPath {
  /// A notch that hangs from the upper edge: round below, and meeting the edge in a small curve.
  ///
  /// - Parameters:
  ///   - rect: the notch without the curves beside it; its upper edge is the display's.
  ///   - radius: radius of the lower corners, in points.
  ///   - shoulder: radius of the curves at the edge, in points.
  init(notch rect: BarRect, radius: Double, shoulder: Double) {
    let half = rect.width / 2
    func at(_ x: Double, _ y: Double) -> BarPoint { BarPoint(x: rect.midX + x, y: rect.minY + y) }
    let foot = rect.height - radius
    self.init(
      [
        .move(at(-half - shoulder, 0)),
        .quad(control: at(-half, 0), end: at(-half, shoulder)), .line(at(-half, foot)),
        Self.quarter(
          from: at(-half, foot), corner: at(-half, rect.height), to: at(radius - half, rect.height)),
        .line(at(half - radius, rect.height)),
        Self.quarter(
          from: at(half - radius, rect.height), corner: at(half, rect.height), to: at(half, foot)),
        .line(at(half, shoulder)), .quad(control: at(half, 0), end: at(half + shoulder, 0)), .close,
      ])
  }
}
