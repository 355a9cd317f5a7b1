internal import BarLayout
internal import BarSceneFile

extension DrawingAnswer {
  /// Fills in what a page needs at every moment.
  mutating func introduce(_ scene: LaidOutScene) {
    device = scene.device
    system = scene.system
    screen = [scene.screen.width, scene.screen.height]
    scale = scene.scale
    bars = scene.bars.map { bar in
      Bar(
        column: bar.column, frame: Self.numbers(bar.frame), titleMode: bar.titleMode.rawValue,
        appearance: bar.appearance.rawValue, barMetrics: bar.barMetrics.rawValue,
        largeTitleProgress: Self.thousandths(bar.largeTitleProgress),
        scroll: Scroll(
          contentOffset: bar.contentOffset,
          collapsibleHeight: Self.thousandths(bar.collapsibleHeight),
          snapOffset: Self.thousandths(bar.snapOffset)))
    }
  }

  /// Fills in what an inspector shows of a layout.
  mutating func describe(_ scene: LaidOutScene) {
    safeArea = Self.numbers(scene.safeArea)
    elements = scene.bars.enumerated().flatMap { index, bar in
      bar.elements.map { Self.element($0, in: index, touch: bar.touchArea(of: $0.id)) }
    }
    voiceOver = scene.bars.enumerated().flatMap { index, bar in
      bar.accessibilityElements.map { stop in
        Stop(
          bar: index, id: stop.id.description, spoken: stop.description,
          frame: bar.element(stop.id).map { Self.numbers($0.frame) })
      }
    }
  }

  private static func element(_ element: LaidOutElement, in bar: Int, touch: BarRect?) -> Element {
    let line = element.text
    return Element(
      bar: bar, id: element.id.description, frame: numbers(element.frame),
      ink: element.ink.map(numbers), alpha: thousandths(element.alpha), text: line?.text,
      isTruncated: line?.isTruncated, baseline: line.map { thousandths($0.baseline) },
      fontSize: line.map { thousandths($0.style.size) }, fontWeight: line?.style.weight.rawValue,
      color: element.color?.hex, symbol: element.symbolName, isEnabled: element.isEnabled,
      hasMenu: element.hasMenu ? true : nil, touch: touch.map(numbers))
  }

  private static func numbers(_ rect: BarRect) -> [Double] {
    [rect.x, rect.y, rect.width, rect.height].map(thousandths)
  }

  private static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

extension DrawingAnswer.Problem {
  /// A problem of a scene file, with the line it is about.
  init(_ problem: SceneProblem, lines: [Substring]) {
    let isOfFile = !problem.isOfOption && lines.indices.contains(problem.line - 1)
    self.init(
      file: problem.file, line: problem.line, column: problem.column,
      severity: problem.severity.rawValue, message: problem.message,
      isOfControl: problem.isOfOption,
      excerpt: isOfFile ? String(lines[problem.line - 1].prefix(200)) : nil)
  }

  /// A problem that has no place in a file.
  init(scene: String, message: String) {
    self.init(
      file: scene, line: 1, column: 1, severity: "error", message: message, isOfControl: false)
  }
}

extension DrawingAnswer.Controls {
  /// What a scene's controls stand at.
  init(_ file: SceneFile, _ scene: BarScene, steps: [String], after: Int) {
    let traits = scene.traits
    let items = scene.navigationBar.items
    let search = items.last?.searchController
    let isPlain = scene.navigation == nil
    self.init(
      device: scene.device.id, system: scene.system.identifier,
      idiom: scene.device.idiom.rawValue, orientation: scene.orientation.rawValue,
      canTurn: DeviceModel(id: scene.device.id)?.canTurn ?? true,
      appearance: traits.userInterfaceStyle.rawValue,
      contentSize: traits.preferredContentSizeCategory.rawValue,
      direction: traits.layoutDirection.rawValue, contrast: traits.accessibilityContrast.rawValue,
      weight: traits.legibilityWeight.rawValue, locale: scene.locale,
      locales: file.scene.stringLocales,
      search: isPlain && search != nil
        ? "navigationBar.items[\(items.count - 1)].searchController.isActive" : nil,
      isSearchActive: search?.isActive ?? false, canMove: isPlain && items.count > 1,
      steps: steps, after: after)
  }
}
