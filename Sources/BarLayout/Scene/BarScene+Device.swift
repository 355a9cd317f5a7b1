extension BarScene {
  /// Makes a scene of a device and a navigation bar; everything else is as on a new device at rest.
  ///
  /// - Parameters:
  ///   - model: the device, by its name in the catalogue: `.iPhone15Pro`.
  ///   - system: the system that lays the bar out: `.iOS(17)`.
  ///   - orientation: which way up the device is held.
  ///   - navigationBar: the bar.
  public init(
    on model: DeviceModel, _ system: SystemVersion, orientation: Orientation = .portrait,
    navigationBar: NavigationBar
  ) {
    self.init(
      device: model.device(on: system, orientation: orientation), system: system,
      orientation: model.canTurn ? orientation : .portrait, navigationBar: navigationBar)
  }

  /// Makes a scene of a device and one screen: `BarScene(on: .iPhone15Pro, .iOS(17), title: "Inbox")`.
  ///
  /// - Parameters:
  ///   - model: the device, by its name in the catalogue: `.iPhone15Pro`.
  ///   - system: the system that lays the bar out: `.iOS(17)`.
  ///   - title: what the bar is called; nil for a bar without a title.
  ///   - previousTitle: the title of the screen the back button leads to; nil for no back button.
  ///   - prefersLargeTitles: whether the title is shown large.
  ///   - leftBarButtonItems: the buttons on the left, the outermost first.
  ///   - rightBarButtonItems: the buttons on the right, the outermost first.
  public init(
    on model: DeviceModel, _ system: SystemVersion, title: String? = nil,
    previousTitle: String? = nil, prefersLargeTitles: Bool = false,
    leftBarButtonItems: [BarButtonItem] = [], rightBarButtonItems: [BarButtonItem] = []
  ) {
    let item = NavigationItem(
      title: title, leftBarButtonItems: leftBarButtonItems,
      rightBarButtonItems: rightBarButtonItems)
    let previous = previousTitle.map { NavigationItem(title: $0) }
    self.init(
      on: model, system,
      navigationBar: NavigationBar(
        prefersLargeTitles: prefersLargeTitles, items: (previous.map { [$0] } ?? []) + [item]))
  }
}
