@testable import BarLayout
@testable import BarSceneFile
import Testing

@testable import properties

/// A failing property prints a scene that can be tried out: the file says what the scene is.
struct SpelledSceneTests {
  @Test func `a random scene's file is read as the same layout`() throws {
    for seed in UInt64(0)..<300 {
      let made = SceneGenerator.scene(seed: seed)
      let text = SceneSpelling(scene: made).description
      let source = SceneSource(name: "scene.yaml", bytes: Array(text.utf8))
      let read = try SceneFile(source).scene
      let table = AdvanceTable.sanFrancisco
      let expected = try LaidOutScene(layingOut: made, measuring: table)
      let answer = try LaidOutScene(layingOut: read, measuring: table)
      #expect(answer.description == expected.description, "seed \(seed)\n\(text)")
    }
  }
}
