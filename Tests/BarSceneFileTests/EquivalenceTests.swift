internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct EquivalenceTests {
  @Test(arguments: GoodScene.all)
  func `both forms of a scene are equal`(good: GoodScene) throws {
    let yaml = try scene(good.yaml)
    let json = try scene(good.json, file: "scene.json")
    #expect(yaml.scene == json.scene)
    #expect(yaml.warnings.isEmpty && json.warnings.isEmpty)
  }

  @Test(arguments: GoodScene.all)
  func `a byte-order mark and other line ends change nothing`(good: GoodScene) throws {
    let plain = try scene(good.yaml).scene
    #expect(try scene("\u{FEFF}" + good.yaml).scene == plain)
    #expect(try scene(good.yaml.split(separator: "\n").joined(separator: "\r\n")).scene == plain)
    #expect(try scene("\u{FEFF}" + good.json, file: "S.JSON").scene == plain)
  }

  @Test(arguments: GoodScene.all)
  func `JSON without halved characters is YAML too`(good: GoodScene) throws {
    guard !good.json.contains("\\ud83d") else { return }
    #expect(try scene(good.json).scene == scene(good.json, file: "scene.json").scene)
  }

  @Test func `places are counted in lines that editors show`() {
    for end in ["\n", "\r\n", "\r"] {
      let text = "device: iphone-15\(end)# é😀\(end)navigationBar: {items: [{prompt: é😀, x: 1}]}"
      let problem = problems(of: text).first
      #expect(problem?.line == 3 && problem?.column == 38)
    }
  }
}
