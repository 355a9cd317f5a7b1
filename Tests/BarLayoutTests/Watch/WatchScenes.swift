import BarLayout

/// Watches that tests start from.
enum WatchScenes {
  /// A scene on a watch of the catalogue.
  static func scene(
    _ watch: WatchCase, system: Int, clock: String = "10:09", offset: Double = 0,
    marquee: Double = 0, presentation: Presentation = .fullScreen,
    traits: TraitCollection = TraitCollection(), bar: NavigationBar
  ) -> BarScene {
    let system = SystemVersion(.watchOS, system)
    let device =
      DeviceCatalog.model(watch.rawValue)?.device(on: system, orientation: .portrait)
      ?? Device(
        id: "missing", idiom: .watch, size: .zero, scale: 2, safeArea: .zero, statusBarHeight: nil)
    return BarScene(
      device: device, system: system, presentation: presentation, contentOffset: offset,
      clock: clock, traits: traits, navigationBar: bar, marquee: marquee)
  }

  /// The only bar of a scene, measured with the built-in table.
  static func layOut(_ scene: BarScene) throws -> LaidOutBar {
    try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco).bars[0]
  }

  /// The versions of watchOS at which something changes.
  static let systems = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 26, 27]

  /// A stack with a screen under the top item.
  static func pushed(_ item: NavigationItem, prefersLargeTitles: Bool = false) -> NavigationBar {
    NavigationBar(
      prefersLargeTitles: prefersLargeTitles, items: [NavigationItem(title: "Home"), item])
  }
}
