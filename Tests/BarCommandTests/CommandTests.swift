import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

/// A scene that can be laid out and drawn.
let inbox = """
  device: iphone-15-pro
  system: ios-17
  navigationBar:
    items:
      - title: Mailboxes
      - title: Inbox
        rightBarButtonItems:
          - { systemItem: edit }
  """

@Suite struct LayoutCommandTests {
  @Test func `a layout is text unless another form is asked for`() async {
    let run = await CommandRun(["layout", "-"], input: inbox)
    #expect(run.status == .success && run.messages.isEmpty)
    #expect(
      run.text.hasPrefix("scene  iphone-15-pro  ios-17  393 x 852 @ 3  measured by sf-fitted\n"))
    #expect(run.text.contains("\"Inbox\""))
  }

  @Test func `JSON says which scene it is of and closes with the safe area`() async throws {
    let run = await CommandRun(["layout", "-", "--format", "json"], input: inbox)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    #expect(document["schemaVersion"] as? Int == 1)
    #expect(document["device"] as? String == "iphone-15-pro")
    #expect((document["safeArea"] as? [Double])?.count == 4)
    let bar = try #require((document["bars"] as? [[String: Any]])?.first)
    let ids = (bar["elements"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    #expect(Set(ids).isSuperset(of: ["title", "backButton.label", "rightBarButtonItems[0]"]))
  }

  @Test func `of several scenes each is a line, and a bad one does not stop the rest`() async throws
  {
    let folder = try TemporaryFolder()
    let good = try folder.write(inbox, to: "good.yaml")
    let bad = try folder.write("device: nope\nnavigationBar: { items: [] }\n", to: "bad.yaml")
    let run = await CommandRun(["layout", good, bad, good, "--format", "jsonl"])
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == lines[2])
    #expect(lines[0].hasSuffix(", \"scene\": \"\(good)\"}"))
    #expect(lines[1].hasPrefix("{\"schemaVersion\": 1, \"scene\": \"\(bad)\", \"status\": 65, "))
    #expect(lines[1].contains("\"line\": 1, \"column\": 9, \"severity\": \"error\""))
    #expect(run.status == .badScene)
    #expect(run.messages.hasPrefix("\(bad):1:9: error: "))
    let json = await CommandRun(["layout", good, good, "--format", "json"])
    #expect(json.status == .usage && json.output.isEmpty)
  }

  @Test func `an option changes the scene, and --set changes what has no option`() async {
    let options = [
      "--device", "iphone-se-3", "--system", "ios-16", "--orientation", "landscape", "--appearance",
      "dark", "--content-size", "extraLarge", "--direction", "rtl", "--locale", "de_DE",
      "--content-offset", "-20", "--set", "navigationBar.items[1].title=Eingang: 3",
      "--set", "navigationBar.items[0].title=\u{22}Postfächer\u{22}",
    ]
    let run = await CommandRun(["layout", "-"] + options, input: inbox)
    #expect(run.status == .success, "\(run.messages)")
    #expect(run.text.hasPrefix("scene  iphone-se-3  ios-16  667 x 375 @ 2"))
    #expect(run.text.contains("\"Eingang: 3\"") && run.text.contains("\"Postfächer\""))
    #expect(run.text.contains("\"Bearbeiten\"") && run.text.contains("#ffffffff"))
  }

  @Test(arguments: [
    (["--device", "iphone-15-prp"], "error: --device: "),
    (["--set", "navigationBar.colour=red"], "error: --set navigationBar.colour: "),
    (["--content-offset", "far"], "error: --content-offset: "),
    (["--set", "nothing"], "error: "), (["--orientation", "diagonal"], "error: "),
    (["--device", ""], "error: --device has no value"),
    (["--locale", ""], "error: --locale has no value"),
    (["--after", "-1"], "error: "), (["--format", "xml"], "error: "),
    (["--measurer", "eye"], "error: "), (["--nope"], "error: "),
  ])
  func `a wrong option is a usage error that names it`(
    options: [String], message: String
  ) async {
    let run = await CommandRun(["layout", "-"] + options, input: inbox)
    #expect(run.status == .usage)
    #expect(run.messages.hasPrefix(message), "\(run.messages)")
    #expect(run.output.isEmpty)
  }

  @Test func `a warning about an option has no line of a file`() async {
    let run = await CommandRun(
      ["layout", "-", "--set", "navigationBar.isTranslucent=false"],
      input: "navigationBar: { items: [{ title: A }], standardAppearance: {} }")
    #expect(run.status == .success)
    let start = "warning: --set navigationBar.isTranslucent: isTranslucent has no effect"
    #expect(run.messages.hasPrefix(start), "\(run.messages)")
  }
}

