import BarGolden
import BarRender
import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

/// The folder where the pictures of checksums lie.
@Suite struct PictureStoreTests {
  private static let scene = "pixels: hash\n" + GoldenTree.scene
  private static let changed = scene.replacing("Inbox", with: "Sent")

  /// A tree whose navbar.yaml names a store.
  private func tree(_ store: String = ".bars/pictures") async throws -> GoldenTree {
    let tree = try GoldenTree(["inbox": Self.scene])
    try Data("pictures: \(store)\n".utf8)
      .write(to: URL(fileURLWithPath: tree.folder.path("navbar.yaml")))
    let run = await tree.record()
    #expect(run.status == .success, "\(run.messages)")
    return tree
  }

  /// The paths of what is in the store.
  private func stored(_ tree: GoldenTree, in store: String = ".bars/pictures") -> [String] {
    let names = FileManager.default.enumerator(atPath: tree.folder.path(store))
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".png") }.sorted()
  }

  /// The part of a golden in a report.
  private func reported(_ tree: GoldenTree) throws -> [String: Any] {
    let data = Data(tree.folder.bytes("report/report.json") ?? [])
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require((object?["goldens"] as? [[String: Any]])?.first)
  }

  @Test func `what is recorded lies in the store by its checksum`() async throws {
    let tree = try await tree()
    let kept = try #require(tree.text("inbox.pixels.txt").split(separator: "\n").first)
    let name = try #require(PictureName(String(kept.dropFirst("pixels ".count))))
    #expect(stored(tree) == [name.path] && PictureName(path: name.path) == name)
    let picture = try PNG.decode(try #require(tree.folder.bytes(".bars/pictures/\(name.path)")))
    #expect(picture.width == name.extent.width && picture.height == name.extent.height)
    #expect(await tree.test().text == "1 golden: 1 same\n")
  }

  @Test func `a report shows the picture before`() async throws {
    let tree = try await tree()
    try tree.write(Self.changed, to: "inbox.yaml")
    let run = await tree.test(["--report", tree.folder.path("report")])
    #expect(run.text.contains(" pixels differ, largest channel difference "), "\(run.text)")
    for kind in ["expected", "actual", "difference"] {
      let bytes = try #require(tree.folder.bytes("report/files/inbox.\(kind).png"))
      #expect((try? PNG.decode(bytes)) != nil)
    }
    let page = String(decoding: tree.folder.bytes("report/report.html") ?? [], as: UTF8.self)
    #expect(page.contains("<figure class=\"before\"><img alt=\"before\""))
    #expect((try reported(tree)["picture"] as? [String: Any])?["kind"] as? String == "pixels")
    // What is drawn now is no golden yet.
    #expect(stored(tree).count == 1)
    let accepted = await CommandRun([
      "accept", "--from", tree.folder.path("report"), "--in", tree.root,
    ])
    #expect(accepted.status == .success && stored(tree).count == 2, "\(accepted.messages)")
  }

  @Test func `accepting keeps the picture, and a run of what is the same puts it back`()
    async throws
  {
    let tree = try await tree()
    try tree.write(Self.changed, to: "inbox.yaml")
    #expect(await CommandRun(["accept", "inbox", "--in", tree.root]).status == .success)
    #expect(stored(tree).count == 2)
    try FileManager.default.removeItem(atPath: tree.folder.path(".bars"))
    let run = await tree.test(variables: ["CI": "true"])
    #expect(run.status == .success && stored(tree).count == 1 && run.messages.isEmpty)
  }

  @Test func `nothing is put there that waits to be accepted, or by record never`() async throws {
    let tree = try await tree()
    try tree.write(Self.changed, to: "inbox.yaml")
    _ = await tree.record(["--record", "pending"])
    #expect(tree.bytes("inbox.pixels.txt.new") != nil && stored(tree).count == 1)
    try FileManager.default.removeItem(atPath: tree.folder.path(".bars"))
    try tree.write(Self.scene, to: "inbox.yaml")
    _ = await tree.record(["--record", "never"])
    #expect(stored(tree).isEmpty)
  }

  @Test func `a picture that is not there is said, and fails nothing`() async throws {
    let tree = try await tree()
    try FileManager.default.removeItem(atPath: tree.folder.path(".bars"))
    try tree.write(Self.changed, to: "inbox.yaml")
    let run = await tree.test(["--report", tree.folder.path("report")])
    #expect(run.status == .notFound)
    #expect(run.text.contains("the picture before is not in the store: "), "\(run.text)")
    #expect(run.text.contains("checksum of the pixels "))
    #expect(tree.folder.bytes("report/files/inbox.expected.png") == nil)
  }

  @Test(arguments: ["other", "extent", "text", "link"])
  func `a file that is not the picture of its name is refused and named`(kind: String) async throws
  {
    let tree = try await tree()
    let name = try #require(stored(tree).first)
    let place = tree.folder.path(".bars/pictures/\(name)")
    let bytes = try #require(tree.folder.bytes(".bars/pictures/\(name)"))
    let picture = try PNG.decode(bytes)
    switch kind {
    case "other":
      var pixels = picture.pixels
      pixels[0] ^= 1
      let other = try #require(
        Bitmap(width: picture.width, height: picture.height, pixels: pixels))
      try Data(try PNG.encode(other, scale: 3)).write(to: URL(fileURLWithPath: place))
    case "extent":
      let half = try #require(
        Bitmap(
          width: picture.width, height: 1, pixels: Array(picture.pixels[..<(picture.width * 4)])))
      try Data(try PNG.encode(half, scale: 3)).write(to: URL(fileURLWithPath: place))
    case "text": try Data("no picture".utf8).write(to: URL(fileURLWithPath: place))
    default:
      try Data(bytes).write(to: URL(fileURLWithPath: tree.folder.path("secret.png")))
      try FileManager.default.removeItem(atPath: place)
      try FileManager.default.createSymbolicLink(
        atPath: place, withDestinationPath: tree.folder.path("secret.png"))
    }
    try tree.write(Self.changed, to: "inbox.yaml")
    let run = await tree.test(["--report", tree.folder.path("report")])
    #expect(run.status == .notFound, "a picture that is not shown fails nothing by itself")
    #expect(run.text.contains("the picture before is refused: "), "\(run.text)")
    #expect(run.text.contains(name) && tree.folder.bytes("report/files/inbox.expected.png") == nil)
  }

  @Test func `no link leads out of the project`() async throws {
    let tree = try GoldenTree(["inbox": Self.scene])
    let outside = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: tree.folder.path("out"), withDestinationPath: outside.path)
    try Data("pictures: out\n".utf8)
      .write(to: URL(fileURLWithPath: tree.folder.path("navbar.yaml")))
    let run = await tree.record()
    #expect(run.status == .success, "the golden is whole without its picture")
    #expect(run.messages.contains("note: 1 picture is not kept in the store: cannot write "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
  }

  @Test(arguments: ["../cache", "/tmp/cache", "a/../b", "''"])
  func `a store outside the project is a mistake`(path: String) async throws {
    let tree = try GoldenTree(["inbox": Self.scene])
    try Data("pictures: \(path)\n".utf8)
      .write(to: URL(fileURLWithPath: tree.folder.path("navbar.yaml")))
    let run = await tree.test()
    #expect(run.messages.contains("navbar.yaml:1:11: error: pictures must be a path below"))
  }

  @Test func `an option names a store anywhere`() async throws {
    let tree = try GoldenTree(["inbox": Self.scene])
    let store = tree.folder.path("far/away")
    #expect(await tree.record(["--pictures", store]).status == .success)
    #expect(stored(tree, in: "far/away").count == 1)
    try tree.write(Self.changed, to: "inbox.yaml")
    #expect(await tree.test(["--pictures", store]).text.contains(" pixels differ, "))
    #expect(await tree.test().text.contains("checksum of the pixels "))
  }

  @Test func `what no golden names is removed, the oldest first, and nothing else`() async throws {
    let tree = try await tree()
    try tree.write(Self.changed, to: "inbox.yaml")
    _ = await CommandRun(["accept", "inbox", "--in", tree.root])
    let before = stored(tree)
    let strangers = ["ab/notes.png", "ab/\(String(repeating: "0", count: 62))-1x1.png"]
    for name in strangers { _ = try tree.folder.write("mine", to: ".bars/pictures/\(name)") }
    let told = await CommandRun(["pictures", tree.root])
    #expect(told.status == .success && told.text.contains("named by no golden"), "\(told.text)")
    let enough = await CommandRun(["pictures", tree.root, "--prune", "--limit", "1"])
    #expect(enough.status == .success && stored(tree).count == 4)
    let run = await CommandRun(["pictures", tree.root, "--prune"])
    #expect(run.status == .success && run.messages.contains("removed "), "\(run.messages)")
    let after = stored(tree)
    #expect(after.count == 3 && after.filter(before.contains).count == 1)
    #expect(strangers.allSatisfy(after.contains))
    #expect(await tree.test().status == .success)
    let lost = try #require(after.first(where: before.contains))
    try FileManager.default.removeItem(atPath: tree.folder.path(".bars/pictures/\(lost)"))
    let lacking = await CommandRun(["pictures", tree.root])
    #expect(lacking.status == .notFound && lacking.text.contains("  inbox\n"))
  }
}
