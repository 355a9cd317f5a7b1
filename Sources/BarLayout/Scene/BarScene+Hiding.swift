extension BarScene {
  /// Whether the bar is out of sight: by what a gesture or the app did last, or else by what the
  /// scene says and the conditions it names.
  ///
  /// Source: documented — `UINavigationController.isNavigationBarHidden`,
  /// `hidesBarsWhenVerticallyCompact` and `hidesBarsWhenKeyboardAppears`.
  package var isBarHidden: Bool {
    // A bar on its way is still there.
    if let transition, !transition.operation.movesItems { return false }
    if let barWasHidden { return barWasHidden }
    let bar = navigationBar
    guard device.idiom == .phone || device.idiom == .pad else { return bar.isHidden }
    return bar.isHidden || bar.hidesBarsWhenKeyboardAppears && isKeyboardShown
      || bar.hidesBarsWhenVerticallyCompact && isVerticallyCompact
  }

  /// Whether the screen is low, as that of every phone on its side is.
  ///
  /// UIKit: `UITraitCollection.verticalSizeClass`.
  var isVerticallyCompact: Bool { device.idiom == .phone && orientation == .landscape }

  /// Whether a touch of the content or at the bar's place brings a hidden bar back.
  ///
  /// Source: documented — UIKit's header on `hidesBarsOnTap`, `hidesBarsWhenVerticallyCompact` and
  /// `hidesBarsWhenKeyboardAppears`.
  package var touchShowsBar: Bool {
    let bar = navigationBar
    return bar.hidesBarsOnTap || bar.hidesBarsWhenKeyboardAppears
      || bar.hidesBarsWhenVerticallyCompact && isVerticallyCompact
  }
}
