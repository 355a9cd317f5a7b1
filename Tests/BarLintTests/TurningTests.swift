import BarLayout
import BarRender
import Testing

@testable import BarLint

/// Glass and titles turn light or dark by what lies under them, held to lint's own ruler.
@Suite struct TurningTests {
  /// A bar of glass over a picture of one colour that begins at the top of the screen.
  private static func scene(
    over color: SceneColor, _ style: TraitCollection.UserInterfaceStyle, system: Int,
    offset: Double
  ) throws -> BarScene {
    let system = SystemVersion(.iOS, system)
    var traits = TraitCollection()
    traits.userInterfaceStyle = style
    var item = NavigationItem(
      title: "Photos", rightBarButtonItems: [BarButtonItem(.title("Select"))])
    item.subtitle = "12 items"
    return BarScene(
      device: try #require(DeviceModel(id: "iphone-16-pro"))
        .device(on: system, orientation: .portrait),
      system: system, contentOffset: offset, traits: traits,
      navigationBar: NavigationBar(items: [NavigationItem(title: "Albums"), item]),
      content: SceneContent(
        image: .color(color, BarSize(width: 402, height: 874)),
        contentInsetAdjustmentBehavior: .never))
  }

  /// How clearly each part stands out.
  private static func parts(of scene: BarScene) throws -> [String: Double] {
    let contrast = try BarContrast(
      LaidOutScene(layingOut: scene), renderer: Renderer(fonts: .pinned()))
    return Dictionary(
      contrast.parts.map { ($0.element.id.description, $0.ratio) }, uniquingKeysWith: min)
  }

  @Test(arguments: [TraitCollection.UserInterfaceStyle.light, .dark], [26, 27])
  func `titles and buttons can be read over black, white and colours`(
    style: TraitCollection.UserInterfaceStyle, system: Int
  ) throws {
    let grey = BarColor(rgba: 0x7777_77ff)
    let colors: [SceneColor] = [
      .fixed(.black), .fixed(.white), .system(.systemRed), .system(.systemYellow),
      .system(.systemBlue), .fixed(grey),
    ]
    for color in colors {
      for offset in [0.0, 80] {
        let found = try Self.parts(
          of: Self.scene(over: color, style, system: system, offset: offset))
        for name in ["title", "rightBarButtonItems[0].label"] {
          let ratio = try #require(found[name])
          #expect(ratio >= 4.5, "\(name) over \(color) at \(offset), \(style): \(ratio)")
        }
        guard color == .fixed(.black) || color == .fixed(.white) else { continue }
        let subtitle = try #require(found["subtitle"])
        #expect(subtitle >= 3, "over \(color) at \(offset), \(style): \(subtitle)")
      }
    }
  }

  /// A bar scrolled over rows of colours, as it is laid out.
  private static func layout(
    over colors: [SceneColor], _ style: TraitCollection.UserInterfaceStyle, system: Int = 26,
    edge: SceneContent.EdgeEffect = .automatic
  ) throws -> LaidOutScene {
    let system = SystemVersion(.iOS, system)
    var traits = TraitCollection()
    traits.userInterfaceStyle = style
    var content = SceneContent(rowHeight: 11, colors: colors)
    content.topEdgeEffect = edge
    return try LaidOutScene(
      layingOut: BarScene(
        device: try #require(DeviceModel(id: "iphone-16-pro"))
          .device(on: system, orientation: .portrait),
        system: system, contentOffset: 300, traits: traits,
        navigationBar: NavigationBar(items: [NavigationItem(title: "Photos")]), content: content))
  }

  private static func grey(_ level: UInt8) -> SceneColor {
    .fixed(BarColor(red: level, green: level, blue: level))
  }

  /// Levels of a device with iOS 26, measured by ru-ji/cupertino_native_ui.
  @Test(arguments: [
    (TraitCollection.UserInterfaceStyle.light, UInt8(0), BarColor.white, 0.47),
    (.light, 60, .white, 0.47), (.light, 90, .white, 0.27), (.light, 120, .white, 0.27),
    (.dark, 60, .white, 0.6), (.dark, 150, .white, 0.6), (.dark, 200, .black, 0.31),
    (.dark, 255, .black, 0.31),
  ])
  func `contents choose the shade and the words over them`(
    style: TraitCollection.UserInterfaceStyle, level: UInt8, words: BarColor, black: Double
  ) throws {
    let scene = try Self.layout(over: [Self.grey(level)], style)
    #expect(scene.bars[0].element(.title)?.color == words)
    #expect(Self.shade(of: scene) == .black.opacity(black))
  }

  @Test func `a bar stays as it is over contents of its own kind`() throws {
    for level in [UInt8(192), 242, 255] {
      let scene = try Self.layout(over: [Self.grey(level)], .light)
      #expect(scene.bars[0].element(.title)?.color == .black)
      #expect(Self.shade(of: scene) == BarColor.white.opacity(0.85))
    }
    for level in [UInt8(0), 28, 35] {
      let scene = try Self.layout(over: [Self.grey(level)], .dark)
      #expect(scene.bars[0].element(.title)?.color == .white)
      #expect(Self.shade(of: scene) == BarColor.black.opacity(0.85))
    }
  }

  @Test func `an edge that the app has chosen stays as it is`() throws {
    for edge in [SceneContent.EdgeEffect.soft, .hard] {
      let scene = try Self.layout(over: [Self.grey(0)], .light, edge: edge)
      #expect(scene.bars[0].element(.title)?.color == .black)
    }
  }

  @Test(arguments: [TraitCollection.UserInterfaceStyle.light, .dark])
  func `titles can be read over rows of every brightness`(
    style: TraitCollection.UserInterfaceStyle
  ) throws {
    for level in stride(from: 0, through: 255, by: 15) {
      let scene = try Self.layout(over: [Self.grey(UInt8(level))], style)
      let parts = try BarContrast(scene, renderer: Renderer(fonts: .pinned())).parts
      let title = try #require(parts.first { $0.element.id == .title })
      #expect(title.ratio >= 4.5, "over \(level), \(style): \(title.ratio)")
    }
  }

  private static func shade(of scene: LaidOutScene) -> BarColor? {
    scene.environment.content.first { $0.id == .screen(.scrollEdge) }?.color
  }
}
