/// A button or a view of a toolbar, with the place it asks for.
///
/// SwiftUI: `ToolbarItem`.
public struct ToolbarItem: Hashable, Sendable {
  /// Where it would like to be.
  ///
  /// SwiftUI: `ToolbarItemPlacement`.
  public enum Placement: String, CaseIterable, Hashable, Sendable {
    case automatic, principal, navigation, topBarLeading, topBarTrailing, topBarPinnedTrailing
    case navigationBarLeading, navigationBarTrailing
    case primaryAction, secondaryAction, confirmationAction, cancellationAction, destructiveAction
    case status, bottomBar, keyboard, bottomOrnament
  }

  /// Where it would like to be.
  public var placement: Placement
  /// The button or view.
  public var item: BarButtonItem

  /// Makes an item.
  public init(_ placement: Placement, _ item: BarButtonItem) {
    self.placement = placement
    self.item = item
  }
}
