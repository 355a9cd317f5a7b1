extension MetricTable {
  /// What a status bar has besides clock and signs.
  static let statusPartRows: [MetricRow] = [
    MetricRow(.statusTextSize, 15, .always, besideCutout),
    MetricRow(.statusTextSize, 12, .always.topInset(0...36), onSmallBars),
    MetricRow(.statusFocusSize, 13, .always, besideCutout),
    MetricRow(.statusFocusSize, 11, .always.topInset(0...36), onSmallBars),
    MetricRow(
      .statusDigitsShare, 0.92, .always,
      .assumed("digits in the battery of iOS 16 and later, to the eye")),
    MetricRow(.statusDateGap, 10, .always, .assumed("iPads of iPadOS 15 to 26, to the eye")),
    MetricRow(.callPadding, 11, .always, besideCutout),
    MetricRow(.callPadding, 5, .always.topInset(0...36), onSmallBars),
    MetricRow(.callHeight, 24, .always, besideCutout),
    MetricRow(.callHeight, 17, .always.topInset(0...36), onSmallBars),
    MetricRow(.islandWidth, SensorTable.island.width, .always, island),
    MetricRow(.islandHeight, SensorTable.island.height, .always, island),
    MetricRow(.islandTop, SensorTable.island.top, .always, island),
    MetricRow(
      .islandReach, 40, .always, .assumed("an island that shows a call, to the eye")),
    MetricRow(
      .islandMargin, 12, .always, .assumed("signs beside such an island, to the eye")),
  ]

  private static let besideCutout = MetricSource.assumed("phones with a cut-out, to the eye")
  private static let onSmallBars = MetricSource.assumed("small status bars, to the eye")
  private static let island = MetricSource.derived(
    "what is cut out of the display, as its picture has it")
}

extension StatusBar {
  /// The highest level at which a battery that is not charged turns red, in per cent.
  ///
  /// Source: documented — iPhone User Guide, Low Power Mode: the alert of a low battery comes at 20
  /// per cent.
  static let lowBatteryLevel = 20
}
