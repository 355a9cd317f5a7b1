/// What every decision about a bar looks at: the scene, the numbers, light or dark.
struct ResolvingContext {
  /// What does not change while a bar is resolved.
  private final class Stated: Sendable {
    let scene: BarScene
    let topItem: NavigationItem
    let metrics: NavigationBarMetrics
    let chain: AppearanceChain
    let isInSheet: Bool
    let isBarHidden: Bool
    let isChinese: Bool

    init(_ scene: borrowing BarScene, _ metrics: NavigationBarMetrics) {
      self.scene = copy scene
      topItem = .shown(in: scene.navigationBar, metrics)
      self.metrics = metrics
      chain = AppearanceChain(
        bar: scene.navigationBar, hasAppearances: metrics[.hasAppearances],
        isCompact: metrics.context.isCompact)
      isInSheet = scene.isInSheet
      isBarHidden = scene.isBarHidden
      isChinese = scene.locale != "en_US" && scene.locale.utf8.starts(with: "zh".utf8)
    }
  }

  private let stated: Stated
  /// Light or dark where no appearance says: the user's setting, or dark for a black bar, or what
  /// contents under the bar have made of it.
  private var ownStyle: TraitCollection.UserInterfaceStyle
  /// Whether appearances say which it is, as they do not of what lies beneath the bar.
  private var asksAppearance: Bool
  /// Points the content has been scrolled up from rest.
  var contentOffset: Double
  /// How far the bar has gone from its look at the scroll edge to its standard one, 0 to 1.
  var standardShare = 0.0

  init(scene: borrowing BarScene, metrics: NavigationBarMetrics) {
    let isBlack = scene.navigationBar.barStyle == .black
    ownStyle = scene.scrollEdgeShade?.style ?? (isBlack ? .dark : scene.shownStyle)
    asksAppearance = metrics[.hasAppearanceStyles]
    contentOffset = scene.contentOffset
    stated = Stated(scene, metrics)
  }

  /// Light or dark content: what the appearance in force says, or else the bar's own.
  ///
  /// Source: documented — UIBarAppearance.overrideUserInterfaceStyle, from iOS 27.
  var style: TraitCollection.UserInterfaceStyle {
    asksAppearance ? look.overrideUserInterfaceStyle ?? ownStyle : ownStyle
  }

  var scene: BarScene {
    _read { yield stated.scene }
  }
  var metrics: NavigationBarMetrics {
    _read { yield stated.metrics }
  }
  /// The numbers of what a mockup shows around the bar, looked up when something asks.
  var mockup: MockupMetrics { MockupMetrics(for: MockupMetricContext(metrics.context)) }
  /// The scene's bar.
  var bar: NavigationBar {
    _read { yield stated.scene.navigationBar }
  }
  /// The item that the bar shows; one that says nothing for an empty stack.
  var topItem: NavigationItem {
    _read { yield stated.topItem }
  }
  /// Whether the bar stands in a sheet that leaves part of the screen free.
  var isInSheet: Bool { stated.isInSheet }
  /// Whether the bar is out of sight.
  var isBarHidden: Bool { stated.isBarHidden }
  /// The appearances at both ends of scrolling.
  var chain: AppearanceChain {
    _read { yield stated.chain }
  }

  /// The same for what lies beneath the bar, which a black bar does not darken.
  var underneath: ResolvingContext {
    var result = self
    result.ownStyle = scene.shownStyle
    result.asksAppearance = false
    return result
  }

  /// The colour under glass: that of the style that the bar has turned to, or the contents'.
  var groundUnderGlass: BarColor { groundUnderGlass(over: underneath.ground) }

  /// The same where the contents' colour is known already.
  func groundUnderGlass(over ground: BarColor) -> BarColor {
    switch scene.scrollEdgeShade?.style {
    case .light where scene.traits.userInterfaceStyle == .dark: .white
    case .dark where scene.traits.userInterfaceStyle == .light: .black
    default: ground
    }
  }

  /// Whether glass and titles turn light or dark by what lies under them.
  ///
  /// Not over a background of the app's own, which is what lies under them then, and not where the
  /// app says which they are. Source: documented — WWDC 2025, session 219: small glass and the
  /// scroll edge switch between light and dark. An edge that the app has chosen,
  /// soft or hard, stays: Vercantez/openuikit, scroll-edge-effect.md.
  var turnsWithContent: Bool {
    metrics[.hasGlass] && !isOpaque && bar.barStyle == .default && bar.barTintColor == nil
      && (bar.isTranslucent ?? true) && legacyImage == nil && look.backgroundColor == nil
      && look.backgroundEffect == nil && look.backgroundImage == nil
      && look.overrideUserInterfaceStyle == nil && bar.frame == nil && !isBarHidden
      && (scene.content?.topEdgeEffect ?? .automatic) == .automatic
  }

  /// Whether the bar has its look at the scroll edge.
  var isAtEdge: Bool { standardShare == 0 }

  /// The appearance in force and where it comes from.
  var link: AppearanceChain.Link { isAtEdge ? chain.edge : chain.standard }

  /// The appearance in force.
  var look: NavigationBarAppearance {
    _read { yield link.appearance.value }
  }

  /// Which of UIKit's sets of numbers is in force.
  var barMetrics: BarMetrics {
    let hasPrompt = !(topItem.prompt ?? "").isEmpty
    return metrics.context.isCompact
      ? (hasPrompt ? .compactPrompt : .compact) : (hasPrompt ? .defaultPrompt : .default)
  }

