import BarTestSupport
import Testing

@testable import BarCommand

@Suite struct IgnoredElementTests {
  /// A scene whose button is called something.
  private func scene(_ name: String, ignore: String = "rightBarButtonItems[0]") -> String {
    """
    pixels: png
    ignore: ["\(ignore)"]
    device: iphone-15
    system: ios-17
    navigationBar:
      items:
      - {title: A title that is as long as the bar, rightBarButtonItems: [{title: \(name)}]}

    """
  }

  @Test func `an element that is ignored may change, grow, move others and say other words`()
    async throws
  {
    let tree = try await GoldenTree(recording: ["inbox": scene("Edit")])
    #expect(await tree.test().status == .success)
    try tree.write(scene("Done"), to: "inbox.yaml")
    let run = await tree.test()
    #expect(run.status == .success, "\(run.text)")
    // The same without the key fails.
    let strict = scene("Done").replacing("ignore: [\"rightBarButtonItems[0]\"]\n", with: "")
    try tree.write(strict, to: "inbox.yaml")
    #expect(await tree.test().status == .notFound)
  }

  @Test func `what does not move by as much as the element grew is told`() async throws {
    let tree = try await GoldenTree(recording: ["inbox": scene("Edit")])
    let other = scene("Done").replacing("as long as the bar", with: "as long as a bar")
    try tree.write(other, to: "inbox.yaml")
    let run = await tree.test()
    #expect(run.status == .notFound && run.text.contains("title.text"), "\(run.text)")
    #expect(!run.text.contains("rightBarButtonItems"), "\(run.text)")
  }

  @Test func `the clock may tell another time`() async throws {
    let scene = "ignore: [clock]\npixels: png\ncrop: screen\nclock: \"§\"\n" + GoldenTree.scene
    let tree = try await GoldenTree(
      recording: ["inbox": scene.replacing("§", with: "9:41")])
    try tree.write(scene.replacing("§", with: "10:08"), to: "inbox.yaml")
    let run = await tree.test()
    #expect(run.status == .success, "\(run.text)")
  }

  @Test func `an id that means no element is an error at its place`() async throws {
    let tree = try GoldenTree(["inbox": scene("Edit", ignore: "rightBarButtonItem[0]")])
    for command in ["test", "validate"] {
      let run = await CommandRun([command, tree.root])
      #expect(run.status == .badScene)
      let told = run.text + run.messages
      #expect(told.contains("inbox.yaml:2:10: error: ignore names no element"), "\(told)")
      #expect(told.contains("did you mean \"rightBarButtonItems[0]\"?"), "\(told)")
    }
  }

  @Test func `an element of one combination of a matrix may be ignored in all`() async throws {
    let scene = """
      ignore: [title]
      matrix: {axes: {title: {keyPath: "navigationBar.items[0].title", values: {none: "", some: In}}}}
      navigationBar: {items: [{title: x}]}

      """
    let tree = try await GoldenTree(recording: ["inbox": scene])
    let run = await tree.test()
    #expect(run.status == .success, "\(run.text)")
  }

  @Test(arguments: [
    ("pixels: hash\nignore: [title]\n", "2:9: error: \"ignore\" cannot go with a checksum"),
    (
      "pixels: hash\nallow: {pixels: 1, because: it is a test}\n",
      "2:8: error: \"allow\" cannot go with a checksum"
    ),
    ("allow: {pixels: 1, because: flaky}\n", "1:29: error: because must be a sentence"),
    ("allow: {pixels: 1, because: '! - ! x'}\n", "1:29: error: because must be a sentence"),
    (
      "allow: {pixels: 1000000, because: it is a test}\n", "1:17: error: pixels is out of range"
    ),
  ])
  func `what cannot be allowed is refused`(keys: String, message: String) async throws {
    let tree = try GoldenTree(["inbox": keys + GoldenTree.scene])
    let run = await CommandRun(["validate", tree.root])
    #expect(run.status == .badScene && run.messages.contains(message), "\(run.messages)")
  }
}
