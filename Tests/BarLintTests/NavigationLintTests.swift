internal import BarLint
internal import BarSceneFile
internal import Testing

@Suite struct NavigationLintTests {
  private func lint(_ text: String, rules: Set<LintRuleID>? = nil) throws -> [Finding] {
    try Linter.plain(rules: rules).lint(SceneSource(name: "a.yaml", bytes: Array(text.utf8))).open
  }

  @Test func `lint over a navigation looks at the bar of every column, at the keys of its screens`()
    throws
  {
    let found = try lint(
      """
      device: ipad-pro-11
      orientation: landscape
      system: ipados-17
      navigationSplitView:
        columnVisibility: all
        sidebar:
          navigationTitle: Everything We Know
          toolbar:
            - { placement: topBarTrailing, item: { image: plus } }
        detail:
          navigationStack:
            path: [{ Recipe: Apple Pie with Cinnamon }]
            root:
              navigationTitle: Recipes
              navigationDestinations:
                - for: Recipe
                  screen:
                    navigationTitle: "{value}"
                    navigationItem:
                      rightBarButtonItems: [{ image: trash }]
      """, rules: [.longTitle, .unlabeledIcon])
    let destination =
      "navigationSplitView.detail.navigationStack.root.navigationDestinations[0].screen"
    #expect(
      found.map(\.keyPath) == [
        "navigationSplitView.sidebar.navigationTitle",
        "navigationSplitView.sidebar.toolbar[0].item",
        "\(destination).navigationTitle",
        "\(destination).navigationItem.rightBarButtonItems[0]",
      ])
    #expect(found.map(\.place.line) == [7, 9, 18, 20])
  }

  @Test func `lint over a navigation says once what several bars have from one place`() throws {
    let found = try lint(
      """
      device: ipad-pro-11
      orientation: landscape
      system: ipados-17
      navigationView:
        navigationBar:
          tintColor: "#ffff80"
        views:
          - { navigationTitle: One, toolbar: [{ item: { title: Select } }] }
          - { navigationTitle: Two, toolbar: [{ item: { title: Select } }] }
      """)
    #expect(found.map(\.rule) == [.lowContrast])
    #expect(found.map(\.keyPath) == ["navigationView.navigationBar.tintColor"])
  }

  @Test func `points at the words of the language that are cut, whatever their key is`() throws {
    let found = try lint(
      """
      device: iphone-se-3
      system: ios-17
      strings:
        en: { "list.title": Places }
        de: { "list.title": Alle Orte in der weiteren Umgebung der Hauptstadt }
        fi: { "list.title": Paikat }
      navigationStack:
        root: { navigationTitle: { key: list.title }, navigationBarTitleDisplayMode: inline }
      """, rules: [.truncatedText, .truncatedInLocale])
    #expect(found.map(\.keyPath) == ["strings.de[\"list.title\"]"])
    #expect(found.map(\.place) == [ScenePlace(line: 5, column: 9)])
  }

  @Test func `lint over a navigation says with which combination of the matrix it is so, once`()
    throws
  {
    let found = try lint(
      """
      system: ios-17
      matrix: { device: [iphone-15-pro-max, iphone-se-1], appearance: [light, dark] }
      navigationBar:
        items:
          - title: Search Results
            leftBarButtonItems: [{ systemItem: cancel }]
            rightBarButtonItems: [{ title: Choose Folders }]
      """, rules: [.truncatedText, .truncatedAtLargerSizes])
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("(with device iphone-se-1, appearance light)") == true)
  }
}
