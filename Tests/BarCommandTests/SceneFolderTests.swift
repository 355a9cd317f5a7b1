import BarTestSupport
import Testing

@testable import BarCommand

/// Folders that stand for their scenes.
@Suite struct SceneFolderTests {
  @Test func `a schema beside a scene is no scene`() async throws {
    let folder = try TemporaryFolder()
    let first = await CommandRun(["init", folder.path("scene.yaml"), "--schema"])
    #expect(first.status == .success)
    for command in ["validate", "lint"] {
      let run = await CommandRun([command, folder.path])
      #expect(run.status == .success, "\(command): \(run.messages)")
    }
    let recorded = await CommandRun(["record", folder.path])
    #expect(recorded.status == .success, "\(recorded.messages)")
  }

  @Test(arguments: ["validate", "lint"])
  func `every scene of a folder is looked at, whatever it is written in`(
    command: String
  ) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{}", to: "a.json")
    _ = try folder.write("device: 1", to: "b.yml")
    let run = await CommandRun([command, folder.path])
    #expect(run.status == .badScene)
    #expect(run.messages.contains("a.json:1:1: error: "), "\(run.messages)")
    #expect(run.messages.contains("b.yml:1:9: error: "), "\(run.messages)")
  }

  @Test(arguments: ["validate", "lint"])
  func `a folder without scenes is told`(command: String) async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun([command, folder.path])
    #expect(run.status == .inputMissing)
    #expect(run.messages == "error: no scenes in \(folder.path)\n")
  }

  @Test(arguments: [
    ["layout"], ["render", "-o", "out"], ["validate"], ["lint"], ["sheet"], ["fmt", "--check"],
  ])
  func `the standard input stream is read once`(command: [String]) async {
    let run = await CommandRun([command[0], "-", "-"] + command.dropFirst(), input: inbox)
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.messages.contains("the standard input stream, which can be read only once"))
  }
}
