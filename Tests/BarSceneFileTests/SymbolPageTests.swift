internal import BarLayout
internal import BarSceneFile
internal import Testing

/// What the symbols' pages in Apple's documentation say about where they are to be had (read on
/// 22 November 2026), held against what is said of a scene that uses them.
@Suite struct SymbolPageTests {
  /// A key or a word, the system before its first one, its first one, and the page's line; nil for
  /// a platform that the page does not list.
  struct Page: CustomTestStringConvertible, Sendable {
    var scene: String
    var before: String
    var first: String?
    var line: String

    init(_ scene: String, _ before: String, _ first: String?, _ line: String) {
      self.scene = scene
      self.before = before
      self.first = first
      self.line = line
    }

    var testDescription: String { "\(line) on \(before)" }
  }

  private static func screen(_ keys: String) -> String {
    "navigationStack: { root: { navigationTitle: A, \(keys) } }"
  }

  private static func toolbar(_ item: String) -> String { screen("toolbar: [{ \(item) }]") }

  private static func item(_ keys: String) -> String {
    "navigationBar: { items: [{ title: A }, { title: B, \(keys) }] }"
  }

  static let pages: [Page] = [
    Page(screen(""), "tvos-15", "tvos-16", "NavigationStack: iOS 16, macOS 13, tvOS 16, watchOS 9"),
    Page(
      screen("navigationDocument: {}"), "macos-12", "macos-13",
      "navigationDocument(_:): iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1"),
    Page(
      screen("navigationSubtitle: B"), "ios-18", "ios-26",
      "navigationSubtitle(_:): iOS 26, macOS 11"),
    Page(
      screen("toolbarTitleDisplayMode: inline"), "watchos-9", "watchos-10",
      "toolbarTitleDisplayMode(_:): iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1"),
    Page(
      screen("toolbarTitleDisplayMode: inlineLarge"), "watchos-10", nil,
      "ToolbarTitleDisplayMode.inlineLarge: iOS 17, macOS 14, visionOS 1"),
    Page(
      screen("toolbarVisibility: hidden"), "visionos-1", "visionos-2",
      "toolbarVisibility(_:for:): iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2"),
    Page(
      screen("toolbarRemoving: [title]"), "macos-13", "macos-14",
      "toolbar(removing:): iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1"),
    Page(
      screen("toolbarTitleMenu: [Move]"), "ios-15", "ios-16",
      "toolbarTitleMenu(content:): iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1"),
    Page(
      screen("searchable: {}"), "macos-11", "macos-12",
      "searchable(text:placement:prompt:): iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1"),
    Page(
      toolbar("spacer: fixed"), "watchos-26", nil, "ToolbarSpacer: iOS 26, macOS 26"),
    Page(
      toolbar("defaultItem: title"), "ios-18", "ios-26",
      "DefaultToolbarItem: iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26"),
    Page(
      toolbar("matchedTransitionSource: a, item: { title: B }"), "ipados-18", "ipados-26",
      "ToolbarContent.matchedTransitionSource(id:in:): iOS 26"),
    Page(
      item("rightBarButtonItems: [{ systemItem: close }]"), "ios-12", "ios-13",
      "UIBarButtonItem.SystemItem.close: iOS 13, visionOS 1"),
    Page(
      item("rightBarButtonItems: [{ systemItem: writingTools }]"), "ios-17", "ios-18",
      "UIBarButtonItem.SystemItem.writingTools: iOS 18.2, visionOS 26"),
    Page(
      item("rightBarButtonItems: [{ title: C, style: prominent }]"), "ios-18", "ios-26",
      "UIBarButtonItem.Style.prominent: iOS 26, tvOS 26, visionOS 26"),
    Page(
      item("largeTitleDisplayMode: inline"), "ios-16", "ios-17",
      "UINavigationItem.LargeTitleDisplayMode.inline: iOS 17, visionOS 1"),
  ]

  @Test(arguments: pages)
  func `a symbol is to be had where its page says`(page: Page) throws {
    let early = try warnings(page.scene, on: page.before)
    #expect(early.contains { $0.contains(page.line) || $0.contains("before version") }, "\(early)")
    guard let first = page.first else { return }
    let later = try warnings(page.scene, on: first)
    #expect(
      !later.contains { $0.contains(page.line) || $0.contains("before version") }, "\(later)")
  }

  @Test(arguments: [
    ("toolbar: [{ placement: largeSubtitle, item: { title: B } }]", "ios-18", "(iOS 26)"),
    ("toolbar: [{ placement: bottomOrnament, item: { title: B } }]", "ios-27", "(visionOS 1)"),
    (
      "toolbar: [{ placement: topBarPinnedTrailing, item: { title: B } }]", "ios-26",
      "(iOS 27, visionOS 27)"
    ),
    (
      "toolbar: [{ placement: bottomBar, item: { title: B } }]", "tvos-17",
      "(iOS 14, watchOS 10, tvOS 18, visionOS 1)"
    ),
    (
      "toolbar: [{ placement: keyboard, item: { title: B } }]", "macos-11",
      "(iOS 15, macOS 12)"
    ),
  ])
  func `a placement is to be had where its page says`(
    toolbar: String, system: String, versions: String
  ) throws {
    let found = try warnings(Self.screen(toolbar), on: system)
    #expect(
      found.contains { $0.contains("SwiftUI has no placement") && $0.contains(versions) },
      "\(found)")
  }

  @Test(arguments: [
    ("navigationBarHidden: true", "ios-15", "ios-16", "use toolbar: hidden"),
    (
      "toolbar: [{ placement: navigationBarLeading, item: { title: B } }]", "ios-16", "ios-17",
      "use topBarLeading"
    ),
  ])
  func `what newer symbols took the place of is deprecated since then`(
    keys: String, before: String, since: String, advice: String
  ) throws {
    #expect(try !warnings(Self.screen(keys), on: before).contains { $0.contains("deprecated") })
    #expect(
      try warnings(Self.screen(keys), on: since).contains {
        $0.contains("deprecated since") && $0.contains(advice)
      })
  }

  @Test func `links that say whether they show are deprecated with navigation views`() throws {
    let view = """
      navigationView:
        style: stack
        views:
          - navigationTitle: Colors
            content:
              links:
                - { title: Purple, isActive: true, destination: { navigationTitle: Purple } }
      """
    #expect(try warnings(view, on: "ios-15").isEmpty)
    let found = try warnings(view, on: "ios-16")
    #expect(found.count == 2 && found[1].hasPrefix("s.yaml:7:30: warning: \"isActive\""))
  }

  private func warnings(_ text: String, on system: String) throws -> [String] {
    let whole = text + "\nsystem: \(system)\n"
    return try SceneFile(SceneSource(name: "s.yaml", bytes: Array(whole.utf8))).warnings
      .map(\.description)
  }
}
