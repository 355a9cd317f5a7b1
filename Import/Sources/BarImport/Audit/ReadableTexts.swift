internal import BarLayout

/// A layout whose words can be read on a page: white ones are lost on a white bar, which many an app colours where
/// nobody reads it.
struct ReadableTexts {
  /// The layout, with words that hardly differ from their bar in black or white.
  private(set) var scene: LaidOutScene
  /// Whether some have another colour than the app gives them.
  private(set) var isRecolored = false

  /// How much lighter or darker words are at least that can be read, of 255: assumed, by looking at bars.
  private static let leastDifference = 24.0

  init(_ scene: LaidOutScene) {
    self.scene = scene
    for index in scene.bars.indices {
      var bar = scene.bars[index]
      if Self.recolor(&bar, over: scene.ground) { isRecolored = true }
      self.scene.bars[index] = bar
    }
  }

  /// The words that stand on the bar itself, and not on a button.
  private static let ids: Set<ElementID> = [
    .prompt, .title, .subtitle, .largeTitle, .largeSubtitle,
  ]

  /// Gives words of a bar another colour; returns whether any needed it.
  private static func recolor(_ bar: inout LaidOutBar, over ground: BarColor) -> Bool {
    var isRecolored = false
    var below = lightness(ground)
    for element in bar.elements where element.alpha > 0 {
      // How light a picture is behind words, nobody knows.
      if element.id == .backgroundImage { return false }
      if element.id == .background, let color = element.color {
        below = lightness(color, alpha: element.alpha, over: below)
      }
    }
    for index in bar.elements.indices where ids.contains(bar.elements[index].id) {
      let element = bar.elements[index]
      guard element.text != nil, element.alpha > 0, let color = element.color, color.alpha > 0
      else { continue }
      let shown = lightness(color, alpha: element.alpha, over: below)
      guard abs(shown - below) < leastDifference else { continue }
      bar.elements[index].color = below > BarColor.fullLightness / 2 ? .black : .white
      isRecolored = true
    }
    return isRecolored
  }

  /// How light a colour is over what is as light as `below`.
  private static func lightness(_ color: BarColor, alpha: Double = 1, over below: Double = 0)
    -> Double
  {
    let own =
      0.2126 * Double(color.red) + 0.7152 * Double(color.green) + 0.0722 * Double(color.blue)
    return below + (own - below) * color.share * alpha
  }
}

extension BarColor {
  /// How light white is.
  fileprivate static let fullLightness = 255.0
}
