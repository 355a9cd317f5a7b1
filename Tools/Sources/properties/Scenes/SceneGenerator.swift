@testable internal import BarLayout

/// Random scenes; a seed always makes the same one.
struct SceneGenerator {
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// The scene of a seed.
  static func scene(seed: UInt64) -> BarScene {
    var generator = SceneGenerator(seed: seed)
    return generator.scene()
  }

  private mutating func scene() -> BarScene {
    let orientation: Orientation = random.chance(oneIn: 4) ? .landscape : .portrait
    let isPad = random.chance(oneIn: 3)
    let system = system(isPad: isPad)
    let device =
      random.chance(oneIn: 4)
      ? customDevice(isPad: isPad, orientation)
      : catalogueDevice(isPad: isPad, system, orientation)
    var scene = BarScene(
      device: device, system: system, orientation: orientation,
      presentation: random.chance(oneIn: 4) ? random.pick(Presentation.allCases) : .fullScreen,
      contentOffset: offset(), locale: random.pick(["en_US", "de_DE", "ar_SA", "ja_JP"]),
      traits: traits(), navigationBar: NavigationBar(items: []))
    scene.navigationBar = bar(on: device)
    if random.chance(oneIn: 12), scene.navigationBar.items.count > 1 {
      scene.transition = BarTransition(
        operation: random.pick([.push, .pop]),
        progress: Double(random.whole(0...16)) / 16)
    }
    return scene
  }

  private mutating func system(isPad: Bool) -> SystemVersion {
    let newest = [SystemVersion.newest, SystemVersion.newest]
    let majors = SystemVersion.supportedMajors(of: .iOS) + newest
    let major = random.pick(majors)
    return SystemVersion(isPad && major >= 13 ? .iPadOS : .iOS, major)
  }

  private mutating func catalogueDevice(
    isPad: Bool, _ system: SystemVersion, _ orientation: Orientation
  ) -> Device {
    random.pick(isPad ? Self.pads : Self.phones).device(on: system, orientation: orientation)
  }

  private static let phones = DeviceCatalog.all.filter { $0.idiom == .phone }
  private static let pads = DeviceCatalog.all.filter { $0.idiom == .pad }

  private mutating func customDevice(isPad: Bool, _ orientation: Orientation) -> Device {
    let top = Double(random.pick([0, 20, 24, 44, 47, 59, 62]))
    let side = random.chance(oneIn: 3) ? Double(random.whole(0...60)) : 0
    let width = Double(isPad ? random.whole(320...1400) : random.whole(280...960))
    return Device(
      id: "custom", idiom: isPad ? .pad : .phone, size: BarSize(width: width, height: 800),
      scale: Double(random.whole(1...3)),
      safeArea: BarEdgeInsets(
        top: top, left: side, bottom: 34, right: random.chance(oneIn: 2) ? side : 0),
      statusBarHeight: top > 0 ? top : nil,
      sensor: random.pick(Device.Sensor.allCases),
      isRegularWidthInLandscape: random.chance(oneIn: 3))
  }

  private mutating func offset() -> Double {
    switch random.whole(0...3) {
    case 0: 0
    case 1: random.number(-200...400)
    default: random.number(0...120)
    }
  }

  mutating func traits() -> TraitCollection {
    TraitCollection(
      userInterfaceStyle: random.pick(TraitCollection.UserInterfaceStyle.allCases),
      preferredContentSizeCategory: random.chance(oneIn: 2)
        ? .large : random.pick(BarContentSizeCategory.allCases),
      layoutDirection: random.chance(oneIn: 3) ? .rightToLeft : .leftToRight,
      accessibilityContrast: random.pick(TraitCollection.AccessibilityContrast.allCases),
      legibilityWeight: random.chance(oneIn: 4) ? .bold : .regular)
  }

  private mutating func bar(on device: Device) -> NavigationBar {
    let depth = random.pick([1, 1, 2, 2, 2, 3, 4])
    let margin = Double(random.whole(0...40))
    return NavigationBar(
      isHidden: random.chance(oneIn: 40), prefersLargeTitles: random.chance(oneIn: 2),
      barStyle: random.chance(oneIn: 8) ? .black : .default,
      titleTextAttributes: random.chance(oneIn: 12)
        ? TextAttributes(fontSize: Double(random.whole(9...28)), kern: random.number(-1...3))
        : TextAttributes(),
      layoutMargins: random.chance(oneIn: 12)
        ? DirectionalEdgeInsets(leading: margin, trailing: margin) : nil,
      frame: random.maybe(oneIn: 12) { random in
        BarRect(
          x: random.number(0...40), y: random.number(0...100),
          width: Double(random.whole(240...Int(max(device.size.width, 240)))),
          height: Double(random.pick([32, 44, 44, 50, 54, 64, 74, 96])))
      },
      position: random.pick(BarPosition.allCases),
      items: (0..<depth).map { item(isTop: $0 == depth - 1) })
  }
}
