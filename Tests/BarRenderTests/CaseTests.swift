import BarLayout
import Testing

@testable import BarRender

@Suite struct CaseTests {
  @Test func `no light comes through between a watch's display and its case`() throws {
    let model = try #require(DeviceCatalog.model("watch-45"))
    let system = SystemVersion(.watchOS, 11)
    let scene = BarScene(
      device: model.device(on: system, orientation: .portrait), system: system,
      navigationBar: NavigationBar(items: [NavigationItem(title: "Title")]))
    let laidOut = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    let bitmap = try Renderer(fonts: .pinned()).draw(
      DisplayList(drawing: laidOut, crop: .screen, frame: true))
    let holes = (0..<bitmap.height).filter { y in
      let opaque = (0..<bitmap.width).filter { bitmap[$0, y]?.alpha == .max }
      guard let first = opaque.first, let last = opaque.last else { return false }
      return opaque.count != last - first + 1
    }
    #expect(holes.isEmpty)
    #expect(bitmap[bitmap.width / 2, bitmap.height / 2]?.alpha == .max)
  }
}
