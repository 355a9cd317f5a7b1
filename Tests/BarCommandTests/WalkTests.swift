import BarTestSupport
import Testing

@testable import BarCommand

@Suite struct WalkTests {
  private static let scene = """
    device: iphone-15
    navigationBar:
      items: [{ title: Mailboxes }]
    actions:
      - push: { viewControllerTitle: Inbox }
      - { push: { title: Never }, refused: true }
      - present: { navigationBar: { items: [{ title: New Message }] } }
      - dismiss: true
      - pop: true
    """

  @Test func `a walk through a scene is told step by step, with what the delegate hears`() async {
    let run = await CommandRun(["layout", "-", "--after", "all"], input: Self.scene)
    #expect(run.status == .success)
    // A refusal is possible only in a subclass of the bar's controller.
    #expect(
      run.messages.hasPrefix("<stdin>:6:40: warning: the delegate of this bar"), "\(run.messages)")
    #expect(
      run.text.split(separator: "\n").filter { $0.hasPrefix("#") } == [
        "# after 0",
        "# after 1: push (shouldPush \"Inbox\", didPush \"Inbox\")",
        "# after 2: push (shouldPush \"Never\")",
        "# after 3: present",
        "# after 4: dismiss",
        "# after 5: pop (shouldPop \"Inbox\", didPop \"Inbox\")",
      ])
  }

  @Test func `a walk through a scene ends where it began, and stands still after a refusal`() async
  {
    func layout(_ count: Int) async -> String {
      let run = await CommandRun(["layout", "-", "--after", "\(count)"], input: Self.scene)
      return run.text.split(separator: "\n").dropFirst().joined(separator: "\n")
    }
    #expect(await layout(0) == layout(5))
    #expect(await layout(1) == layout(2))
    #expect(await layout(2) == layout(4))
    #expect(await layout(0) != layout(1))
  }

  @Test func `a walk through a scene is a line of JSON a step`() async {
    let run = await CommandRun(
      ["layout", "-", "--after", "all", "--format", "jsonl"], input: Self.scene)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(
      lines[2].contains("\"delegateCalls\": [{\"call\": \"shouldPush\"")
        || lines[2].contains("\"delegateCalls\":[{\"call\":\"shouldPush\""))
  }

  @Test func `a walk through a scene says where it cannot go on`() async {
    let run = await CommandRun(
      ["layout", "-", "--after", "all"],
      input: "navigationBar: {items: [{title: A}]}\nactions:\n  - append: 3\n")
    #expect(run.status == .badScene)
    #expect(run.messages.hasPrefix("<stdin>:3:13: error: append needs a navigation stack"))
    let late = await CommandRun(["layout", "-", "--after", "9"], input: Self.scene)
    #expect(
      late.status == .usage
        && late.messages.hasSuffix("error: --after 9: the scene has 5 actions\n"))
    let none = await CommandRun(["layout", "-", "--after", "2"], input: inbox)
    #expect(none.status == .usage && none.messages == "error: --after 2: the scene has 0 actions\n")
  }
}
