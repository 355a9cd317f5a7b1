/// The menu behind a title.
///
/// UIKit: `titleMenuProvider`, `documentProperties` and `renameDelegate` of `UINavigationItem`.
public struct TitleMenu: Hashable, Sendable {
  /// The document that heads the menu; nil for none.
  public var document: NavigationDocument?
  /// The app's own entries.
  public var entries: [String]
  /// Whether the title can be changed.
  public var canRename: Bool
  /// Whether the title is a text field now.
  public var isRenaming: Bool
  /// Whether Rename is there and runs the app's own action.
  ///
  /// SwiftUI: `renameAction(_:)`.
  package var runsRenameAction = false
  /// Whether the menu is open.
  package var isPresented = false
  /// Whether the delegate lets the user begin to change the title.
  ///
  /// UIKit: `navigationItemShouldBeginRenaming(_:)`.
  package var shouldBeginRenaming = true
  /// Whether the delegate takes the title that the user has given.
  ///
  /// UIKit: `navigationItem(_:shouldEndRenamingWith:)`.
  package var shouldEndRenaming = true

  /// Makes a menu.
  public init(
    document: NavigationDocument? = nil, entries: [String] = [], canRename: Bool = false,
    isRenaming: Bool = false
  ) {
    self.document = document
    self.entries = entries
    self.canRename = canRename
    self.isRenaming = isRenaming
  }

  /// The entries that the system adds after the app's own, in a locale's language.
  public func systemEntries(in locale: String) -> [String] {
    canRename || runsRenameAction ? [ItemName.rename.text(in: locale)] : []
  }
}
