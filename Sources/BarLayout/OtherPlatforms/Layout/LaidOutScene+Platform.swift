extension LaidOutScene {
  /// Computes every frame of a scene on macOS, tvOS or visionOS; this cannot fail.
  package init(layingOut scene: ResolvedPlatformScene, measuring measurer: some TextMeasuring) {
    let bar: LaidOutBar
    if scene.measuredText.isEmpty {
      bar = LaidOutBar(layingOut: scene.bar, measuring: measurer)
    } else {
      bar = LaidOutBar(
        layingOut: scene.bar, measuring: KnownWidths(scene.measuredText, over: measurer))
    }
    let insets = scene.safeArea
    let top = max(scene.bar.isHidden ? insets.top : bar.frame.maxY, insets.top)
    self.init(
      device: scene.device, system: scene.system, screen: scene.screen, scale: scene.bar.scale,
      measurer: measurer.name, bars: [bar],
      safeArea: BarRect(
        minX: max(bar.frame.minX, insets.left), minY: top,
        maxX: min(bar.frame.maxX, scene.screen.width - insets.right),
        maxY: max(scene.screen.height - insets.bottom, top)),
      ground: scene.bar.palette.ground, cornerRadius: scene.cornerRadius,
      margins: DirectionalEdgeInsets(
        leading: scene.bar.metrics[.margin], trailing: scene.bar.metrics[.margin]
      ).turned(scene.bar.direction), window: scene.window,
      environment: LaidOutScreen(bezel: scene.bezel))
  }
}

extension LaidOutBar {
  /// Computes every frame of another platform's bar; this cannot fail.
  package init(layingOut bar: ResolvedPlatformBar, measuring measurer: some TextMeasuring) {
    var arrangement = PlatformArrangement(bar, measuring: measurer)
    arrangement.arrange()
    let grid = arrangement.grid
    let snapping = Snapping(grid: grid, direction: bar.direction, barX: bar.x, width: bar.width)
    self.init(
      column: bar.column?.name,
      frame: grid.nearest(
        BarRect(
          x: bar.x, y: bar.metrics[.barTop], width: bar.width, height: bar.metrics[.barHeight])),
      barMetrics: .default, appearance: .standard, titleMode: .inline, largeTitleProgress: 0,
      elements: snapping.elements(arrangement.elements))
    if bar.isHidden {
      for index in elements.indices { elements[index].alpha = 0 }
    }
    behavioralStyle = bar.behavioralStyle
    locale = bar.locale
    currentNSToolbarSection = bar.toolbarSection
  }
}
