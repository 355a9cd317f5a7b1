extension LaidOutScene {
  /// Computes every frame of a scene on a watch; this cannot fail.
  package init(layingOut scene: ResolvedWatchScene, measuring measurer: some TextMeasuring) {
    let bar: LaidOutBar
    if scene.measuredText.isEmpty {
      bar = LaidOutBar(layingOut: scene.bar, measuring: measurer)
    } else {
      bar = LaidOutBar(
        layingOut: scene.bar, measuring: KnownWidths(scene.measuredText, over: measurer))
    }
    let metrics = scene.bar.metrics
    let screen = scene.bar.screen
    let margin = metrics[scene.bar.hasDiscs ? .barMargin : .textInset]
    let side = metrics[.sideInset]
    let top = scene.bar.height + scene.bar.visibleLargeTitle
    self.init(
      device: scene.device, system: scene.system, screen: screen, scale: scene.bar.scale,
      measurer: measurer.name, bars: [bar],
      safeArea: BarRect(
        minX: side, minY: top, maxX: screen.width - side,
        maxY: max(screen.height - metrics[.bottomInset], top)),
      ground: .black, cornerRadius: scene.cornerRadius, showsDisplayCorners: true,
      margins: DirectionalEdgeInsets(leading: margin, trailing: margin).turned(
        scene.bar.direction),
      environment: LaidOutScreen(
        content: LaidOutScreen.content(scene, measuring: measurer),
        bezel: BezelTable.insets(of: .watch, isSquare: scene.cornerRadius == 0)))
  }
}

extension LaidOutBar {
  /// Computes every frame of a watch's bar; this cannot fail.
  package init(layingOut bar: ResolvedWatchBar, measuring measurer: some TextMeasuring) {
    var arrangement = WatchArrangement(bar, measuring: measurer)
    arrangement.arrange()
    let grid = arrangement.grid
    let snapping = Snapping(grid: grid, direction: bar.direction, barX: 0, width: bar.screen.width)
    let frame = BarRect(
      x: 0, y: 0, width: bar.screen.width, height: bar.height + bar.visibleLargeTitle)
    self.init(
      column: nil, frame: grid.nearest(frame), barMetrics: .default,
      appearance: .standard, titleMode: bar.largeTitle == nil ? .inline : .large,
      largeTitleProgress: bar.largeTitleProgress,
      elements: snapping.elements(arrangement.elements))
    locale = bar.locale
  }
}
