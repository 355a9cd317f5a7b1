import BarTestSupport
import Testing

@testable import BarCommand

@Suite struct AnimateCommandTests {
  private let scene =
    "navigationBar: {prefersLargeTitles: true, items: [{title: Mailboxes}, {title: Inbox}]}\n"

  private func frames(_ options: [String], scene: String? = nil) async throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let run = await CommandRun(
      ["animate", "-", "-o", folder.path("a.png"), "--scale", "1"] + options,
      input: scene ?? self.scene)
    #expect(run.status == .success, "\(run.messages)")
    return folder.bytes("a.png") ?? []
  }

  private func count(_ bytes: [UInt8]) -> Int {
    bytes.split(separator: Array("fcTL".utf8), omittingEmptySubsequences: false).count - 1
  }

  @Test func `scrolling has a picture for each moment, and the same bytes each time`() async throws
  {
    let bytes = try await frames(["--duration", "0.5", "--fps", "20"])
    // Moments that show the same are one picture that stays longer.
    #expect((7...11).contains(count(bytes)))
    #expect(try await frames(["--duration", "0.5", "--fps", "20"]) == bytes)
  }

  @Test func `a flick, a push and a pop move`() async throws {
    #expect(count(try await frames(["--motion", "flick", "--fps", "20"])) >= 2)
    #expect(count(try await frames(["--motion", "push", "--fps", "20"])) == 8)
    #expect(count(try await frames(["--motion", "pop", "--fps", "20"])) == 8)
  }

  @Test func `actions are held, and pushes among them move`() async throws {
    let walk = scene + "actions: [{push: {title: Letter}}, {pop: true}]\n"
    let bytes = try await frames(
      ["--motion", "actions", "--fps", "10", "--duration", "0.5"], scene: walk)
    #expect(count(bytes) > 6)
  }

  @Test func `a strip is one picture`() async throws {
    let bytes = try await frames(["--strip", "4"])
    #expect(count(bytes) == 0 && !bytes.isEmpty)
  }

  @Test(arguments: [
    (["--fps", "0"], "--fps is a number"), (["--duration", "-1"], "--duration is a number"),
    (["--frame", "--crop", "bar"], "--frame draws the whole screen"),
  ])
  func `a wrong option is told what is accepted`(options: [String], words: String) async {
    let run = await CommandRun(["animate", "-", "-o", "a.png"] + options, input: scene)
    #expect(run.status == .usage && run.messages.contains(words), "\(run.messages)")
  }

  @Test func `an animation is a PNG, GIF or WebP file`() async throws {
    let run = await CommandRun(["animate", "-", "-o", "a.jpg"], input: scene)
    #expect(run.status == .usage && run.messages.contains("an animation is a .png, .gif or .webp"))
    let folder = try TemporaryFolder()
    for (name, start) in [("a.gif", "GIF89a"), ("a.webp", "RIFF")] {
      let options = ["-o", folder.path(name), "--scale", "1", "--fps", "10"]
      let run = await CommandRun(["animate", "-"] + options, input: scene)
      #expect(run.status == .success, "\(run.messages)")
      #expect(folder.bytes(name)?.starts(with: Array(start.utf8)) == true)
    }
  }

  @Test(arguments: [
    ("search", "searchController: {}", 8), ("rename", "renameDelegate: true", 4), ("size", "", 12),
  ])
  func `a search, another title and other sizes of text come by and by`(
    motion: String, key: String, least: Int
  ) async throws {
    let scene = "navigationBar: {items: [{title: Inbox\(key.isEmpty ? "" : ", " + key)}]}\n"
    let bytes = try await frames(["--motion", motion, "--fps", "20"], scene: scene)
    #expect(count(bytes) >= least)
    #expect(try await frames(["--motion", motion, "--fps", "20"], scene: scene) == bytes)
  }

  @Test func `a screen that turns is a square`() async throws {
    let bytes = try await frames(["--motion", "rotation", "--fps", "6", "--duration", "0.2"])
    let size = bytes[16..<24].reduce(0) { $0 << 8 | UInt64($1) }
    #expect(size >> 32 == size & 0xffff_ffff && size >> 32 == 939)
  }

  @Test func `a scene without a search has none that moves`() async {
    let run = await CommandRun(["animate", "-", "-o", "a.png", "--motion", "search"], input: scene)
    #expect(run.status == .usage && run.messages.contains("no searchController"))
  }
}
