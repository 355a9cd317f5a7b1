package import BarLayout

/// How much of a layout a golden speaks of.
package struct GoldenScope: Hashable, Sendable {
  /// Whether the clock and the signs of the status bar have lines of their own.
  package var showsStatusBar: Bool
  /// How much of the screen its picture shows; a whole screen has a line about what is around the
  /// bars.
  package var crop: Crop

  /// Makes a scope.
  package init(showsStatusBar: Bool = false, crop: Crop = .bar) {
    self.showsStatusBar = showsStatusBar
    self.crop = crop
  }
}
