/// What says over a button's corner how much is new.
package struct ResolvedBadge: Hashable, Sendable {
  /// Its words; empty for a dot.
  package var text: ResolvedText
  /// Its fill.
  package var color: BarColor

  /// Decides the looks of a badge: white on red.
  ///
  /// Source: assumed — the defaults of `UIBarButtonItem.Badge`, as the badges of tabs.
  ///
  /// - Parameter size: of its font, in points; nil for that of buttons.
  init(_ words: String, _ context: borrowing ResolvingContext, size: Double? = nil) {
    text = ResolvedText(
      text: words, style: context.textStyle(size ?? context.metrics[.badgeFontSize], .regular),
      color: .white)
    color = context.color(.systemRed)
  }
}
