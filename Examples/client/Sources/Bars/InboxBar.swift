public import BarLayout

/// The bar of a mail app's inbox.
public struct InboxBar {
  /// What its title reads.
  public var title: String

  /// Makes a bar.
  public init(title: String = "Inbox") {
    self.title = title
  }

  /// The bar on an iPhone 15 Pro with iOS 17; nil where the device never had the system.
  public var scene: BarScene? {
    let system = SystemVersion(.iOS, 17)
    guard let model = DeviceCatalog.model("iphone-15-pro") else { return nil }
    return BarScene(
      device: model.device(on: system, orientation: .portrait), system: system,
      navigationBar: NavigationBar(items: [
        NavigationItem(title: "Mailboxes"),
        NavigationItem(title: title),
      ]))
  }
}
