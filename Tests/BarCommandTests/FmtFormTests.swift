import BarSceneFile
import Testing

@testable import BarCommand

/// The one form of a scene.
@Suite struct FmtFormTests {
  private static func form(_ text: String, _ options: String...) async -> String {
    let run = await CommandRun(["fmt", "-"] + options, input: text)
    #expect(run.status == .success, "\(run.messages)")
    return run.text
  }

  @Test(arguments: [
    ("navigationBar:   {items: [ {title:  A} ]}\n", "navigationBar: { items: [{ title: A }] }\n"),
    (
      "navigationBar:\n   items:\n   -   title: 'A'\n", "navigationBar:\n  items:\n    - title: A\n"
    ),
    (
      "navigationBar: {items: [{title: \"9:41\"}, {title: \"On\"}]}\n",
      "navigationBar: { items: [{ title: \"9:41\" }, { title: \"On\" }] }\n"
    ),
    (
      "navigationBar: {items: [{title: 'it''s, so'}]}\n",
      "navigationBar: { items: [{ title: \"it's, so\" }] }\n"
    ),
    ("\"navigationBar\":\n  \"items\": []\n", "navigationBar:\n  items: []\n"),
  ])
  func `spaces and quotation marks have one form`(text: String, form: String) async {
    #expect(await Self.form(text) == form)
  }

  @Test func `comments stay where they belong`() async {
    let text = """
      # On top.

      device:   iphone-15 # a phone
      system: ios-17   # a system
      # Before the bar.
      navigationBar:   # the bar
          items:
          # Before the item.
          - {title: A}   # the item
          - title: B
            # In the item.
            prompt: C
            # After the prompt.
      # At the end.

      """
    let form = """
      # On top.

      device: iphone-15  # a phone
      system: ios-17     # a system
      # Before the bar.
      navigationBar:  # the bar
        items:
          # Before the item.
          - { title: A }  # the item
          - title: B
            # In the item.
            prompt: C
            # After the prompt.
      # At the end.

      """
    #expect(await Self.form(text) == form)
  }

  @Test func `what is too long between braces is spread over lines`() async {
    let text =
      "navigationBar: { items: [{ title: A, prompt: \(String(repeating: "b", count: 60)) }] }\n"
    let form = await Self.form(text, "--width", "60")
    #expect(form.hasPrefix("navigationBar:\n  items:\n    - title: A\n      prompt: b"))
    #expect(await Self.form(text) == text)
  }

  @Test func `keys are sorted as the schema has them`() async {
    let form = await Self.form(
      "navigationBar: {items: [{prompt: B, title: A}]}\nsystem: ios-17\ndevice: iphone-15\n",
      "--sort-keys")
    #expect(
      form
        == "device: iphone-15\nsystem: ios-17\nnavigationBar: { items: [{ title: A, prompt: B }] }\n"
    )
  }

  @Test(arguments: ExamplesTests.scenes)
  func `an example is in the form, and a form stays as it is`(name: String) async throws {
    let text = try ExamplesTests.text(of: "Examples/\(name)")
    let run = await CommandRun(["fmt", ExamplesTests.path(name), "--check"])
    #expect(run.status == .success, "navbar fmt Examples/\(name) --in-place")
    for options in [["--width", "50"], ["--sort-keys"]] {
      let once = await CommandRun(["fmt", ExamplesTests.path(name)] + options)
      #expect(once.status == .success)
      let comments = { (text: String) in
        text.split(separator: "\n").filter { $0.contains("#") && !$0.contains("\"#") }.count
      }
      #expect(comments(once.text) == comments(text))
    }
  }

  @Test func `what would change is shown as a difference`() async {
    let run = await CommandRun(
      ["fmt", "-", "--diff"], input: "device:  iphone-15\nnavigationBar:\n  items: []\n")
    #expect(run.status == .notFound)
    #expect(
      run.text == """
        --- <stdin>
        +++ <stdin>
        @@ -1,3 +1,3 @@
        -device:  iphone-15
        +device: iphone-15
         navigationBar:
           items: []

        """)
    let none = await CommandRun(["fmt", "-", "--diff"], input: "navigationBar:\n  items: []\n")
    #expect(none.status == .success && none.output.isEmpty)
  }
}
