internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct NavigationDiagnosisTests {
  private func warnings(_ text: String) throws -> [String] {
    try SceneFile(SceneSource(name: "s.yaml", bytes: Array(text.utf8))).warnings
      .map(\.description)
  }

  @Test func `a value without a destination is an error at the value`() {
    let text = """
      navigationStack:
        root:
          navigationTitle: Root
          navigationDestinations:
            - { for: Recipe, screen: { navigationTitle: "{value}" } }
        path:
          - { Recipe: Pie }
          - { Cake: Sponge }
      """
    #expect(
      problems(of: text, file: "s.yaml").map(\.description) == [
        "s.yaml:8:7: error: no navigation destination for Cake on the stack, so {Cake: Sponge} "
          + "cannot be shown (declared: Recipe)"
      ])
  }

  @Test func `a destination inside a lazy container is a warning at the destination`() throws {
    let text = """
      navigationStack:
        root:
          navigationTitle: Root
          content:
            container: LazyVStack
            navigationDestinations:
              - { for: Recipe, screen: { navigationTitle: "{value}" } }
      """
    #expect(
      try warnings(text) == [
        "s.yaml:7:11: warning: a navigation destination inside the lazy LazyVStack is not seen by "
          + "the stack until its row is made, and is ignored (declare it on the screen, outside)"
      ])
    #expect(try warnings(text.replacing("LazyVStack", with: "VStack")) == [])
  }

  @Test func `a link that leads nowhere is a warning at its value`() throws {
    let text = """
      navigationStack:
        root:
          content:
            links:
              - { title: Pie, value: { Recipe: Pie } }
      """
    #expect(
      try warnings(text) == [
        "s.yaml:5:32: warning: no navigation destination for Recipe is visible from the link, so it "
          + "cannot be followed (declared: none)"
      ])
  }

  @Test func `a selection that leads nowhere is an error at the selection`() {
    let text = """
      navigationSplitView:
        sidebar: { selection: { Folder: Archive } }
        detail: { navigationTitle: Nothing }
      """
    #expect(
      problems(of: text, file: "s.yaml").map(\.description) == [
        "s.yaml:2:25: error: no destination for the selection {Folder: Archive} in the next column "
          + "(declare it in forSelection)"
      ])
  }

  @Test func `a key that the language's strings lack is a warning at the title`() throws {
    let text = """
      system: ios-26
      locale: de_AT
      strings: { en: { a: Inbox, b: Sent }, de: { a: Eingang } }
      navigationStack:
        root:
          navigationTitle: { key: a }
          navigationSubtitle: { key: b }
      """
    #expect(
      try warnings(text) == [
        "s.yaml:7:25: warning: the strings of de_AT have no \"b\"; that of en is shown"
      ])
    let scene = try SceneFile(SceneSource(name: "s.yaml", bytes: Array(text.utf8))).scene
    #expect(scene.navigationBar.topItem?.title == "Eingang")
    #expect(scene.navigationBar.topItem?.subtitle == "Sent")
  }
}
