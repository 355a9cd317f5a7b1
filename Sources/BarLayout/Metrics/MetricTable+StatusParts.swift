extension MetricTable {
  /// What a status bar has besides clock and signs.
  static let statusPartRows: [MetricRow] = [
    MetricRow(.statusTextSize, 15, .always, besideCutout),
    MetricRow(
      .statusTextSize, 12, .always.topInset(0...36),
      .measured("status: st-plus-11: 100% is 29.67 wide, as in 12 regular")),
    MetricRow(
      .statusFocusSize, 11, .always,
      .measured("status: st-430-26: person.fill is 11.67 x 12.67 beside a clock of 17")),
    MetricRow(
      .statusFocusSize, 9, .always.topInset(0...36),
      .measured("status: st-ipad-26: person.fill is 9.5 x 10.5 beside text of 13.5")),
    MetricRow(
      .statusFocusGap, 4 + 1.0 / 3, .always,
      .measured("status: st-430-26: 5.33 between the ink of 8:18 and that of person.fill")),
    MetricRow(
      .statusDigitsShare, 0.96, .always,
      .measured(
        "status: st-430-26: digits 9.7 high in a battery that is 14.33 high without them")),
    MetricRow(
      .statusDateGap, 10, .always,
      .measured(
        "status: st-ipad-15, st-ipad-26: 11.5 between M and T of iPadOS 15, 12.5 between M and S"
          + " of iPadOS 26, less what the letters leave free")),
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
