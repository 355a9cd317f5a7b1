/// A bar that stands at the foot of the screen.
public enum FootBar: String, CaseIterable, Hashable, Sendable {
  /// The screen's own buttons. UIKit: `UIViewController.toolbarItems`.
  case toolbar
  /// Buttons above the keyboard. SwiftUI: `ToolbarItemPlacement.keyboard`.
  case keyboardToolbar
  /// The app's areas. UIKit: `UITabBar`.
  case tabBar
}
