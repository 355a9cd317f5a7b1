/// A choice a layout made on the way, and the numbers that made it.
///
/// x counts from the bar's leading edge here, for choices are made before left and right are.
package struct LayoutDecision: Hashable, Sendable {
  /// The element it is about; nil for the sheet and everything in it.
  package var element: ElementID?
  /// What was chosen, with its numbers.
  package var words: String
  /// The evidence for choosing so.
  package var source: MetricSource
}
