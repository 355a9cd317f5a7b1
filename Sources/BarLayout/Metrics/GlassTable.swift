/// What pieces of Liquid Glass are drawn with, from iOS 26.
enum GlassTable {
  /// Colours of the three rings along the edge of glass, the outermost first.
  ///
  /// Source: measured — over black the rings show `#363636`, `#2e2e2e` and `#272727` around a fill
  /// of `#191919`, one pixel each at 3x. In light mode no ring was told from the fill: assumed,
  /// faint.
  private static func rim(_ style: TraitCollection.UserInterfaceStyle) -> [BarColor] {
    let rings: [UInt32] =
      style == .dark
      ? [0xffff_ff20, 0xffff_ff17, 0xffff_ff10] : [0xffff_ffb3, 0xffff_ff66, 0xffff_ff33]
    return rings.map(BarColor.init(rgba:))
  }

  /// Width of a ring, in points: one pixel at 3x.
  ///
  /// Source: measured — "a bright rim of 3 pixels" in pictures of 3x devices.
  private static let rimWidth = 1.0 / 3

  /// Colour of the shadow where nothing of it is blurred away.
  ///
  /// Source: derived — 4 to 9 % darker at the lower edge, where two thirds of the shadow are left.
  private static func shadow(_ style: TraitCollection.UserInterfaceStyle) -> BarColor {
    BarColor(rgba: style == .dark ? 0x0000_0033 : 0x0000_0018)
  }

  /// Standard deviation of the shadow's blur and its distance below the glass, in points.
  ///
  /// Source: derived — nothing is left of it 10 points below the lower edge: 2 + 2 × 4.
  private static let shadowRadius = 4.0
  private static let shadowDrop = 2.0

  /// Glass of a style.
  ///
  /// - Parameters:
  ///   - isOpaque: whether the user has asked for less transparency.
  ///   - standIn: the colour of opaque glass.
  static func glass(
    _ style: TraitCollection.UserInterfaceStyle, system: Int, isOpaque: Bool, standIn: BarColor
  ) -> BarGlass {
    let own = MaterialTable.material(.glass, system: system, style: style)
    return BarGlass(
      material: isOpaque ? .plain(standIn.opaque) : own ?? .plain(standIn), rim: rim(style),
      rimWidth: rimWidth, shadowColor: shadow(style), shadowRadius: shadowRadius,
      shadowDrop: shadowDrop)
  }
}

extension BarGlass {
  /// The share of black in the fill of a prominent button.
  ///
  /// Source: measured — the tint `#4496c3` shows as `#4295bf`.
  private static let prominentShade = 0.015

  /// How much of the rim shows on a fill: assumed, a glint rather than a line.
  private static let prominentRim = 0.4

  /// The same glass filled with a colour, as under a prominent button.
  func filled(with fill: BarColor) -> BarGlass {
    var glass = self
    glass.material = .plain(
      fill.mixed(with: .black.opacity(fill.share), share: Self.prominentShade))
    glass.rim = rim.map { $0.opacity(Self.prominentRim) }
    return glass
  }
}
