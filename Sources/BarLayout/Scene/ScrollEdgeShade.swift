/// What contents under a bar of glass make of it: light or dark words and glass, and the shade that
/// a soft scroll edge lays over the contents.
package struct ScrollEdgeShade: Hashable, Sendable {
  /// How words and glass look.
  package var style: TraitCollection.UserInterfaceStyle
  /// What is laid over the contents, its alpha the share of it; nil where they lie bare.
  package var color: BarColor?

  package init(style: TraitCollection.UserInterfaceStyle, color: BarColor? = nil) {
    self.style = style
    self.color = color
  }
}
