import BarLayout
import BarTestSupport
import Testing

@Suite struct SceneWalkTests {
  /// What a walk ought to do, as plainly as it can be said: lists of titles and offsets.
  private struct Reference {
    struct Screen: Equatable {
      var titles: [String]
      var offsets: [Double]
    }

    var screens: [Screen]
    var orientation = Orientation.portrait
    var calls: [String] = []

    var top: Screen {
      get { screens[screens.count - 1] }
      set { screens[screens.count - 1] = newValue }
    }

    mutating func push(_ title: String, isRefused: Bool) {
      calls = ["shouldPush \(title)"]
      if isRefused { return }
      calls.append("didPush \(title)")
      top.titles.append(title)
      top.offsets.append(0)
    }

    mutating func pop(isRefused: Bool) {
      calls = []
      guard let title = top.titles.last, top.titles.count > 1 else { return }
      calls = ["shouldPop \(title)"]
      if isRefused { return }
      calls.append("didPop \(title)")
      top.titles.removeLast()
      top.offsets.removeLast()
    }

    mutating func popToRoot() {
      calls = top.titles.count > 1 ? ["didPop \(top.titles.last ?? "")"] : []
      top.titles = Array(top.titles.prefix(1))
      top.offsets = Array(top.offsets.prefix(1))
    }

    mutating func set(_ titles: [String]) {
      let (old, new) = (top.titles.last ?? "", titles.last ?? "")
      calls =
        old == new
        ? [] : top.titles.dropLast().contains(new) ? ["didPop \(old)"] : ["didPush \(new)"]
      let kept = zip(titles, top.titles).prefix { $0 == $1 }.count
      let offsets = titles.indices.map { $0 < kept ? top.offsets[$0] : 0 }
      top = Screen(titles: titles, offsets: offsets)
    }
  }

  private static func item(_ title: String) -> NavigationItem { NavigationItem(title: title) }

  /// An action that the dice choose, and what it does to the reference.
  private static func action(
    _ step: Int, _ dice: inout Seeded, _ model: inout Reference
  ) -> SceneAction {
    let isRefused = Int.random(in: 0..<4, using: &dice) == 0
    model.calls = []
    switch Int.random(in: 0..<12, using: &dice) {
    case 0...2:
      model.push("\(step)", isRefused: isRefused)
      return SceneAction(.push(item("\(step)")), isRefused: isRefused)
    case 3, 4:
      model.pop(isRefused: isRefused)
      return SceneAction(.pop, isRefused: isRefused)
    case 5:
      model.popToRoot()
      return SceneAction(.popToRoot)
    case 6:
      let keeps = Int.random(in: 1...model.top.titles.count, using: &dice)
      let titles = Array(model.top.titles.prefix(keeps)) + (isRefused ? [] : ["set \(step)"])
      model.set(titles)
      return SceneAction(.set(titles.map(item)))
    case 7, 8:
      let offset = Double(Int.random(in: -40...200, using: &dice))
      model.top.offsets[model.top.offsets.count - 1] = offset
      return SceneAction(.scroll(offset))
    case 9:
      model.orientation = Bool.random(using: &dice) ? .landscape : .portrait
      return SceneAction(.rotate(model.orientation))
    case 10 where model.screens.count > 1:
      model.screens.removeLast()
      return SceneAction(.dismiss)
    default:
      let titles = ["Sheet \(step)"]
      model.screens.append(.init(titles: titles, offsets: [0]))
      return SceneAction(.present(.pageSheet, NavigationBar(items: titles.map(item))))
    }
  }

  @Test
  func `ten thousand random walks do what plain lists do, step by step, and lose nothing`() throws {
    for seed in 0..<10_000 as Range<UInt64> {
      var dice = Seeded(state: seed)
      var model = Reference(screens: [.init(titles: ["Root"], offsets: [0])])
      var scene = Scenes.phone(bar: NavigationBar(items: [Self.item("Root")]))
      var expected = [model]
      for step in 1...Int.random(in: 1...12, using: &dice) {
        scene.actions.append(Self.action(step, &dice, &model))
        expected.append(model)
      }
      let walk = try SceneTimeline(scene)
      #expect(walk.steps.count == expected.count)
      for (step, model) in zip(walk.steps, expected) {
        let note = "seed \(seed), step \(step.number)"
        #expect(step.scene.navigationBar.items.compactMap(\.title) == model.top.titles, "\(note)")
        #expect(step.scene.contentOffset == model.top.offsets.last, "\(note)")
        #expect(step.scene.orientation == model.orientation, "\(note)")
        #expect(step.calls.map { "\($0.name) \($0.item.title ?? "")" } == model.calls, "\(note)")
        let isSheet = step.scene.presentation == .pageSheet
        #expect(isSheet == (model.screens.count > 1), "\(note)")
      }
    }
  }

  @Test func `a push or a pop that is refused leaves the whole scene as it was`() throws {
    var scene = Scenes.phone(bar: NavigationBar(items: [Self.item("Root"), Self.item("Inbox")]))
    scene.contentOffset = 30
    scene.actions = [
      SceneAction(.push(Self.item("Mail")), isRefused: true), SceneAction(.pop, isRefused: true),
    ]
    let walk = try SceneTimeline(scene)
    #expect(walk.steps.map(\.scene) == Array(repeating: walk.steps[0].scene, count: 3))
    #expect(walk.steps[2].calls == [.shouldPop(Self.item("Inbox"))])
  }

  @Test func `a column scrolls alone, and a new column leaves it where it was`() throws {
    func column(_ title: String) -> NavigationColumn {
      NavigationColumn(BarNavigationStack(root: NavigationScreen(.verbatim(title))))
    }
    var scene = BarScene(
      device: Device(
        id: "custom", idiom: .pad, size: BarSize(width: 1194, height: 834), scale: 2,
        safeArea: BarEdgeInsets(top: 24, bottom: 20), statusBarHeight: 24),
      system: SystemVersion(.iPadOS, 17), navigationBar: NavigationBar(items: []))
    scene.navigation = .splitView(
      BarNavigationSplitView(sidebar: column("Side"), detail: column("Detail")))
    scene.actions = [
      SceneAction(.scroll(120, in: .sidebar)), SceneAction(.columnVisibility(.all)),
      SceneAction(.scroll(26)),
    ]
    let modes = try SceneTimeline(scene).steps.map { step in
      try LaidOutScene(layingOut: step.scene, measuring: SquareLetters()).bars
        .map { [$0.largeTitleProgress, $0.scroll.contentOffset] }
    }
    #expect(modes[0] == [[1, 0], [1, 0]])
    #expect(modes[1] == [[0, 120], [1, 0]] && modes[2] == modes[1])
    #expect(modes[3] == [[0, 120], [0.5, 26]])
    scene.actions = [SceneAction(.scroll(1, in: .content))]
    #expect(try SceneTimeline(scene).impossible?.keyPath == "actions[0].scroll.column")
  }
}
