import Testing

@testable import BarCommand

/// What options do to a scene, and what is said of it.
@Suite struct OptionEffectTests {
  private let inbox = ExamplesTests.path("mail-inbox-large.yaml")

  @Test(arguments: [
    ("ipad-pro-11", "ipados-17"), ("watch-46", "watchos-10"), ("apple-tv-4k", "tvos-17"),
    ("mac-window", "macos-14"), ("apple-vision-pro", "visionos-1"),
  ])
  func `a device of another kind takes the system of the same year`(
    device: String, system: String
  ) async {
    let run = await CommandRun(["get", inbox, "system", "device", "--device", device])
    #expect(run.text == "\(system)\n\(device)\n", "\(run.messages)")
    #expect(!run.messages.contains("takes the place of"))
    let told = await CommandRun(["get", inbox, "system", "--device", device, "--verbose"])
    #expect(told.messages.contains("note: --device: \(system) takes the place of ios-17"))
  }

  @Test func `a mistake that an option makes names the option`() async {
    let system = await CommandRun(["get", inbox, "system", "--system", "watchos-10"])
    #expect(system.status == .usage && system.messages.hasPrefix("error: --system: the system "))
    let old = await CommandRun([
      "get", inbox, "system", "--device", "mac-window", "--set", "system=ios-9",
    ])
    #expect(old.messages.hasPrefix("error: --set system: the system does not run on the device"))
    let none = await CommandRun([
      "get", ExamplesTests.path("blue-bar-on-ios-12.yaml"), "system", "--device",
      "apple-vision-pro",
    ])
    #expect(none.status == .usage && none.messages.hasPrefix("error: --device: the system "))
  }

  @Test func `an option that wins over another one is said`() async {
    let run = await CommandRun([
      "layout", inbox, "--appearance", "dark", "--set", "traits={userInterfaceStyle: light}",
    ])
    #expect(run.status == .success)
    #expect(run.messages == "note: --set traits wins over --appearance\n")
  }

  @Test func `a language without words is a warning in every command`() async {
    for command in [["layout", inbox], ["get", inbox, "title.text"], ["validate", inbox]] {
      let run = await CommandRun(command + ["--locale", "xx_XX"])
      #expect(run.status == .success)
      #expect(run.messages.hasPrefix("warning: --locale: locale has no words here"))
    }
    let known = await CommandRun(["get", inbox, "title.text", "--locale", "pt_BR"])
    #expect(known.messages.isEmpty)
    let strict = await CommandRun(["validate", "-", "--strict"], input: "locale: xx\n" + scene)
    #expect(strict.status == .badScene && strict.messages.contains("<stdin>:1:9: error: "))
  }

  private let scene = "navigationBar: {items: [{title: A}]}\n"

  @Test func `several values are a line each, or an object`() async {
    let text = await CommandRun(["get", "-", "title.text", "bars[0].column"], input: scene)
    #expect(text.text == "A\nnull\n")
    let json = await CommandRun(
      ["get", "-", "title.text", "title.isTruncated", "--format", "json"], input: scene)
    #expect(json.text == "{\n  \"title.text\": \"A\",\n  \"title.isTruncated\": false\n}\n")
  }

  @Test(arguments: [
    "subtitle.text", "rightBarButtonItems[3].label.ink.width", "titleMenu.entries", "window.title",
    "detail.prompt", "bars[1].frame.x", "safeArea.maxX", "outgoing.title.text",
    "searchBar.scopeBar.segments[1].label.text", "reservedRegions[0].kind",
  ])
  func `what a bar may have is null in JSON and may be given a default`(path: String) async {
    let json = await CommandRun(["get", "-", path, "--format", "json"], input: scene)
    #expect(json.status == .success, "\(json.messages)")
    #expect(json.text == "null\n" || path == "safeArea.maxX")
    let text = await CommandRun(["get", "-", path, "--default", "-"], input: scene)
    #expect(text.text == "-\n" || path == "safeArea.maxX")
  }

  @Test(arguments: ["titel.text", "subtitle.txet", "sidebar.nothing", "rightBarButtonItem[0].text"])
  func `a path that no bar has is a mistake all the same`(path: String) async {
    for more in [["--format", "json"], ["--default", "0"]] {
      let run = await CommandRun(["get", "-", path] + more, input: scene)
      #expect(run.status == .notFound && run.output.isEmpty)
    }
  }

  @Test func `a path without a column is about the detail`() async {
    let split = ExamplesTests.path("split-view-on-an-ipad.yaml")
    let paths = [
      "title.text", "detail.title.text", "sidebar.title.text", "safeArea.x", "detail.safeArea.x",
    ]
    let run = await CommandRun(["get", split] + paths)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Archive" && lines[1] == "Archive" && lines[2] == "Folders")
    #expect(lines[3] == lines[4])
    let none = await CommandRun(["get", split, "rightBarButtonItems[3].text"])
    #expect(none.status == .notFound)
    for (path, value) in [("title.text", "Archive"), ("sidebar.title.text", "Folders")] {
      let why = await CommandRun(["explain", split, path])
      #expect(why.text.hasPrefix("\(path) = \"\(value)\""), "\(why.text)\(why.messages)")
    }
  }

  @Test(arguments: [("svg", "<svg "), ("json", "\"schemaVersion\": 1"), ("png", "PNG")])
  func `every format goes to the standard output stream`(format: String, part: String) async {
    let run = await CommandRun(
      ["render", "-", "-o", "-", "--format", format], input: scene)
    #expect(run.status == .success && run.text.contains(part), "\(run.messages)")
  }

  @Test func `a sheet and an animation go to the standard output stream too`() async {
    let sheet = await CommandRun(["sheet", "-", "-o", "-", "--format", "html"], input: scene)
    #expect(sheet.text.hasPrefix("<!doctype html>") && sheet.messages.contains("whole"))
    let moving = await CommandRun(
      ["animate", "-", "-o", "-", "--fps", "2", "--duration", "0.5"], input: scene)
    #expect(moving.output.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(moving.messages)")
    let terminal = await CommandRun(["animate", "-", "-o", "-"], input: scene, isTerminal: true)
    #expect(terminal.status == .usage)
  }
}
