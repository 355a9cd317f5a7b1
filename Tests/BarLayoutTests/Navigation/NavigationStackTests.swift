import BarLayout
import BarTestSupport
import Testing

@Suite struct NavigationStackTests {
  private static func screen(
    _ title: String, _ destinations: [NavigationDestination] = []
  ) -> NavigationScreen {
    var screen = NavigationScreen(.verbatim(title))
    screen.destinations = destinations
    return screen
  }

  private static func destination(_ type: String) -> NavigationDestination {
    NavigationDestination(.type(type), screen: screen("\(type) {value}"))
  }

  private static func scene(_ stack: BarNavigationStack, actions: [SceneAction] = []) -> BarScene {
    var scene = Scenes.phone(bar: NavigationBar(items: []))
    scene.navigation = .stack(stack)
    scene.actions = actions
    return scene
  }

  private static func titles(_ scene: BarScene) throws -> [String?] {
    try scene.barScenes().flatMap { $0.navigationBar.items.map(\.title) }
  }

  @Test func `each value of the path has its screen, and its words stand in the title`() throws {
    let stack = BarNavigationStack(
      root: Self.screen("Root", [Self.destination("A"), Self.destination("B")]),
      path: [NavigationValue(type: "A", text: "1"), NavigationValue(type: "B", text: "{value}")])
    #expect(try Self.titles(Self.scene(stack)) == ["Root", "A 1", "B {value}"])
  }

  /// SwiftUI says from iOS 17 on that a root without a title has an inline bar, and what is pushed keeps it.
  @Test(arguments: [
    (17, nil as String?, false), (26, nil, false), (17, "", true), (17, "Root", true),
    (16, nil, true),
  ])
  func `a root without a title has an inline bar`(
    major: Int, title: String?, isLarge: Bool
  ) throws {
    var root = NavigationScreen(title.map(NavigationText.verbatim))
    root.destinations = [Self.destination("A")]
    let path = [NavigationValue(type: "A", text: "1")]
    for path in [[], path] {
      var scene = Self.scene(BarNavigationStack(root: root, path: path))
      scene.system = SystemVersion(.iOS, major)
      let bar = try LaidOutScene(layingOut: scene, measuring: SquareLetters()).bars[0]
      #expect((bar.titleMode == .large) == isLarge)
    }
  }

  @Test func `a value without a destination is refused at its place`() {
    let stack = BarNavigationStack(
      root: Self.screen("Root", [Self.destination("A")]),
      path: [NavigationValue(type: "A", text: "1"), NavigationValue(type: "C", text: "2")])
    let error = #expect(throws: SceneError.self) { try Self.titles(Self.scene(stack)) }
    #expect(error?.keyPath == "navigationStack.path[1]")
    #expect(error?.message.contains("declared: A") == true)
  }

  @Test func `an item that becomes nil pops its screen`() throws {
    func stack(_ item: NavigationValue?) -> BarNavigationStack {
      BarNavigationStack(
        root: Self.screen(
          "Root", [NavigationDestination(.item(item), screen: Self.screen("At {value}"))]))
    }
    let value = NavigationValue(type: "A", text: "7")
    #expect(try Self.titles(Self.scene(stack(value))) == ["Root", "At 7"])
    #expect(try Self.titles(Self.scene(stack(nil))) == ["Root"])
    let walk = try SceneTimeline(Self.scene(stack(value), actions: [SceneAction(.pop)]))
    #expect(walk.steps.map(\.scene.navigation).last == .stack(stack(nil)))
  }

  @Test func `the declaration nearest the root counts`() throws {
    let inner = NavigationDestination(.type("A"), screen: Self.screen("inner {value}"))
    let outer = NavigationDestination(.type("A"), screen: Self.screen("outer {value}", [inner]))
    let one = NavigationValue(type: "A", text: "1")
    let scene = Self.scene(
      BarNavigationStack(root: Self.screen("Root", [outer]), path: [one, one]))
    #expect(try Self.titles(scene) == ["Root", "outer 1", "outer 1"])
    #expect(scene.navigationDiagnoses.map(\.severity) == [.warning])
  }

  @Test func `ten thousand random walks over a path end where a plain list ends`() throws {
    let root = Self.screen("Root", [Self.destination("A"), Self.destination("B")])
    for seed in 0..<10_000 as Range<UInt64> {
      var random = Seeded(state: seed)
      var list: [String] = []
      var actions: [SceneAction] = []
      for step in 1...Int.random(in: 1...8, using: &random) {
        let type = Bool.random(using: &random) ? "A" : "B"
        let value = NavigationValue(type: type, text: "\(step)")
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3:
          actions.append(SceneAction(.append(value)))
          list.append("\(type) \(step)")
        case 4, 5:
          actions.append(SceneAction(.pop))
          _ = list.popLast()
        case 6:
          actions.append(SceneAction(.path([value, value])))
          list = ["\(type) \(step)", "\(type) \(step)"]
        default:
          actions.append(SceneAction(.popToRoot))
          list = []
        }
      }
      let walk = try SceneTimeline(Self.scene(BarNavigationStack(root: root), actions: actions))
      let last = try #require(walk.steps.last)
      #expect(walk.steps.count == actions.count + 1)
      #expect(try Self.titles(last.scene) == ["Root"] + list, "seed \(seed)")
    }
  }

  @Test func `what is presented and dismissed again leaves the scene as it was`() throws {
    let sheet = NavigationBar(items: [NavigationItem(title: "Sheet")])
    let stack = BarNavigationStack(root: Self.screen("Root"))
    let walk = try SceneTimeline(
      Self.scene(
        stack,
        actions: [
          SceneAction(.scroll(40)), SceneAction(.present(.pageSheet, sheet)),
          SceneAction(.dismiss),
        ]))
    #expect(walk.steps[2].scene.presentation == .pageSheet)
    #expect(walk.steps[2].scene.contentOffset == 0)
    #expect(walk.steps[3].scene == walk.steps[1].scene)
    let impossible = try SceneTimeline(
      Self.scene(stack, actions: [SceneAction(.dismiss), SceneAction(.scroll(1))]))
    #expect(impossible.steps.count == 1)
    #expect(
      impossible.impossible?.message
        == "nothing is presented that could be dismissed; action 1 is not done, nor action 2")
  }
}
