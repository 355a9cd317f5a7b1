extension LaidOutScene {
  /// Lays out a scene: every default decided, every frame computed.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  public init(
    layingOut scene: borrowing BarScene, measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    try scene.refuseContradictions()
    try self.init(layingOut: scene, numbers: SceneNumbers(for: scene), measuring: measurer)
    makePixelsExact()
  }

  /// Lays out a scene with San Francisco's widths, which are built in: no font is read.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  public init(layingOut scene: borrowing BarScene) throws(SceneError) {
    try self.init(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
  }

  /// Lays out a scene with given numbers.
  init(
    layingOut scene: borrowing BarScene, numbers: SceneNumbers,
    measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    self = try Self.laidOut(scene, numbers: numbers, measuring: measurer)
  }

  /// The same; an initializer that may change what it has made gives a copy of it back.
  private static func laidOut(
    _ scene: borrowing BarScene, numbers: SceneNumbers, measuring measurer: some TextMeasuring
  ) throws(SceneError) -> LaidOutScene {
    if scene.navigation != nil {
      return try LaidOutScene(
        layingOutColumnsOf: copy scene, rounds: numbers.roundsToPixels, measuring: measurer)
    }
    switch numbers.metrics {
    case .bar(let metrics):
      guard scene.hasPadBars, let padScene = scene.withPadBars else {
        return try laidOut(
          navigationBarOf: scene, metrics, rounds: numbers.roundsToPixels, measuring: measurer)
      }
      var laidOut = try laidOut(
        navigationBarOf: padScene, metrics, rounds: numbers.roundsToPixels, measuring: measurer)
      laidOut.standInWindow(of: copy scene)
      return laidOut
    case .watch(let metrics):
      var resolved = try ResolvedWatchScene(resolving: copy scene, metrics: metrics)
      resolved.bar.roundsToPixels = numbers.roundsToPixels
      return LaidOutScene(layingOut: resolved, measuring: measurer)
    case .platform(let metrics, let shared):
      var resolved = try ResolvedPlatformScene(
        resolving: copy scene, metrics: metrics, shared: shared)
      resolved.bar.roundsToPixels = numbers.roundsToPixels
      return LaidOutScene(layingOut: resolved, measuring: measurer)
    }
  }

  /// Lays out a scene once more where its contents turn its bars light or dark: each by what lies
  /// under it.
  private mutating func turn(
    _ resolved: inout ResolvedScene, of scene: borrowing BarScene, _ metrics: NavigationBarMetrics,
    rounds: Bool, measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    guard !environment.content.isEmpty, resolved.sharedBar.value.turnsWithContent else { return }
    let style = scene.traits.userInterfaceStyle
    let shade = scrollEdgeShade(of: resolved.bar, from: style)
    let footShade = footShade(of: resolved.bar, from: style)
    guard shade != nil || footShade != nil else { return }
    let hasBarsAtFoot =
      resolved.bar.foot.map { $0.value.toolbar != nil || $0.value.tabBarAtFoot != nil } ?? false
    var other = copy scene
    other.scrollEdgeShade = footShade
    let lower =
      hasBarsAtFoot && footShade?.style != shade?.style
      ? try ResolvedScene(resolving: other, metrics: metrics, roundsToPixels: rounds) : nil
    if shade != nil {
      other.scrollEdgeShade = shade
      resolved = try ResolvedScene(resolving: other, metrics: metrics, roundsToPixels: rounds)
    }
    if let lower { resolved.takeFoot(of: lower) }
    self = LaidOutScene(layingOut: resolved, measuring: measurer)
  }

  /// Lays out the navigation bar of a phone or pad, at rest or inside a push or a pop.
  private static func laidOut(
    navigationBarOf scene: borrowing BarScene, _ metrics: NavigationBarMetrics, rounds: Bool,
    measuring measurer: some TextMeasuring
  ) throws(SceneError) -> LaidOutScene {
    let resolved = try ResolvedScene(
      resolving: scene, metrics: metrics, roundsToPixels: rounds)
    let laidOut = laidOut(resolved, measuring: measurer)
    let mayTurn =
      resolved.sharedBar.value.turnsWithContent && !laidOut.environment.content.isEmpty
    guard mayTurn || scene.transition != nil || resolved.sharedBar.value.largeContent != nil else {
      return laidOut
    }
    var other = laidOut
    try other.finish(resolved, of: scene, metrics, rounds: rounds, measuring: measurer)
    return other
  }

  /// Does what few bars need besides: what contents turn, what a finger shows large, a moment inside a
  /// push or a pop.
  private mutating func finish(
    _ decided: ResolvedScene, of scene: borrowing BarScene, _ metrics: NavigationBarMetrics,
    rounds: Bool, measuring measurer: some TextMeasuring
  ) throws(SceneError) {
    var resolved = decided
    guard let transition = scene.transition else {
      if scene.scrollEdgeShade == nil {
        try turn(&resolved, of: scene, metrics, rounds: rounds, measuring: measurer)
      }
      if let viewer = resolved.bar.largeContent {
        showLargeContent(
          viewer.value, of: scene, metrics: metrics, grid: resolved.bar.place.grid,
          measuring: measurer)
      }
      return
    }
    guard transition.operation.movesItems else {
      hideBars(
        transition, top: resolved.sheet?.y ?? 0,
        safeTop: resolved.sheet?.y ?? resolved.safeArea.top,
        rounds: rounds)
      return
    }
    var before = copy scene
    before.transition = nil
    before.navigationBar.items.removeLast()
    if let content = scene.contentBelow { before.content = content }
    resolved = try ResolvedScene(resolving: before, metrics: metrics, roundsToPixels: rounds)
    let below = LaidOutScene(layingOut: resolved, measuring: measurer)
    let share =
      transition.operation == .push ? transition.progress : 1 - transition.progress
    let moments = zip(below.bars, bars).map { below, above in
      TransitionMoment(
        below: below, above: above, share: share, metrics: metrics, grid: resolved.bar.place.grid,
        towardsTrailing: scene.traits.layoutDirection == .leftToRight ? 1 : -1)
    }
    if let moment = moments.first {
      let end =
        environment.sheet?.frame
        ?? BarRect(
          x: 0, y: 0, width: screen.width, height: screen.height)
      (environment.content, environment.card) = moment.screens(
        .init(content: below.environment.content, ground: below.ground),
        .init(content: environment.content, ground: ground), from: end.minY, to: end.maxY,
        cornerRadius: environment.sheet == nil ? cornerRadius : 0)
    }
    bars = moments.map(\.bar)
  }
}
