import BarTestSupport
import Testing

@testable import BarCommand

@Suite struct GoldenMatrixTests {
  private let matrix = """
    matrix:
      contentOffset: [0, 40, -20]
      direction: [leftToRight, rightToLeft]
      contentSize: [large, accessibilityLarge]
      appearance: [light, dark]
      system: [ios-15, ios-17]
      device: [iphone-15-pro, iphone-se-3]

    """

  @Test func `a matrix makes a golden of every combination, under names that do not change`()
    async throws
  {
    let tree = try await GoldenTree(recording: ["a/inbox": matrix + GoldenTree.scene])
    let names = tree.everything.keys.filter { $0.hasSuffix(".layout.txt") }
    #expect(names.count == 96)
    let first = "a/inbox@iphone-15-pro+ios-15+light+large+ltr+scrolled-0.layout.txt"
    let last = "a/inbox@iphone-se-3+ios-17+dark+accessibilityLarge+rtl+pulled-20.layout.txt"
    #expect(names.contains(first) && names.contains(last))
    #expect(await tree.test().status == .success)
  }

  @Test func `one value more leaves the names of the others alone`() async throws {
    let tree = try await GoldenTree(
      recording: ["inbox": "matrix: {appearance: [light]}\n" + GoldenTree.scene])
    try tree.write("matrix: {appearance: [light, dark]}\n" + GoldenTree.scene, to: "inbox.yaml")
    let run = await tree.test()
    #expect(run.status == .notFound)
    #expect(run.text.contains("fail inbox@dark: missing\n"))
    #expect(run.text.hasSuffix("2 goldens: 1 same, 1 missing\n"))
  }

  @Test func `a combination is laid out under its own settings`() async throws {
    let tree = try await GoldenTree(
      recording: ["inbox": "matrix: {device: [iphone-15-pro, ipad-pro-11]}\n" + GoldenTree.scene])
    #expect(tree.text("inbox@iphone-15-pro.layout.txt").contains("393 x 852"))
    #expect(tree.text("inbox@ipad-pro-11.layout.txt").contains("834 x 1194"))
  }

  @Test func `a watch may be in a matrix as in a scene`() async throws {
    let tree = try await GoldenTree(
      recording: [
        "list": "system: watchos-9\nmatrix: {device: [watch-40]}\n"
          + GoldenTree.scene
      ])
    let run = await tree.test()
    #expect(run.status == .success, "\(run.text)\(run.messages)")
  }

  @Test func `a value that is there twice is refused where it stands`() async throws {
    let tree = try GoldenTree(["inbox": "matrix:\n  locale: [en_US, en_US]\n" + GoldenTree.scene])
    let run = await tree.test()
    #expect(run.status == .badScene && run.text.contains("inbox.yaml:2:"), "\(run.text)")
  }

  @Test func `two scenes of one name are refused, also where only case tells them apart`()
    async throws
  {
    let tree = try GoldenTree(["inbox": GoldenTree.scene, "Inbox": GoldenTree.scene])
    let run = await tree.test()
    #expect(run.status == .badScene && run.text.contains("would have the same goldens"))
  }
}
