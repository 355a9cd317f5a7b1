extension LaidOutScene {
  /// Computes every frame of a resolved scene; this cannot fail.
  ///
  /// - Parameter pixels: the grid that frames are put on; nil for the device's own.
  package init(
    layingOut scene: borrowing ResolvedScene, measuring measurer: some TextMeasuring,
    on pixels: PixelGrid? = nil
  ) {
    self = Self.laidOut(scene, measuring: measurer, on: pixels)
  }

  /// The same; an initializer that may change what it has made gives a copy of it back.
  static func laidOut(
    _ scene: borrowing ResolvedScene, measuring measurer: some TextMeasuring,
    on pixels: PixelGrid? = nil
  ) -> LaidOutScene {
    let bar = LaidOutBar(
      layingOut: scene.sharedBar, measuring: scene.measurer(over: measurer), on: pixels)
    let environment = LaidOutScreen(scene, bar: bar, measuring: measurer)
    let safeArea = safeArea(of: scene, bar: bar)
    let laidOut = LaidOutScene(
      device: scene.device, system: scene.system, screen: scene.screen,
      scale: scene.bar.place.scale, measurer: measurer.name, bars: [consume bar],
      safeArea: safeArea, ground: scene.bar.palette.ground, cornerRadius: scene.cornerRadius,
      margins: scene.bar.place.margins.turned(scene.bar.direction), window: scene.window,
      environment: environment)
    guard scene.$sheetLook, let scaling = scene.sheetLook?.scaling else { return laidOut }
    return laidOut.scaled(scaling, on: pixels ?? scene.bar.place.grid)
  }

  /// What the bar leaves to the content: everything below it, between the screen's own insets.
  static func safeArea(of scene: borrowing ResolvedScene, bar: borrowing LaidOutBar) -> BarRect {
    let insets = scene.safeArea
    if scene.isStandalone {
      let top = scene.bar.place.hairlineIsAbove ? 0 : bar.frame.maxY
      return BarRect(
        minX: 0, minY: min(top, scene.screen.height), maxX: bar.frame.width,
        maxY: scene.screen.height)
    }
    let container =
      scene.sheet ?? BarRect(x: 0, y: 0, width: scene.screen.width, height: scene.screen.height)
    let top =
      scene.bar.isHidden ? (scene.sheet?.y ?? insets.top) : bar.frame.maxY
    let foot = scene.bar.foot?.value.top ?? scene.screen.height
    let bottom = min(container.maxY, scene.screen.height - insets.bottom, foot)
    let column = scene.bar.column == nil ? container : bar.frame
    // A column that others push off the screen leaves nothing.
    let end = min(column.maxX, scene.screen.width - insets.right)
    return BarRect(
      minX: min(max(column.minX, insets.left), max(end, insets.left)), minY: min(top, bottom),
      maxX: max(end, insets.left), maxY: bottom)
  }
}

extension LaidOutBar {
  /// Computes every frame of a bar; this cannot fail.
  ///
  /// - Parameter pixels: the grid that frames are put on; nil for the device's own.
  package init(
    layingOut bar: ResolvedBar, measuring measurer: some TextMeasuring,
    on pixels: PixelGrid? = nil
  ) {
    self.init(layingOut: Shared(bar), measuring: measurer, on: pixels)
  }

  /// Computes every frame of a bar.
  init(
    layingOut shared: Shared<ResolvedBar>, measuring measurer: any TextMeasuring,
    on pixels: PixelGrid?
  ) {
    var arrangement = Arrangement(shared, measuring: measurer, on: pixels)
    arrangement.arrange()
    var elements = arrangement.elements
    let grid = pixels ?? arrangement.grid
    if shared.value.isHidden {
      for index in elements.indices where !elements[index].id.isStatusBar {
        elements[index].alpha = 0
      }
    }
    if let foot = shared.value.foot {
      elements += foot.value.elements(measuring: measurer, on: pixels)
    }
    if shared.value.openMenu?.value.anchor.isAtFoot == true {
      elements = arrangement.arrangeMenu(over: elements)
    }
    let scroll = shared.value.sharedScroll
    self.init(
      column: shared.value.column?.name.rawValue,
      frame: Self.frame(of: shared, height: scroll.value.rows.total, on: grid),
      barMetrics: shared.value.barMetrics, appearance: scroll.value.appearance.state,
      titleMode: shared.value.$largeTitle ? .large : .inline,
      largeTitleProgress: scroll.value.largeTitleProgress,
      scroll: LaidOutScroll(shared, scroll.value),
      transitionMask: shared.value.backButton?.value.transitionMask.flatMap {
        Self.mask($0.value, in: elements, grid: grid, direction: shared.value.direction)
      },
      elements: elements,
      isOverlay: shared.value.column?.isOverlay ?? false,
      isDimmed: shared.value.column?.isDimmed ?? false,
      titleMenu: shared.value.titleMenu?.menu,
      toolbarElsewhere: shared.value.searchElsewhere.map { [$0] } ?? [],
      verticalBarEdge: shared.value.verticalEnd == nil
        ? nil : shared.value.direction == .rightToLeft ? .leading : .trailing,
      locale: shared.value.locale)
  }
}

extension LaidOutBar {
  /// Takes from what scrolling changes all that is no element.
  mutating func take(
    _ scroll: borrowing ResolvedScroll, of bar: Shared<ResolvedBar>, on grid: PixelGrid
  ) {
    frame = Self.frame(of: bar, height: scroll.rows.total, on: grid)
    appearance = scroll.appearance.state
    largeTitleProgress = scroll.largeTitleProgress
    self.scroll = LaidOutScroll(bar, scroll)
  }

  fileprivate static func frame(
    of bar: Shared<ResolvedBar>, height: Double, on grid: PixelGrid
  ) -> BarRect {
    let place = bar.value.place
    return grid.nearest(BarRect(x: place.x, y: place.y, width: place.width, height: height))
  }
}

extension ResolvedScene {
  /// A measurer that knows the scene's own widths and asks another for the rest.
  func measurer(over base: some TextMeasuring) -> any TextMeasuring {
    measuredText.isEmpty ? base : KnownWidths(measuredText, over: base)
  }
}

extension ElementID {
  /// Whether the element is the status bar or stands in it.
  package var isStatusBar: Bool {
    switch self {
    case .statusBar, .clock, .carrier, .statusSign: true
    default: false
    }
  }
}
