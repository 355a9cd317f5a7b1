/// Which of a bar's sets of numbers is in force.
///
/// UIKit: `UIBarMetrics`.
public enum BarMetrics: String, CaseIterable, Hashable, Sendable {
  case `default`, compact, defaultPrompt, compactPrompt
}

/// Where a bar stands on its screen.
///
/// UIKit: `UIBarPosition`.
public enum BarPosition: String, CaseIterable, Hashable, Sendable {
  case any, bottom, top, topAttached
}

/// Whose ways a bar takes on a Mac.
///
/// UIKit: `UIBehavioralStyle`.
public enum BehavioralStyle: String, CaseIterable, Hashable, Sendable {
  case automatic, mac, pad
}

/// Light bars with dark text, or dark bars with light text.
///
/// UIKit: `UIBarStyle`.
public enum BarStyle: String, CaseIterable, Hashable, Sendable {
  case `default`, black
}

/// A navigation bar and its stack of items.
///
/// UIKit: `UINavigationBar`.
public struct NavigationBar: Hashable, Sendable {
  /// Whether the bar is out of sight.
  ///
  /// UIKit: `isNavigationBarHidden`.
  public var isHidden: Bool
  /// Whether titles are shown large where their items allow it.
  public var prefersLargeTitles: Bool
  /// Light or dark, for bars without appearances.
  public var barStyle: BarStyle
  /// Whether the content shows through; nil for UIKit's default.
  public var isTranslucent: Bool?
  /// Colour of buttons; nil for the system's tint.
  public var tintColor: SceneColor?
  /// Colour of the background, for bars without appearances; nil for the style's.
  public var barTintColor: SceneColor?
  /// How inline titles are set.
  public var titleTextAttributes: TextAttributes
  /// How large titles are set.
  public var largeTitleTextAttributes: TextAttributes
  /// Moves inline titles down, in points, per bar metrics.
  public var titleVerticalPositionAdjustment: [BarMetrics: Double]
  /// Pictures in place of the background, for bars without appearances.
  public var backgroundImage: BarBackgroundImages
  /// A picture in place of the hairline; nil for the hairline.
  ///
  /// It needs a picture in place of the background.
  public var shadowImage: ImageSource?
  /// What stands for the back chevron; nil for the chevron.
  public var backIndicator: BackIndicatorImages?
  /// The bar's own looks.
  public var appearances: NavigationBarAppearances
  /// Distance of contents from the safe area at the bar's sides, in points; nil for the system's
  /// margins.
  public var layoutMargins: DirectionalEdgeInsets?
  /// The bar's place in points, for a bar that no navigation controller owns; nil otherwise.
  public var frame: BarRect?
  /// Where a bar that no navigation controller owns stands.
  ///
  /// UIKit: `UIBarPositioning.barPosition`; a bar without a delegate answers `.top`.
  public var position: BarPosition
  /// The stack: root first, top item last.
  public var items: [NavigationItem]
  /// Whose ways the bar would like to take on a Mac.
  public var preferredBehavioralStyle = BehavioralStyle.automatic
  /// Whether a swipe up over the content hides the bar, and one down shows it again.
  ///
  /// UIKit: `UINavigationController.hidesBarsOnSwipe`, like the next three.
  public var hidesBarsOnSwipe = false
  /// Whether a touch of the content hides the bar and shows it again.
  public var hidesBarsOnTap = false
  /// Whether the bar is hidden in compact height until a touch at its place shows it.
  public var hidesBarsWhenVerticallyCompact = false
  /// Whether the keyboard hides the bar as it comes up; a touch of the content shows it again.
  public var hidesBarsWhenKeyboardAppears = false

  /// Makes a bar.
  public init(
    isHidden: Bool = false, prefersLargeTitles: Bool = false, barStyle: BarStyle = .default,
    isTranslucent: Bool? = nil, tintColor: SceneColor? = nil, barTintColor: SceneColor? = nil,
    titleTextAttributes: TextAttributes = TextAttributes(),
    largeTitleTextAttributes: TextAttributes = TextAttributes(),
    titleVerticalPositionAdjustment: [BarMetrics: Double] = [:],
    backgroundImage: BarBackgroundImages = BarBackgroundImages(),
    shadowImage: ImageSource? = nil, backIndicator: BackIndicatorImages? = nil,
    appearances: NavigationBarAppearances = NavigationBarAppearances(),
    layoutMargins: DirectionalEdgeInsets? = nil, frame: BarRect? = nil,
    position: BarPosition = .top, items: [NavigationItem]
  ) {
    self.isHidden = isHidden
    self.prefersLargeTitles = prefersLargeTitles
    self.barStyle = barStyle
    self.isTranslucent = isTranslucent
    self.tintColor = tintColor
    self.barTintColor = barTintColor
    self.titleTextAttributes = titleTextAttributes
    self.largeTitleTextAttributes = largeTitleTextAttributes
    self.titleVerticalPositionAdjustment = titleVerticalPositionAdjustment
    self.backgroundImage = backgroundImage
    self.shadowImage = shadowImage
    self.backIndicator = backIndicator
    self.appearances = appearances
    self.layoutMargins = layoutMargins
    self.frame = frame
    self.position = position
    self.items = items
  }

  /// The item that is shown; nil for an empty stack.
  public var topItem: NavigationItem? { items.last }

  /// The item that the back button leads to; nil at the root.
  public var backItem: NavigationItem? { items.dropLast().last }
}
