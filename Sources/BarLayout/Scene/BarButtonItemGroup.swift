/// Buttons that belong together.
///
/// UIKit: `UIBarButtonItemGroup`.
public struct BarButtonItemGroup: Hashable, Sendable {
  /// The buttons, as they are read.
  public var items: [BarButtonItem]
  /// What stands for the whole group where there is no room for it; nil for nothing.
  public var representativeItem: BarButtonItem?
  /// Whether the group is left out of the bar.
  public var isHidden: Bool

  /// Makes a group.
  public init(
    items: [BarButtonItem], representativeItem: BarButtonItem? = nil, isHidden: Bool = false
  ) {
    self.items = items
    self.representativeItem = representativeItem
    self.isHidden = isHidden
  }
}