  /// The colour of a name or a fixed colour.
  func color(_ color: SceneColor) -> BarColor {
    switch color {
    case .fixed(let color): color
    case .system(.tintColor): tint
    case .system(let name):
      SystemColorTable.pair(name, isElevated: isInSheet).color(style)
    }
  }

  func color(_ name: SystemColor) -> BarColor { color(.system(name)) }

  /// The bar's tint: what the app says, or the system's blue.
  var tint: BarColor {
    if let tint = bar.tintColor, tint != .system(.tintColor) { return color(tint) }
    return SystemColorTable.pair(.systemBlue).color(style)
  }

  /// The colour of a button's word or symbol.
  func itemTint(of item: borrowing BarButtonItem, isProminent: Bool) -> BarColor {
    let hasGlass = metrics[.hasGlass]
    guard item.isEnabled else {
      if metrics[.disabledWordsAreFainter] {
        // Source: measured — Tembeon/morph tool/ios_reference, iPhone 16 Pro, iOS 27.0.1: it stays white over grey.
        if isProminent { return .white }
        return (item.content.isWord ? PartColor.glassDisabledWord27 : .glassDisabledSymbol27)
          .color(style)
      }
      return (hasGlass ? PartColor.glassDisabled : .disabled).color(style)
    }
    if isProminent { return .white }
    if let tint = item.tintColor { return color(tint) }
    if hasGlass && bar.tintColor == nil { return glassContent }
    return tint
  }

  /// The fill of a prominent button's glass.
  func prominentFill(of item: borrowing BarButtonItem) -> BarColor {
    guard item.isEnabled else {
      return
        (metrics[.disabledWordsAreFainter]
        ? PartColor.glassProminentDisabled27 : .glassProminentDisabled).color(style)
    }
    if let own = item.tintColor ?? bar.tintColor { return color(own) }
    return metrics[.disabledWordsAreFainter] ? PartColor.glassProminent27.color(style) : tint
  }

  /// A style of the system font; Bold Text makes every weight a step heavier.
  func textStyle(_ size: Double, _ weight: FontWeight) -> TextStyle {
    let isBold = scene.traits.legibilityWeight == .bold
    return TextStyle(
      size: size, weight: isBold ? weight.bolder : weight, isChinese: stated.isChinese,
      hasWideIdeographs: metrics[.ideographsAreWide])
  }

  /// What an app says about a text, over the system's own style.
  func text(
    _ text: String, _ style: TextStyle, _ defaultColor: BarColor,
    _ attributes: TextAttributes = TextAttributes()
  ) -> ResolvedText {
    if attributes.isEmpty { return ResolvedText(text: text, style: style, color: defaultColor) }
    return ResolvedText(
      text: text, style: style.changed(by: attributes),
      color: attributes.foregroundColor.map(color) ?? defaultColor,
      shadow: attributes.shadow.map {
        TextShadow(color: color($0.color), offset: $0.offset, blurRadius: $0.blurRadius)
      })
  }

  /// A picture with its size at a text style.
  ///
  /// - Parameter isTemplate: whether a picture of pixels that does not say is drawn in the tint.
  func image(
    _ source: ImageSource, style: TextStyle, color: BarColor, isTemplate: Bool = true
  ) -> ResolvedImage {
    switch source {
    case .placeholder(let size):
      return ResolvedImage(
        size: size, picture: .box, color: PartColor.placeholder.color(self.style))
    case .color(let fill, let size):
      return ResolvedImage(size: size, picture: .box, color: self.color(fill))
    case .bitmap(let reference):
      return ResolvedImage(
        reference, scale: scene.device.scale, isTemplate: isTemplate, tint: color)
    case .icon(let icon, let size):
      return ResolvedImage(size: size, picture: .icon(icon), color: color)
    case .path(let path, let size):
      return ResolvedImage(size: size, picture: .path(path), color: color)
    case .symbol(let name):
      guard let name = SymbolName.named(name) else {
        // As wide as the picture of a system's own button, and as high as it is wide.
        let side = metrics[.systemImageWidth]
        return ResolvedImage(
          size: BarSize(width: side, height: side), picture: .box,
          color: PartColor.placeholder.color(self.style))
      }
      return image(name, style: style, color: color)
    }
  }

  /// A symbol with its size at a text style.
  func image(_ name: SymbolName, style: TextStyle, color: BarColor) -> ResolvedImage {
    let symbol = ResolvedSymbol(name: name, pointSize: style.size, weight: style.weight)
    let ink = symbol.inkSize
    let padding = metrics[.systemImageWidth] - metrics[.systemImageInk]
    let box = metrics[.symbolsHaveOwnBoxes] ? symbol.boxWidth : nil
    var image = ResolvedImage(
      size: BarSize(width: box ?? ink.width + padding, height: ink.height),
      picture: .symbol(symbol), color: color)
    image.drop = symbol.drop
    return image
  }
}

extension BarButtonItem.Content {
  /// Whether it shows a word on glass.
  fileprivate var isWord: Bool {
    switch self {
    case .title: true
    case .systemItem(let item): item.word != nil && item.glassSymbol == nil
    default: false
    }
  }
}

extension BarScene {
  /// Light or dark: the user's setting, but dark in a headset, which has no such setting.
  ///
  /// Source: documented — Human Interface Guidelines, Dark Mode: not supported in visionOS, whose
  /// glass adapts by itself and carries white text.
  fileprivate var shownStyle: TraitCollection.UserInterfaceStyle {
    device.idiom == .vision ? .dark : traits.userInterfaceStyle
  }
}
