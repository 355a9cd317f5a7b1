internal import BarLint
internal import BarSceneFile
internal import Testing

@Suite struct FixTests {
  static let broken = RuleScene.all.filter { scene in
    scene.offence != nil && Rule.named(scene.rule).isFixable
  }

  @Test(arguments: broken)
  func `a fixed scene is clean, and fixing it again changes nothing`(scene: RuleScene) throws {
    let linter = Linter.plain()
    let before = try linter.lint(scene.source)
    let once = try linter.fix(scene.source)
    let twice = try linter.fix(once.source)
    #expect(twice.source.bytes == once.source.bytes)
    #expect(twice.fixed.isEmpty)
    let after = try linter.lint(once.source)
    let fixable = before.open.filter { $0.fix != nil }
    #expect(after.open.count <= before.open.count - once.fixed.count, "\(after.lines)")
    #expect(
      once.fixed.map(\.rule).contains(scene.rule) == fixable.map(\.rule).contains(scene.rule))
    if fixable.count == before.open.count { #expect(after.open.isEmpty) }
  }

  @Test(arguments: broken)
  func `what is not fixed stays letter by letter`(scene: RuleScene) throws {
    let old = scene.text.split(separator: "\n", omittingEmptySubsequences: false)
    let bytes = try Linter.plain().fix(scene.source).source.bytes
    let new = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    #expect(difference.count <= 4, "\(difference)")
    for comment in scene.text.split(separator: "\n").filter({ $0.contains("#") }) {
      guard let hash = comment.firstIndex(of: "#"), !comment.contains("\"#") else { continue }
      #expect(new.contains { $0.contains(comment[hash...]) }, "\(comment)")
    }
  }

  private func fixed(_ text: String, name: String = "scene.yaml") throws -> String {
    let source = SceneSource(name: name, bytes: Array(text.utf8))
    return String(decoding: try Linter.plain().fix(source).source.bytes, as: UTF8.self)
  }

  @Test func `a space goes between two words, in the list's own form`() throws {
    let lines = "navigationBar:\n  items:\n    - title: A\n      rightBarButtonItems:\n"
    #expect(
      try fixed(lines + "      - title: B\n      - title: C # see\n")
        == lines + "      - title: B\n      - { fixedSpace: 16 }\n      - title: C # see\n")
    let flow = "navigationBar: { items: [{ rightBarButtonItems: "
    #expect(
      try fixed(flow + "[{ title: B },{ title: C }] }] }\n")
        == flow + "[{ title: B },{ fixedSpace: 16 }, { title: C }] }] }\n")
  }

  @Test func `ends of lines, a byte-order mark and JSON stay what they are`() throws {
    #expect(
      try fixed("\u{FEFF}navigationBar:\r\n  items:\r\n    - title: ''\r\n      prompt: Hi\r\n")
        == "\u{FEFF}navigationBar:\r\n  items:\r\n    - prompt: Hi\r\n")
    #expect(
      try fixed(
        "{\"navigationBar\": {\"items\": [{\"title\": \"A\", \"prompt\": \"\"}]}}",
        name: "scene.json") == "{\"navigationBar\": {\"items\": [{\"title\": \"A\"}]}}")
    let json =
      "{\"navigationBar\": {\"items\": [{\"leftBarButtonItems\": [{\"title\": \"A\"}, {\"title\": \"B\"}]}]}}"
    #expect(
      try fixed(json, name: "scene.json").contains("{ \"fixedSpace\": 16 }, {\"title\": \"B\"}"))
  }

  @Test func `a word with signs of its own is put between quotation marks`() throws {
    let scene = RuleScene.scenes(of: .segmentBackLabel)[2]
    #expect(try fixed(scene.text).contains("backButtonTitle: \"It's new: 1\", titleView:"))
  }

  @Test func `what would be lost or would break another rule is left alone`() throws {
    let commented = """
      navigationBar:
        items:
          - title: ""
            # a comment about what follows
            prompt: Hello

      """
    #expect(try fixed(commented) == commented)
    let tight = """
      device: iphone-se-3
      navigationBar:
        items:
          - title: Recently Played
            leftBarButtonItems: [{ title: Choose }, { title: Sort }]

      """
    let once = try fixed(tight)
    let before = try Linter.plain().lint(SceneSource(name: "a.yaml", bytes: Array(tight.utf8)))
    let after = try Linter.plain().lint(SceneSource(name: "a.yaml", bytes: Array(once.utf8)))
    let cut: Set<LintRuleID> = [.truncatedText, .truncatedAtLargerSizes]
    #expect(
      after.open.count { cut.contains($0.rule) } <= before.open.count { cut.contains($0.rule) })
  }

  @Test func `a comment inside a value keeps it, and nobody is promised that it can be fixed`()
    throws
  {
    let text = """
      system: ios-12
      navigationBar:
        shadowImage:
          # as wide as a hair
          color: systemRed
        items:
          - title: Inbox

      """
    #expect(try fixed(text) == text)
    let scene = try Linter.plain().lint(SceneSource(name: "a.yaml", bytes: Array(text.utf8)))
    #expect(scene.open.map(\.rule) == [.shadowImageAlone])
    #expect(scene.open.map(\.fix) == [nil])
  }

  @Test func `settings without effect go, comments beside them stay, whatever the lines end with`()
    throws
  {
    let head = "\u{FEFF}navigationBar:\r\n"
    let tail =
      "  standardAppearance: {configuration: opaqueBackground}\r\n  items: [{title: Inbox}]"
    #expect(
      try fixed(head + "  barTintColor: \"#ffffff\" # from iOS 6\r\n" + tail)
        == head + "  # from iOS 6\r\n" + tail)
    #expect(
      try fixed(
        "{\n\t\"navigationBar\": {\n\t\t\"isTranslucent\": false,\n"
          + "\t\t\"standardAppearance\": {},\n\t\t\"items\": []\n\t}\n}", name: "a.json")
        == "{\n\t\"navigationBar\": {\n\t\t\"standardAppearance\": {},\n\t\t\"items\": []\n\t}\n}")
  }

  @Test func `a screen's own list is fixed in its place`() throws {
    let lines = """
      system: ios-17
      navigationStack:
        root:
          navigationTitle: Photos
          navigationItem:
            rightBarButtonItems:
              - title: Select
              - title: Sort

      """
    #expect(
      try fixed(lines)
        == lines.replacing(
          "        - title: Sort", with: "        - { fixedSpace: 16 }\n        - title: Sort"))
  }

  @Test func `a finding that does not count is not fixed`() throws {
    let text = """
      lint: { disable: { empty-title: the sheet begins without one } }
      navigationBar:
        items:
          - title: ""

      """
    #expect(try fixed(text) == text)
  }
}
