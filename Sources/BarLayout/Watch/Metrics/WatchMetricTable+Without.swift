/// Numbers that only some watches have: what the others do without, 0 until a row says otherwise.
extension WatchMetricTable {
  /// The one line, up to watchOS 9.
  static let bareLine = without(
    .barHeight, .textInset, .bottomInset, .sideInset, .titleGap, .backIndicatorX,
    .backIndicatorWidthEm, .backIndicatorHeightEm, .backIndicatorStrokeEm, .backTitleX,
    .roundBackEm, .roundBackX, .roundBackDrop, .roundBackChevronShare,
    because: .derived(
      "from watchOS 10 on there is no line; no other size cuts off a list at its sides"))

  /// Discs.
  static let bareDiscs = without(
    .barMargin, .buttonTop, .buttonDiameter, .buttonGap, .buttonPadding, .buttonFontSize,
    .tintFillShare, .closeSymbolShare,
    .buttonSymbolSize, .buttonRim, .discIndicatorWidthShare, .discIndicatorHeightShare,
    .discIndicatorStroke, .discIndicatorShift,
    because: .derived("up to watchOS 9 there are no discs, up to watchOS 11 they have no rim"))

  /// Titles over discs.
  static let bareTitles = without(
    .titlePitch, .titleKernEm, .slotGap, .slotFade, .largeTitleFontSize, .largeTitlePitch,
    .largeTitleBelowButtons,
    because: .derived(
      "up to watchOS 9 a title stands in the clock's line; large ones came with watchOS 8, "
        + "tighter small ones were seen on watchOS 10 alone"))
}
