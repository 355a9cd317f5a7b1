import Foundation
import BarTestSupport
import Testing

@testable import BarCommand

@Suite struct RenderPlanTests {
  private func plan(_ scenes: [String], _ output: String) throws -> RenderPlan {
    try RenderPlan(scenes: scenes.map(SceneInput.init), outputs: [output])
  }

  @Test func `one scene goes to the file that is named`() throws {
    let job = try #require(try plan(["scenes/a.yaml"], "pictures/b.png").jobs.first)
    #expect(job.target == .file("pictures/b.png"))
    #expect(job.format == .png)
  }

  @Test func `the extension says what is written`() throws {
    #expect(try plan(["a.yaml"], "b.json").jobs.first?.format == .json)
    #expect(try plan(["a.yaml"], "b.PNG").jobs.first?.format == .png)
    #expect(try plan(["a.yaml"], "-").jobs.first?.target == .standardOutput)
    #expect(try plan(["a.yaml"], "/dev/null").jobs.first?.format == .png)
  }

  @Test(arguments: [
    (["a.yaml"], "out/"), (["a.yaml", "b.yaml"], "out/"), (["a.yaml", "b.yaml"], "out"),
  ])
  func `in a folder each picture has its scene's name`(scenes: [String], output: String) throws {
    let plan = try plan(scenes, output)
    #expect(plan.madeFolders == ["out/"])
    #expect(
      plan.jobs.map(\.target)
        == scenes.map { .file("out/\($0.prefix(1)).png") })
  }

  @Test func `a folder that is there needs no slash`() throws {
    let folder = try TemporaryFolder()
    let job = try #require(try plan(["x/a.yaml"], folder.path).jobs.first)
    #expect(job.target == .file(folder.path("a.png")))
  }

  @Test(arguments: [
    (["x/a.yaml", "y/a.yaml"], "out/", "x/a.yaml and y/a.yaml would both be written to out/a.png"),
    (["x/a.yaml", "y/A.json"], "out/", "would both be written"),
    (["a.yaml", "a.yaml"], "out/", "would both be written"),
    (["a.yaml", "b.yaml"], "one.png", "2 scenes need a folder"),
    (["a.yaml", "b.yaml"], "-", "-o - takes one scene"),
    (["-", "-"], "out/", "- is there twice"),
    (["a.yaml"], "b.gif", "its extension is .png, .svg, .pdf or .json"),
    (["a.yaml"], "b", "its extension is .png, .svg, .pdf or .json"),
  ])
  func `what cannot be written apart is a usage error`(
    scenes: [String], output: String, message: String
  ) throws {
    let failure = #expect(throws: Failure.self) { try plan(scenes, output) }
    #expect(failure?.status == .usage)
    #expect(failure?.lines.first?.contains(message) == true)
  }

  @Test func `a scene is never written over itself`() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write("{}", to: "a.json")
    let failure = #expect(throws: Failure.self) { try plan([scene], folder.path + "/./a.json") }
    #expect(failure?.status == .usage)
  }
}
