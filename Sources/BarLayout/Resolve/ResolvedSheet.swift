/// A sheet that leaves part of the screen free.
package struct ResolvedSheet: Hashable, Sendable {
  /// Its frame, in points on the screen.
  package var frame: BarRect
  /// Radius of its upper corners, in points.
  package var radius: Double
  /// Radius of its lower corners, in points; they are rounded where they stand on the screen.
  package var lowerRadius: Double
  /// The grabber at its top, in points; nil for none.
  package var grabber: BarRect?
  /// Colour of the grabber.
  package var grabberColor: BarColor
}

extension ResolvedSheet {
  /// Decides how a sheet looks; nil where the screen is full.
  init?(_ context: borrowing ResolvingContext) {
    let metrics = context.metrics
    guard let frame = ResolvedPlace.sheet(of: context.scene, metrics: metrics) else { return nil }
    self.frame = frame
    let stated = context.scene.sheet.preferredCornerRadius
    let floats = context.scene.sheetFloats(metrics)
    // What floats is a whole sheet made smaller.
    let scale = floats ? frame.width / context.scene.device.size.width : 1
    radius = (stated ?? metrics[.sheetRadius]) * scale
    let inner = max(context.scene.device.cornerRadius - metrics[.sheetFloatInset], 0)
    lowerRadius = floats ? (stated ?? max(inner, metrics[.sheetRadius])) * scale : radius
    let (width, height) = (metrics[.sheetGrabberWidth], metrics[.sheetGrabberHeight])
    let hasGrabber = context.scene.sheet.prefersGrabberVisible && height > 0
    grabber =
      hasGrabber
      ? BarRect(
        x: frame.midX - width / 2, y: frame.y + height, width: width,
        height: height) : nil
    grabberColor = context.color(.tertiaryLabel)
  }
}

extension BarScene {
  /// Whether the bar's sheet rests below its whole height, on a phone that is held upright.
  ///
  /// Source: documented — `UISheetPresentationController.detents`, from iOS 15.
  func restsBelowLargeDetent(_ metrics: borrowing NavigationBarMetrics) -> Bool {
    isInSheet && device.idiom == .phone && metrics[.sheetMediumShare] > 0
      && sheet.detent != .large
  }

  /// Whether such a sheet floats clear of the screen's edges.
  ///
  /// Source: measured — `sheetFloatInset`.
  func sheetFloats(_ metrics: borrowing NavigationBarMetrics) -> Bool {
    restsBelowLargeDetent(metrics) && metrics[.sheetFloatInset] > 0
  }

  /// Whether the screen behind the bar's sheet is dimmed.
  ///
  /// Source: documented — `largestUndimmedDetentIdentifier`: dimmed above that detent alone.
  func dimsPresenter(_ metrics: borrowing NavigationBarMetrics) -> Bool {
    guard let undimmed = sheet.largestUndimmedDetent, device.idiom == .phone else { return true }
    let share = metrics[.sheetMediumShare]
    let maximum = device.size.height
    return SheetPresentationController.value(
      of: sheet.detent, maximum: maximum, mediumShare: share)
      > SheetPresentationController.value(of: undimmed, maximum: maximum, mediumShare: share)
  }
}
