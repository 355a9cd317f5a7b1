/// Figures of a watch's bar that depend on the case size, in points; nil where none was published.
package struct WatchFigures: Hashable, Sendable {
  /// The interface's layout margin at either side.
  package var layoutMargin: Double?
  /// Distance of a round button from the side, from watchOS 10 on.
  package var barMargin: Double?
  /// Distance of a round button from the top, from watchOS 10 on.
  package var barButtonTop: Double?
  /// Diameter of a round button, from watchOS 10 on.
  package var barButtonDiameter: Double?
  /// Distance of the clock's digits from the top, from watchOS 10 on.
  package var clockDigitTop: Double?
  /// Height of the clock's digits, from watchOS 10 on.
  package var clockDigitHeight: Double?
  /// Distance the content keeps from the bottom, from watchOS 10 on.
  package var bottomInset: Double?
  /// Top of the safe area below a bar, from watchOS 10 on.
  package var safeAreaTop: Double?

  /// Makes figures; what is left out is unknown.
  package init(
    layoutMargin: Double? = nil, barMargin: Double? = nil, barButtonTop: Double? = nil,
    barButtonDiameter: Double? = nil, clockDigitTop: Double? = nil,
    clockDigitHeight: Double? = nil, bottomInset: Double? = nil, safeAreaTop: Double? = nil
  ) {
    self.layoutMargin = layoutMargin
    self.barMargin = barMargin
    self.barButtonTop = barButtonTop
    self.barButtonDiameter = barButtonDiameter
    self.clockDigitTop = clockDigitTop
    self.clockDigitHeight = clockDigitHeight
    self.bottomInset = bottomInset
    self.safeAreaTop = safeAreaTop
  }
}
