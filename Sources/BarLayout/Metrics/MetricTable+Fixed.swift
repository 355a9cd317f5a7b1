extension MetricTable {
  /// A number that holds in every bar, kept beside the rule that uses it.
  package struct FixedNumber: Hashable, Sendable {
    /// Its name in the source.
    package var name: String
    /// What it is.
    package var summary: String
    /// The number.
    package var value: Double
    /// How it is known.
    package var source: MetricSource
  }

  /// The numbers that have no row, for they have no exceptions.
  package static let fixedNumbers: [FixedNumber] = [
    FixedNumber(
      name: "firstSystemWithSheets", summary: "The first iOS whose phones show sheets",
      value: Double(firstSystemWithSheets),
      source: .documented("UIModalPresentationStyle.automatic, iOS 13")),
    FixedNumber(
      name: "PixelGrid.noise",
      summary: "What rounding of the arithmetic may add to a coordinate, in pixels",
      value: PixelGrid.noise, source: .derived("far above a sum's error, far below a pixel")),
    FixedNumber(
      name: "PixelGrid.slack", summary: "What printing a width may add to it, in pixels",
      value: PixelGrid.slack,
      source: .derived("widths printed to three decimals are off by half a thousandth of a point")),
    FixedNumber(
      name: "Truncation.slack",
      summary: "What the sum of many advances may be off by, in points",
      value: Truncation.slack, source: .derived("a thousand sums of doubles")),
  ]
}

extension MetricTable {
  /// The first iOS whose phones show sheets that leave the screen behind them visible.
  ///
  /// Source: documented — UIModalPresentationStyle.automatic, iOS 13.
  static let firstSystemWithSheets = 13
}
