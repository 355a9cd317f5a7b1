/// A material of the system, when it is used, and how it is known.
struct MaterialRow: Hashable, Sendable {
  /// Which surface has it.
  enum Use: Hashable, Sendable {
    /// A translucent bar that an app has not coloured.
    case bar
    /// One of the styles that an app may name.
    case effect(NavigationBarAppearance.BackgroundEffect)
    /// Liquid Glass under a button.
    case glass
    /// What scrolls under a bar of Liquid Glass and ends at a hard edge, or softly.
    case scrollEdge, softScrollEdge
  }

  var use: Use
  var systems: VersionRange
  var style: TraitCollection.UserInterfaceStyle
  var material: BarMaterial
  var source: MetricSource

  init(
    _ use: Use, _ systems: VersionRange, _ style: TraitCollection.UserInterfaceStyle,
    _ material: BarMaterial, _ source: MetricSource
  ) {
    self.use = use
    self.systems = systems
    self.style = style
    self.material = material
    self.source = source
  }
}

/// The system's materials, fitted to what pictures show of them over plain grounds.
///
/// Light bars are lighter over a light grey than over white; a tint alone cannot do that, so the
/// lightness is bent before the tint is laid over. Blur and saturation are those of the sample
/// `UIImageEffects` that Apple published with iOS 7: a Gaussian of 20 points, colours 1.8 times as
/// vivid. Between the grounds that were measured, curves are straight.
enum MaterialTable {
  /// The material of a surface; nil where the table has none for the system.
  static func material(
    _ use: MaterialRow.Use, system: Int, style: TraitCollection.UserInterfaceStyle
  ) -> BarMaterial? {
    let rows = rows(of: use)
    // Row by row in its place: copying a row would take hold of its evidence.
    return rows.indices.last {
      rows[$0].style == style && rows[$0].systems.contains(system) && rows[$0].use == use
    }.map { rows[$0].material }
  }

  /// The rows among which those of a surface are.
  private static func rows(of use: MaterialRow.Use) -> [MaterialRow] {
    switch use {
    case .bar: barRows
    case .effect: effectRows
    case .glass, .scrollEdge, .softScrollEdge: glassRows
    }
  }

  /// Every material.
  static let rows: [MaterialRow] = barRows + effectRows + glassRows

  private static let barRows: [MaterialRow] = [
    MaterialRow(
      .bar, VersionRange(7...9), .light,
      bar(tint: 0xffff_ffd6, [knot(0, 0), knot(230, 230), knot(240, 243), knot(255, 206)]),
      .measured("iOS 8 picture: #fdfdfe over #efeff4; white as iOS 10 shows it")),
    MaterialRow(
      .bar, VersionRange(10...11), .light,
      bar(tint: 0xfdfd_ffcd, [knot(0, 0), knot(230, 230), knot(240, 243), knot(255, 213)]),
      .measured("iOS 10 picture: #f5f5f7 over white; greys as in iOS 8")),
    MaterialRow(
      .bar, VersionRange(12...12), .light,
      bar(tint: 0xffff_ffcd, [knot(0, 0), knot(230, 230), knot(242, 242), knot(255, 224)]),
      .measured("iOS 12 picture: #f9f9f9 over white; greys chosen between iOS 8 and 13")),
    MaterialRow(
      .bar, VersionRange(13...15), .light,
      bar(tint: 0xffff_ffcd, [knot(0, 0), knot(230, 230), knot(242, 237), knot(255, 218)]),
      .measured("iOS 13 picture: #fcfbfb over #f2f2f2; white chosen between iOS 12 and 16")),
    MaterialRow(
      .bar, VersionRange(16...), .light,
      bar(tint: 0xffff_ffcd, [knot(0, 0), knot(182, 182), knot(242.4, 231), knot(255, 214)]),
      .measured("iOS 16 to 18: #f7f7f7 over white, #fafafc over #f2f2f7, #cdffcb over #00ff00")),
    MaterialRow(
      .bar, .all, .dark,
      bar(tint: 0x1d1d_1dd9, [knot(0, 15), knot(255, 120)]),
      .assumed(
        "a re-implementation lays #1d1d1d at 94 % over the blur; fitted to it over black and "
          + "white, with the colours that a dark bar lets through")),
  ]

