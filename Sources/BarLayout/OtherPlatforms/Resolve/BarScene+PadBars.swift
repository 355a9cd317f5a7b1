extension BarScene {
  /// The scene of a Mac's window whose bars are to behave as on an iPad, as an iPad's of the same
  /// size; nil for every other scene.
  ///
  /// Such a bar is not in the window's toolbar but under its title bar. Source: documented —
  /// `UINavigationBar.preferredBehavioralStyle`; each macOS brings the UIKit of the iPadOS of its
  /// year.
  package var withPadBars: BarScene? {
    guard hasPadBars else { return nil }
    var scene = self
    scene.device.idiom = .pad
    scene.device.statusBarHeight = nil
    scene.system = system.padOS
    scene.isUnderTitleBar = true
    return scene
  }

  /// Whether it is such a scene.
  var hasPadBars: Bool {
    device.idiom == .mac && navigationBar.preferredBehavioralStyle == .pad
  }
}

extension LaidOutScene {
  /// Puts the window's own buttons over a bar that behaves as on an iPad, and says whose bar it is.
  mutating func standInWindow(of scene: BarScene) {
    system = scene.system.identifier
    window = ResolvedWindow(of: scene)
    window?.hasBackButton = false
    environment = LaidOutScreen(bezel: BezelTable.insets(of: .mac))
    var titleBar = scene
    titleBar.navigationBar = NavigationBar(items: [])
    let metrics = PlatformBarMetrics(
      for: PlatformMetricContext(scene.system, hasToolbar: false))
    let shared = NavigationBarMetrics(for: MetricContext(titleBar))
    if cornerRadius == 0 { cornerRadius = metrics[.windowRadius] }
    let buttons = LaidOutBar(
      layingOut: ResolvedPlatformBar(
        ResolvingContext(scene: titleBar, metrics: shared), metrics: metrics),
      measuring: AdvanceTable.sanFrancisco
    ).elements.filter { element in
      if case .windowButton = element.id { return true }
      return false
    }
    for index in bars.indices {
      bars[index].behavioralStyle = .pad
      if bars[index].frame.x == 0 { bars[index].elements += buttons }
    }
  }
}
