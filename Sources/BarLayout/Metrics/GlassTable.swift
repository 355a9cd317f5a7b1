/// What pieces of Liquid Glass are drawn with, from iOS 26.
enum GlassTable {
  /// Colours of the three rings along the edge of glass, the outermost first.
  ///
  /// In the dark they are the fill, so many times as light, and so keep its hue. Source: measured
  /// — over black the rings show `#363636`, `#2e2e2e` and `#272727` around a fill of `#191919`, one
  /// pixel each at 3x; over `#1b1710` two are `#534731` and `#473d2a` around `#272219`
  /// (selenehyun/nook, nk-d3). In light mode no ring was told from the fill: assumed, faint.
  private static func rim(
    _ style: TraitCollection.UserInterfaceStyle, fill: BarColor
  ) -> [BarColor] {
    guard style == .dark else {
      return [0xffff_ffb3, 0xffff_ff66, 0xffff_ff33].map(BarColor.init(rgba:))
    }
    return [54.0 / 25, 46.0 / 25, 39.0 / 25].map {
      fill.lightened(by: 1 + ($0 - 1) / rimShare).opacity(rimShare)
    }
  }

  /// How many places across and down are looked at under a bar.
  static let places = (across: 24, down: 6)

  /// How much of a ring's own colour shows: half, so that what lies beneath it counts too.
  ///
  /// Source: assumed: only even grounds were measured.
  private static let rimShare = 0.5

  /// Width of a ring, in points: one pixel at 3x.
  ///
  /// Source: measured — "a bright rim of 3 pixels" in pictures of 3x devices.
  private static let rimWidth = 1.0 / 3

  /// Colour of the shadow where nothing of it is blurred away.
  ///
  /// Source: measured — four unrelated apps: below a back circle over white `#f4f4f4`, `#f5f5f5`,
  /// `#f7f7f7`, `#fafafa` and `#fdfdfd` at 0, 4, 8, 16 and 26 points, beside it `#f7f7f7`,
  /// `#f9f9f9` and `#fcfcfc` at 0.3, 4 and 14: black at 10.2 %, blurred by 18, 8 down. A tenth in
  /// the dark as well.
  private static let shadow = BarColor(rgba: 0x0000_001a)

  /// Standard deviation of the shadow's blur and its distance below the glass, in points.
  private static let shadowRadius = 18.0
  private static let shadowDrop = 8.0

  /// Glass of a style.
  ///
  /// - Parameters:
  ///   - isOpaque: whether the user has asked for less transparency.
  ///   - standIn: the colour of opaque glass.
  ///   - ground: what lies beneath it at rest.
  static func glass(
    _ style: TraitCollection.UserInterfaceStyle, _ metrics: NavigationBarMetrics, isOpaque: Bool,
    standIn: BarColor, over ground: BarColor
  ) -> BarGlass {
    let own = MaterialTable.material(.glass, system: metrics.context.system, style: style)
    let material = isOpaque ? .plain(standIn.opaque) : own ?? .plain(standIn)
    return BarGlass(
      material: material, rim: rim(style, fill: material.color(over: ground)), rimWidth: rimWidth,
      flankShare: metrics[.glassFlankShare],
      lens: GlassLens(
        reachShare: metrics[.glassLensShare], reachLimit: metrics[.glassLensLimit],
        bendShare: metrics[.glassBendShare], bendLimit: metrics[.glassBendLimit]),
      shadowColor: shadow, shadowRadius: shadowRadius, shadowDrop: shadowDrop)
  }

  /// Colour of symbols and words on glass: in the dark they have the hue of the glass.
  ///
  /// Source: measured — `#f4f4f4` over black, `#f8f3ea` over `#1b1710` (selenehyun/nook, nk-d3),
  /// which is as far from grey as the fill `#272219` is.
  static func content(
    _ style: TraitCollection.UserInterfaceStyle, on fill: BarColor
  ) -> BarColor {
    let plain = PartColor.glassContent.color(style)
    return style == .dark ? plain.shaded(like: fill) : plain
  }
}

extension BarGlass {
  /// The tint at a place of the user's slider: nothing at its clear end, all but opaque at the other.
  ///
  /// Source: assumed — a share of the tint that was measured on the slider's middle.
  func tinted(_ place: Double) -> BarColor {
    let share = material.tint.share
    let opaque = material.tint.opaque
    return place <= 0.5
      ? opaque.opacity(share * place / 0.5)
      : opaque.opacity(share + (Self.tintedShare - share) * (place - 0.5) / 0.5)
  }

  /// Opacity of the tint at the slider's tinted end.
  private static let tintedShare = 0.95

  /// The share of black in the fill of a prominent button.
  ///
  /// Source: measured — the tint `#4496c3` shows as `#4295bf`.
  private static let prominentShade = 0.015

  /// The rings around a fill: assumed, a glint rather than a line.
  private static let prominentRim: [UInt32] = [0xffff_ff47, 0xffff_ff29, 0xffff_ff14]

  /// The same glass filled with a colour, as under a prominent button.
  func filled(with fill: BarColor) -> BarGlass {
    var glass = self
    glass.material = .plain(
      fill.mixed(with: .black.opacity(fill.share), share: Self.prominentShade))
    glass.rim = Self.prominentRim.map(BarColor.init(rgba:))
    return glass
  }
}
