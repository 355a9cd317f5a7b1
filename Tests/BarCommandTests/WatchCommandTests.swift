import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

@Suite struct WatchCommandTests {
  private let scene = "navigationBar: {items: [{title: Inbox}]}\n"

  /// Looks twice: what changed is told when it has stayed the same from one look to the next.
  private func changed(_ scenes: inout WatchedScenes, _ log: Log = Log()) throws -> [String] {
    let early = try scenes.look(log.console)
    #expect(early.scenes.isEmpty)
    let change = try scenes.look(log.console)
    return (change.scenes + change.retries).map(\.name)
  }

  @Test func `only what was written is told, once, and new scenes too`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] { _ = try folder.write(scene, to: "s/\(name).yaml") }
    var scenes = try WatchedScenes([folder.path("s")])
    #expect(try changed(&scenes) == [])
    _ = try folder.write(scene + "contentOffset: 1\n", to: "s/b.yaml")
    #expect(try changed(&scenes) == ["b"])
    #expect(try changed(&scenes) == [])
    _ = try folder.write(scene, to: "s/deep/c.yaml")
    #expect(try changed(&scenes) == ["deep/c"])
    _ = try folder.write(scene + "contentOffset: 1\n", to: "s/deep/c.yaml")
    #expect(try changed(&scenes) == ["deep/c"])
    try FileManager.default.removeItem(atPath: folder.path("s/a.yaml"))
    #expect(try changed(&scenes) == [])
    #expect(scenes.inputs.map(\.name) == ["b", "deep/c"])
  }

  @Test func `pictures and the project's settings count as parts of a scene`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene, to: "s/a.yaml")
    let logo = try folder.write("1", to: "logo.png")
    var scenes = try WatchedScenes([folder.path("s/a.yaml")])
    scenes.note(scenes.inputs[0], parts: [logo])
    _ = try folder.write("12", to: "logo.png")
    #expect(try changed(&scenes) == ["a"])
    _ = try folder.write("device: iphone-se-3\n", to: "s/navbar.yaml")
    #expect(try changed(&scenes) == ["a"])
    _ = try folder.write("device: iphone-15-pro\n", to: "s/navbar.yaml")
    #expect(try changed(&scenes) == ["a"])
  }

  @Test func `a scene that failed is tried again when its folder changes`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene, to: "s/a.yaml")
    var scenes = try WatchedScenes([folder.path("s")])
    scenes.note(scenes.inputs[0], parts: nil)
    _ = try folder.write("1", to: "s/logo.png")
    #expect(try changed(&scenes) == ["a"])
    scenes.note(scenes.inputs[0], parts: [])
    _ = try folder.write("1", to: "s/other.png")
    #expect(try changed(&scenes) == [])
  }

  @Test func `a folder that loses its scenes is said once`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene, to: "s/a.yaml")
    var scenes = try WatchedScenes([folder.path("s")])
    let log = Log()
    try FileManager.default.removeItem(atPath: folder.path("s/a.yaml"))
    _ = try changed(&scenes, log)
    _ = try folder.write("", to: "s/notes.txt")
    _ = try changed(&scenes, log)
    #expect(log.text.split(separator: "\n").count == 1, "\(log.text)")
  }

  @Test func `files are written anew as scenes are saved, and mistakes have their line`()
    async throws
  {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene, to: "s/a.yaml")
    _ = try folder.write("navigationBar: {items: [{titel: B}]}\n", to: "s/b.yaml")
    let arguments = ["watch", folder.path("s"), "-o", folder.path("out"), "--format", "json"]
    let watching = Task { await CommandRun(arguments).answer }
    try await wait { folder.bytes("out/a.json") != nil }
    let first = folder.bytes("out/a.json")
    _ = try folder.write(scene.replacingOccurrences(of: "Inbox", with: "All"), to: "s/a.yaml")
    try await wait { folder.bytes("out/a.json") != first }
    _ = try folder.write(scene, to: "s/b.yaml")
    try await wait { folder.bytes("out/b.json") == first }
    watching.cancel()
    let answer = await watching.value
    #expect(answer.status == .success)
    #expect(answer.messages.contains("s/b.yaml:1:26: error: unknown key \"titel\""))
    let (a, b) = (folder.path("out/a.json"), folder.path("out/b.json"))
    #expect(answer.text == "\(a)\n\(a)\n\(b)\n")
  }

  @Test(arguments: [
    (["-", "-o", "out"], "watch follows files"), (["a.yaml", "-o", "-"], "watch writes files"),
    (["a.yaml", "b.yaml", "-o", "a.png"], "2 scenes need a folder"),
  ])
  func `what cannot be followed is a usage error`(arguments: [String], words: String) async {
    let run = await CommandRun(["watch"] + arguments)
    #expect(run.status == .usage && run.messages.contains(words), "\(run.messages)")
  }

  @Test func `a signal ends the process, and no half of a file stays`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene, to: "s/a.yaml")
    let answer = try ProcessTests().shell(
      "\"$N\" watch \"$D/s\" -o \"$D/out\" --format json & p=$!;"
        + " until [ -e \"$D/out/a.json\" ]; do sleep 0.05; done; kill $p; wait $p; echo $?;"
        + " ls -A \"$D/out\"", in: folder)
    #expect(answer.output.hasSuffix("143\na.json\n"), "\(answer)")
  }

  private func wait(_ isDone: () -> Bool) async throws {
    for _ in 0..<500 where !isDone() { try await Task.sleep(for: .milliseconds(20)) }
    #expect(isDone())
  }
}

extension CommandRun {
  /// What was said, for other threads.
  fileprivate var answer: (status: RunStatus, text: String, messages: String) {
    (status, text, messages)
  }
}

/// Keeps what is said.
private final class Log {
  var text = ""

  var console: Console {
    Console(
      output: { _ in }, message: { self.text += $0 }, input: { () throws(Failure) in [] })
  }
}
