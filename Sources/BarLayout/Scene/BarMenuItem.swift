/// An entry of a menu that a button of the bar opens.
///
/// UIKit: `UIAction`; with children, `UIMenu`.
package struct BarMenuItem: Hashable, Sendable {
  /// Whether it is ticked.
  ///
  /// UIKit: `UIMenuElement.State`.
  package enum State: String, CaseIterable, Hashable, Sendable {
    case off, on, mixed
  }

  /// What is special about it.
  ///
  /// UIKit: `UIMenuElement.Attributes`.
  package enum Attribute: String, CaseIterable, Hashable, Sendable {
    case destructive, disabled
  }

  /// Its words.
  package var title = ""
  /// A smaller, greyer line below them; nil for none.
  package var subtitle: String?
  /// Its picture; nil for none.
  package var image: ImageSource?
  /// Whether it is ticked.
  package var state = State.off
  /// What is special about it.
  package var attributes: [Attribute] = []
  /// The entries of a menu of its own; empty for an action.
  package var children: [BarMenuItem] = []
  /// Whether those stand in the menu itself, as a section.
  ///
  /// UIKit: `UIMenu.Options.displayInline`.
  package var isDisplayedInline = false

  package init(title: String = "") { self.title = title }
}
