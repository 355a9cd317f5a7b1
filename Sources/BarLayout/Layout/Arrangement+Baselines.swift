extension Arrangement {
  /// Top of the row of title and buttons.
  var rowTop: Double { bar.place.y + bar.rows.prompt + bar.rows.rowTop }
  /// Middle of the row of title and buttons.
  var rowCentre: Double { rowTop + bar.rows.row / 2 }
  /// Baseline of a title or a button's word in a font of a size, in points.
  func rowBaseline(_ size: Double) -> Double {
    rowCentre + metrics[.baselineBelowCentre] + metrics[.baselineBelowCentreEm] * size
  }
  /// Baseline of a line in a font of a size, in points, whose box has this middle.
  func baseline(about middle: Double, _ size: Double) -> Double {
    middle + (metrics[.ascentEm] - metrics[.lineHeightEm] / 2) * size
  }
}
