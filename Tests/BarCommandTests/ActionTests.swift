import BarTestSupport
import Testing

@testable import BarCommand

@Suite struct ActionTests {
  /// What `navbar get` answers before the actions and after each of them.
  private static func values(
    _ keyPath: String, _ scene: String, _ arguments: String...
  ) async -> [String] {
    let run = await CommandRun(["get", "-", keyPath, "--after", "all"] + arguments, input: scene)
    return run.text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map(String.init)
  }

  private static let photo = """
    device: iphone-15-pro
    navigationBar:
      CONDITION: true
      items: [{ title: Albums }, { title: Photo }]
    actions:
    """

  @Test(arguments: [
    ("hidesBarsOnTap", "[{tap: content}, {tap: [200, 500]}]", ["false", "true", "false"]),
    ("prefersLargeTitles", "[{tap: content}]", ["false", "false"]),
    (
      "hidesBarsOnSwipe", "[{swipe: up}, {tap: content}, {swipe: down}]",
      ["false", "true", "true", "false"]
    ),
    (
      "hidesBarsWhenVerticallyCompact",
      "[{rotate: landscape}, {tap: bar}, {rotate: portrait}, {rotate: landscape}]",
      ["false", "true", "false", "false", "true"]
    ),
    (
      "hidesBarsWhenKeyboardAppears", "[{keyboard: shown}, {keyboard: hidden}, {tap: content}]",
      ["false", "true", "true", "false"]
    ),
    (
      "prefersLargeTitles",
      "[{setNavigationBarHidden: {hidden: true, animated: true}}, {setNavigationBarHidden: false}]",
      ["false", "true", "false"]
    ),
    ("isHidden", "[{setNavigationBarHidden: false}]", ["true", "false"]),
  ])
  func `hide a bar and bring it back`(
    condition: String, actions: String, hidden: [String]
  ) async {
    let scene =
      Self.photo.replacing("CONDITION", with: condition).replacing(
        "actions:", with: "actions: \(actions)")
    #expect(await Self.values("isNavigationBarHidden", scene) == hidden)
    let tops = await Self.values("safeArea.y", scene)
    #expect(zip(tops, hidden).allSatisfy { ($0 == "59" || $0 == "0") == ($1 == "true") }, "\(tops)")
  }

  private static let pressed = """
    device: iphone-15-pro
    traits: { preferredContentSizeCategory: SIZE }
    navigationBar:
      items: [{ title: Mail }, { title: Inbox, rightBarButtonItems: [{ systemItem: add }] }]
    actions: [{ longPress: TARGET }, { scroll: 10 }]
    """

  @Test(arguments: [
    ("\"rightBarButtonItems[0]\"", "Add"), ("\"rightBarButtonItems[0].image\"", "Add"),
    ("[360, 75]", "Add"), ("backButton", "Mail"),
  ])
  func `show a control large in the middle of the screen, until something else is done`(
    target: String, words: String
  ) async {
    let scene = Self.pressed.replacing("SIZE", with: "accessibilityMedium").replacing(
      "TARGET", with: target)
    func get(_ keyPath: String, _ step: String) async -> CommandRun {
      await CommandRun(["get", "-", keyPath, "--after", step], input: scene)
    }
    #expect(await get("largeContentViewer.label.text", "1").text == words + "\n")
    #expect(await get("largeContentViewer.frame.width", "1").text == "210\n")
    #expect(await get("largeContentViewer.label.text", "0").status == .notFound)
    #expect(await get("largeContentViewer.label.text", "2").status == .notFound)
  }

  @Test(arguments: [
    ("extraExtraExtraLarge", "backButton", "at accessibility sizes of text"),
    ("accessibilityLarge", "title", "accepted: backButton, rightBarButtonItems[0]"),
    ("accessibilityLarge", "content", "nothing is shown large there"),
    ("accessibilityLarge", "[200, 600]", "nothing is shown large there"),
  ])
  func `show nothing large at usual sizes, and nothing that is no control`(
    size: String, target: String, reason: String
  ) async {
    let scene = Self.pressed.replacing("SIZE", with: size).replacing("TARGET", with: target)
    let run = await CommandRun(["layout", "-", "--after", "all"], input: scene)
    #expect(run.messages.contains(reason), "\(run.messages)")
    #expect(run.messages.contains("action 1 is not done, nor action 2"), "\(run.messages)")
    #expect(!run.text.contains("largeContentViewer"))
  }

