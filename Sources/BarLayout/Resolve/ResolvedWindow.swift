/// What a window shows in its title bar and is called elsewhere in the system.
///
/// A Mac has no navigation bar: the screen's title becomes its window's. On an iPad it names the
/// window in the App Switcher; both take the title of the primary destination, the screen on top of
/// the detail's stack or of the only one.
package struct ResolvedWindow: Hashable, Sendable {
  /// The window's title; nil for none.
  ///
  /// AppKit: `NSWindow.title`.
  package var title: String?
  /// The line below the title; nil for none.
  ///
  /// AppKit: `NSWindow.subtitle`.
  package var subtitle: String?
  /// Whether the title bar shows the picture of a document; nil where windows have no such place.
  ///
  /// AppKit: `NSWindow.representedURL`; SwiftUI: `navigationDocument(_:)`.
  package var hasProxyIcon: Bool?
  /// Whether the toolbar has a back button; nil where windows have no toolbar.
  package var hasBackButton: Bool?
  /// What the Window menu calls it; nil where there is none.
  package var windowMenuName: String?
  /// What Mission Control calls it; nil where there is none.
  package var missionControlName: String?
  /// What the App Switcher calls it; nil where there is none.
  package var appSwitcherName: String?
}

extension ResolvedWindow {
  /// The window of a scene on a Mac or an iPad; nil elsewhere.
  ///
  /// Source: documented — SwiftUI's `navigationTitle(_:)`: on macOS the primary destination's title
  /// is the window's title, and on iOS it is what the App Switcher shows.
  init?(of scene: borrowing BarScene) {
    switch scene.device.idiom {
    case .mac:
      let item = scene.navigationBar.topItem
      let title = item?.title.flatMap { $0.isEmpty ? nil : $0 }
      var hasIcon = false
      if case .image = item?.titleView { hasIcon = true }
      if item?.titleMenu?.document != nil { hasIcon = true }
      let hidesBack =
        item?.hidesBackButton == true
        || item.map { !$0.leftBarButtonItems.isEmpty && !$0.leftItemsSupplementBackButton } == true
      self.init(
        title: title, subtitle: item?.subtitle, hasProxyIcon: hasIcon,
        hasBackButton: scene.navigationBar.items.count > 1 && !hidesBack, windowMenuName: title,
        missionControlName: title)
    case .pad:
      guard let title = scene.navigationBar.topItem?.title, !title.isEmpty else { return nil }
      self.init(title: title, appSwitcherName: title)
    case .phone, .watch, .tv, .vision: return nil
    }
  }
}
