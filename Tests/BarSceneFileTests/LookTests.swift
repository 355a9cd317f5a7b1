internal import BarLayout
internal import BarSceneFile
internal import Testing

@Suite struct LookTests {
  @Test func `the looks a scene asks for have UIKit's names`() throws {
    let bar = try scene(
      """
      standardAppearance:
        backgroundImage: { color: red, size: [2, 3] }
        backgroundImageContentMode: topLeft
        shadowImage: { size: [0, 0] }
        titleTextAttributes:
          font: { family: Inter, size: 20, weight: light }
          kern: 0.5
          shadow: { shadowColor: blue, shadowOffset: [1, 2], shadowBlurRadius: 3 }
        buttonAppearance: { disabled: { titlePositionAdjustment: [1, 2] } }
        doneButtonAppearance: { focused: { backgroundImage: plus } }
        backButtonAppearance: { highlighted: { backgroundImagePositionAdjustment: [3, 4] } }
        backIndicatorImage: plus
        backIndicatorTransitionMaskImage: minus
      """)
    let look = try #require(bar.appearances.standard)
    #expect(look.backgroundImage == .color(.system(.red), BarSize(width: 2, height: 3)))
    #expect(look.backgroundImageContentMode == .topLeft)
    #expect(look.shadowImage == .placeholder(.zero))
    #expect(
      look.titleTextAttributes
        == TextAttributes(
          fontFamily: "Inter", fontSize: 20, fontWeight: .light, kern: 0.5,
          shadow: TextAttributes.Shadow(
            color: .system(.blue), offset: BarPoint(x: 1, y: 2), blurRadius: 3)))
    #expect(
      look.buttonAppearances[.plain]?.states[.disabled]?.titlePositionAdjustment
        == BarPoint(x: 1, y: 2))
    #expect(
      look.buttonAppearances[.prominent]?.states[.focused]?.backgroundImage == .symbol("plus"))
    #expect(
      look.buttonAppearances[.back]?.states[.highlighted]?.backgroundImagePositionAdjustment
        == BarPoint(x: 3, y: 4))
    #expect(
      look.backIndicator
        == BackIndicatorImages(image: .symbol("plus"), transitionMask: .symbol("minus")))
  }

  @Test(arguments: [
    ("plus", [BarPosition.any: [BarMetrics.default: "plus"]]),
    ("{default: plus, compact: minus}", [.any: [.default: "plus", .compact: "minus"]]),
    ("{topAttached: plus}", [.topAttached: [.default: "plus"]]),
    (
      "{any: plus, top: {compact: minus}}",
      [.any: [.default: "plus"], .top: [.compact: "minus"]]
    ),
  ])
  func `the looks a scene asks for may have background pictures by position and metrics`(
    text: String, expected: [BarPosition: [BarMetrics: String]]
  ) throws {
    let images = try scene("backgroundImage: \(text)").backgroundImage.images
    #expect(images == expected.mapValues { $0.mapValues(ImageSource.symbol) })
  }

  @Test func `the looks a scene asks for may be a single button's`() throws {
    let text = """
      navigationBar:
        items:
          - rightBarButtonItems:
              - title: Edit
                titleTextAttributes: {kern: 1}
                titlePositionAdjustment: {compact: [1, 2]}
                backgroundImage: {disabled: {compact: plus}}
                backgroundVerticalPositionAdjustment: 3
                backButtonTitlePositionAdjustment: [4, 5]
                backButtonBackgroundImage: {compact: minus}
                backButtonBackgroundVerticalPositionAdjustment: {default: 6}
              - {title: Save, titleTextAttributes: {focused: {kern: 2}}}
      """
    let items = try SceneFile(SceneSource(name: "a.yaml", bytes: Array(text.utf8)))
      .scene.navigationBar.items[0].rightBarButtonItems
    let everywhere = Dictionary(
      uniqueKeysWithValues: BarMetrics.allCases.map { ($0, 3.0) })
    #expect(
      items[0].customization
        == BarButtonItemCustomization(
          titleTextAttributes: [.normal: TextAttributes(kern: 1)],
          titlePositionAdjustment: [.compact: BarPoint(x: 1, y: 2)],
          backgroundImages: [.disabled: [.compact: .symbol("plus")]],
          backgroundVerticalPositionAdjustment: everywhere,
          backButtonTitlePositionAdjustment: [.default: BarPoint(x: 4, y: 5)],
          backButtonBackgroundImages: [.normal: [.compact: .symbol("minus")]],
          backButtonBackgroundVerticalPositionAdjustment: [.default: 6]))
    #expect(
      items[1].customization
        == BarButtonItemCustomization(
          titleTextAttributes: [.focused: TextAttributes(kern: 2)]))
  }

  @Test func `the looks a scene asks for are warned of where they do nothing`() throws {
    let text = """
      navigationBar:
        barTintColor: red
        standardAppearance: {backgroundImageContentMode: top}
        items: []
      """
    let file = try SceneFile(SceneSource(name: "a.yaml", bytes: Array(text.utf8)))
    #expect(
      file.warnings.map(\.description) == [
        "a.yaml:2:3: warning: barTintColor has no effect beside an appearance; "
          + "the appearance says it",
        "a.yaml:3:24: warning: backgroundImageContentMode has no effect without a backgroundImage",
      ])
  }

  @Test func `the looks a scene asks for take an icon by its name, with and without a size`() throws
  {
    let cart = Icon(name: "shopping_cart", scalar: "\u{e8cc}")
    #expect(
      try scene("shadowImage: shopping_cart").shadowImage
        == .icon(cart, BarSize(width: 24, height: 24)))
    #expect(
      try scene("shadowImage: {icon: shopping_cart, size: [9, 9]}").shadowImage
        == .icon(cart, BarSize(width: 9, height: 9)))
  }

  private func scene(_ bar: String) throws -> NavigationBar {
    let lines = bar.split(separator: "\n").map { "  \($0)\n" }.joined()
    let text = "navigationBar:\n\(lines)  items: []\n"
    return try SceneFile(SceneSource(name: "a.yaml", bytes: Array(text.utf8))).scene.navigationBar
  }
}
