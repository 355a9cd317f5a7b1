import BarLayout
import Testing

/// Where the status bar has its clock and its signs.
struct StatusBarTests {
  private func layOut(
    _ id: String, _ system: Int, locale: String = "en_US",
    _ change: (inout StatusBar) -> Void = { _ in }
  ) throws -> LaidOutBar {
    let model = try #require(DeviceCatalog.model(id))
    let version = SystemVersion(.iOS, system)
    var scene = BarScene(
      device: model.device(on: version, orientation: .portrait), system: version, locale: locale,
      navigationBar: NavigationBar(items: [NavigationItem(title: "Inbox")]))
    var statusBar = StatusBar()
    change(&statusBar)
    if statusBar != StatusBar() { scene.statusBar = statusBar }
    return try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco).bars[0]
  }

  @Test(arguments: [
    (StatusBar.DataNetwork.lte, "LTE"), (.fiveGPlus, "5G+"), (.fiveGUltraWideband, "5G UW"),
  ])
  func `another network than Wi-Fi is named in its place`(
    network: StatusBar.DataNetwork, name: String
  ) throws {
    let bar = try layOut("iphone-14", 17) { $0.dataNetwork = network }
    #expect(bar.element(.statusSign(.wifi)) == nil)
    #expect(bar.element(.statusSign(.dataNetwork))?.text?.text == name)
    let none = try layOut("iphone-14", 17) { $0.dataNetwork = .hide }
    #expect(none.element(.statusSign(.wifi)) == nil)
    #expect(none.element(.statusSign(.dataNetwork)) == nil)
  }

  @Test func `the level's digits stand on the battery from iOS 16 on and before it until then`()
    throws
  {
    for (system, isInside) in [(15, false), (16, true), (26, true)] {
      let bar = try layOut("iphone-14", system) {
        $0.batteryLevel = 64
        $0.showsBatteryPercentage = true
      }
      let battery = bar.frame(.statusSign(.battery))
      let digits = bar.frame(.statusSign(.batteryPercentage))
      #expect((digits.maxX <= battery.maxX && digits.minX >= battery.minX) == isInside)
      #expect((digits.maxX <= battery.minX) != isInside)
      #expect(
        bar.element(.statusSign(.batteryPercentage))?.text?.text == (isInside ? "64" : "64%"))
    }
  }

  @Test(arguments: [("en_US", "64%"), ("de_DE", "64\u{A0}%"), ("tr_TR", "%64"), ("ar_EG", "٦٤٪")])
  func `digits beside the battery are written as the language writes them`(
    locale: String, text: String
  ) throws {
    let bar = try layOut("ipad-pro-11", 17, locale: locale) {
      $0.batteryLevel = 64
      $0.showsBatteryPercentage = true
    }
    #expect(bar.element(.statusSign(.batteryPercentage))?.text?.text == text)
  }

  @Test(arguments: [
    (StatusBar.BatteryState.discharging, false, 21, nil),
    (.discharging, false, 20, SystemColor.systemRed), (.charging, false, 20, .systemGreen),
    (.charged, false, 100, .systemGreen), (.charging, true, 20, .systemYellow),
  ])
  func `the battery is red when low, green at the mains, yellow to save power`(
    state: StatusBar.BatteryState, savesPower: Bool, level: Int, name: SystemColor?
  ) throws {
    let bar = try layOut("iphone-14", 17) {
      $0.batteryState = state
      $0.isLowPowerModeEnabled = savesPower
      $0.batteryLevel = level
    }
    let sign = try #require(bar.element(.statusSign(.battery)))
    guard case .sign(let look) = sign.content else {
      Issue.record("the battery is a sign")
      return
    }
    let color = name.map { $0.color(.light) }
    #expect(look.battery?.fill == color)
    #expect(look.battery?.hasBolt == (state == .charging))
  }

  @Test func `a call colours what lies behind the time, or the whole of a small status bar`()
    throws
  {
    let notch = try layOut("iphone-14", 17) { $0.activity = .call }
    let pill = notch.frame(.statusSign(.pill))
    let clock = notch.frame(.clock)
    #expect(pill.minX < clock.minX && pill.maxX > clock.maxX)
    #expect(abs(pill.midX - clock.midX) < 0.5)
    #expect(notch.element(.clock)?.color == .white)
    let home = try layOut("iphone-8", 15) { $0.activity = .recording }
    #expect(home.frame(.statusSign(.pill)) == home.frame(.statusBar))
  }

  @Test func `an island that grows takes the room of the signs next to it`() throws {
    let bar = try layOut("iphone-15-pro", 17) {
      $0.activity = .call
      $0.activityDuration = "0:42"
    }
    let pill = bar.frame(.statusSign(.pill))
    #expect(abs(pill.midX - 196.5) < 0.5 && pill.width > 125)
    #expect(bar.element(.statusSign(.cellular)) == nil)
    #expect(bar.frame(.clock).maxX < pill.minX)
    #expect(bar.frame(.statusSign(.wifi)).minX > pill.maxX)
    #expect(bar.frame(.statusSign(.duration)).maxX < pill.maxX)
  }

  @Test func `an iPad has the date, three dots, and bars only when it says so`() throws {
    let plain = try layOut("ipad-pro-11", 17)
    #expect(plain.element(.statusSign(.cellular)) == nil)
    let bar = try layOut("ipad-pro-11", 17) {
      $0.date = "Tue Jan 9"
      $0.cellularBars = 2
      $0.showsMultitaskingDots = true
    }
    #expect(bar.frame(.clock).maxX < bar.frame(.statusSign(.date)).minX)
    #expect(abs(bar.frame(.statusSign(.multitasking)).midX - 417) < 0.5)
    #expect(bar.element(.statusSign(.cellular)) != nil)
  }

  @Test(arguments: [("iphone-16-pro", 74.0), ("iphone-15-plus", 81.0), ("iphone-14", 51.7)])
  func `the clock stands a little past the middle of its ear`(id: String, x: Double) throws {
    let clock = try layOut(id, 18).frame(.clock)
    #expect(abs(clock.midX - x) <= 0.5)
  }

  @Test func `the battery beside an island is as wide as measured`() throws {
    let battery = try layOut("iphone-16-pro", 18).frame(.statusSign(.battery))
    #expect(abs(battery.minX - 339) <= 0.5 && abs(battery.maxX - 367) <= 0.5)
  }

  @Test func `phones with a home button have signal and carrier on the left`() throws {
    let bar = try layOut("iphone-8", 15)
    let order: [ElementID] = [
      .statusSign(.cellular), .carrier, .statusSign(.wifi), .clock, .statusSign(.battery),
    ]
    for (before, after) in zip(order, order.dropFirst()) {
      #expect(bar.frame(before).maxX <= bar.frame(after).minX, "\(before) \(after)")
    }
    #expect(abs(bar.frame(.clock).midX - 187.5) <= 0.5)
    #expect(bar.frame(.statusSign(.battery)).maxX == 369.5)
    #expect(try layOut("iphone-14", 15).element(.carrier) == nil)
  }

  @Test func `reception is five dots up to iOS 10`() throws {
    for system in [9, 10, 11, 15] {
      let bar = try layOut("iphone-se-1", system)
      let width = bar.frame(.statusSign(.cellular)).width
      #expect((width > 30) == (system <= 10))
    }
  }
}
