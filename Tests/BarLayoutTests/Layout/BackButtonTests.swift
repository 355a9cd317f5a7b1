import BarLayout
import Testing

@Suite struct BackButtonTests {
  private func bar(
    _ back: NavigationItem, _ top: NavigationItem, system: Int = 17, width: Double = 390,
    prefersLargeTitles: Bool = false
  ) throws -> LaidOutBar {
    try Scenes.layOut(
      Scenes.phone(
        system: system, width: width,
        bar: NavigationBar(prefersLargeTitles: prefersLargeTitles, items: [back, top])))
  }

  @Test func `the root has no back button`() throws {
    let bar = try Scenes.layOut(Scenes.phone(bar: Scenes.bar(NavigationItem(title: "Root"))))
    #expect(bar.element(.backButton(.whole)) == nil)
  }

  @Test(arguments: [
    (NavigationItem(title: "Mail"), "Mail"),
    (NavigationItem(title: "Mail", backButtonTitle: "In"), "In"),
    (NavigationItem(), "Back"),
    (NavigationItem(title: "Mail", backButtonDisplayMode: .generic), "Back"),
    (NavigationItem(title: "Mail", backButtonDisplayMode: .minimal), ""),
    (NavigationItem(title: "Mail", backButtonTitle: ""), ""),
    (NavigationItem(title: "Mail", backBarButtonItem: BarButtonItem(.title("Own"))), "Own"),
    (
      NavigationItem(
        title: "Mail", backButtonDisplayMode: .minimal,
        backBarButtonItem: BarButtonItem(.title("Own"))), "Own"
    ),
  ])
  func `the item it leads to says what the label reads`(back: NavigationItem, label: String) throws
  {
    let bar = try bar(back, NavigationItem(title: "Top"))
    #expect(bar.text(.backButton(.label)) == label)
    #expect(bar.alpha(.backButton(.label)) == (label.isEmpty ? 0 : 1))
  }

  @Test(arguments: [
    (10, NavigationItem(title: "Mail", backButtonTitle: "In"), "Mail"),
    (11, NavigationItem(title: "Mail", backButtonTitle: "In"), "In"),
    (13, NavigationItem(title: "Mail", backButtonDisplayMode: .generic), "Mail"),
    (14, NavigationItem(title: "Mail", backButtonDisplayMode: .generic), "Back"),
  ])
  func `what an older system does not have says nothing there`(
    system: Int, back: NavigationItem, label: String
  ) throws {
    let bar = try bar(back, NavigationItem(title: "Top"), system: system)
    #expect(bar.text(.backButton(.label)) == label)
  }

  /// From 8 on: chevron 15, gap 6, label 17 n, 1 after it, gap 6; the title of 17 m ends at 382.
  @Test(arguments: [
    (8, 10, "label678"), (8, 12, "label678"), (8, 13, "Back"), (12, 8, "Back"),
    (12, 16, "Back"), (12, 17, ""), (12, 30, ""),
  ])
  func `the label gives way to Back and then to the chevron as the title needs the room`(
    labelCount: Int, titleCount: Int, expected: String
  ) throws {
    let label = String("label6789012345".prefix(labelCount))
    let title = String(repeating: "t", count: titleCount)
    let bar = try bar(NavigationItem(title: label), NavigationItem(title: title))
    #expect(bar.text(.backButton(.label)) == expected)
  }

  @Test func `an inline title is pushed before the label is shortened`() throws {
    let bar = try bar(NavigationItem(title: "12345678"), NavigationItem(title: "123456"))
    #expect(bar.text(.backButton(.label)) == "12345678")
    #expect(bar.frame(.title).x == 8 + 15 + 6 + 136 + 1 + 6)
  }

  // ssm-iphone5-2 and orb-blocker-form-1: labels that end at 0.47 of 320 give way to Back, and the title
  // stays on the middle; ssm-iphone6-1 and others keep theirs up to 0.40.
  @Test(arguments: [(8, 320.0, "Back"), (15, 320, "Back"), (15, 390, "label"), (26, 320, nil)])
  func `a label that pushes the title may not end beyond 0.44 of the bar`(
    system: Int, width: Double, label: String?
  ) throws {
    // With a chevron of 13 or 15 the label ends at 163 or 165: 0.51 of 320, 0.42 of 390.
    let back = NavigationItem(title: "12345678")
    let bar = try bar(back, NavigationItem(title: "1234567"), system: system, width: width)
    #expect(bar.text(.backButton(.label)) == (label == "label" ? "12345678" : label))
  }

  @Test func `a large title keeps the inline title's place free`() throws {
    let bar = try bar(
      NavigationItem(title: "1234567890"), NavigationItem(title: "123456"),
      prefersLargeTitles: true)
    #expect(bar.text(.backButton(.label)) == "Back")
  }

  @Test func `left items take the back button's place unless they supplement it`() throws {
    let root = NavigationItem(title: "Root")
    let replaced = try bar(root, NavigationItem(leftBarButtonItems: [Scenes.view(40)]))
    #expect(replaced.element(.backButton(.whole)) == nil)
    #expect(replaced.frame(.leftBarButtonItem(0, .whole)).x == 16)
    let both = try bar(
      root,
      NavigationItem(leftBarButtonItems: [Scenes.view(40)], leftItemsSupplementBackButton: true))
    let back = both.frame(.backButton(.whole))
    #expect(both.frame(.leftBarButtonItem(0, .whole)).x == back.maxX + 6)
  }

  @Test func `hiding the back button leaves the chevron out too`() throws {
    let bar = try bar(NavigationItem(title: "Root"), NavigationItem(hidesBackButton: true))
    #expect(bar.element(.backButton(.indicator)) == nil)
  }

  @Test func `on iOS 26 it is a circle at the margin without a label`() throws {
    let bar = try bar(NavigationItem(title: "Root"), NavigationItem(title: "Top"), system: 26)
    #expect(bar.frame(.backButton(.whole)) == BarRect(x: 16, y: 47, width: 44, height: 44))
    #expect(bar.element(.backButton(.label)) == nil)
    #expect(bar.element(.backButton(.whole))?.accessibilityLabel == "Root")
  }
}
