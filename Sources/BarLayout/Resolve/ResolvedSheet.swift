/// A sheet that leaves part of the screen free.
package struct ResolvedSheet: Hashable, Sendable {
  /// Its frame before it is made smaller, in points on the screen.
  package var frame: BarRect
  /// How it and everything in it is made smaller; nil where it is not.
  package var scaling: SheetScaling?
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
    let inset = metrics[.sheetFloatInset]
    if inset > 0, context.scene.restsBelowLargeDetent(metrics) {
      scaling = SheetScaling(inset: inset, screen: context.scene.device.size)
    }
    radius = stated ?? metrics[.sheetRadius]
    let inner = max(context.scene.device.cornerRadius - inset, 0)
    lowerRadius = scaling == nil ? radius : stated ?? max(inner, metrics[.sheetRadius])
    let height = metrics[.sheetGrabberHeight]
    if context.scene.sheet.prefersGrabberVisible, height > 0 {
      let width = metrics[.sheetGrabberWidth]
      grabber = BarRect(
        x: frame.midX - width / 2, y: frame.y + height, width: width, height: height)
    }
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
