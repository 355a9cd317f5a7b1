extension BarGlass {
  /// The things to draw for a piece of glass, back to front.
  ///
  /// - Parameters:
  ///   - frame: the glass, in points.
  ///   - cornerRadius: radius of its continuous corners, in points.
  ///   - opacity: how much of it shows, 0 to 1.
  func contents(frame: BarRect, cornerRadius: Double, opacity: Double) -> [DisplayItem.Content] {
    let shape = BarPath(roundedRect: frame, radius: cornerRadius, curve: .continuous)
    var contents: [DisplayItem.Content] = [
      .shadow(
        DropShadow(
          shape: shape, blurRadius: shadowRadius, drop: shadowDrop,
          color: shadowColor.opacity(opacity))),
      .pane(
        Pane(
          frame: frame, cornerRadius: cornerRadius, cornerCurve: .continuous, material: material,
          lens: lens, opacity: opacity)),
    ]
    for (index, color) in rim.enumerated() where color.alpha > 0 {
      let inset = Double(index) * rimWidth
      let ring = BarPath(
        rimOf: frame.inset(by: BarEdgeInsets(all: inset)), radius: cornerRadius - inset,
        width: rimWidth, curve: .continuous)
      guard flankShare < 1 else {
        contents.append(.path(ring, color.opacity(opacity)))
        continue
      }
      let radius = min(cornerRadius, frame.height / 2, frame.width / 2)
      contents.append(
        .glint(
          GlintRun(
            path: ring, top: frame.minY, bottom: frame.maxY, radius: radius,
            color: color.opacity(opacity), flankShare: flankShare)))
    }
    return contents
  }
}
