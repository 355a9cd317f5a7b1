extension LaidOutScene {
  /// Lays out a scene: every default decided, every frame computed.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  public init(
    layingOut scene: BarScene, measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    try self.init(layingOut: scene, numbers: SceneNumbers(for: scene), measuring: measurer)
  }

  /// Lays out a scene with given numbers.
  init(
    layingOut scene: BarScene, numbers: SceneNumbers, measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    if scene.navigation != nil {
      try self.init(
        layingOutColumnsOf: scene, rounds: numbers.roundsToPixels, measuring: measurer)
      return
    }
    switch numbers.metrics {
    case .bar(let metrics):
      try self.init(
        layingOutNavigationBarOf: scene, metrics, rounds: numbers.roundsToPixels,
        measuring: measurer)
    case .watch(let metrics):
      var resolved = try ResolvedWatchScene(resolving: scene, metrics: metrics)
      resolved.bar.roundsToPixels = numbers.roundsToPixels
      self.init(layingOut: resolved, measuring: measurer)
    case .platform(let metrics, let shared):
      var resolved = try ResolvedPlatformScene(
        resolving: scene, metrics: metrics, shared: shared)
      resolved.bar.roundsToPixels = numbers.roundsToPixels
      self.init(layingOut: resolved, measuring: measurer)
    }
  }

  /// Lays out the navigation bar of a phone or pad, at rest or inside a push or a pop.
  private init(
    layingOutNavigationBarOf scene: BarScene, _ metrics: NavigationBarMetrics, rounds: Bool,
    measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    var resolved = try ResolvedScene(resolving: scene, metrics: metrics)
    resolved.bar.place.roundsToPixels = rounds
    self.init(layingOut: resolved, measuring: measurer)
    guard let transition = scene.transition, scene.navigationBar.items.count > 1 else { return }
    var before = scene
    before.navigationBar.items.removeLast()
    resolved = try ResolvedScene(resolving: before, metrics: metrics)
    resolved.bar.place.roundsToPixels = rounds
    let below = LaidOutScene(layingOut: resolved, measuring: measurer)
    let share =
      transition.operation == .push ? transition.progress : 1 - transition.progress
    bars = zip(below.bars, bars).map { below, above in
      BarTransition(
        below: below, above: above, share: share, metrics: metrics, grid: resolved.bar.place.grid,
        towardsTrailing: scene.traits.layoutDirection == .leftToRight ? 1 : -1
      ).bar
    }
  }

  /// Computes every frame of a resolved scene; this cannot fail.
  ///
  /// - Parameter pixels: the grid that frames are put on; nil for the device's own.
  public init(
    layingOut scene: ResolvedScene, measuring measurer: some TextMeasuring,
    on pixels: PixelGrid? = nil
  ) {
    let bar: LaidOutBar
    if scene.measuredText.isEmpty {
      bar = LaidOutBar(layingOut: scene.bar, measuring: measurer, on: pixels)
    } else {
      bar = LaidOutBar(
        layingOut: scene.bar,
        measuring: KnownWidths(scene.measuredText, over: measurer), on: pixels)
    }
    let surroundings = LaidOutScreen(scene, bar: bar, measuring: measurer)
    self.init(
      device: scene.device, system: scene.system, screen: scene.screen,
      scale: scene.bar.place.scale, measurer: measurer.name, bars: [bar],
      safeArea: Self.safeArea(of: scene, bar: bar), ground: scene.bar.palette.ground,
      cornerRadius: scene.cornerRadius,
      margins: scene.bar.place.margins.turned(scene.bar.direction), window: scene.window,
      surroundings: surroundings)
  }

  /// What the bar leaves to the content: everything below it, between the screen's own insets.
  private static func safeArea(of scene: borrowing ResolvedScene, bar: LaidOutBar) -> Rect {
    let insets = scene.safeArea
    if scene.isStandalone {
      return Rect(
        minX: 0, minY: min(bar.frame.maxY, scene.screen.height), maxX: bar.frame.width,
        maxY: scene.screen.height)
    }
    let container =
      scene.sheet ?? Rect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
    let top =
      scene.bar.isHidden ? (scene.sheet?.y ?? insets.top) : bar.frame.maxY
    let bottom = min(container.maxY, scene.screen.height - insets.bottom)
    let column = scene.bar.column == nil ? container : bar.frame
    // A column that others push off the screen leaves nothing.
    let end = min(column.maxX, scene.screen.width - insets.right)
    return Rect(
      minX: min(max(column.minX, insets.left), max(end, insets.left)), minY: min(top, bottom),
      maxX: max(end, insets.left), maxY: bottom)
  }
}

extension LaidOutBar {
  /// Computes every frame of a bar; this cannot fail.
  ///
  /// - Parameter pixels: the grid that frames are put on; nil for the device's own.
  public init(
    layingOut bar: borrowing ResolvedBar, measuring measurer: some TextMeasuring,
    on pixels: PixelGrid? = nil
  ) {
    var arrangement = Arrangement(copy bar, measuring: measurer)
    arrangement.arrange()
    let grid = pixels ?? arrangement.grid
    let snapping = Snapping(
      grid: grid, direction: bar.direction, barX: bar.place.x, width: bar.place.width)
    var elements: [LaidOutElement] = []
    elements.reserveCapacity(arrangement.elements.count)
    let arranged = arrangement.elements
    for index in arranged.indices {
      elements.append(snapping.element(arranged[index]))
      if bar.isHidden && !elements[index].id.isStatusBar { elements[index].alpha = 0 }
    }
    let frame = Rect(
      x: bar.place.x, y: bar.place.y, width: bar.place.width, height: bar.rows.total)
    self.init(
      column: bar.column?.name.rawValue, frame: grid.nearest(frame), barMetrics: bar.barMetrics,
      appearance: bar.appearance.state, titleMode: bar.largeTitle == nil ? .inline : .large,
      largeTitleProgress: bar.largeTitle?.progress ?? 0, scroll: LaidOutScroll(bar),
      transitionMaskWidth: bar.backButton?.transitionMaskWidth, elements: elements)
    titleMenu = bar.titleMenu?.menu
    isOverlay = bar.column?.isOverlay ?? false
  }
}

extension ElementID {
  /// Whether the element is the status bar or stands in it.
  fileprivate var isStatusBar: Bool {
    switch self {
    case .statusBar, .clock, .statusSign: true
    default: false
    }
  }
}
