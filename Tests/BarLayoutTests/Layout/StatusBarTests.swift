import BarLayout
import Testing

/// Where the status bar has its clock and its signs.
struct StatusBarTests {
  private func layOut(_ id: String, _ system: Int) throws -> LaidOutBar {
    let model = try #require(DeviceCatalog.model(id))
    let version = SystemVersion(.iOS, system)
    return try LaidOutScene(
      layingOut: BarScene(
        device: model.device(on: version, orientation: .portrait), system: version,
        navigationBar: NavigationBar(items: [NavigationItem(title: "Inbox")])),
      measuring: AdvanceTable.sanFrancisco
    ).bars[0]
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
