/// A row or a button that leads to another screen.
///
/// SwiftUI: `BarNavigationLink`.
package struct BarNavigationLink: Hashable, Sendable {
  /// What it reads.
  package var title: String
  /// The value it presents; nil for a link that names its destination.
  package var value: NavigationValue?
  /// The screen of a link of a `BarNavigationView`; nil for a link by value.
  package var destination: NavigationScreen?
  /// Whether the destination is shown, for a link with a condition of its own.
  package var isActive: Bool
  /// What the list's selection is while the destination is shown; nil for a link without a tag.
  package var tag: NavigationValue?
  /// Whether the destination goes to the next column; if not, it is pushed in the link's own.
  package var isDetailLink: Bool

  /// Makes a link.
  package init(
    title: String, value: NavigationValue? = nil, destination: NavigationScreen? = nil,
    isActive: Bool = false, tag: NavigationValue? = nil, isDetailLink: Bool = true
  ) {
    self.title = title
    self.value = value
    self.destination = destination
    self.isActive = isActive
    self.tag = tag
    self.isDetailLink = isDetailLink
  }
}