@Suite struct GetCommandTests {
  @Test func `a word is printed bare, and in quotes where JSON is asked for`() async {
    let bare = await CommandRun(["get", "-", "title.text"], input: inbox)
    #expect(bare.text == "Inbox\n" && bare.status == .success)
    let quoted = await CommandRun(["get", "-", "title.text", "--format", "json"], input: inbox)
    #expect(quoted.text == "\"Inbox\"\n")
    let flag = await CommandRun(["get", "-", "title.isTruncated"], input: inbox)
    #expect(flag.text == "false\n")
  }

  @Test func `a path that leads nowhere exits with 1 and names what is near`() async {
    let run = await CommandRun(["get", "-", "titel.frame.x"], input: inbox)
    #expect(run.status == .notFound && run.output.isEmpty)
    #expect(run.messages.hasPrefix("error: nothing at titel.frame.x (did you mean title.frame.x"))
  }
}

@Suite struct ValidateCommandTests {
  @Test func `nothing is said about a scene that is right`() async {
    let run = await CommandRun(["validate", "-"], input: inbox)
    #expect(run.status == .success && run.output.isEmpty && run.messages.isEmpty)
  }

  @Test func `every problem is a line with its place`() async {
    let scene = "device: iphone-15-pro\nsystem: ios-99\nnavigationBar: { items: [{ titel: x }] }\n"
    let run = await CommandRun(["validate", "-"], input: scene)
    let lines = run.messages.split(separator: "\n")
    #expect(run.status == .badScene && lines.count == 2)
    #expect(lines.first?.hasPrefix("<stdin>:2:9: error: ") == true)
    #expect(lines.last?.hasPrefix("<stdin>:3:28: error: ") == true)
  }

  @Test func `of all that goes wrong the highest status counts`() async throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write("device: 3\n", to: "bad.yaml")
    let run = await CommandRun(["validate", bad, folder.path("missing.yaml")])
    #expect(run.status == .inputMissing)
    #expect(run.messages.contains("bad.yaml:1:9: error: "))
    #expect(run.messages.contains("error: cannot read \(folder.path("missing.yaml")): "))
  }
}

@Suite struct DataCommandTests {
  @Test func `devices are listed as a table and as JSON`() async throws {
    let table = await CommandRun(["devices"])
    #expect(table.text.contains("\niphone-15-pro "))
    let json = await CommandRun(["devices", "--format", "json"])
    let list = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    #expect((list?["devices"] as? [Any])?.count == table.text.split(separator: "\n").count - 1)
  }

  @Test func `a device that is not there exits with 1 and names what is near`() async {
    let run = await CommandRun(["devices", "iphone-15-prp"])
    #expect(run.status == .notFound)
    #expect(run.messages.contains("did you mean iphone-15-pro"))
    let one = await CommandRun(["devices", "iphone-15-pro"])
    #expect(one.text.contains("393x852"))
  }

  @Test func `symbols are listed by their words, and drawn on one sheet`() async throws {
    let all = await CommandRun(["symbols"])
    #expect(all.text.split(separator: "\n").count >= 400)
    let bells = await CommandRun(["symbols", "bell", "fill"])
    #expect(bells.text == "bell.fill\nbell.badge.fill\nbell.slash.fill\n")
    let plus = await CommandRun(["symbols", "plus.circle", "--extents"])
    #expect(plus.text.hasPrefix("plus.circle 21.67 21.67\n"))
    let folder = try TemporaryFolder()
    let drawn = await CommandRun(["symbols", "bell", "-o", folder.path("bells.svg")])
    #expect(drawn.status == .success && drawn.text.isEmpty)
    let svg = try String(contentsOfFile: folder.path("bells.svg"), encoding: .utf8)
    #expect(svg.contains("bell.badge"))
    let none = await CommandRun(["symbols", "bellx"])
    #expect(none.status == .notFound && none.messages.contains("did you mean bell"))
  }

  @Test func `the schema is a JSON document`() async throws {
    let run = await CommandRun(["schema"])
    let schema = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect(schema?["properties"] != nil)
  }

