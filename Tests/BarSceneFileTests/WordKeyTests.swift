internal import BarFiles
internal import BarLayout
internal import BarSceneFile
internal import BarTestSupport
internal import Foundation
internal import Testing

@Suite struct WordKeyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let item = """
    navigationBar:
      items:
        - title: {key: edit-item, arguments: [Milk]}
          prompt: {key: count, arguments: [1]}
          rightBarButtonItems: [{title: {key: done}}]

    """

  @Test func `a word by key may stand wherever a text may, with arguments and plurals`() throws {
    let scene = try scene(
      """
      strings:
        en: {edit-item: "Edit %@", done: Done, count: {one: "%lld item", other: "%lld items"}}
      \(Self.item)
      """)
    let item = try #require(scene.navigationBar.items.first)
    #expect(item.title == "Edit Milk")
    #expect(item.prompt == "1 item")
    #expect(item.rightBarButtonItems.first?.content == .title("Done"))
    #expect(scene.strings.lookUp("count", in: "en") == .found("%lld items"))
  }

  @Test(arguments: [
    (1, "en", "one"), (0, "fr", "one"), (2, "ru", "few"), (5, "ru", "many"), (21, "ru", "one"),
    (3, "pl", "few"), (12, "pl", "many"), (3, "ar", "few"), (7, "ja", "other"), (2, "de", "other"),
  ])
  func `a word by key takes the form that goes with its number`(
    number: Int, locale: String, category: String
  ) throws {
    let forms = ["one", "few", "many", "other"].map { "\($0): \($0)" }.joined(separator: ", ")
    let scene = try scene(
      """
      locale: \(locale)
      strings: {\(locale): {count: {\(forms)}}}
      navigationBar: {items: [{title: {key: count, arguments: [\(number)]}}]}

      """)
    #expect(scene.navigationBar.items[0].title == category)
  }

  @Test func `that no language has is shown itself, with a warning`() throws {
    let file = try SceneFile(
      SceneSource(
        name: "a.yaml", bytes: Array("navigationBar: {items: [{title: {key: inbox}}]}\n".utf8)))
    #expect(file.scene.navigationBar.items[0].title == "inbox")
    #expect(
      file.warnings.map(\.message) == [
        "the strings of en_US have no \"inbox\"; the key itself is shown"
      ])
  }

  @Test func `a word by key is found in files of every form`() throws {
    try write(
      "Words.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"done": {}, "edit-item": {"localizations": {"de": "#
        + #"{"stringUnit": {"value": "%@ bearbeiten"}}}}}, "version": "1.0"}"#)
    try write("de.lproj/More.strings", "/* done */ \"done\" = \"Fertig \\\"so\\\"\";\n")
    try write(
      "de.lproj/Plurals.stringsdict",
      """
      <?xml version="1.0"?><plist><dict><key>count</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>ein Ding</string><key>other</key><string>%lld Dinge</string></dict>
      </dict></dict></plist>
      """)
    let files = "[Words.xcstrings, de.lproj/More.strings, de.lproj/Plurals.stringsdict]"
    let scene = try scene("locale: de\nstrings: \(files)\n\(Self.item)")
    let item = try #require(scene.navigationBar.items.first)
    #expect(item.title == "Milk bearbeiten")
    #expect(item.prompt == "ein Ding")
    #expect(item.rightBarButtonItems.first?.content == .title("Fertig \"so\""))
  }

  @Test(arguments: [
    ("../Words.xcstrings", "strings stand in the scene's folder or below it"),
    ("Words.txt", "strings are in a file whose name ends in"),
    ("Words.strings", "there is no file \"Words.strings\" beside the scene"),
  ])
  func `a word by key is not looked for anywhere else`(name: String, message: String) {
    let error = #expect(throws: SceneProblems.self) { try scene("strings: \(name)\n\(Self.item)") }
    #expect(error?.problems.first?.message.hasPrefix(message) == true)
  }

  @Test func `a source is passed over wherever it stands`() throws {
    let scene = try scene(
      "source: Foo.swift:1\nnavigationBar: {source: a, items: [{title: Inbox, source: Foo.swift:2}]}\n"
    )
    #expect(scene.navigationBar.items[0].title == "Inbox")
  }

  @Test func `an unknown symbol keeps its name and is a warning`() throws {
    let text = "navigationBar: {items: [{rightBarButtonItems: [{image: quux.circle}]}]}\n"
    let file = try SceneFile(SceneSource(name: "a.yaml", bytes: Array(text.utf8)))
    let item = file.scene.navigationBar.items[0].rightBarButtonItems[0]
    #expect(item.content == .image(.symbol("quux.circle")))
    #expect(file.warnings.first?.message.hasSuffix("a plain box stands in its place") == true)
  }

  private func scene(_ text: String) throws -> BarScene {
    let source = SceneSource(name: "a.yaml", bytes: Array(text.utf8), folder: folder.path)
    return try SceneFile(source).scene
  }

  private func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: folder.path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
