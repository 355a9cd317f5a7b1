internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct BarKeyPathTests {
  private let text = """
    device: ipad-pro-11
    orientation: landscape
    system: ipados-17
    strings: { en: { "list.title": Places } }
    navigationSplitView:
      sidebar:
        navigationTitle: { key: list.title }
        navigationBar: { tintColor: systemRed }
        toolbar:
          - { placement: confirmationAction, item: { systemItem: done } }
          - { placement: topBarTrailing, item: { systemItem: add } }
          - { placement: principal, item: { title: Middle } }
      detail:
        navigationTitle: Note
        navigationBarBackButtonHidden: true
        toolbar: hidden
    """

  private func paths(bar index: Int) throws -> BarKeyPaths {
    let file = try SceneFile(SceneSource(name: "a.yaml", bytes: Array(text.utf8)))
    return BarKeyPaths(of: file, bar: index, try file.scene.barScenes()[index])
  }

  @Test(arguments: [
    (0, "items[0]", "sidebar"), (0, "items[0].title", "strings.en[\"list.title\"]"),
    (0, "items[0].rightBarButtonItems[0].tintColor", "sidebar.toolbar[0].item.tintColor"),
    (0, "items[0].rightBarButtonItems[1]", "sidebar.toolbar[1].item"),
    (0, "items[0].titleView", "sidebar.toolbar[2].item"),
    (0, "items[0].prompt", "sidebar.navigationItem.prompt"),
    (0, "tintColor", "sidebar.navigationBar.tintColor"),
    (1, "items[0].title", "detail.navigationTitle"),
    (1, "items[0].hidesBackButton", "detail.navigationBarBackButtonHidden"),
    (1, "isHidden", "detail.toolbar"), (1, "tintColor", ""),
  ])
  func `key paths of a bar are those of its screens and its column`(
    bar: Int, part: String, path: String
  ) throws {
    let place = path.hasPrefix("strings.") ? path : "navigationSplitView." + path
    let found = try paths(bar: bar).keyPath(of: "navigationBar.\(part)")
    #expect(found == (path.isEmpty ? "navigationSplitView" : place))
  }

  @Test func `key paths of a bar know what is written and what is not`() throws {
    #expect(try paths(bar: 0).states("navigationBar.tintColor"))
    #expect(try !paths(bar: 1).states("navigationBar.tintColor"))
    #expect(try !paths(bar: 0).states("navigationBar.items[0].prompt"))
  }

  @Test(arguments: [
    ("strings.en[\"list.title\"]", 4), ("strings.en", 4), ("navigationSplitView.sidebar", 6),
  ])
  func `key paths of a bar name keys with signs in them between quotation marks`(
    path: String, line: Int
  ) throws {
    let file = try SceneFile(SceneSource(name: "a.yaml", bytes: Array(text.utf8)))
    #expect(file.states(path))
    #expect(file.place(of: path).line == line)
  }

  @Test(arguments: [
    "a..b", "a.", ".a", "a[", "a[x]", "a[01]", "a[-1]", "a[0]b", "a[\"b]", "a[\"b\"", "a[\"b\"]c",
    "",
  ])
  func `that cannot be read lead nowhere`(path: String) throws {
    let override = SceneOverride(keyPath: path, value: "1")
    let source = SceneSource(name: "a.yaml", bytes: Array(text.utf8))
    #expect(throws: SceneProblems.self) { try SceneFile(source, overrides: [override]) }
  }
}