  @Test func `touch the system's own controls`() async {
    let scene = """
      device: iphone-15-pro
      contentOffset: 300
      navigationBar:
        prefersLargeTitles: true
        items: [{ title: Mailboxes }, { title: Inbox, searchController: {} }]
      actions:
        - tap: statusBar
        - tap: searchBar.field
        - tap: searchBar.cancelButton
        - scroll: 300
        - scrollToTop: true
        - tap: backButton
        - swipe: back
        - pop: true
      """
    #expect(
      await Self.values("bars[0].scroll.contentOffset", scene)
        == ["300", "0", "0", "0", "300", "0", "0"])
    #expect(
      await Self.values("topItem.isSearching", scene).prefix(5)
        == ["false", "false", "true", "false", "false"])
    let run = await CommandRun(["get", "-", "topItem.title", "--after", "all"], input: scene)
    #expect(run.status == .badScene)
    #expect(
      run.messages
        == "<stdin>:13:12: error: a swipe back needs a screen under the top one; action 7 is not done, "
        + "nor action 8\n")
    #expect(
      run.text.hasSuffix("# after 6: tap (shouldPop \"Inbox\", didPop \"Inbox\")\nMailboxes\n"))
  }

  @Test func `set bindings, and pop what they brought`() async {
    let scene = """
      device: iphone-15-pro
      navigationStack:
        root:
          navigationTitle: Home
          navigationDestinations:
            - { item: null, screen: { navigationTitle: "At {value}" } }
            - { isPresented: false, screen: { navigationTitle: { binding: Settings } } }
      actions:
        - item: { Place: Rome }
        - item: { Place: Oslo }
        - item: null
        - isPresented: true
        - rename: Options
        - tap: backButton
        - item: { destination: 0, value: { Place: Bern } }
      """
    #expect(
      await Self.values("topItem.title", scene)
        == ["Home", "At Rome", "At Oslo", "Home", "Settings", "Options", "Home", "At Bern"])
  }

  @Test func `actions follow what the user sets`() async {
    let scene = """
      device: ipad-pro-11
      navigationBar: { items: [{ title: A }, { title: B }] }
      actions:
        - locale: he
        - preferredContentSizeCategory: accessibilityMedium
        - resize: [507, 834]
        - userInterfaceStyle: dark
        - locale: de_DE
      """
    let widths = await Self.values("bar.width", scene)
    #expect(widths == ["834", "834", "834", "507", "507", "507"])
    let starts = await Self.values("backButton.x", scene)
    #expect(starts.first == "0" && starts.last == "0" && starts.dropFirst().first != "0")
    let colours = await Self.values("title.color", scene)
    #expect(colours.count == 6 && colours.first != colours.last)
  }

  @Test func `actions are counted, and the delegate's calls are kept`() async {
    let scene = """
      navigationBar: { items: [{ title: A }, { title: B }] }
      actions: [{ pop: true }, { push: { title: C } }]
      """
    let run = await CommandRun(["get", "-", "delegate", "--after", "2"], input: scene)
    #expect(
      run.text.split(separator: "\n").map { $0.drop { $0 == " " } } == [
        "[", #""shouldPop \"B\"","#, #""didPop \"B\"","#, #""shouldPush \"C\"","#,
        #""didPush \"C\"""#, "]",
      ] || run.text.contains("didPush"))
    for command in [["tree", "-"], ["a11y", "-"], ["hit", "-", "20,70"], ["lint", "-"]] {
      let run = await CommandRun(command + ["--after", "1"], input: scene)
      #expect(run.status == .success || run.status == .notFound, "\(command): \(run.messages)")
      #expect(!run.messages.contains("unknown option") && !run.text.contains("\"B\""))
    }
    let difference = await CommandRun(["diff", "/dev/null", "--after", "all"], input: scene)
    #expect(difference.status == .badScene)
  }
}
