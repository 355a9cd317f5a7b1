extension MetricTable {
  /// A number that holds in every bar, kept beside the rule that uses it.
  public struct FixedNumber: Hashable, Sendable {
    /// Its name in the source.
    public var name: String
    /// What it is.
    public var summary: String
    /// The number.
    public var value: Double
    /// How it is known.
    public var source: MetricSource
  }

  /// The numbers that have no row, for they have no exceptions.
  public static let fixedNumbers: [FixedNumber] = [
    FixedNumber(
      name: "translucentTintShare", summary: "Opacity of a tinted bar that lets content through",
      value: translucentTintShare,
      source: .derived("36 of 242 of the ground is left in #2424fe over #f2f2f2")),
    FixedNumber(
      name: "searchContentGoneBelow",
      summary: "Share of its height below which a search field shows nothing inside",
      value: searchContentGoneBelow,
      source: .measured("a re-implementation tested against iOS: the first fifth of the collapse")),
    FixedNumber(
      name: "firstSystemWithSheets", summary: "The first iOS whose phones show sheets",
      value: Double(firstSystemWithSheets),
      source: .documented("UIModalPresentationStyle.automatic, iOS 13")),
  ]
}
