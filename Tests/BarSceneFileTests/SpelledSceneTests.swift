internal import BarLayout
internal import BarProperties
internal import BarSceneFile
internal import Testing

/// A failing property prints a scene that can be tried out: the file says what the scene is.
@Suite struct `A random scene is spelled as a file` {
  @Test func `the file is read as the same layout`() throws {
    for seed in UInt64(0)..<300 {
      let made = SceneGenerator.scene(seed: seed)
      let text = SceneSpelling(scene: made).description
      let file: SceneFile = try scene(text)
      let read = file.scene
      let table = AdvanceTable.sanFrancisco
      let expected = try LaidOutScene(layingOut: made, measuring: table)
      let answer = try LaidOutScene(layingOut: read, measuring: table)
      #expect(answer.description == expected.description, "seed \(seed)\n\(text)")
    }
  }
}
