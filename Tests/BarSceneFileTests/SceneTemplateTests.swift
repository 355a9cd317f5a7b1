import BarLayout
import BarSceneFile
import Testing

@Suite struct SceneTemplateTests {
  @Test(arguments: SceneTemplate.allCases)
  func `a template is a scene of the newest system without a warning`(
    template: SceneTemplate
  ) throws {
    let text = template.yaml(schema: nil)
    let file = try scene(text)
    #expect(file.warnings.isEmpty)
    #expect(file.scene.system.major == SystemVersion.newest)
    #expect(text.hasPrefix("# "))
  }

  @Test(arguments: SceneTemplate.allCases)
  func `a template says the same in JSON`(template: SceneTemplate) throws {
    let json = try SceneFile(
      SceneSource(name: "scene.json", bytes: Array(template.json.utf8), folder: nil))
    #expect(try scene(template.yaml(schema: nil)).scene == json.scene)
  }

  @Test func `a template names the schema where it is asked to`() {
    let first = SceneTemplate.inbox.yaml(schema: "scene.schema.json").prefix { $0 != "\n" }
    #expect(first == "# yaml-language-server: $schema=scene.schema.json")
  }
}
