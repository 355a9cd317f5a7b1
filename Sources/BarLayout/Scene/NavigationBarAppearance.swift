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

  /// Which buttons a button appearance is for.
  public enum ButtonStyle: String, CaseIterable, Hashable, Sendable {
    /// UIKit: `buttonAppearance`.
    case plain
    /// UIKit: `doneButtonAppearance`, and `prominentButtonAppearance` from iOS 26.
    case prominent
    /// UIKit: `backButtonAppearance`.
    case back
  }

  /// The defaults everything left nil is taken from.
  public var configuration: Configuration
  /// Colour over the blur; nil for the configuration's.
  public var backgroundColor: SceneColor?
  /// Blur of what lies beneath; nil for the configuration's.
  public var backgroundEffect: BackgroundEffect?
  /// A picture over the colour; nil for none.
  public var backgroundImage: ImageSource?
  /// How that picture fills the bar.
  public var backgroundImageContentMode: BarContentMode
  /// Colour of the hairline; nil for the configuration's.
  ///
  /// A clear colour removes it.
  public var shadowColor: SceneColor?
  /// A picture in the hairline's place; nil for a line of one pixel.
  public var shadowImage: ImageSource?
  /// How the inline title is set.
  public var titleTextAttributes: TextAttributes
  /// How the large title is set.
  public var largeTitleTextAttributes: TextAttributes
  /// How the line under the inline title is set.
  ///
  /// From iOS 26.
  public var subtitleTextAttributes: TextAttributes
  /// How the line under the large title is set.
  ///
  /// From iOS 26.
  public var largeSubtitleTextAttributes: TextAttributes
  /// Moves the inline title, in points: right and down.
  public var titlePositionAdjustment: BarPoint
  /// How buttons look; a missing style has UIKit's own look.
  public var buttonAppearances: [ButtonStyle: BarButtonItemAppearance]
  /// What stands for the back chevron; nil for the chevron.
  public var backIndicator: BackIndicatorImages?
  /// Whether the bar is light or dark; nil for the user's setting.
  ///
  /// From iOS 27.
  public var overrideUserInterfaceStyle: TraitCollection.UserInterfaceStyle?

  /// Makes an appearance.
  public init(
    configuration: Configuration = .defaultBackground, backgroundColor: SceneColor? = nil,
    backgroundEffect: BackgroundEffect? = nil, backgroundImage: ImageSource? = nil,
    backgroundImageContentMode: BarContentMode = .scaleToFill, shadowColor: SceneColor? = nil,
    shadowImage: ImageSource? = nil, titleTextAttributes: TextAttributes = TextAttributes(),
    largeTitleTextAttributes: TextAttributes = TextAttributes(),
    subtitleTextAttributes: TextAttributes = TextAttributes(),
    largeSubtitleTextAttributes: TextAttributes = TextAttributes(),
    titlePositionAdjustment: BarPoint = .zero,
    buttonAppearances: [ButtonStyle: BarButtonItemAppearance] = [:],
    backIndicator: BackIndicatorImages? = nil
  ) {
    self.configuration = configuration
    self.backgroundColor = backgroundColor
    self.backgroundEffect = backgroundEffect
    self.backgroundImage = backgroundImage
    self.backgroundImageContentMode = backgroundImageContentMode
    self.shadowColor = shadowColor
    self.shadowImage = shadowImage
    self.titleTextAttributes = titleTextAttributes
    self.largeTitleTextAttributes = largeTitleTextAttributes
    self.subtitleTextAttributes = subtitleTextAttributes
    self.largeSubtitleTextAttributes = largeSubtitleTextAttributes
    self.titlePositionAdjustment = titlePositionAdjustment
    self.buttonAppearances = buttonAppearances
    self.backIndicator = backIndicator
  }
}

/// The pair of pictures that stands for the back chevron.
///
/// UIKit takes both or neither: `setBackIndicatorImage(_:transitionMaskImage:)`.
public struct BackIndicatorImages: Hashable, Sendable {
  /// The picture beside the label; nil leaves the chevron.
  public var image: ImageSource?
  /// Where texts are cut while they pass under it in a push or a pop; nil leaves the chevron.
  public var transitionMask: ImageSource?

  /// Makes a pair.
  public init(image: ImageSource? = nil, transitionMask: ImageSource? = nil) {
    self.image = image
    self.transitionMask = transitionMask
  }
}