  private static let effectRows: [MaterialRow] =
    effect(.systemUltraThinMaterial, light: 0xf7f7_f770, dark: 0x2525_2580)
    + effect(.systemThinMaterial, light: 0xf7f7_f799, dark: 0x2525_25a6)
    + effect(.systemMaterial, light: 0xf7f7_f7c2, dark: 0x2525_25c7)
    + effect(.regular, light: 0xf7f7_f7c2, dark: 0x2525_25c7)
    + effect(.systemThickMaterial, light: 0xf7f7_f7e0, dark: 0x2525_25e0)
    + effect(.prominent, light: 0xf7f7_f7e0, dark: 0x2525_25e0)
    + effect(.extraLight, light: 0xf7f7_f7d1, dark: 0xf7f7_f7d1, imageEffects("extra light"))
    + effect(.light, light: 0xffff_ff4d, dark: 0xffff_ff4d, imageEffects("light"))
    + effect(.dark, light: 0x1c1c_1cba, dark: 0x1c1c_1cba, imageEffects("dark"))

  private static let glassRows: [MaterialRow] = [
    MaterialRow(
      .glass, VersionRange(26...), .light,
      BarMaterial(blurRadius: 4, saturation: 3.35, tint: BarColor(rgba: 0xffff_ffb3)),
      .measured(
        "iOS 26: white over white, #fbfbff over #f2f2f7, #fffceb over #fbf5e5: the tint's 179 of 255"
          + " leave the hue as it is (selenehyun/nook; Vercantez/openuikit docs/MATERIALS.md)")),
    MaterialRow(
      .glass, VersionRange(26...), .dark,
      BarMaterial(
        blurRadius: 4, saturation: 4.2,
        lightness: LightnessCurve([knot(0, 0), knot(23.4, 30.6), knot(255, 255)]),
        tint: BarColor(rgba: 0x2424_24b3)),
      .measured("iOS 26: #191919 over black, #272219 over #1b1710 (selenehyun/nook, nk-d3)")),
    MaterialRow(
      .softScrollEdge, VersionRange(26...), .light,
      BarMaterial(blurRadius: 4, tint: BarColor(rgba: 0xffff_ffd9)),
      .measured(
        "iPhone of 402 points, iOS 26: a white card under #f2f2f7 shows as #f4f4f8 at the top, 85 %"
          + " of the way")
    ),
    MaterialRow(
      .softScrollEdge, VersionRange(26...), .dark,
      BarMaterial(blurRadius: 4, tint: BarColor(rgba: 0x0000_00d9)),
      .derived("the tint of light bars, 85 %, with the ground of dark ones")
    ),
    MaterialRow(
      .softScrollEdge, VersionRange(27...), .light,
      BarMaterial(blurRadius: 1.5, tint: BarColor(rgba: 0xffff_ff80)),
      .measured("iPhone 16 Pro, iOS 27.0.1 (Tembeon/morph): blur 1.5, half of the ground over it")),
    MaterialRow(
      .softScrollEdge, VersionRange(27...), .dark,
      BarMaterial(blurRadius: 1.5, tint: BarColor(rgba: 0x0000_0099)),
      .measured("iPhone 16 Pro, iOS 27.0.1 (Tembeon/morph): blur 1.5, 0.6 of the ground over it")),
    MaterialRow(
      .scrollEdge, VersionRange(26...), .light,
      BarMaterial(blurRadius: 2, saturation: 1.25, tint: BarColor(rgba: 0xffff_ff80)),
      .measured(
        "iPhone 16 Pro, iOS 27.0.1 (Tembeon/morph): blur 2, saturation 1.25, half of the ground over it"
      )),
    MaterialRow(
      .scrollEdge, VersionRange(26...), .dark,
      BarMaterial(blurRadius: 2, saturation: 1.25, tint: BarColor(rgba: 0x0000_0099)),
      .measured(
        "iPhone 16 Pro, iOS 27.0.1 (Tembeon/morph): blur 2, saturation 1.25, 0.6 of the ground over it"
      )),
  ]

  private static func knot(_ from: Double, _ to: Double) -> LightnessCurve.Knot {
    LightnessCurve.Knot(from, to)
  }

  private static func bar(tint: UInt32, _ knots: [LightnessCurve.Knot]) -> BarMaterial {
    BarMaterial(
      blurRadius: 20, saturation: 1.8, lightness: LightnessCurve(knots), tint: BarColor(rgba: tint))
  }

  private static func effect(
    _ effect: NavigationBarAppearance.BackgroundEffect, light: UInt32, dark: UInt32,
    _ source: MetricSource = .assumed(
      "tints of a fixed lightness, denser from ultra-thin to thick as the names promise")
  ) -> [MaterialRow] {
    [(TraitCollection.UserInterfaceStyle.light, light), (.dark, dark)].map { style, tint in
      MaterialRow(
        .effect(effect), .all, style,
        BarMaterial(blurRadius: 20, saturation: 1.8, tint: BarColor(rgba: tint)), source)
    }
  }

  private static func imageEffects(_ name: String) -> MetricSource {
    .documented("Apple's sample UIImageEffects, 2013: the \(name) effect's tint and saturation")
  }
}
