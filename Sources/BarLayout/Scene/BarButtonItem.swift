/// A button in the bar, or a space between buttons.
///
/// UIKit: `UIBarButtonItem`.
public struct BarButtonItem: Hashable, Sendable {
  /// What the item is.
  public enum Content: Hashable, Sendable {
    /// A word.
    case title(String)
    /// One of the system's own buttons.
    case systemItem(SystemItem)
    /// A picture.
    case image(ImageSource)
    /// An empty stretch of so many points.
    case fixedSpace(Double)
    /// An empty stretch that takes what is left.
    case flexibleSpace
    /// A view of the app's own.
    case customView(CustomView)
  }

  /// UIKit: `UIBarButtonItem.SystemItem`.
  public enum SystemItem: String, CaseIterable, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close, writingTools
  }

  /// UIKit: `UIBarButtonItem.Style`.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case plain, done, prominent
  }

  /// How long an item stays in a bar that has no room for all.
  ///
  /// UIKit: `UIBarButtonItem.visibilityPriority`; SwiftUI: `visibilityPriority(_:)`.
  public enum VisibilityPriority: String, CaseIterable, Hashable, Sendable {
    case low, standard, high

    /// The order: the lowest goes first.
    var rank: Int {
      switch self {
      case .low: -1
      case .standard: 0
      case .high: 1
      }
    }
  }

  /// Where an item stands beside a vertical bar.
  ///
  /// UIKit: `UIBarButtonItem.axisBehavior`.
  package enum AxisBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic, horizontalOnly, verticalPreferred
  }

  /// What the item is.
  public var content: Content
  /// How strongly it is set.
  public var style: Style
  /// Its colour; nil for the bar's tint.
  public var tintColor: SceneColor?
  /// Whether it answers touches.
  public var isEnabled: Bool
  /// Whether a finger lies on it.
  ///
  /// UIKit: `UIControl.isHighlighted`.
  public var isHighlighted: Bool
  /// Whether the keyboard's focus is on it.
  ///
  /// UIKit: `UIView.isFocused`.
  public var isFocused: Bool
  /// Whether it is left out of the bar.
  ///
  /// From iOS 16.
  public var isHidden: Bool
  /// Its width in points; nil for what its content needs.
  public var width: Double?
  /// Whether touching it opens a menu.
  public var hasMenu: Bool
  /// What VoiceOver says; nil for the title or the system item's name.
  public var accessibilityLabel: String?
  /// How long it stays in a bar that has no room for all.
  ///
  /// From iOS 27.
  public var visibilityPriority = VisibilityPriority.standard
  /// Whether it is as wide as what it shows.
  ///
  /// From iOS 27. UIKit: `isPaddingRemoved`; SwiftUI: `contentMarginsRemoved()`.
  public var isPaddingRemoved = false
  /// Where it stands beside a vertical bar; pictures stand in that by themselves.
  ///
  /// From iOS 27.1.
  package var axisBehavior = AxisBehavior.automatic
  /// Whether neighbours may stand on the same glass.
  ///
  /// From iOS 26. UIKit: `sharesBackground`.
  public var sharesBackground = true
  /// Whether it stands on no glass.
  ///
  /// From iOS 26. UIKit: `hidesSharedBackground`; SwiftUI: `sharedBackgroundVisibility(.hidden)`.
  public var hidesSharedBackground = false
  /// What its badge says: a number or a word, or nothing for a dot; nil for none.
  ///
  /// From iOS 26. UIKit: `UIBarButtonItem.Badge`; SwiftUI: `badge(_:)`.
  public var badge: String?
  /// The entries of its menu; empty where the scene does not say them.
  package var menu: [BarMenuItem] = []
  private(set) var sharedCustomization: Shared<BarButtonItemCustomization>?

  /// What is set on it alone about its looks; nil for nothing.
  public var customization: BarButtonItemCustomization? {
    get { sharedCustomization?.value }
    set { sharedCustomization = newValue.map { Shared($0) } }
  }

  /// Whether neither its state nor what is set on it alone asks for other looks.
  var isAsDrawnByTheSystem: Bool {
    isEnabled && !isHighlighted && !isFocused && sharedCustomization == nil
  }

  /// Makes an item.
  public init(
    _ content: Content, style: Style = .plain, tintColor: SceneColor? = nil,
    isEnabled: Bool = true, isHighlighted: Bool = false, isFocused: Bool = false,
    isHidden: Bool = false, width: Double? = nil, hasMenu: Bool = false,
    accessibilityLabel: String? = nil, customization: BarButtonItemCustomization? = nil
  ) {
    self.content = content
    self.style = style
    self.tintColor = tintColor
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.isFocused = isFocused
    self.isHidden = isHidden
    self.width = width
    self.hasMenu = hasMenu
    self.accessibilityLabel = accessibilityLabel
    sharedCustomization = customization.map { Shared($0) }
  }
}
