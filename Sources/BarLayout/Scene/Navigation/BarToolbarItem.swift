/// A button or a view of a toolbar, with the place it asks for.
///
/// SwiftUI: `BarToolbarItem`.
public struct BarToolbarItem: Hashable, Sendable {
  /// Where it would like to be.
  ///
  /// SwiftUI: `ToolbarItemPlacement`.
  public enum Placement: String, CaseIterable, Hashable, Sendable {
    case automatic, principal, navigation, topBarLeading, topBarTrailing, topBarPinnedTrailing
    case navigationBarLeading, navigationBarTrailing
    case primaryAction, secondaryAction, confirmationAction, cancellationAction, destructiveAction
    case status, bottomBar, keyboard, bottomOrnament
    /// In the title's place, below it, and the same of the large title, from iOS 26.
    case title, subtitle, largeTitle, largeSubtitle
  }

  /// Where it would like to be.
  public var placement: Placement
  /// The button or view.
  public var item: BarButtonItem
  /// The item of the system's whose place this is; nil for one of the app's.
  ///
  /// SwiftUI: `DefaultToolbarItem`.
  package var defaultItem: NavigationScreen.DefaultItem?

  /// Makes an item.
  public init(_ placement: Placement, _ item: BarButtonItem) {
    self.placement = placement
    self.item = item
  }
}

/// A toolbar's item that does not stand in the bar, and where it stands instead.
package struct ToolbarItemElsewhere: Hashable, Sendable {
  /// A place outside the bar.
  package enum Place: String, CaseIterable, Hashable, Sendable {
    /// The menu of the bar's "More" button.
    case menu
    /// The toolbar at the foot of the screen, or of a television's sidebar.
    case bottomToolbar
    /// Above the keyboard on the screen, or at the screen's foot with a keyboard attached.
    case keyboard
    /// The strip of keys on a Mac's keyboard.
    case touchBar
    /// The ornament below a headset's window.
    case ornament
    /// The top of what scrolls under a watch's bar, where a pull reveals it.
    case belowBar
    /// Nowhere: the platform has the placement, but shows nothing in this situation.
    case nowhere
    /// Nowhere: SwiftUI has no such placement on the platform, so the app would not compile.
    case unavailable
  }

  /// What it asked for.
  package var placement: BarToolbarItem.Placement
  /// What it reads or VoiceOver calls it; empty for a space.
  package var name: String
  /// Where it stands.
  package var place: Place
}
