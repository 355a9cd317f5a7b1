internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct ScalarTests {
  @Test(arguments: [
    "9:41", "No", "yes", "on", "1.0", "1_000", "0o17", "0x10", "2001-01-01", "190:20:30", ".nan",
    "1e999", "=", "true", "-1", "<<", "a:b", "Q&A", "a*b", "why?", "C#",
  ])
  func `a text is what was written, letter by letter`(text: String) throws {
    let file = try scene("navigationBar: {items: [{title: \(text)}]}")
    #expect(file.scene.navigationBar.topItem?.title == text)
    #expect(file.warnings.isEmpty)
  }

  @Test(arguments: ["~", "null"])
  func `a text that may have been meant as nothing is a word, with a warning`(text: String) throws {
    let file = try scene("navigationBar: {items: [{title: \(text)}]}", file: "s.yaml")
    #expect(file.scene.navigationBar.topItem?.title == text)
    #expect(
      file.warnings.map(\.description) == [
        "s.yaml:1:33: warning: title is the word \"\(text)\" "
          + "(leave the key out for nothing; quote the word)"
      ])
    let quoted = try scene("navigationBar: {items: [{title: '\(text)'}]}")
    #expect(quoted.scene.navigationBar.topItem?.title == text)
    #expect(quoted.warnings.isEmpty)
  }

  @Test func `a key without a value is as if left out`() throws {
    #expect(try item("{title: }").title == nil)
    #expect(try item("{title: ''}").title == "")
    #expect(
      try item("{titleView: null, searchController: ~, hidesBackButton: }") == NavigationItem())
    let json = "{\"clock\": null, \"navigationBar\": {\"items\": [{\"title\": null}]}}"
    let file = try scene(json, file: "scene.json")
    #expect(file.scene.navigationBar.topItem?.title == nil)
    #expect(file.scene.clock == nil)
  }

  @Test func `null removes a background, a blur and a hairline`() throws {
    let text = "backgroundColor: null, backgroundEffect: ~, shadowColor: null"
    let bar = try scene("navigationBar: {standardAppearance: {\(text)}}").scene.navigationBar
    #expect(
      bar.appearances.standard
        == NavigationBarAppearance(
          backgroundColor: .system(.clear),
          backgroundEffect: NavigationBarAppearance
            .BackgroundEffect.none, shadowColor: .system(.clear)))
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("-0.0", 0), ("12.50", 12.5), ("-1e2", -100), ("1E+1", 10),
    ("1e-400", 0), ("100000", 100_000), ("-100000", -100_000),
  ])
  func `a number is what JSON takes for one`(text: String, value: Double) throws {
    for (file, scene) in [
      ("s.yaml", "contentOffset: \(text)\nnavigationBar: {}"),
      ("s.json", "{\"contentOffset\": \(text), \"navigationBar\": {}}"),
    ] {
      let offset = try BarSceneFileTests.scene(scene, file: file).scene.contentOffset
      #expect(offset == value)
      #expect(offset.sign == (value < 0 ? .minus : .plus))
    }
  }

  @Test func `a character of too many parts is cut, with a warning`() throws {
    let marks = String(repeating: "\u{301}", count: 500)
    let file = try scene("navigationBar: {items: [{title: \"ae\(marks)o\"}]}")
    let title = try #require(file.scene.navigationBar.topItem?.title)
    #expect(title.unicodeScalars.count == 1 + SceneLimits.scalarsPerCharacter + 1)
    #expect(title.last == "o")
    #expect(file.warnings.count == 1)
  }

  @Test func `a text may be as long as the limit and no longer`() throws {
    let limit = SceneLimits.textBytes
    let longest = String(repeating: "é", count: limit / 2)
    #expect(try item("{title: \(longest)}").title == longest)
    let messages = problems(of: "navigationBar: {items: [{title: \(longest)x}]}").map(\.message)
    #expect(
      messages == ["title is too long (found \(limit + 1) bytes; accepted: at most \(limit))"])
  }

  @Test func `block texts are taken with their line breaks`() throws {
    let text = """
      navigationBar:
        items:
          - title: |-
              a
              b
            prompt: >
              c
              d
      """
    let decoded = try #require(try scene(text).scene.navigationBar.topItem)
    #expect(decoded.title == "a\nb")
    #expect(decoded.prompt == "c d")
  }

  @Test func `a key newer than the system is used with a warning`() throws {
    let file = try scene("navigationBar: {items: [{subtitle: Later}]}", file: "s.yaml")
    #expect(file.scene.navigationBar.topItem?.subtitle == "Later")
    #expect(
      file.warnings.map(\.description) == [
        "s.yaml:1:26: warning: \"subtitle\" has no effect before version 26 (found ios-17)"
      ])
    #expect(try scene("system: ios-26\nnavigationBar: {items: [{subtitle: A}]}").warnings.isEmpty)
  }
}
