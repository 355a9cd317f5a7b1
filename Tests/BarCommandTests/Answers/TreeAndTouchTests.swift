import BarFiles
import BarLayout
import BarTestSupport
import Testing

@testable import BarCommand

/// What stands inside what, and what answers a touch.
@Suite struct TreeAndTouchTests {
  private static func layOut(_ name: String) throws -> LaidOutScene {
    let console = Console(
      output: { _ in }, message: { _ in }, input: { [] }, isOutputTerminal: false,
      isMessageTerminal: false, variable: { _ in nil }, files: .system)
    return try SceneLayout().layOut(
      SceneInput(argument: ExamplesTests.path(name)), overrides: [], console: console)
  }

  private static func ids(_ tree: ElementTree) -> [ElementID] {
    [tree.element.id] + tree.children.flatMap(ids)
  }

  @Test(arguments: ExamplesTests.scenes)
  func `every element stands in the tree once`(name: String) throws {
    for bar in try Self.layOut(name).bars {
      let inTree = ElementTree.roots(of: bar).flatMap(Self.ids).map(\.description).sorted()
      #expect(inTree == bar.elements.map(\.id.description).sorted())
    }
  }

  @Test func `a label stands in its button, the button in the row, the row in the bar`() async {
    let run = await CommandRun(["tree", ExamplesTests.path("mail-inbox-large.yaml")])
    #expect(run.text.contains("\n  contentView  "))
    #expect(run.text.contains("\n    backButton  "))
    #expect(run.text.contains("\n      backButton.label  "))
    let json = await CommandRun([
      "tree", ExamplesTests.path("mail-inbox-large.yaml"), "--format", "json",
    ])
    #expect(json.text.contains("\"children\": ["))
  }

  @Test(arguments: ExamplesTests.scenes)
  func `every control answers a touch on its middle, in an area of its own`(name: String) throws {
    for bar in try Self.layOut(name).bars {
      let targets = bar.touchTargets(minimum: 44)
      for target in targets {
        let frame = target.element.frame
        let middle = BarPoint(x: frame.midX, y: frame.midY)
        let answer = try #require(bar.hit(middle, minimum: 44).target)
        let inside = answer.element.frame
        #expect(
          answer == target || (inside.width <= frame.width && inside.height <= frame.height),
          "\(target.element.id)")
        // Edges of areas are sums, which may be off in their last bit.
        #expect(target.area.width >= frame.width - 1e-9)
        #expect(target.area.height >= frame.height - 1e-9)
      }
    }
  }

  @Test func `a touch beside a small button is answered as far as a finger is wide`() async {
    let scene = ExamplesTests.path("mail-inbox-large.yaml")
    // The word Edit stands from 347.667 to 385; 44 points about its middle reach to 344.333.
    let near = await CommandRun(["hit", scene, "345,75"])
    #expect(near.text.contains("rightBarButtonItems[0]") && near.text.contains("Edit, Button"))
    let far = await CommandRun(["hit", scene, "343,75"])
    #expect(far.status == .notFound)
    #expect(far.messages.contains("nothing answers a touch at 343,75; what shows there: "))
    let outside = await CommandRun(["hit", scene, "-5,75", "--format", "json"])
    #expect(outside.status == .success && outside.text == "null\n")
    #expect(await CommandRun(["hit", scene, "-5,75"]).messages.contains("a touch at -5,75"))
    let json = await CommandRun(["hit", scene, "345,75", "--format", "json"])
    #expect(json.text.contains("\"id\": \"rightBarButtonItems[0]\""))
  }

  @Test func `a button that opens a menu is said to`() async throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      "navigationBar: {items: [{title: A, rightBarButtonItems: [{title: Edit, menu: true}]}]}",
      to: "menu.yaml")
    #expect(await CommandRun(["hit", scene, "365,75"]).text.contains("opens     a menu"))
    #expect(await CommandRun(["tree", scene]).text.contains("opens a menu"))
    #expect(
      await CommandRun(["layout", scene, "--format", "json"]).text.contains("\"hasMenu\": true"))
  }

  @Test(arguments: ["99999999999999999,1e30", "-9223372036854775.808,5", "0.0001,-0.0"])
  func `a point far away, or between two pixels, is named as it was typed`(point: String) async {
    let run = await CommandRun(["hit", ExamplesTests.path("mail-inbox-large.yaml"), point])
    #expect(run.status == .notFound)
    #expect(run.messages.contains("a touch at \(point)"), "\(run.messages)")
  }

  @Test(arguments: ["1", "1,", "a,b", "1,2,3", "nan,1", "inf,2"])
  func `a point that is none is a mistake of the command line`(point: String) async {
    let run = await CommandRun(["hit", ExamplesTests.path("mail-inbox-large.yaml"), point])
    #expect(run.status == .usage)
  }
}
