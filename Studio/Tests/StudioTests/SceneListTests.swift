import Foundation
import Testing

@testable import Studio

@Suite struct SceneListTests {
  @Test func `scenes of a folder are sorted, inner folders last`() throws {
    let folder = try SceneFolder()
    for name in [
      "b.yaml", "a.json", "c.yml", "in/d.yaml", "notes.txt", ".hidden.yaml", "x.schema.json",
    ] {
      try folder.write("", to: name)
    }
    let list = try SceneList(paths: [folder.path])
    #expect(list.entries.map(\.name) == ["a.json", "b.yaml", "c.yml", "in/d.yaml"])
    #expect(list[folder.path + "/in/d.yaml"]?.folder == folder.path + "/in/")
  }

  @Test func `a link leads nowhere`() throws {
    let (folder, other) = (try SceneFolder(), try SceneFolder())
    let secret = try other.write(SceneFolder.inbox, to: "secret.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.yaml", withDestinationPath: secret)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/inner", withDestinationPath: other.path)
    #expect(try SceneList(paths: [folder.path]).entries.isEmpty)
  }

  @Test func `a scene that is named twice is there once`() throws {
    let folder = try SceneFolder()
    let path = try folder.write("", to: "a.yaml")
    #expect(try SceneList(paths: [path, folder.path]).entries.map(\.id) == [path])
  }

  @Test func `a path that leads nowhere is an error`() {
    #expect(throws: StudioError.missing("/nowhere/at/all")) {
      try SceneList(paths: ["/nowhere/at/all"])
    }
  }
}

@Suite struct SceneWatchTests {
  @Test func `a scene that is written is told once`() async throws {
    let folder = try SceneFolder()
    let path = try folder.write("a", to: "a.yaml")
    try folder.write("b", to: "b.yaml")
    let watch = try SceneWatch(paths: [folder.path])
    #expect(await watch.look().isEmpty)
    try folder.write("longer", to: "a.yaml")
    #expect(await watch.look().scenes == [path])
    #expect(await watch.look().isEmpty)
  }

  @Test func `a picture that is written changes the scenes that show it`() async throws {
    let folder = try SceneFolder()
    let scenes = [try folder.write("a", to: "a.yaml"), try folder.write("b", to: "b.yaml")]
    let picture = try folder.write("p", to: "pictures/p.png")
    let watch = try SceneWatch(paths: [folder.path])
    for scene in scenes { await watch.note(pictures: [picture], of: scene) }
    _ = await watch.look()
    try folder.write("other", to: "pictures/p.png")
    #expect(await watch.look().scenes == scenes)
    #expect(await watch.look().isEmpty)
  }

  @Test func `scenes come and go`() async throws {
    let folder = try SceneFolder()
    try folder.write("a", to: "a.yaml")
    let watch = try SceneWatch(paths: [folder.path])
    let path = try folder.write("b", to: "b.yaml")
    #expect(await watch.look().isOfList)
    #expect(await watch.list.entries.count == 2)
    try FileManager.default.removeItem(atPath: path)
    #expect(await watch.look().isOfList)
    #expect(await watch.list.entries.count == 1)
  }
}
