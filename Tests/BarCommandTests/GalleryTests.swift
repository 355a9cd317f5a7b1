import BarTestSupport
import Foundation
import Testing

@testable import BarCommand
@testable import BarSceneFile

/// That the examples and pictures of the templates are what the templates are now.
@Suite struct GalleryTests {
  @Test(arguments: SceneTemplate.allCases)
  func `the example of a template is what init writes`(template: SceneTemplate) throws {
    var lines = template.yaml(schema: nil).split(
      separator: "\n", omittingEmptySubsequences: false)
    lines.insert("# yaml-language-server: $schema=scene.schema.json", at: 1)
    let example = try ExamplesTests.text(of: "Examples/template-\(template.rawValue).yaml")
    #expect(
      example == lines.joined(separator: "\n"), "script/gallery brings it up to date")
  }

  @Test(arguments: SceneTemplate.allCases)
  func `the picture of a template in README is how it is drawn`(template: SceneTemplate)
    async throws
  {
    let name = "template-\(template.rawValue)"
    let folder = try TemporaryFolder()
    let drawn = folder.path("drawn.png")
    let render = await CommandRun([
      "render", ExamplesTests.path("\(name).yaml"), "-o", drawn, "--frame", "--scale", "1",
    ])
    try #require(render.status == .success, "\(render.messages)")
    let compare = await CommandRun([
      "compare", ExamplesTests.path("../docs/images/\(name).png"), drawn,
    ])
    #expect(compare.status == .success, "script/gallery brings it up to date: \(compare.text)")
    let readme = try ExamplesTests.text(of: "README.md")
    #expect(readme.contains("docs/images/\(name).png"))
  }

  @Test func `the script makes every template`() throws {
    let script = try ExamplesTests.text(of: "script/gallery")
    let line = try #require(
      script.split(separator: "\n").first { $0.hasPrefix("for template in ") })
    let named = line.dropFirst("for template in ".count).prefix { $0 != ";" }.split(separator: " ")
    #expect(Set(named.map(String.init)) == Set(SceneTemplate.allCases.map(\.rawValue)))
  }
}
