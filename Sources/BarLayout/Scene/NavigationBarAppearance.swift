/// What an app says about a text: colour and font; nil leaves UIKit's own.
///
/// UIKit: a dictionary of `NSAttributedString.Key`.
public struct TextAttributes: Hashable, Sendable {
  /// Colour of the letters.
  public var foregroundColor: SceneColor?
  /// Font size, in points.
  public var fontSize: Double?
  /// Font weight.
  public var fontWeight: FontWeight?
  /// Space added after every character, in points.
  public var kern: Double?

  /// Makes attributes.
  public init(
    foregroundColor: SceneColor? = nil, fontSize: Double? = nil, fontWeight: FontWeight? = nil,
    kern: Double? = nil
  ) {
    self.foregroundColor = foregroundColor
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.kern = kern
  }
}

/// How a bar looks in one of its states.
///
/// UIKit: `UINavigationBarAppearance`.
public struct NavigationBarAppearance: Hashable, Sendable {
  /// Which defaults an appearance starts from.
  ///
  /// UIKit: `configureWithDefaultBackground()` and kin.
  public enum Configuration: String, CaseIterable, Hashable, Sendable {
    case defaultBackground, opaqueBackground, transparentBackground
  }

  /// The blur behind a bar.
  ///
  /// UIKit: `UIBlurEffect.Style`.
  public enum BackgroundEffect: String, CaseIterable, Hashable, Sendable {
    case none
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case extraLight, light, dark, regular, prominent
  }

  /// The defaults everything left nil is taken from.
  public var configuration: Configuration
  /// Colour under everything else; nil for the configuration's.
  public var backgroundColor: SceneColor?
  /// Blur of what lies beneath; nil for the configuration's.
  public var backgroundEffect: BackgroundEffect?
  /// Colour of the hairline; nil for the configuration's.
  ///
  /// A clear colour removes it.
  public var shadowColor: SceneColor?
  /// How the inline title is set.
  public var titleTextAttributes: TextAttributes
  /// How the large title is set.
  public var largeTitleTextAttributes: TextAttributes
  /// Moves the inline title, in points: right and down.
  public var titlePositionAdjustment: Point

  /// Makes an appearance.
  public init(
    configuration: Configuration = .defaultBackground, backgroundColor: SceneColor? = nil,
    backgroundEffect: BackgroundEffect? = nil, shadowColor: SceneColor? = nil,
    titleTextAttributes: TextAttributes = TextAttributes(),
    largeTitleTextAttributes: TextAttributes = TextAttributes(),
    titlePositionAdjustment: Point = .zero
  ) {
    self.configuration = configuration
    self.backgroundColor = backgroundColor
    self.backgroundEffect = backgroundEffect
    self.shadowColor = shadowColor
    self.titleTextAttributes = titleTextAttributes
    self.largeTitleTextAttributes = largeTitleTextAttributes
    self.titlePositionAdjustment = titlePositionAdjustment
  }
}

/// The four looks of a bar or of an item; nil falls back along UIKit's chain.
public struct NavigationBarAppearances: Hashable, Sendable {
  /// The look away from the scroll edge.
  ///
  /// UIKit: `standardAppearance`.
  public var standard: NavigationBarAppearance?
  /// The same in a bar of compact height.
  ///
  /// UIKit: `compactAppearance`.
  public var compact: NavigationBarAppearance?
  /// The look while the content's edge touches the bar.
  ///
  /// UIKit: `scrollEdgeAppearance`.
  public var scrollEdge: NavigationBarAppearance?
  /// The same in a bar of compact height.
  ///
  /// UIKit: `compactScrollEdgeAppearance`.
  public var compactScrollEdge: NavigationBarAppearance?

  /// Makes the four.
  public init(
    standard: NavigationBarAppearance? = nil, compact: NavigationBarAppearance? = nil,
    scrollEdge: NavigationBarAppearance? = nil, compactScrollEdge: NavigationBarAppearance? = nil
  ) {
    self.standard = standard
    self.compact = compact
    self.scrollEdge = scrollEdge
    self.compactScrollEdge = compactScrollEdge
  }
}
