extension LaidOutIndicator {
  /// The chevron as an outline that fills its ink exactly.
  func path(in ink: BarRect) -> BarPath {
    let path = BackIndicator.path(
      ink: ink, strokeWidth: strokeWidth, style: isRound ? .rounded : .mitred)
    return pointsLeft ? path : path.mirrored(in: ink)
  }
}
