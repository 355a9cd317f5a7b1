extension DisplayList {
  /// Draws the list with another number of pixels to a point.
  ///
  /// What is as thin as a hairline stays one: a fill thinner than two pixels is put onto whole
  /// pixels, at least one, where its middle lies. Everything else is drawn where it stands, its
  /// edges softened where they fall between pixels, as in a screenshot of another size.
  public mutating func setScale(_ scale: Double) {
    guard scale != self.scale else { return }
    self.scale = scale
    for index in items.indices {
      guard case .fill(let rect, let color) = items[index].content else { continue }
      let (x, width) = Self.stroke(from: rect.x, rect.width, scale: scale)
      let (y, height) = Self.stroke(from: rect.y, rect.height, scale: scale)
      items[index].content = .fill(BarRect(x: x, y: y, width: width, height: height), color)
    }
  }

  /// Start and length of a side on whole pixels, if it is that of a thin line.
  private static func stroke(
    from start: Double, _ length: Double, scale: Double
  ) -> (Double, Double) {
    let pixels = length * scale
    guard pixels > 0, pixels < 2 else { return (start, length) }
    let count = max(pixels.rounded(), 1)
    let first = ((start + length / 2) * scale - count / 2).rounded()
    return (first / scale, count / scale)
  }
}
