public import BarLayout

/// The bar of a mail app's inbox.
public struct InboxBar {
  /// What its title reads.
  public var title: String

  /// Makes a bar.
  public init(title: String = "Inbox") {
    self.title = title
  }

  /// The bar on an iPhone 15 Pro with iOS 17.
  public var scene: BarScene {
    BarScene(on: .iPhone15Pro, .iOS(17), title: title, previousTitle: "Mailboxes")
  }
}
