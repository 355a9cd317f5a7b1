/// What a piece of Liquid Glass is drawn with: a pane that bends light at its rim, a bright line
/// inside its edge, a soft shadow outside it.
///
/// UIKit: `UIGlassEffect`.
package struct BarGlass: Hashable, Sendable {
  /// What the glass makes of what lies beneath it.
  package var material: BarMaterial
  /// Colours of the rings along the edge, the outermost first.
  package var rim: [BarColor]
  /// Width of each ring, in points.
  package var rimWidth: Double
  /// How bright the rim is at its sides, of what it is above and below: light comes from above.
  package var flankShare: Double
  /// How light is bent at the rim; nil for not at all.
  package var lens: GlassLens?
  /// Colour of the shadow where nothing is blurred away.
  package var shadowColor: BarColor
  /// Standard deviation of the shadow's blur, in points.
  package var shadowRadius: Double
  /// How far the shadow lies below the glass, in points.
  package var shadowDrop: Double

  /// None, as before iOS 26.
  static let none = BarGlass(
    material: .plain(.clear), rim: [], rimWidth: 0, shadowColor: .clear, shadowRadius: 0,
    shadowDrop: 0)

  /// Makes glass.
  package init(
    material: BarMaterial, rim: [BarColor], rimWidth: Double, flankShare: Double = 1,
    lens: GlassLens? = nil, shadowColor: BarColor, shadowRadius: Double, shadowDrop: Double
  ) {
    self.material = material
    self.rim = rim
    self.rimWidth = rimWidth
    self.flankShare = flankShare
    self.lens = lens
    self.shadowColor = shadowColor
    self.shadowRadius = shadowRadius
    self.shadowDrop = shadowDrop
  }
}
