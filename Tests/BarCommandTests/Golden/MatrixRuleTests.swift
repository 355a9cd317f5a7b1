import BarTestSupport
import Testing

@testable import BarCommand

@Suite struct MatrixRuleTests {
  private func names(_ matrix: String) async throws -> [String] {
    let tree = try await GoldenTree(recording: ["inbox": matrix + GoldenTree.scene])
    let run = await tree.test()
    #expect(run.status == .success, "\(run.text)\(run.messages)")
    return tree.everything.keys.filter { $0.hasSuffix(".layout.txt") }
      .map { String($0.dropLast(".layout.txt".count)) }.sorted()
  }

  @Test func `combinations are left out, and others added`() async throws {
    let names = try await names(
      """
      matrix:
        device: [iphone-15-pro, iphone-se-3]
        appearance: [light, dark]
        exclude: [{device: iphone-se-3, appearance: [dark]}]
        include: [{device: ipad-pro-11, locale: de_DE}]

      """)
    #expect(
      names == [
        "inbox@ipad-pro-11+de_DE", "inbox@iphone-15-pro+dark", "inbox@iphone-15-pro+light",
        "inbox@iphone-se-3+light",
      ])
  }

  @Test func `any value of the scene may be an axis, under labels`() async throws {
    let matrix = """
      matrix:
        axes:
          title:
            keyPath: navigationBar.items[0]
            values: {short: {title: In}, long: {title: "A title: long"}}
          contentOffset2: {keyPath: contentOffset, values: [0, 20]}

      """
    #expect(
      try await names(matrix) == [
        "inbox@long+contentOffset2-0", "inbox@long+contentOffset2-20",
        "inbox@short+contentOffset2-0", "inbox@short+contentOffset2-20",
      ])
    let tree = try await GoldenTree(recording: ["inbox": matrix + GoldenTree.scene])
    #expect(tree.text("inbox@long+contentOffset2-0.layout.txt").contains("\"A title: long\""))
  }

  @Test func `the scale is an axis, and a key`() async throws {
    let tree = try await GoldenTree(
      recording: ["inbox": "matrix: {scale: [1, 3]}\n" + GoldenTree.scene])
    #expect(tree.text("inbox@1x.layout.txt").contains("x 852 @ 1 "))
    #expect(tree.text("inbox@3x.layout.txt").contains("x 852 @ 3 "))
  }

  @Test(arguments: [
    ("matrix:\n  appearance: [light]\n  exclude: [{colour: dark}]\n", "3:14", "no axis"),
    (
      "matrix:\n  appearance: [light]\n  exclude: [{appearance: dark}]\n", "3:26",
      "no such value"
    ),
    (
      "matrix:\n  appearance: [light]\n  exclude: [{appearance: light}]\n", "2:3",
      "leaves no combination"
    ),
    (
      "matrix:\n  appearance: [light]\n  include: [{appearance: light}]\n", "3:13",
      "has this combination already"
    ),
    ("matrix:\n  include: [{device: iphone-99}]\n", "2:22", "unknown device"),
    (
      "matrix:\n  axes: {t: {keyPath: pixels, values: [none, png]}}\n", "2:23",
      "an axis cannot change"
    ),
    (
      "matrix:\n  axes: {t: {keyPath: contentOffset, values: {a: 0, b: much}}}\n", "2:56",
      "contentOffset must be a number"
    ),
    (
      "matrix:\n  axes: {t: {keyPath: \"a..b\", values: [1]}}\n", "2:23", "bad key path"
    ),
    (
      "matrix:\n  device: [iphone-15]\n  system: [ios-17, watchos-9]\n", "3:20", "watchos"
    ),
  ])
  func `what is wrong in a matrix is found by validate at its line and column`(
    matrix: String, place: String, words: String
  ) async throws {
    let tree = try GoldenTree(["inbox": matrix + GoldenTree.scene])
    let run = await CommandRun(["validate", "\(tree.root)/inbox.yaml"])
    #expect(run.status == .badScene)
    #expect(run.messages.contains("inbox.yaml:\(place): error: "), "\(run.messages)")
    #expect(run.messages.contains(words), "\(run.messages)")
  }

  @Test func `an exclusion that fits nothing is a warning`() async throws {
    let tree = try GoldenTree([
      "inbox": """
      matrix:
        appearance: [light, dark]
        direction: [leftToRight]
        exclude: [{appearance: dark}, {direction: leftToRight, appearance: dark}]

      """ + GoldenTree.scene
    ])
    let run = await CommandRun(["validate", tree.root])
    #expect(run.status == .success && !run.messages.contains("warning"), "\(run.messages)")
  }

  @Test func `tags pick goldens, also those without`() async throws {
    let tree = try await GoldenTree(recording: [
      "a": "tags: [slow, glass]\n" + GoldenTree.scene, "b": "tags: [glass]\n" + GoldenTree.scene,
      "c": GoldenTree.scene,
    ])
    #expect(await tree.test(["--tag", "glass"]).text == "2 goldens: 2 same\n")
    #expect(await tree.test(["--tag", "!slow"]).text == "2 goldens: 2 same\n")
    #expect(await tree.test(["--tag", "glass", "--tag", "!slow"]).text == "1 golden: 1 same\n")
    let none = await tree.test(["--tag", "fast"])
    #expect(none.status == .notFound && none.messages.contains("found: glass, slow"))
    try tree.write("tags: [\"a b\"]\n" + GoldenTree.scene, to: "c.yaml")
    #expect(await tree.test().text.contains("c.yaml:1:8: error"))
  }

  @Test func `a picture may be shared inside the suite, and never outside`() async throws {
    let tree = try GoldenTree([:])
    let image = "navigationBar: {items: [{title: In, rightBarButtonItems: [{image: {file: §}}]}]}\n"
    let icon =
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0h9v9z'/></svg>"
    try tree.write(icon, to: "pictures/icon.svg")
    try tree.write(image.replacing("§", with: "../pictures/icon.svg"), to: "a/inbox.yaml")
    let run = await tree.record()
    #expect(run.status == .success, "\(run.messages)")
    #expect(await tree.test().status == .success)
    // A scene that is named itself belongs to the suite that its project names.
    _ = try tree.folder.write("folders: [goldens]\n", to: "navbar.yaml")
    #expect(await CommandRun(["layout", "\(tree.root)/a/inbox.yaml"]).status == .success)
    _ = try tree.folder.write(icon, to: "icon.svg")
    for path in ["../../icon.svg", "../../goldens/../icon.svg", "/etc/icon.svg"] {
      try tree.write(image.replacing("§", with: path), to: "a/inbox.yaml")
      let run = await tree.test()
      #expect(run.status == .badScene && run.text.contains("a picture stands in"), "\(run.text)")
    }
  }
}
