import BarLayout
import Testing

/// Scenes whose parts say different things.
@Suite struct ContradictionTests {
  @Test func `a device held upright in a scene held sideways is refused`() throws {
    for model in DeviceModel.all where model.canTurn {
      let system: SystemVersion = model.idiom == .pad ? .iPadOS(17) : .iOS(17)
      for orientation in Orientation.allCases {
        let other: Orientation = orientation == .portrait ? .landscape : .portrait
        let scene = BarScene(
          device: model.device(on: system, orientation: orientation), system: system,
          orientation: other, navigationBar: NavigationBar(items: [NavigationItem(title: "A")]))
        let error = #expect(throws: SceneError.self, "\(model.id)") {
          _ = try LaidOutScene(layingOut: scene)
        }
        #expect(error?.keyPath == "orientation")
        var right = scene
        right.orientation = orientation
        #expect(throws: Never.self, "\(model.id)") { _ = try LaidOutScene(layingOut: right) }
      }
    }
  }

  @Test func `the reason names both and says what to do`() {
    var scene = BarScene(on: .iPhone15Pro, .iOS(17), title: "Inbox")
    scene.orientation = .landscape
    let error = #expect(throws: SceneError.self) { _ = try LaidOutScene(layingOut: scene) }
    #expect(
      error?.message
        == "iphone-15-pro is 393.0 by 852.0 points, held portrait, but the scene is held landscape; "
        + "make the device with device(on: system, orientation: .landscape)")
  }

  @Test func `a window of an iPad may have any extent`() throws {
    let window = Device(idiom: .pad, size: BarSize(width: 507, height: 1024), scale: 2)
    let scene = BarScene(
      device: window, system: .iPadOS(17), orientation: .landscape,
      navigationBar: NavigationBar(items: [NavigationItem(title: "A")]))
    #expect(try LaidOutScene(layingOut: scene).bar.frame.width == 507)
  }
}
