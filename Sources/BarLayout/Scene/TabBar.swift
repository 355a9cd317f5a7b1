/// The bar of an app's areas, a neighbour of the navigation bar at the foot of the screen.
///
/// UIKit: `UITabBar`; SwiftUI: `TabView`.
public struct TabBar: Hashable, Sendable {
  /// The areas, as they are read.
  public var items: [TabBarItem]
  /// The area that is shown, counted from 0.
  public var selected: Int
  /// The colour of the chosen area; nil for the bar's tint.
  ///
  /// UIKit: `UITabBar.tintColor`.
  package var tintColor: SceneColor?
  /// Whether it is that of a sheet, not of the screen behind it.
  package var isInSheet = false

  /// Makes a bar.
  public init(items: [TabBarItem] = [], selected: Int = 0) {
    self.items = items
    self.selected = selected
  }
}

/// One area of an app.
///
/// UIKit: `UITabBarItem`, `UITab`; SwiftUI: `Tab`.
public struct TabBarItem: Hashable, Sendable {
  /// What an area is for.
  ///
  /// SwiftUI: `TabRole`; UIKit: `UISearchTab`.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    case automatic, search
  }

  /// The word under the picture; nil for none.
  public var title: String?
  /// The picture; nil for none, and for a search area the magnifying glass.
  public var image: ImageSource?
  /// What it is for.
  public var role: Role
  /// Whether it answers touches.
  public var isEnabled: Bool
  /// What VoiceOver says; nil for the title.
  public var accessibilityLabel: String?
  /// What its badge says: a number or a word, or nothing for a dot; nil for none.
  ///
  /// UIKit: `UITabBarItem.badgeValue`; SwiftUI: `badge(_:)`.
  package var badge: String?

  /// Makes an area.
  public init(
    title: String? = nil, image: ImageSource? = nil, role: Role = .automatic,
    isEnabled: Bool = true, accessibilityLabel: String? = nil
  ) {
    self.title = title
    self.image = image
    self.role = role
    self.isEnabled = isEnabled
    self.accessibilityLabel = accessibilityLabel
  }
}
