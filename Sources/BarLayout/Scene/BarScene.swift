/// How the screen that holds the bar came up.
///
/// UIKit: `UIModalPresentationStyle`.
public enum Presentation: String, CaseIterable, Hashable, Sendable {
  case fullScreen, pageSheet, formSheet, popover
  /// SwiftUI's sheet: the modal screen of a watch, a page sheet elsewhere.
  case sheet
}

/// How a status bar is told from what lies beneath it.
///
/// UIKit: `UIStatusBarStyle`.
public enum StatusBarStyle: String, CaseIterable, Hashable, Sendable {
  /// As the system chooses, here: as the bar is light or dark.
  case `default`
  /// White, for dark grounds.
  case lightContent
  /// Black, for light grounds.
  case darkContent
}

/// The framework whose buttons a bar shows.
///
/// UIKit and SwiftUI fill the same bar and set its words differently from iOS 26 on.
public enum Framework: String, CaseIterable, Hashable, Sendable {
  case uiKit = "uikit"
  case swiftUI
}

/// A width known from a real device; it overrides what the measurer says.
public struct MeasuredText: Hashable, Sendable {
  /// The whole text it holds for.
  public var text: String
  /// The label's width, in points.
  public var width: Double
  /// The font size it holds for, in points; nil for every size.
  public var size: Double?
  /// The weight it holds for; nil for every weight.
  public var weight: FontWeight?

  /// Makes a known width.
  public init(text: String, width: Double, size: Double? = nil, weight: FontWeight? = nil) {
    self.text = text
    self.width = width
    self.size = size
    self.weight = weight
  }
}

/// A moment inside a push or a pop, or while a bar hides or comes back.
public struct BarTransition: Hashable, Sendable {
  /// What the navigation controller is doing.
  public enum Operation: String, CaseIterable, Hashable, Sendable {
    case push, pop
    /// The bar goes out of sight, or comes back.
    case hide, show

    /// Whether items come and go, rather than the bar.
    public var movesItems: Bool { self == .push || self == .pop }
  }

  /// What is coming or going: the top item, or the bar.
  public var operation: Operation
  /// How far it is done: 0 before the first frame, 1 after the last.
  public var progress: Double

  /// Makes a moment.
  public init(operation: Operation, progress: Double) {
    self.operation = operation
    self.progress = progress
  }
}

/// Everything that is asked for: a device, the user's settings and a navigation bar.
public struct BarScene: Hashable, Sendable {
  /// The screen, as it is held.
  public var device: Device
  /// The system that lays the bar out.
  public var system: SystemVersion
  /// Which way up the device is held; `device` is turned already.
  public var orientation: Orientation
  /// How the screen that holds the bar came up.
  public var presentation: Presentation
  /// Points the content has been scrolled up from rest; negative while it is pulled down.
  public var contentOffset: Double
  /// The language of the system's own words, as `en_US`.
  public var locale: String
  /// What the clock reads; nil for 9:41, as the locale writes it.
  public var clock: String?
  /// The user's settings.
  public var traits: TraitCollection
  /// Widths known from a real device.
  public var measuredText: [MeasuredText]
  /// The bar.
  public var navigationBar: NavigationBar
  /// A moment inside an animation; nil at rest.
  public var transition: BarTransition?
  /// What scrolls under the bar; nil for nothing but the system's background.
  public var content: SceneContent?
  /// What the screen below the top one shows during a push or a pop; nil for the same.
  @Seldom package var contentBelow: SceneContent?
  /// What the screen behind the bar's sheet or popover shows; nil for its background alone.
  @Seldom package var presentingContent: SceneContent?
  /// Whether the status bar is dark or light; nil follows the bar.
  public var statusBarStyle: StatusBarStyle?
  /// What the status bar shows besides its clock; nil for good reception and a full battery.
  @Seldom package var statusBar: StatusBar?
  /// The element whose menu is open, as layouts name it; nil for none.
  package var presentedMenu: String?
  /// How far a title that does not fit has run through its slot on a watch, from watchOS 10 on: 0
  /// its beginning, 1 its end.
  public var marquee: Double
  /// A hierarchy in place of the bar; nil for a scene that states its bar.
  public var navigation: Navigation?
  /// The framework that made the bar's buttons; nil for SwiftUI where screens are stated as
  /// SwiftUI's navigation, and for UIKit where a bar is.
  public var framework: Framework?
  /// The app's own words, by language.
  package var strings = StringTables()
  /// What is done while the scene is shown, in its order.
  package var actions: [SceneAction] = []
  /// What each of them is called in a scene file, in their order.
  public var actionNames: [String] { actions.map(\.kind.name) }
  /// Whether the keyboard is on the screen.
  public var isKeyboardShown = false
  /// Whether lines run as the scene says, whatever way its language is written.
  public var statesLayoutDirection = false
  /// What a gesture or the app has made of the bar since the scene was shown: hidden or not; nil
  /// for neither.
  public var barWasHidden: Bool?
  /// The id of the control that a finger rests on, so that the large content viewer shows it; nil
  /// for none.
  package var pressedControl: String?
  /// The bar of the app's areas at the foot of the screen; nil for none.
  public var tabBar: TabBar?
  /// Whether the app asks for the look of iOS 18 on iOS 26; later systems do not listen.
  ///
  /// Info.plist: `UIDesignRequiresCompatibility`.
  public var requiresCompatibility = false
  /// How its sheet stands on the screen, where it is in one.
  package var sheet = SheetPresentationController()
  /// What contents under a bar of glass have made of it; nil where it is as the scene says.
  package var scrollEdgeShade: ScrollEdgeShade?
  /// The part of its container that the bar has; nil where it spans it.
  @Seldom package var column: ColumnPlace?
  /// Whether the bar stands under a window's title bar, as on a Mac that has bars as on an iPad.
  public var isUnderTitleBar = false
  /// Where the screens that the bar's items came from stand in the scene; empty for a stated bar.
  public var shownKeyPaths: [String] = []

  /// Whether something scrolls under the bar; asking whether `content` is nil copies it.
  var hasContent: Bool {
    if case .none = content { false } else { true }
  }

  /// Makes a scene; what is left out is a new device at rest.
  public init(
    device: Device, system: SystemVersion, orientation: Orientation = .portrait,
    presentation: Presentation = .fullScreen, contentOffset: Double = 0, locale: String = "en_US",
    clock: String? = nil, traits: TraitCollection = TraitCollection(),
    measuredText: [MeasuredText] = [], navigationBar: NavigationBar,
    transition: BarTransition? = nil, content: SceneContent? = nil,
    statusBarStyle: StatusBarStyle? = nil, marquee: Double = 0
  ) {
    self.device = device
    self.system = system
    self.orientation = orientation
    self.presentation = presentation
    self.contentOffset = contentOffset
    self.locale = locale
    self.clock = clock
    self.traits = traits
    self.measuredText = measuredText
    self.navigationBar = navigationBar
    self.transition = transition
    self.content = content
    self.statusBarStyle = statusBarStyle
    self.marquee = marquee
  }
}
