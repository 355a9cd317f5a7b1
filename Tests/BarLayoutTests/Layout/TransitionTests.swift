import BarLayout
import Testing

@Suite struct TransitionTests {
  private func bar(
    _ operation: BarTransition.Operation, _ progress: Double, system: Int = 17,
    width: Double = 390, direction: BarLayoutDirection = .leftToRight
  ) throws -> LaidOutBar {
    var scene = Scenes.phone(
      system: system, width: width, direction: direction,
      bar: NavigationBar(
        prefersLargeTitles: true,
        items: [
          NavigationItem(title: "1234"),
          NavigationItem(title: "12", largeTitleDisplayMode: .never),
        ]))
    scene.transition = BarTransition(operation: operation, progress: progress)
    return try Scenes.layOut(scene)
  }

  @Test func `a push begins as the lower bar looks`() throws {
    let bar = try bar(.push, 0)
    #expect(bar.frame.height == 96)
    #expect(bar.alpha(.outgoing(.largeTitle)) == 1)
    #expect(bar.frame(.outgoing(.largeTitle)).x == 16)
    #expect(bar.alpha(.backButton(.label)) == 0)
    #expect(bar.alpha(.title) == 0)
  }

  @Test func `a push ends as the upper bar looks`() throws {
    let bar = try bar(.push, 1)
    #expect(bar.frame.height == 44)
    #expect(bar.alpha(.outgoing(.largeTitle)) == 0)
    #expect(bar.alpha(.backButton(.label)) == 1)
    #expect(bar.frame(.backButton(.label)).x == 29)
    #expect(bar.element(.backButton(.label))?.text?.magnification == 1)
    #expect(bar.frame(.title).midX == 195)
  }

  @Test(arguments: [0.2, 0.5, 0.9])
  func `old title and new label are in one place and of one size all the way`(
    progress: Double
  ) throws {
    let bar = try bar(.push, progress)
    let title = try #require(bar.element(.outgoing(.largeTitle))?.text)
    let label = try #require(bar.element(.backButton(.label))?.text)
    #expect(abs(title.x - label.x) < 1e-9)
    #expect(abs(title.baseline - label.baseline) < 1e-9)
    let sizes = [title, label].map { $0.style.size * $0.magnification }
    #expect(abs(sizes[0] - sizes[1]) < 1e-9)
    #expect(abs(sizes[0] - (34 - 17 * progress)) < 1e-9)
  }

  @Test func `on iOS 26 titles travel with their screens and do not fade`() throws {
    let bar = try bar(.push, 0.4587, system: 26, width: 393)
    #expect(abs(bar.frame(.outgoing(.largeTitle)).x + 38.1) < 0.2)
    #expect(bar.alpha(.outgoing(.largeTitle)) == 1)
    let edge = 393 * (1 - 0.4587)
    let clip = try #require(bar.element(.outgoing(.largeTitle))?.clip)
    #expect(abs(clip.maxX - edge) < 0.34)
    #expect(abs(bar.frame(.title).midX - 393 / 2 - edge) < 0.34)
    #expect(bar.alpha(.title) == 1)
    #expect(bar.frame(.backButton(.glass)).x == 16)
  }

  @Test(arguments: [0.2, 0.6])
  func `on iOS 26 right to left is the mirror too`(progress: Double) throws {
    let left = try bar(.push, progress, system: 26)
    let right = try bar(.push, progress, system: 26, direction: .rightToLeft)
    for (a, b) in zip(left.elements, right.elements) {
      #expect(abs(a.frame.midX - (390 - b.frame.midX)) < 0.34, "\(a.id)")
      #expect(abs((a.clip?.midX ?? 0) - (390 - (b.clip?.midX ?? 390))) < 0.34, "\(a.id)")
    }
  }

  @Test(arguments: [0.0, 0.1, 0.3, 0.6], [BarLayoutDirection.leftToRight, .rightToLeft])
  func `the lower screen shows from its own edge to under the upper one's corners`(
    progress: Double, direction: BarLayoutDirection
  ) throws {
    let items = [NavigationItem(title: "1"), NavigationItem(title: "2")]
    var scene = Scenes.phone(
      system: 26, direction: direction, bar: NavigationBar(items: items))
    scene.device.cornerRadius = 50
    scene.content = SceneContent(rows: [SceneContent.Row(title: "Row")])
    scene.transition = BarTransition(operation: .push, progress: progress)
    let content = try LaidOutScene(layingOut: scene, measuring: SquareLetters()).environment.content
    let lower = try #require(content.first?.frame)
    let reach = min(390 * (1 - progress) + 100, 390)
    #expect(abs(lower.width - reach) < 0.34)
    #expect(direction == .leftToRight ? lower.minX == 0 : lower.maxX == 390)
  }

  @Test func `a pop is the push run backwards`() throws {
    #expect(try bar(.pop, 0.25) == bar(.push, 0.75))
  }

  @Test(arguments: [0.0, 0.4, 1.0])
  func `right to left is the mirror at every moment`(progress: Double) throws {
    let left = try bar(.push, progress)
    let right = try bar(.push, progress, direction: .rightToLeft)
    for (a, b) in zip(left.elements, right.elements) {
      #expect(a.id == b.id)
      #expect(abs(a.frame.midX - (390 - b.frame.midX)) < 0.34, "\(a.id)")
      #expect(a.alpha == b.alpha)
    }
  }

  @Test(arguments: [BarTransition.Operation.push, .pop])
  func `a push or a pop needs an item under the top one`(operation: BarTransition.Operation) {
    var scene = Scenes.phone(bar: Scenes.bar(NavigationItem(title: "1")))
    scene.transition = BarTransition(operation: operation, progress: 0.5)
    let error = #expect(throws: SceneError.self) { try Scenes.layOut(scene) }
    #expect(error?.keyPath == "transition")
    #expect(
      error?.message
        == "a \(operation.rawValue) needs two items, one of them under the other (found 1)")
  }
}
