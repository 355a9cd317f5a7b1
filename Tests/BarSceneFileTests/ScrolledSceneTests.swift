import BarLayout
import Foundation
import Testing

@testable import BarSceneFile

/// Every example's and golden's bar at one content offset after another.
@Suite struct ScrolledSceneTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..").standardized

  /// The scenes of a folder, by their paths.
  private static func scenes(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".yaml") }
      .sorted()
  }

  /// Pulled down, at rest, in the ramps of search fields, large titles and backgrounds, beyond
  /// them, and back.
  private static let offsets = [
    0, 0.5, 7.25, 20, -12, 36, 47.5, 49, 51.2, 52, 60, 70, 95, 104.5, 112, 300, 301, 30, 0,
  ]

  private func expectWholeLayouts(of scene: BarScene, _ path: String) {
    let layout = LaidOutScene.scrolling(scene)
    var scene = scene
    for offset in Self.offsets {
      scene.contentOffset = offset
      let whole = try? LaidOutScene(layingOut: scene)
      let isSame = (try? layout(offset)) == whole
      #expect(isSame, "\(path) at \(offset)")
    }
  }

  @Test(arguments: ["Examples", "goldens"])
  func `a scrolled bar is laid out like a new one`(folder: String) throws {
    let paths = Self.scenes(in: folder)
    #expect(paths.count > 50)
    for path in paths {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      let base = String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
      var scene = try SceneFile(SceneSource(name: path, bytes: bytes, folder: base)).scene
      if folder == "Examples" { expectWholeLayouts(of: scene, path) }
      // Without contents, which move with each offset, most of a bar is kept.
      scene.content = nil
      expectWholeLayouts(of: scene, path)
    }
  }
}
