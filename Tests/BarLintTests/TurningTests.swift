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
        #expect(subtitle >= 2, "over \(color) at \(offset), \(style): \(subtitle)")
      }
    }
  }

  @Test func `a bar keeps its style over what its words are read over`() throws {
    func title(_ colors: [SceneColor], _ style: TraitCollection.UserInterfaceStyle) throws
      -> BarColor?
    {
      let device = try #require(DeviceModel(id: "iphone-16-pro"))
        .device(on: SystemVersion(.iOS, 26), orientation: .portrait)
      var traits = TraitCollection()
      traits.userInterfaceStyle = style
      let scene = BarScene(
        device: device, system: SystemVersion(.iOS, 26), contentOffset: 300, traits: traits,
        navigationBar: NavigationBar(items: [NavigationItem(title: "Photos")]),
        content: SceneContent(rowHeight: 11, colors: colors))
      return try LaidOutScene(layingOut: scene).bars[0].element(.title)?.color
    }
    #expect(try title([.system(.systemRed)], .light) == .black)
    #expect(try title([.fixed(.black)], .light) == .white)
    #expect(try title([.fixed(.white)], .dark) == .black)
    #expect(try title([.fixed(.black)], .dark) == .white)
  }
}
