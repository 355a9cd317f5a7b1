import Testing

@testable import BarLayout

/// Scenes that no file can hold, made by a program.
@Suite struct ImpossibleSceneTests {
  /// A change that makes a scene impossible, and what is said of it.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var keyPath: String
    var message: String
    var make: @Sendable (inout BarScene) -> Void

    init(
      _ testDescription: String, at keyPath: String, _ message: String,
      _ make: @escaping @Sendable (inout BarScene) -> Void
    ) {
      self.testDescription = testDescription
      self.keyPath = keyPath
      self.message = message
      self.make = make
    }
  }

  static let changes = [
    Change(
      "a version to come", at: "system",
      "unknown version of iOS (found 29; accepted: 7 to 18, 26, 27)"
    ) { $0.system = SystemVersion(.iOS, 29) },
    Change(
      "a version between", at: "system",
      "unknown version of iOS (found 20; accepted: 7 to 18, 26, 27)"
    ) { $0.system = SystemVersion(.iOS, 20) },
    Change(
      "another machine's system", at: "system",
      "the system does not run on the device, a phone (found watchos-10)"
    ) { $0.system = SystemVersion(.watchOS, 10) },
    Change(
      "no scale", at: "device", "the scale of a screen is a number above 0 (found 0)"
    ) { $0.device.scale = 0 },
    Change(
      "a width that is no number", at: "device",
      "the width of a screen is a number above 0 (found nan)"
    ) { $0.device.size.width = .nan },
    Change(
      "an endless height", at: "device", "the height of a screen is a number above 0 (found inf)"
    ) { $0.device.size.height = .infinity },
    Change(
      "an endless safe area", at: "device", "the safe area: every number has to be finite"
    ) { $0.device.safeArea.top = .infinity },
    Change(
      "an offset that is no number", at: "contentOffset",
      "the content offset is a finite number (found nan)"
    ) { $0.contentOffset = .nan },
    Change(
      "a frame that is no number", at: "navigationBar.frame",
      "the bar's frame: every number has to be finite"
    ) { $0.navigationBar.frame = BarRect(x: 0, y: .nan, width: 320, height: 44) },
    Change(
      "margins that are no numbers", at: "navigationBar.layoutMargins",
      "margins: every number has to be finite"
    ) {
      $0.navigationBar.layoutMargins = DirectionalEdgeInsets(
        top: 0, leading: .nan, bottom: 0, trailing: 0)
    },
    Change(
      "a view of a size that is none", at: "navigationBar.items[0].titleView.size",
      "a size is made of numbers from 0 on (found nan by 10)"
    ) {
      $0.navigationBar.items[0].titleView = .placeholder(BarSize(width: .nan, height: 10))
    },
    Change(
      "a picture of a size that is none",
      at: "navigationBar.items[0].leftBarButtonItems[0].image.size",
      "a size is made of numbers from 0 on (found 10 by -1)"
    ) {
      $0.navigationBar.items[0].leftBarButtonItems = [
        BarButtonItem(.image(.placeholder(BarSize(width: 10, height: -1))))
      ]
    },
    Change(
      "an endless space", at: "navigationBar.items[0].leftBarButtonItems[0].fixedSpace",
      "a width is a finite number (found inf)"
    ) { $0.navigationBar.items[0].leftBarButtonItems = [BarButtonItem(.fixedSpace(.infinity))] },
    Change(
      "a width that is no number", at: "navigationBar.items[0].leftBarButtonItems[0].width",
      "a width is a finite number (found nan)"
    ) {
      $0.navigationBar.items[0].leftBarButtonItems = [BarButtonItem(.title("A"), width: .nan)]
    },
  ]

  private func error(_ change: Change, in scene: BarScene) throws -> SceneError? {
    var scene = scene
    _ = try LaidOutScene(layingOut: scene, measuring: SquareLetters())
    change.make(&scene)
    return #expect(throws: SceneError.self) {
      try LaidOutScene(layingOut: scene, measuring: SquareLetters())
    }
  }

  @Test(arguments: changes)
  func `is refused with its place and what was found`(change: Change) throws {
    let scene = Scenes.phone(bar: Scenes.bar(NavigationItem(title: "Inbox")))
    let error = try error(change, in: scene)
    #expect(error?.keyPath == change.keyPath && error?.message == change.message, "\(error as Any)")
  }

  @Test(arguments: [
    ("watch-45", SystemVersion(.watchOS, 11)), ("mac-window", SystemVersion(.macOS, 15)),
    ("apple-tv-4k", SystemVersion(.tvOS, 18)), ("apple-vision-pro", SystemVersion(.visionOS, 2)),
  ])
  func `is refused on every platform`(id: String, system: SystemVersion) throws {
    let model = try #require(DeviceCatalog.model(id))
    let scene = BarScene(
      device: model.device(on: system, orientation: .portrait), system: system,
      navigationBar: NavigationBar(items: [NavigationItem(title: "Home")]))
    for change in [Self.changes[3], Self.changes[4]] {
      let error = try error(change, in: scene)
      #expect(error?.keyPath == change.keyPath && error?.message == change.message)
    }
    let future = Change("a version to come", at: "system", "") { $0.system.major = 99 }
    #expect(try self.error(future, in: scene)?.keyPath == "system")
  }

  @Test func `a symbol that nobody knows is a plain box, not an impossible scene`() throws {
    let item = BarButtonItem(.image(.symbol("nothing.like.it")))
    let laidOut = try Scenes.layOut(
      Scenes.phone(bar: Scenes.bar(NavigationItem(title: "Inbox", rightBarButtonItems: [item]))))
    let image = try #require(laidOut.element(.rightBarButtonItem(0, .image)))
    #expect(image.content == .fill && image.frame.width > 0 && image.frame.height > 0)
    let button = laidOut.element(.rightBarButtonItem(0, .whole))
    #expect(button?.accessibilityLabel == "nothing.like.it")
  }

  @Test func `lengths are said as the layout says them`() throws {
    var scene = Scenes.phone(bar: Scenes.bar(NavigationItem(title: "Inbox")))
    scene.device.size.width = 30
    let error = #expect(throws: SceneError.self) { try Scenes.layOut(scene) }
    #expect(error?.message == "a bar of 30 points has no room between margins of 16 and 16")
  }

  @Test func `a model without insets has none`() {
    let model = DeviceModel(
      id: "own", name: "Own", idiom: .phone, size: BarSize(width: 390, height: 844), scale: 3,
      cornerRadius: 0, sensor: .none, isRegularWidthInLandscape: false, insets: [], sources: [])
    let device = model.device(on: SystemVersion(.iOS, 17), orientation: .portrait)
    #expect(device.safeArea == .zero && device.statusBarHeight == nil)
  }

  @Test func `every version that can be written is supported, and no other one`() {
    for platform in SystemVersion.Platform.allCases {
      let majors = (0...40).filter { SystemVersion(platform, $0).isSupported }
      #expect(majors == SystemVersion.supportedMajors(of: platform))
    }
  }

  @Test func `a control in the button of a split view has that button's name`() {
    let id = ElementID.segment(.item(.sidebarToggle), 1, .label)
    #expect(id.description == "sidebarToggle.segments[1].label")
  }
}
