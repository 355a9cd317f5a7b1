internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct SceneOverrideTests {
  private let text = """
    traits: {userInterfaceStyle: light}
    navigationBar:
      items:
        - title: Root
        - title: Inbox
    """

  private func scene(_ overrides: (String, String)...) throws -> BarScene {
    try BarSceneFileTests.scene(
      text, overrides: overrides.map { SceneOverride(keyPath: $0.0, value: $0.1) }
    ).scene
  }

  private func messages(_ keyPath: String, _ value: String) -> [String] {
    problems(
      of: text, file: "s.yaml", overrides: [SceneOverride(keyPath: keyPath, value: value)]
    ).map(\.description)
  }

  @Test func `a value from the command line stands in place of the scene's own`() throws {
    let result = try scene(
      ("traits.userInterfaceStyle", "dark"), ("navigationBar.items[1].title", "Sent"))
    #expect(result.traits.userInterfaceStyle == .dark)
    #expect(result.navigationBar.items.map(\.title) == ["Root", "Sent"])
  }

  @Test func `a value from the command line makes the mappings on its way`() throws {
    let result = try scene(
      ("device.points", "[320, 568]"), ("device.safeArea.top", "20"),
      ("navigationBar.standardAppearance.titleTextAttributes.font.size", "19"))
    #expect(result.device.size == BarSize(width: 320, height: 568))
    #expect(result.device.safeArea.top == 20)
    #expect(result.navigationBar.appearances.standard?.titleTextAttributes.fontSize == 19)
  }

  @Test func `lengthens a list by one`() throws {
    let result = try scene(("navigationBar.items[2]", "{title: Message}"))
    #expect(result.navigationBar.items.map(\.title) == ["Root", "Inbox", "Message"])
    let button = try scene(("navigationBar.items[1].rightBarButtonItems[0].title", "Edit"))
    #expect(
      button.navigationBar.topItem?.rightBarButtonItems == [BarButtonItem(.title("Edit"))])
  }

  @Test(arguments: ["#ff0000", "a: b", "- c", "& d", "9:41", "*", "% e", "x # y", "it's"])
  func `a value from the command line is taken as it stands`(title: String) throws {
    let result = try scene(("navigationBar.items[1].title", title))
    #expect(result.navigationBar.topItem?.title == title)
  }

  @Test
  func `a value from the command line may be a mapping, a list or a text between quotation marks`()
    throws
  {
    let result = try scene(
      ("navigationBar.items[0]", "{title: '{x}', prompt: \"a\\tb\"}"),
      ("navigationBar.items[1].title", "\"[y]\""))
    #expect(result.navigationBar.items.first?.title == "{x}")
    #expect(result.navigationBar.items.first?.prompt == "a\tb")
    #expect(result.navigationBar.topItem?.title == "[y]")
  }

  @Test func `a value from the command line takes a value away when it is empty`() throws {
    #expect(try scene(("navigationBar.items[1].title", "")).navigationBar.topItem?.title == nil)
  }

  @Test func `wins over those before it`() throws {
    let result = try scene(
      ("navigationBar.items", "[{title: A}]"), ("navigationBar.items[0].title", "B"))
    #expect(result.navigationBar.items.map(\.title) == ["B"])
  }

  @Test(arguments: [
    (
      "traits.userInterfaceStyle", "drak",
      "unknown userInterfaceStyle "
        + "(found drak; accepted: light, dark; did you mean \"dark\"?)"
    ),
    (
      "navigationBar.items[1]", "{titel: x}",
      "unknown key \"titel\" in a navigation item (did you mean \"title\"?)"
    ),
    ("navigationBar.items[3].title", "x", "no element [3] (found 2)"),
    (
      "navigationBar.items.title", "x",
      "no key \"title\" in navigationBar.items (found a list; accepted: a mapping)"
    ),
    (
      "navigationBar.items[1].title.key", "x",
      "no key \"key\" in navigationBar.items[1].title (found Inbox; accepted: a mapping)"
    ),
    (
      "traits[0]", "x", "no element [0] (found a mapping; accepted: a list)"
    ),
    ("a..b", "x", "bad key path (found \"a..b\"; accepted: a.b[0].c)"),
    ("", "x", "bad key path (found \"\"; accepted: a.b[0].c)"),
    ("a[01]", "x", "bad key path (found \"a[01]\"; accepted: a.b[0].c)"),
    (
      "navigationBar.items", "[{",
      "bad YAML: did not find expected node content, while parsing a flow node at 1:3"
    ),
  ])
  func `a value from the command line is named in messages by its option`(
    keyPath: String, value: String, message: String
  ) {
    #expect(messages(keyPath, value) == ["error: --set \(keyPath): \(message)"])
  }

  @Test func `a value from the command line may be named by another option`() {
    let override = SceneOverride(keyPath: "device", value: "iphone", name: "--device")
    let found = problems(of: text, overrides: [override])
    #expect(found.map(\.file) == ["--device"])
  }

  @Test func `a value from the command line comes after the file in the order of problems`() {
    let override = SceneOverride(keyPath: "system", value: "ios-1")
    let found = problems(of: "titel: x\nnavigationBar: {}", overrides: [override])
    #expect(found.map(\.file) == ["scene.yaml", "--set system"])
  }
}

@Suite struct LayoutsErrorTests {
  @Test(arguments: [
    ("navigationBar.items[1].titleView", 4, 22), ("navigationBar.items[1].titleView.size", 4, 30),
    ("navigationBar.items[1].searchController.text", 4, 9), ("navigationBar.items[7]", 3, 10),
    ("navigationBar", 3, 3), ("device", 1, 9), ("contentOffset", 1, 1), ("not a [path", 1, 1),
  ])
  func `a layout's error has the place of its key path, or of the nearest value around it`(
    keyPath: String, line: Int, column: Int
  ) throws {
    let text = """
      device: iphone-15
      navigationBar:
        items: [{title: Root},
              { titleView: { size: [1, 2] } }]
      """
    let file = try scene(text, file: "s.yaml")
    let problem = file.problem(SceneError(keyPath: keyPath, message: "it does not fit"))
    #expect(problem.description == "s.yaml:\(line):\(column): error: it does not fit")
  }

  @Test func `of a value from the command line has its option's name`() throws {
    let override = SceneOverride(keyPath: "navigationBar.frame", value: "[0, 0, 1, 1]")
    let file = try scene("navigationBar: {}", overrides: [override])
    let error = SceneError(keyPath: "navigationBar.frame", message: "too narrow")
    #expect(file.problem(error).description == "error: --set navigationBar.frame: too narrow")
  }
}
