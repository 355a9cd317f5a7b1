import Testing

@testable import BarCommand

/// Why a colour, an opacity or a weight is what it is.
@Suite struct LookExplainTests {
  private static let scene = """
    device: iphone-15-pro
    system: ios-17
    traits: {userInterfaceStyle: dark}
    navigationBar:
      tintColor: systemRed
      standardAppearance: {titleTextAttributes: {foregroundColor: systemGreen}}
      items:
        - title: Inbox
          rightBarButtonItems: [{systemItem: edit}, {title: Foo, tintColor: systemBlue}]
    """

  private static let values: [(path: String, says: [String], isSilentOn: [String])] = [
    (
      "title.color", ["navigationBar.standardAppearance makes it so", "titleTextAttributes"],
      ["on the middle of the bar", "navigationBar.tintColor"]
    ),
    (
      "rightBarButtonItems[0].label.color",
      ["navigationBar.tintColor makes it so", "userInterfaceStyle makes it so"],
      ["items[0].rightBarButtonItems[1]", "stands on the margin"]
    ),
    (
      "rightBarButtonItems[1].label.color",
      ["navigationBar.items[0].rightBarButtonItems[1].tintColor makes it so"],
      ["navigationBar.tintColor makes it so"]
    ),
    ("background.alpha", ["scrollEdgeAppearance"], ["rows from the safe area"]),
    ("title.font.weight", ["semibold"], ["on the middle of the bar"]),
  ]

  @Test(arguments: values)
  func `a look names what made it and nothing about places`(
    path: String, says: [String], isSilentOn: [String]
  ) async {
    let run = await CommandRun(["explain", "-", path], input: Self.scene)
    for words in says { #expect(run.text.contains(words), "\(run.text)") }
    for words in isSilentOn { #expect(!run.text.contains(words), "\(run.text)") }
  }

  @Test func `a background that scrolling brings says so`() async {
    let run = await CommandRun(
      ["explain", "-", "background.alpha", "--content-offset", "30"], input: Self.scene)
    #expect(run.text.contains("contentOffset makes it so; without it 0"))
  }

  @Test func `a place is still explained by its rule`() async {
    let run = await CommandRun(["explain", "-", "title.frame.x"], input: Self.scene)
    #expect(run.text.contains("on the middle of the bar"))
  }
}
