internal import BarSceneFile
internal import Testing

@Suite struct KeyWarningTests {
  private func warnings(_ text: String, file: String = "a.yaml") throws -> [String] {
    try scene(text, file: file).warnings.map(\.description)
  }

  @Test func `it names the key and the platform, at the key`() throws {
    let yaml = """
      device: watch-45
      navigationBar:
        items:
          - title: Inbox
            prompt: Choose a folder
            rightBarButtonItems:
              - { title: Edit, width: 60 }
      """
    #expect(
      try warnings(yaml) == [
        "a.yaml:5:7: warning: \"prompt\" has no effect on watchOS",
        "a.yaml:7:26: warning: \"width\" has no effect on watchOS",
      ])
    let json = """
      {"device": "apple-tv-4k", "navigationBar": {
        "isTranslucent": false, "items": [{"title": "Inbox", "hidesBackButton": true}]}}
      """
    #expect(
      try warnings(json, file: "a.json") == [
        "a.json:2:3: warning: \"isTranslucent\" has no effect on tvOS",
        "a.json:2:56: warning: \"hidesBackButton\" has no effect on tvOS",
      ])
  }

  @Test(arguments: [
    (
      "{device: mac-window, navigationBar: {tintColor: red, items: [{title: A}]}}",
      "\"tintColor\" has no effect on macOS (use tintColor of the items)"
    ),
    (
      "{system: ios-26, navigationBar: {barTintColor: red, items: [{title: A}]}}",
      "\"barTintColor\" has no effect after version 18 "
        + "(found ios-26; use backgroundColor of an appearance)"
    ),
    (
      "{system: watchos-9, marquee: 1, navigationBar: {items: [{title: A}]}}",
      "\"marquee\" has no effect before version 10 (found watchos-9)"
    ),
    (
      "{marquee: 1, navigationBar: {items: [{title: A}]}}",
      "\"marquee\" has no effect on iPhone"
    ),
    (
      "{navigationBar: {layoutMargins: {top: 4}, items: [{title: A}]}}",
      "\"top\" has no effect (the rows of a bar have heights of their own)"
    ),
  ])
  func `it says since when, until when, and what to use instead`(
    text: String, message: String
  ) throws {
    #expect(try scene(text).warnings.map(\.message) == [message])
  }

  @Test(arguments: [
    (
      "rightBarButtonItems: [{fixedSpace: 8, tintColor: red}]",
      "\"tintColor\" has no effect beside fixedSpace"
    ),
    (
      "searchController: {selectedScope: 0}",
      "\"selectedScope\" has no effect without scopeButtonTitles"
    ),
    (
      "rightBarButtonItems: [{image: {icon: home, renderingMode: alwaysOriginal}}]",
      "\"renderingMode\" has no effect without file"
    ),
  ])
  func `it names the key that is missing or that wins`(text: String, message: String) throws {
    let text = "navigationBar: {items: [{title: A, \(text)}]}"
    #expect(try scene(text).warnings.map(\.message) == [message])
  }

  @Test func `nothing is said of what stands inside such a key`() throws {
    let text = """
      device: watch-45
      navigationBar:
        standardAppearance: { backgroundColor: red, buttonAppearance: { focused: {} } }
      """
    #expect(
      try warnings(text) == ["a.yaml:3:3: warning: \"standardAppearance\" has no effect on watchOS"]
    )
  }

  @Test func `nothing is said of what a machine of the matrix or an iPad's bar on a Mac has`()
    throws
  {
    let bar = "navigationBar: {items: [{title: A, prompt: B}]"
    #expect(try warnings("device: watch-45\n\(bar)}").count == 1)
    #expect(
      try warnings("device: watch-45\nmatrix: {device: [watch-45, iphone-15]}\n\(bar)}") == [])
    #expect(try warnings("device: mac-window\n\(bar), preferredBehavioralStyle: pad}") == [])
  }

  @Test func `nothing is said beside errors, which may be why`() {
    let text = "navigationBar: {items: [{title: A, image: x}]}\nmarquee: 1"
    #expect(
      !problems(of: text, file: "a.yaml").map(\.message).contains { $0.contains("no effect") })
  }

  @Test func `a value of the command line is named by its option`() throws {
    let file = try scene(
      "device: watch-45\nnavigationBar: {items: [{title: A}]}",
      overrides: [SceneOverride(keyPath: "orientation", value: "landscape")])
    #expect(
      file.warnings.map(\.description) == [
        "warning: --set orientation: \"orientation\" has no effect on watchOS"
      ])
  }

  @Test func `a title is renamed only where something is bound to it`() throws {
    let text = "navigationStack: {root: {navigationTitle: A, isRenaming: true}}"
    #expect(
      try warnings(text) == [
        "a.yaml:1:58: warning: isRenaming has no effect on a title without a binding"
      ])
  }
}
