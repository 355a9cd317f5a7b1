extension ArrangedElement {
  /// The element with left and right in place of leading and trailing: right to left is the exact
  /// mirror of left to right about the bar's middle.
  func turned(_ direction: LayoutDirection, width: Double) -> ArrangedElement {
    guard direction == .rightToLeft else { return self }
    var element = self
    element.frame = element.frame.mirrored(in: width)
    element.clip = clip.map { $0.mirrored(in: width) }
    if case .indicator(let ink, let color, let strokeWidth, let isRound) = shape {
      element.shape = .indicator(
        ink: ink.mirrored(in: width), color, strokeWidth: strokeWidth, isRound: isRound)
    }
    return element
  }
}

extension DirectionalEdgeInsets {
  /// The insets with left and right in place of leading and trailing.
  func turned(_ direction: LayoutDirection) -> EdgeInsets {
    let isTurned = direction == .rightToLeft
    return EdgeInsets(
      top: top, left: isTurned ? trailing : leading, bottom: bottom,
      right: isTurned ? leading : trailing)
  }
}

extension Rect {
  /// The rectangle as a mirror standing at the middle of a width shows it.
  fileprivate func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }
}
