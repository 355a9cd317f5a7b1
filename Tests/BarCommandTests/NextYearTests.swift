import BarLayout
import BarSceneFile
import Foundation
import Testing

/// Rows hold until others say otherwise: a year that no row names is laid out as the newest.
@Suite struct NextYearTests {
  /// The system of a scene in the newest year; an old pad's iOS becomes iPadOS.
  private func newest(of scene: BarScene) -> SystemVersion {
    let platform: SystemVersion.Platform =
      scene.device.idiom == .pad ? .iPadOS : scene.system.platform
    // The newest release of phones and pads: what a release brought stays in the year after.
    let release = platform == .iOS || platform == .iPadOS ? 3 : 0
    return SystemVersion(platform, SystemVersion.newest, release)
  }

  @Test(arguments: AnswerFiles.goldens)
  func `a golden scene has the newest year's frames in the year after`(name: String) throws {
    let path = AnswerFiles.path("goldens/\(name)")
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var scene = try SceneFile(SceneSource(name: path, bytes: bytes, folder: folder)).scene
    scene.system = newest(of: scene)
    let now = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    scene.system.major += 1
    scene.system.minor = 0
    var next = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    #expect(next.system == scene.system.identifier)
    next.system = now.system
    #expect(next == now)
  }

  @Test func `a device has the newest year's insets in the year after`() {
    let newest = SystemVersion.newest
    for model in DeviceCatalog.all {
      #expect(model.insets(on: newest + 1) == model.insets(on: newest), "\(model.id)")
    }
  }

  @Test func `a scene file cannot ask for the year after the newest`() {
    #expect(SystemVersion(identifier: "ios-\(SystemVersion.newest + 1)") == nil)
  }
}
