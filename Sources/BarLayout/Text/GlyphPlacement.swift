/// How far a character moves the pen, and where its glyph stands.
///
/// A measurer that knows the advances of one font while another one draws says here how the glyph
/// goes into the advance, so that whoever draws asks nobody.
package struct GlyphPlacement: Hashable, Sendable {
  /// Distance the pen travels, kerning and tracking included, in points.
  package var advance: Double
  /// Distance from the pen to the glyph's origin, to the right, in points.
  package var offset: Double
  /// What the font's glyph is stretched by along x.
  package var xScale: Double
  /// What the font's glyph is stretched by along y.
  package var yScale: Double

  /// Places a glyph; unless more is said, as the font has it.
  package init(advance: Double, offset: Double = 0, xScale: Double = 1, yScale: Double = 1) {
    self.advance = advance
    self.offset = offset
    self.xScale = xScale
    self.yScale = yScale
  }

  /// Whether every number is one that can be drawn.
  package var isFinite: Bool {
    advance.isFinite && offset.isFinite && xScale.isFinite && yScale.isFinite
  }

  /// Adds the space that a style wants after every character; not after what has no width.
  mutating func addKern(_ kern: Double) {
    advance = advance == 0 ? 0 : max(0, advance + kern)
  }

  /// The same glyph in another advance; both sides share what that adds or takes.
  package func fitted(to other: Double) -> GlyphPlacement {
    var result = self
    result.advance = other
    result.offset += (other - advance) / 2
    return result
  }
}
