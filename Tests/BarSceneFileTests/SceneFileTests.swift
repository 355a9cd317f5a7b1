internal import BarComparison
internal import BarLayout
internal import BarSceneFile
internal import Testing

/// Reads a scene that must be good.
func scene(
  _ text: String, file: String = "scene.yaml", overrides: [SceneOverride] = []
) throws -> SceneFile {
  try SceneFile(SceneSource(name: file, bytes: Array(text.utf8)), overrides: overrides)
}

/// Reads a scene with one navigation item, written as a flow mapping.
func item(_ text: String) throws -> NavigationItem {
  try #require(try scene("navigationBar: {items: [\(text)]}").scene.navigationBar.topItem)
}

/// Reads a scene with one bar button item, written as a flow mapping.
func barButtonItem(_ text: String) throws -> BarButtonItem {
  try #require(try item("{rightBarButtonItems: [\(text)]}").rightBarButtonItems.first)
}

@Suite struct SceneFileTests {
  @Test func `what is left out is a new phone at rest`() throws {
    let file = try scene("navigationBar: {}")
    #expect(file.warnings.isEmpty)
    #expect(file.golden.allowance == nil)
    #expect(file.scene.device.id == "iphone-15")
    #expect(file.scene.system == SystemVersion(.iOS, 17))
    #expect(
      file.scene
        == BarScene(
          device: file.scene.device, system: SystemVersion(.iOS, 17),
          navigationBar: NavigationBar(items: [])))
  }

  @Test func `a pad without a system has iPadOS`() throws {
    let file = try scene("device: ipad-pro-11\nnavigationBar: {}")
    #expect(file.scene.system == SystemVersion(.iPadOS, 17))
  }

  @Test func `a device of the catalogue is turned with the orientation`() throws {
    let upright = try scene("device: iphone-15\nnavigationBar: {}").scene.device
    let turned = try scene("device: iphone-15\norientation: landscape\nnavigationBar: {}").scene
    #expect(turned.device.size == upright.size.transposed)
    #expect(turned.device.safeArea.left == upright.safeArea.top)
    #expect(turned.device.statusBarHeight == nil)
  }

  @Test func `a device of its own stands as it is written`() throws {
    let text = """
      device: {points: [844, 390], scale: 3, idiom: phone, safeArea: {leading: 47, top: 10}}
      orientation: landscape
      navigationBar: {}
      """
    let device = try scene(text).scene.device
    #expect(device.id == "custom")
    #expect(device.size == BarSize(width: 844, height: 390))
    #expect(device.safeArea == BarEdgeInsets(top: 10, left: 47, bottom: 0, right: 0))
    #expect(device.statusBarHeight == 10)
    let mirrored = try scene(text + "\ntraits: {layoutDirection: rightToLeft}").scene.device
    #expect(mirrored.safeArea == BarEdgeInsets(top: 10, left: 0, bottom: 0, right: 47))
  }

  @Test func `a status bar without height is hidden`() throws {
    func height(_ device: String) throws -> Double? {
      try scene("device: \(device)\nnavigationBar: {}").scene.device.statusBarHeight
    }
    #expect(try height("{points: [320, 568]}") == nil)
    #expect(try height("{points: [320, 568], safeArea: {top: 20}}") == 20)
    #expect(try height("{points: [320, 568], safeArea: {top: 59}, statusBar: 54}") == 54)
    #expect(try height("{points: [320, 568], safeArea: {top: 59}, statusBar: 0}") == nil)
  }

  @Test func `every key of a navigation item is stored`() throws {
    let decoded = try item(
      """
      {title: A, subtitle: B, prompt: C, largeTitle: D, largeSubtitle: E, titleView: {label: F},
       largeTitleDisplayMode: never, style: editor, leftBarButtonItems: [{title: G}],
       rightBarButtonItems: [{systemItem: add}], leftItemsSupplementBackButton: true,
       hidesBackButton: true, backButtonTitle: H, backButtonDisplayMode: minimal,
       backBarButtonItem: {title: I}, searchController: {placeholder: J, text: K, isActive: true,
       scopeButtonTitles: [L, M], selectedScope: 1, automaticallyShowsCancelButton: false},
       hidesSearchBarWhenScrolling: false, preferredSearchBarPlacement: stacked,
       scrollEdgeAppearance: {backgroundColor: systemRed}, accessibilityLabel: N}
      """)
    let expected = NavigationItem(
      title: "A", subtitle: "B", prompt: "C", largeTitle: "D", largeSubtitle: "E",
      titleView: .label("F"), largeTitleDisplayMode: .never,
      leftBarButtonItems: [BarButtonItem(.title("G"))],
      rightBarButtonItems: [BarButtonItem(.systemItem(.add))],
      leftItemsSupplementBackButton: true, hidesBackButton: true, backButtonTitle: "H",
      backButtonDisplayMode: .minimal, backBarButtonItem: BarButtonItem(.title("I")),
      style: .editor,
      searchController: SearchController(
        placeholder: "J", text: "K", isActive: true, scopeButtonTitles: ["L", "M"],
        selectedScope: 1, automaticallyShowsCancelButton: false),
      hidesSearchBarWhenScrolling: false, preferredSearchBarPlacement: .stacked,
      appearances: NavigationBarAppearances(
        scrollEdge: NavigationBarAppearance(backgroundColor: .system(.systemRed))),
      accessibilityLabel: "N")
    #expect(decoded == expected)
  }

  @Test func `every key of the bar is stored`() throws {
    let decoded = try scene(
      """
      navigationBar:
        isHidden: true
        prefersLargeTitles: true
        barStyle: black
        isTranslucent: false
        tintColor: "#11223344"
        barTintColor: systemIndigo
        titleTextAttributes: {foregroundColor: "#FF0000", font: {size: 20, weight: bold}, kern: -1}
        largeTitleTextAttributes: {font: {size: 40}}
        titleVerticalPositionAdjustment: {compact: 2, default: -3}
        compactAppearance: {configuration: opaqueBackground}
        layoutMargins: {leading: 30, trailing: 31}
        frame: [1, 2, 320, 44]
        position: any
      """
    ).scene.navigationBar
    let expected = NavigationBar(
      isHidden: true, prefersLargeTitles: true, barStyle: .black, isTranslucent: false,
      tintColor: .fixed(BarColor(rgba: 0x1122_3344)), barTintColor: .system(.systemIndigo),
      titleTextAttributes: TextAttributes(
        foregroundColor: .fixed(BarColor(rgba: 0xFF00_00FF)), fontSize: 20, fontWeight: .bold,
        kern: -1),
      largeTitleTextAttributes: TextAttributes(fontSize: 40),
      titleVerticalPositionAdjustment: [.compact: 2, .default: -3],
      appearances: NavigationBarAppearances(
        compact: NavigationBarAppearance(configuration: .opaqueBackground)),
      layoutMargins: DirectionalEdgeInsets(leading: 30, trailing: 31),
      frame: BarRect(x: 1, y: 2, width: 320, height: 44), position: .any, items: [])
    #expect(decoded == expected)
  }

  @Test func `every other key of the scene is stored`() throws {
    let file = try scene(
      """
      presentation: formSheet
      contentOffset: -12.5
      locale: zh-Hant_TW
      clock: 10:09
      traits: {userInterfaceStyle: dark, preferredContentSizeCategory: extraSmall,
        accessibilityContrast: high, legibilityWeight: bold}
      measuredText: [{text: Posts, width: 44.667, size: 17, weight: semibold}]
      transition: {operation: pop, progress: 0.25}
      allow: {channel: 1, pixels: 40, because: the curve is steep}
      navigationBar: {titleVerticalPositionAdjustment: 4}
      """)
    #expect(file.scene.presentation == .formSheet)
    #expect(file.scene.contentOffset == -12.5)
    #expect(file.scene.locale == "zh-Hant_TW")
    #expect(file.scene.clock == "10:09")
    #expect(
      file.scene.traits
        == TraitCollection(
          userInterfaceStyle: .dark, preferredContentSizeCategory: .extraSmall,
          accessibilityContrast: .high, legibilityWeight: .bold))
    #expect(
      file.scene.measuredText
        == [MeasuredText(text: "Posts", width: 44.667, size: 17, weight: .semibold)])
    #expect(file.scene.transition == BarTransition(operation: .pop, progress: 0.25))
    #expect(
      file.golden.allowance
        == GoldenAllowance(channel: 1, pixels: 40, because: "the curve is steep")
    )
    for metrics in BarMetrics.allCases {
      #expect(file.scene.navigationBar.titleVerticalPositionAdjustment[metrics] == 4)
    }
  }
}
