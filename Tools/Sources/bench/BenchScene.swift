internal import BarLayout

/// The bars that are timed.
enum BenchScene {
  /// A title between a back button and a text item: 393 points at 3 pixels.
  static func standard(device: Device, knowsWidths: Bool = false) -> BarScene {
    BarScene(
      device: device, system: system, contentOffset: 40,
      measuredText: knowsWidths
        ? [
          MeasuredText(text: "Inbox", width: 42.667), MeasuredText(text: "Mailboxes", width: 77),
          MeasuredText(text: "Edit", width: 30.333),
        ] : [],
      navigationBar: NavigationBar(items: [
        NavigationItem(title: "Mailboxes"),
        NavigationItem(
          title: "Inbox", rightBarButtonItems: [BarButtonItem(.systemItem(.edit))]),
      ]))
  }

  /// A title between so many buttons on either side, all widths known; a wide iPad has room for
  /// twenty.
  static func crowded(device: Device, buttons: Int) -> BarScene {
    let words = (0..<buttons).map { "B\($0)" }
    let items = words.map { BarButtonItem(.title($0)) }
    return BarScene(
      device: device, system: system,
      orientation: device.size.width > device.size.height ? .landscape : .portrait,
      contentOffset: 40,
      measuredText: (["Inbox"] + words).map { MeasuredText(text: $0, width: 20) },
      navigationBar: NavigationBar(items: [
        NavigationItem(
          title: "Inbox", leftBarButtonItems: Array(items[..<(buttons / 2)]),
          rightBarButtonItems: Array(items[(buttons / 2)...]))
      ]))
  }

  /// The standard bar with its background: opaque, or blurring coloured rows.
  static func covering(device: Device, isTranslucent: Bool) -> BarScene {
    var scene = standard(device: device)
    scene.contentOffset = 400
    scene.navigationBar.isTranslucent = isTranslucent
    scene.content = SceneContent(
      rowHeight: 30,
      colors: [.system(.systemRed), .system(.systemYellow), .system(.systemBlue)])
    return scene
  }

  /// A bar of glass over coloured rows.
  static func glass(device: Device) -> BarScene {
    var scene = covering(device: device, isTranslucent: true)
    scene.system = SystemVersion(.iOS, 26)
    return scene
  }

  /// A bar of glass over a list with words.
  static func glassOverList(device: Device) -> BarScene {
    var scene = glass(device: device)
    let row = SceneContent.Row(
      title: "Lunch on Thursday", subtitle: "Shall we meet at the bridge?",
      iconColor: .system(.systemTeal))
    scene.contentOffset = 60
    scene.content = SceneContent(rows: Array(repeating: row, count: 20))
    return scene
  }

  /// A large title at rest.
  static func large(device: Device, style: TraitCollection.UserInterfaceStyle) -> BarScene {
    var traits = TraitCollection()
    traits.userInterfaceStyle = style
    return BarScene(
      device: device, system: system, traits: traits,
      navigationBar: NavigationBar(
        prefersLargeTitles: true,
        items: [
          NavigationItem(
            title: "Bluetooth", rightBarButtonItems: [BarButtonItem(.systemItem(.add))])
        ]))
  }

  /// A hundred bars, half of them standard, a quarter each large in light and in dark.
  static func batch(device: Device) -> [BarScene] {
    (0..<100).map { index in
      switch index % 4 {
      case 0: large(device: device, style: .light)
      case 1: large(device: device, style: .dark)
      default: standard(device: device)
      }
    }
  }

  /// The system of all bars.
  static let system = SystemVersion(.iOS, 17)
}
