/// What a piece of Liquid Glass is drawn with: a pane, a bright rim inside its edge, a soft shadow
/// outside it.
///
/// UIKit: `UIGlassEffect`.
public struct BarGlass: Hashable, Sendable {
  /// What the glass makes of what lies beneath it.
  public var material: BarMaterial
  /// Colours of the rings along the edge, the outermost first.
  public var rim: [BarColor]
  /// Width of each ring, in points.
  public var rimWidth: Double
  /// Colour of the shadow where nothing is blurred away.
  public var shadowColor: BarColor
  /// Standard deviation of the shadow's blur, in points.
  public var shadowRadius: Double
  /// How far the shadow lies below the glass, in points.
  public var shadowDrop: Double

  /// Makes glass.
  public init(
    material: BarMaterial, rim: [BarColor], rimWidth: Double, shadowColor: BarColor,
    shadowRadius: Double,
    shadowDrop: Double
  ) {
    self.material = material
    self.rim = rim
    self.rimWidth = rimWidth
    self.shadowColor = shadowColor
    self.shadowRadius = shadowRadius
    self.shadowDrop = shadowDrop
  }

  /// The things to draw for a piece of glass, back to front.
  ///
  /// - Parameters:
  ///   - frame: the glass, in points.
  ///   - cornerRadius: radius of its continuous corners, in points.
  ///   - opacity: how much of it shows, 0 to 1.
  func contents(frame: BarRect, cornerRadius: Double, opacity: Double) -> [DisplayItem.Content] {
    let shape = BarPath(roundedRect: frame, radius: cornerRadius, curve: .continuous)
    var contents: [DisplayItem.Content] = [
      .shadow(
        DropShadow(
          shape: shape, blurRadius: shadowRadius, drop: shadowDrop,
          color: shadowColor.opacity(opacity))),
      .pane(
        Pane(
          frame: frame, cornerRadius: cornerRadius, cornerCurve: .continuous, material: material,
          opacity: opacity)),
    ]
    for (index, color) in rim.enumerated() where color.alpha > 0 {
      let inset = Double(index) * rimWidth
      let ring = BarPath(
        rimOf: frame.inset(by: BarEdgeInsets(all: inset)), radius: cornerRadius - inset,
        width: rimWidth, curve: .continuous)
      contents.append(.path(ring, color.opacity(opacity)))
    }
    return contents
  }
}

extension BarEdgeInsets {
  /// The same distance from every edge.
  init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}