  @Test func `help and version are data`() async {
    let version = await CommandRun(["--version"])
    #expect(version.text.hasPrefix(Program.version) && version.status == .success)
    let help = await CommandRun(["--help"])
    #expect(help.text.contains("navbar init inbox.yaml") && help.messages.isEmpty)
  }

  @Test(arguments: [
    "render", "layout", "get", "validate", "init", "devices", "symbols", "fonts", "schema",
    "doctor",
  ])
  func `every command is listed, and has examples`(name: String) async {
    let list = await CommandRun(["--help"])
    #expect(list.text.contains("\n  \(name) "))
    let help = await CommandRun([name, "--help"])
    #expect(help.status == .success && help.text.contains("  navbar \(name)"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completion is written for a shell`(shell: String) async {
    let run = await CommandRun(["--generate-completion-script", shell])
    #expect(run.status == .success && run.text.contains("navbar"))
  }
}

@Suite struct InitCommandTests {
  @Test func `a first scene can be laid out as it stands`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("first.yaml")
    let run = await CommandRun(["init", file, "--schema"])
    #expect(run.status == .success && run.output.isEmpty)
    #expect(folder.names == ["first.yaml", "scene.schema.json"])
    let check = await CommandRun(["validate", file])
    #expect(check.status == .success, "\(check.messages)")
  }

  @Test func `a name that ends in json gets JSON that says the same`() async throws {
    let folder = try TemporaryFolder()
    let json = await CommandRun(["init", folder.path("a.json")])
    let yaml = await CommandRun(["init", folder.path("a.yaml")])
    #expect(json.status == .success && yaml.status == .success)
    _ = try JSONSerialization.jsonObject(with: Data(try #require(folder.bytes("a.json"))))
    let layouts = await [
      CommandRun(["layout", folder.path("a.json")]), CommandRun(["layout", folder.path("a.yaml")]),
    ]
    #expect(layouts[0].status == .success && layouts[0].text == layouts[1].text)
    let schema = await CommandRun(["init", folder.path("b.json"), "--schema"])
    #expect(schema.status == .usage && folder.bytes("b.json") == nil)
  }

  @Test func `folders on the way to the scene are made`() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(["init", folder.path("new/ones/a.yaml"), "--schema"])
    #expect(run.status == .success, "\(run.messages)")
    #expect(folder.bytes("new/ones/scene.schema.json") != nil)
  }

  @Test func `a file that is there stays as it is unless --force is given`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("mine", to: "a.yaml")
    let refused = await CommandRun(["init", file])
    #expect(refused.status == .cannotWrite && folder.bytes("a.yaml") == Array("mine".utf8))
    let forced = await CommandRun(["init", file, "--force"])
    #expect(forced.status == .success && folder.bytes("a.yaml") != Array("mine".utf8))
  }
}

@Suite struct ConsoleTests {
  @Test func `what cannot be written ends the run with 73, a reader that left with 0`() async {
    let full = await CommandRun(
      ["devices"], outputFailure: Failure(.cannotWrite, "no space"))
    #expect(full.status == .cannotWrite && full.messages == "error: no space\n")
    let gone = await CommandRun(["layout", "-"], input: inbox, outputFailure: .brokenPipe)
    #expect(gone.status == .success && gone.messages.isEmpty)
  }

  @Test func `a file name cannot break a message's line`() async {
    let run = await CommandRun(["layout", "a\n\u{1B}[2Jb.yaml"])
    #expect(run.messages.hasPrefix("error: cannot read a\\u{A}\\u{1B}[2Jb.yaml: "))
    #expect(run.messages.filter { $0 == "\n" }.count == 1)
  }

  @Test func `messages are coloured for a person who does not object`() async {
    let plain = await CommandRun(["devices", "x"])
    #expect(!plain.messages.contains("\u{1B}"))
    let person = await CommandRun(["devices", "x"], isTerminal: true)
    #expect(person.messages.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m "))
    for variables in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let run = await CommandRun(["devices", "x"], isTerminal: true, variables: variables)
      #expect(!run.messages.contains("\u{1B}"))
    }
    let empty = await CommandRun(["devices", "x"], isTerminal: true, variables: ["NO_COLOR": ""])
    #expect(empty.messages.contains("\u{1B}"))
  }
}
