extension ScrollEdgeShade {
  /// From which lightness of contents on, 0 to 1, a bar looks like this.
  private struct Level {
    var from: Double
    var style: TraitCollection.UserInterfaceStyle
    /// The share of black in the shade; nil for the style's own material.
    var black: Double?
  }

  /// The share of black over contents of middling lightness in dark mode.
  private static let blackOverMiddle = 0.6

  /// The levels of a style, the lightest contents last.
  ///
  /// Lightness is the mean of 44 points below the status bar, channels weighed as they are stored.
  /// Source: second hand — `NativeEdgeBlurView.swift` of ru-ji/cupertino_native_ui, measured frame
  /// by frame on iOS 26: in light mode a white shade over nearly white contents (kept down to 0.75),
  /// else black, 27 % or, below 0.28, 47 %; in dark mode black alone, 31 % from 0.64, 60 % from
  /// 0.14, else 85 %; words and glass are light's over the lightest contents, else dark's.
  private static func levels(_ style: TraitCollection.UserInterfaceStyle) -> [Level] {
    switch style {
    case .light:
      [
        Level(from: 0, style: .dark, black: 0.47), Level(from: 0.28, style: .dark, black: 0.27),
        Level(from: 0.75, style: .light, black: nil),
      ]
    case .dark:
      [
        Level(from: 0, style: .dark, black: nil),
        Level(from: 0.14, style: .dark, black: blackOverMiddle),
        Level(from: 0.64, style: .light, black: 0.31),
      ]
    }
  }

  /// How bright contents are at least under black words that have a contrast of 4.5 : 1, and at
  /// most under white ones, as luminance.
  ///
  /// Source: documented — WCAG 2.2, contrast ratio.
  private static let leastUnderBlack = 4.5 * 0.05 - 0.05
  private static let mostUnderWhite = 1.05 / 4.5 - 0.05
  /// The same as levels of grey: `#757575` and `#767676`.
  private static let lightestUnderWhite = 118.0 / 255
  private static let darkestUnderBlack = 117.0 / 255

  /// What contents make of a bar; nil where it stays as it is.
  ///
  /// - Parameters:
  ///   - content: what lies under the bar's row.
  ///   - style: the style that the app has.
  ///   - cover: how much of its shade a soft scroll edge lays over contents where the lowest words
  ///     end, 0 to 1; nil where contents lie bare under the bar.
  ///   - hasFilm: whether a hard edge's film lies between, whose words of either style can be read
  ///     over most contents.
  init?(
    over content: ContentLightness, in style: TraitCollection.UserInterfaceStyle, cover: Double?,
    hasFilm: Bool
  ) {
    let level = Self.levels(style).last { $0.from <= content.mean }
    guard let cover else {
      guard !hasFilm || level?.style != style,
        style == .light
          ? content.luminance < Self.leastUnderBlack : content.luminance > Self.mostUnderWhite
      else { return nil }
      self.init(style: style == .light ? .dark : .light)
      return
    }
    guard var level, let black = level.black else { return nil }
    // Black words over black shade: only where even the darkest contents let them be read.
    var share = black
    if level.style == .light {
      share = min(black, 1 - Self.darkestUnderBlack / max(content.darkest, .ulpOfOne))
      if share < 0 {
        level.style = .dark
        share = Self.blackOverMiddle
      }
    }
    if level.style == .dark {
      let needed = 1 - Self.lightestUnderWhite / max(content.lightest, .ulpOfOne)
      share = max(share, min(needed / max(cover, .ulpOfOne), 1))
    }
    self.init(style: level.style, color: .black.opacity(share))
  }
}

/// How light what lies under a bar is, 0 for black to 1 for white.
struct ContentLightness {
  /// The mean of the channels as they are stored.
  var mean: Double
  /// The mean luminance, as WCAG 2.2 has it.
  var luminance: Double
  var darkest: Double
  var lightest: Double
}
