import BarLayout

/// A measurer whose every character is as wide as the em is tall, so that widths can be computed in
/// one's head: n characters at 17 points are n × 17 wide.
struct SquareLetters: TextMeasuring {
  let name = "square-letters"

  func measure(_ text: String, style: TextStyle, limit: Double) -> TextMeasure {
    let advances = text.map { _ in style.size + style.kern }
    let width = advances.reduce(0, +)
    return TextMeasure(
      width: width,
      ink: text.isEmpty
        ? nil : BarRect(x: 0, y: -style.size * 0.7, width: width, height: style.size * 0.7),
      advances: advances)
  }
}

/// Scenes that tests start from.
enum Scenes {
  /// An iPhone of 390 × 844 points at 3x, safe area 47, as it is held upright.
  static func phone(
    system: Int = 17, width: Double = 390, top: Double = 47, offset: Double = 0,
    direction: BarLayoutDirection = .leftToRight, bar: NavigationBar
  ) -> BarScene {
    BarScene(
      device: Device(
        id: "custom", idiom: .phone, size: BarSize(width: width, height: 844), scale: 3,
        safeArea: BarEdgeInsets(top: top, bottom: 34), statusBarHeight: top),
      system: SystemVersion(.iOS, system), contentOffset: offset,
      traits: TraitCollection(layoutDirection: direction), navigationBar: bar)
  }

  /// The bar of one item.
  static func bar(_ item: NavigationItem, prefersLargeTitles: Bool = false) -> NavigationBar {
    NavigationBar(prefersLargeTitles: prefersLargeTitles, items: [item])
  }

  /// The first bar of a scene, laid out with square letters.
  static func layOut(_ scene: BarScene) throws -> LaidOutBar {
    try LaidOutScene(layingOut: scene, measuring: SquareLetters()).bars[0]
  }

  /// A view of the app's own, 44 tall.
  static func view(_ width: Double) -> BarButtonItem {
    BarButtonItem(.customView(.placeholder(BarSize(width: width, height: 44))))
  }
}

extension LaidOutBar {
  /// The frame of an element; an empty one far away where there is none, so that a comparison
  /// fails.
  func frame(_ id: ElementID) -> BarRect {
    element(id)?.frame ?? BarRect(x: -9999, y: -9999, width: 0, height: 0)
  }

  /// The text an element shows; nil where it shows none.
  func text(_ id: ElementID) -> String? { element(id)?.text?.text }

  /// How much of an element shows; -1 where there is none.
  func alpha(_ id: ElementID) -> Double { element(id)?.alpha ?? -1 }
}
