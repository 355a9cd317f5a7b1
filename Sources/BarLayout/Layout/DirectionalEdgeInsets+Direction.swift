extension DirectionalEdgeInsets {
  /// The insets with left and right in place of leading and trailing.
  func turned(_ direction: BarLayoutDirection) -> BarEdgeInsets {
    let isTurned = direction == .rightToLeft
    return BarEdgeInsets(
      top: top, left: isTurned ? trailing : leading, bottom: bottom,
      right: isTurned ? leading : trailing)
  }
}
