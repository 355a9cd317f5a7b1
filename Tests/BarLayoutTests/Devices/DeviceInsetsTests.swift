import Testing

@testable import BarLayout

/// Safe areas and status bars, one test a rule.
struct DeviceInsetsTests {
  private func device(
    _ id: String, _ system: SystemVersion, _ orientation: Orientation = .portrait
  ) throws -> Device {
    let model = try #require(DeviceCatalog.model(id))
    return model.device(on: system, orientation: orientation)
  }

  /// What a table of public figures says about a phone held upright.
  struct Row: Sendable, CustomTestStringConvertible {
    var ids: [String]
    var size: BarSize
    var scale: Double
    var top: Double
    var system = SystemVersion(.iOS, 18)
    var testDescription: String { "\(ids.joined(separator: ", ")) on \(system.identifier)" }
  }

  static let rows = [
    Row(ids: ["iphone-4s"], size: BarSize(width: 320, height: 480), scale: 2, top: 20),
    Row(
      ids: ["iphone-5s", "iphone-se-1"], size: BarSize(width: 320, height: 568), scale: 2, top: 20),
    Row(
      ids: ["iphone-6s", "iphone-7", "iphone-8", "iphone-se-2", "iphone-se-3"],
      size: BarSize(width: 375, height: 667), scale: 2, top: 20),
    Row(
      ids: ["iphone-6s-plus", "iphone-7-plus", "iphone-8-plus"],
      size: BarSize(width: 414, height: 736), scale: 3, top: 20),
    Row(
      ids: ["iphone-x", "iphone-xs", "iphone-11-pro"], size: BarSize(width: 375, height: 812),
      scale: 3, top: 44),
    Row(
      ids: ["iphone-xr", "iphone-11"], size: BarSize(width: 414, height: 896), scale: 2, top: 44,
      system: SystemVersion(.iOS, 13)),
    Row(
      ids: ["iphone-xr", "iphone-11"], size: BarSize(width: 414, height: 896), scale: 2, top: 48,
      system: SystemVersion(.iOS, 14)),
    Row(
      ids: ["iphone-xs-max", "iphone-11-pro-max"], size: BarSize(width: 414, height: 896), scale: 3,
      top: 44),
    Row(
      ids: ["iphone-12-mini", "iphone-13-mini"], size: BarSize(width: 375, height: 812), scale: 3,
      top: 44, system: SystemVersion(.iOS, 14)),
    Row(
      ids: ["iphone-12-mini", "iphone-13-mini"], size: BarSize(width: 375, height: 812), scale: 3,
      top: 50, system: SystemVersion(.iOS, 15)),
    Row(
      ids: [
        "iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e",
        "iphone-17e",
      ], size: BarSize(width: 390, height: 844), scale: 3, top: 47),
    Row(
      ids: ["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"],
      size: BarSize(width: 428, height: 926), scale: 3, top: 47),
    Row(
      ids: ["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"],
      size: BarSize(width: 393, height: 852), scale: 3, top: 59),
    Row(
      ids: ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"],
      size: BarSize(width: 430, height: 932), scale: 3, top: 59),
    Row(
      ids: ["iphone-16-pro", "iphone-17", "iphone-17-pro"], size: BarSize(width: 402, height: 874),
      scale: 3, top: 62, system: SystemVersion(.iOS, 26)),
    Row(
      ids: ["iphone-16-pro-max", "iphone-17-pro-max"], size: BarSize(width: 440, height: 956),
      scale: 3, top: 62, system: SystemVersion(.iOS, 26)),
    Row(
      ids: ["iphone-air"], size: BarSize(width: 420, height: 912), scale: 3, top: 68,
      system: SystemVersion(.iOS, 26)),
    Row(
      ids: ["ipad-9.7", "ipad-mini-5"], size: BarSize(width: 768, height: 1024), scale: 2, top: 20),
    Row(ids: ["ipad-10.2"], size: BarSize(width: 810, height: 1080), scale: 2, top: 20),
    Row(ids: ["ipad-air-3"], size: BarSize(width: 834, height: 1112), scale: 2, top: 20),
    Row(ids: ["ipad-pro-12.9-1"], size: BarSize(width: 1024, height: 1366), scale: 2, top: 20),
    Row(ids: ["ipad-pro-11"], size: BarSize(width: 834, height: 1194), scale: 2, top: 24),
    Row(
      ids: ["ipad-air-4", "ipad-10", "ipad-a16", "ipad-air-11-m2"],
      size: BarSize(width: 820, height: 1180), scale: 2, top: 24,
      system: SystemVersion(.iPadOS, 18)),
    Row(
      ids: ["ipad-air-4", "ipad-10", "ipad-a16", "ipad-air-11-m2"],
      size: BarSize(width: 820, height: 1180), scale: 2, top: 32,
      system: SystemVersion(.iPadOS, 26)),
  ]

