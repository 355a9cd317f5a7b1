import Testing

@testable import BarLayout

@Suite struct MaterialTableTests {
  struct Seen: CustomTestStringConvertible, Sendable {
    var use: MaterialRow.Use
    var system: Int
    var style: TraitCollection.UserInterfaceStyle
    var ground: UInt32
    var shown: UInt32

    var testDescription: String {
      "iOS \(system) over \(BarColor(rgba: ground).hex): \(BarColor(rgba: shown).hex)"
    }
  }

  /// What pictures of devices show.
  private static let seen = [
    Seen(use: .bar, system: 8, style: .light, ground: 0xefef_f4ff, shown: 0xfdfd_feff),
    Seen(use: .bar, system: 10, style: .light, ground: 0xffff_ffff, shown: 0xf5f5_f7ff),
    Seen(use: .bar, system: 12, style: .light, ground: 0xffff_ffff, shown: 0xf9f9_f9ff),
    Seen(use: .bar, system: 13, style: .light, ground: 0xf2f2_f2ff, shown: 0xfcfb_fbff),
    Seen(use: .bar, system: 16, style: .light, ground: 0xffff_ffff, shown: 0xf7f7_f7ff),
    Seen(use: .bar, system: 18, style: .light, ground: 0xf2f2_f7ff, shown: 0xfafa_fcff),
    Seen(use: .bar, system: 17, style: .light, ground: 0x00ff_00ff, shown: 0xcdff_cbff),
    Seen(use: .glass, system: 26, style: .light, ground: 0xffff_ffff, shown: 0xfefe_feff),
    Seen(use: .glass, system: 26, style: .light, ground: 0xf2f2_f7ff, shown: 0xfafb_feff),
    Seen(use: .glass, system: 26, style: .dark, ground: 0x0000_00ff, shown: 0x1919_19ff),
  ]

  @Test(arguments: seen)
  func `a material shows over plain grounds what devices show`(_ seen: Seen) throws {
    let material = try #require(
      MaterialTable.material(seen.use, system: seen.system, style: seen.style))
    let color = material.color(over: BarColor(rgba: seen.ground))
    let shown = BarColor(rgba: seen.shown)
    for (got, expected) in [
      (color.red, shown.red), (color.green, shown.green), (color.blue, shown.blue),
    ] {
      #expect(abs(Int(got) - Int(expected)) <= 3, "\(color.hex)")
    }
  }

  @Test(arguments: 7...26)
  func `every system has a bar's material in light and dark, and the dark one is darker`(
    system: Int
  ) throws {
    let ground = BarColor(rgba: 0x8080_80ff)
    let light = try #require(MaterialTable.material(.bar, system: system, style: .light))
    let dark = try #require(MaterialTable.material(.bar, system: system, style: .dark))
    #expect(light.color(over: ground).lightness > dark.color(over: ground).lightness + 50)
  }

  @Test func `thicker materials let less through`() throws {
    let effects: [NavigationBarAppearance.BackgroundEffect] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let spans = try effects.map { effect in
      let material = try #require(
        MaterialTable.material(.effect(effect), system: 17, style: .light))
      return material.color(over: .white).lightness - material.color(over: .black).lightness
    }
    #expect(zip(spans, spans.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func `every material says how it is known`() {
    for row in MaterialTable.rows { #expect(row.source.text.count > 10) }
  }

  @Test func `the lightness curve runs straight between its knots and level beyond them`() {
    let curve = LightnessCurve([.init(50, 100), .init(100, 120)])
    #expect(curve[0] == 100 && curve[75] == 110 && curve[200] == 120)
    #expect(LightnessCurve.unchanged[42] == 42)
  }
}
