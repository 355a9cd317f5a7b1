/// A scene on a watch with every default decided.
package struct ResolvedWatchScene: Hashable, Sendable {
  /// Id of the device.
  package var device: String
  /// The system, as scenes spell it.
  package var system: String
  /// Radius of the display's corners, in points.
  package var cornerRadius: Double
  /// Widths known from a real device.
  package var measuredText: [MeasuredText]
  /// The bar.
  package var bar: ResolvedWatchBar
  /// What scrolls under it; nil for nothing.
  package var content: ResolvedWatchContent?

  /// Decides everything that a scene leaves open.
  ///
  /// - Throws: `SceneError` when the scene asks for something impossible.
  package init(resolving scene: BarScene) throws(SceneError) {
    try self.init(resolving: scene, metrics: WatchBarMetrics(for: WatchMetricContext(scene)))
  }

  /// Decides everything that a scene leaves open, with given numbers.
  init(resolving scene: BarScene, metrics: WatchBarMetrics) throws(SceneError) {
    try scene.check()
    guard scene.clockText.contains(where: { !$0.isWhitespace }) else {
      throw SceneError(
        keyPath: "clock",
        message: "the clock of a watch cannot be removed "
          + "(found a clock without text; accepted: a time such as 10:09)")
    }
    let context = WatchContext(scene, metrics: metrics)
    device = scene.device.id
    system = scene.system.identifier
    cornerRadius = scene.device.cornerRadius
    measuredText = scene.measuredText
    bar = ResolvedWatchBar(context)
    content = ResolvedWatchContent(context)
    let margin = bar.metrics[bar.hasDiscs ? .barMargin : .textInset]
    guard bar.screen.width > 2 * margin, bar.screen.height > bar.height else {
      throw SceneError(
        keyPath: "device",
        message: "a screen of \(Thousandths(bar.screen.width)) by "
          + "\(Thousandths(bar.screen.height)) points has no room for a bar of "
          + "\(Thousandths(bar.height)) between margins of \(Thousandths(margin))")
    }
  }
}

extension WatchMetricContext {
  /// The watch a scene asks for.
  init(_ scene: BarScene) {
    self.init(
      watch: WatchCase(nearest: scene.device.size), system: scene.system.major,
      isBold: scene.traits.legibilityWeight == .bold)
  }
}

/// What every decision about a watch's bar looks at: the scene and the numbers.
struct WatchContext {
  let scene: BarScene
  let metrics: WatchBarMetrics

  var navigationBar: NavigationBar { scene.navigationBar }
  var topItem: NavigationItem { navigationBar.topItem ?? NavigationItem() }
  var hasDiscs: Bool { metrics[.hasDiscs] }
  /// Whether the screen came up over another one.
  var isSheet: Bool { scene.presentation != .fullScreen }
  /// Whether the screen is the first of its stack.
  var isRoot: Bool { navigationBar.items.count <= 1 }

  init(_ scene: BarScene, metrics: WatchBarMetrics) {
    self.scene = scene
    self.metrics = metrics
  }

  /// The colour of a name or a fixed colour; a watch is always dark.
  func color(_ color: SceneColor) -> BarColor {
    switch color {
    case .fixed(let color): color
    case .system(let name): SystemColorTable.pair(name).color(.dark)
    }
  }

  /// A colour of the system's own.
  func color(_ role: WatchColorRole) -> BarColor {
    WatchColorTable.color(role, for: metrics.context, isSheet: isSheet)
  }

  /// The app's accent colour; nil when it has none.
  var accent: BarColor? { navigationBar.tintColor.map(color) }

  /// A style of the system font; Bold Text makes every weight a step heavier.
  func style(_ size: WatchMetric, _ weight: FontWeight) -> TextStyle {
    style(metrics[size], weight)
  }

  /// The same at a size in points.
  func style(_ size: Double, _ weight: FontWeight) -> TextStyle {
    var style = TextStyle(size: size, weight: metrics.context.isBold ? weight.bolder : weight)
    style.isCompact = true
    style.isJapanese = scene.locale.utf8.starts(with: "ja".utf8)
    return style
  }

  /// A text as the app wants it set.
  func text(
    _ text: String, _ style: TextStyle, _ color: BarColor, _ attributes: TextAttributes
  ) -> ResolvedText {
    var style = style
    if let size = attributes.fontSize { style.size = size }
    if let weight = attributes.fontWeight { style.weight = weight }
    if let kern = attributes.kern { style.kern = kern }
    return ResolvedText(
      text: text, style: style, color: attributes.foregroundColor.map(self.color) ?? color)
  }
}