  @Test(arguments: rows)
  func `size, scale and the safe area's top are those of the published tables`(row: Row) throws {
    for id in row.ids {
      let device = try device(id, row.system)
      #expect(device.size == row.size, "\(id)")
      #expect(device.scale == row.scale, "\(id)")
      #expect(device.safeArea.top == row.top, "\(id)")
    }
  }

  @Test func `a phone with a Dynamic Island has a status bar of 54 above a lower safe area`() throws
  {
    for id in ["iphone-14-pro", "iphone-16-pro", "iphone-17", "iphone-air"] {
      let device = try device(id, SystemVersion(.iOS, 26))
      #expect(device.sensor == .dynamicIsland)
      #expect(device.statusBarHeight == 54)
      #expect(device.safeArea.top > 54)
    }
  }

  @Test func `a notched phone's status bar is as tall as its safe area's top`() throws {
    for model in DeviceCatalog.all where model.sensor == .notch {
      for row in model.insets {
        #expect(row.portraitStatusBar == row.portrait.top, "\(model.id)")
      }
    }
  }

  @Test func `a phone held sideways hides its status bar`() {
    for model in DeviceCatalog.all where model.idiom == .phone {
      #expect(model.insets.allSatisfy { $0.landscapeStatusBar == nil }, "\(model.id)")
    }
  }

  @Test func `a phone with a home button has no safe area sideways`() throws {
    let device = try device("iphone-8", SystemVersion(.iOS, 13), .landscape)
    #expect(device.safeArea == .zero)
    #expect(device.size == BarSize(width: 667, height: 375))
  }

  @Test func `other phones keep the top inset on both sides, with 21 below and 20 from iOS 26`()
    throws
  {
    let older = try device("iphone-15", SystemVersion(.iOS, 18), .landscape)
    #expect(older.safeArea == BarEdgeInsets(left: 59, bottom: 21, right: 59))
    let newer = try device("iphone-15", SystemVersion(.iOS, 26), .landscape)
    #expect(newer.safeArea == BarEdgeInsets(left: 59, bottom: 20, right: 59))
    let notched = try device("iphone-11", SystemVersion(.iOS, 13), .landscape)
    #expect(notched.safeArea == BarEdgeInsets(left: 44, bottom: 21, right: 44))
  }

  @Test func `upright, the home indicator takes 34 below`() throws {
    for model in DeviceCatalog.all where model.idiom == .phone && model.sensor != .none {
      #expect(model.insets.allSatisfy { $0.portrait.bottom == 34 }, "\(model.id)")
    }
  }

  @Test(arguments: [Orientation.portrait, .landscape])
  func `a pad shows its status bar either way up`(orientation: Orientation) throws {
    let homeButton = try device("ipad-9.7", SystemVersion(.iOS, 12), orientation)
    #expect(homeButton.safeArea == BarEdgeInsets(top: 20))
    #expect(homeButton.statusBarHeight == 20)
    let fullScreen = try device("ipad-pro-11", SystemVersion(.iPadOS, 17), orientation)
    #expect(fullScreen.safeArea == BarEdgeInsets(top: 24, bottom: 20))
    #expect(fullScreen.statusBarHeight == 24)
    let newest = try device("ipad-air-11-m2", SystemVersion(.iPadOS, 26), orientation)
    #expect(newest.safeArea == BarEdgeInsets(top: 32, bottom: 25))
    #expect(newest.statusBarHeight == 32)
  }

  @Test func `only Plus, Max, XR, 11 and Air models are wide sideways`() {
    let wide = DeviceCatalog.all.filter { $0.idiom == .phone && $0.isRegularWidthInLandscape }
    #expect(
      Set(wide.map(\.id)) == [
        "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus", "iphone-xr", "iphone-11",
        "iphone-xs-max", "iphone-11-pro-max", "iphone-12-pro-max", "iphone-13-pro-max",
        "iphone-14-plus", "iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max",
        "iphone-16-plus", "iphone-16-pro-max", "iphone-17-pro-max", "iphone-18-pro-max",
        "iphone-air", "iphone-duo-open",
      ])
  }

  @Test func `a watch has figures of its own and is never turned`() throws {
    let model = try #require(DeviceCatalog.model("watch-45"))
    #expect(model.watchFigures?.barMargin == 12.5)
    #expect(model.watchFigures?.barButtonTop == 15)
    #expect(model.watchFigures?.barButtonDiameter == 36)
    #expect(model.insets(on: 9).portrait == BarEdgeInsets(top: 35, left: 1, bottom: 16, right: 1))
    let turned = model.device(on: SystemVersion(.watchOS, 9), orientation: .landscape)
    #expect(turned.size == BarSize(width: 198, height: 242))
    #expect(DeviceCatalog.model("iphone-15")?.watchFigures == nil)
  }

  @Test func `a television stands as it is and keeps 60 and 80 clear`() throws {
    let device = try device("apple-tv-4k", SystemVersion(.tvOS, 18), .landscape)
    #expect(device.size == BarSize(width: 1920, height: 1080))
    #expect(device.safeArea == BarEdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
  }
}
