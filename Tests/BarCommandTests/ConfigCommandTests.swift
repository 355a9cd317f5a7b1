import BarRender
import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

/// `navbar.yaml`, and what it does to commands.
@Suite struct ConfigCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("navigationBar: {items: [{title: Inbox}]}\npixels: png\n", to: "a.yaml")
  }

  private func write(_ text: String, to name: String) throws {
    let place = URL(fileURLWithPath: folder.path(name))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  @Test func `config says what holds and why`() async throws {
    let none = await CommandRun(["config", folder.path])
    #expect(none.text.contains("device") && none.text.contains("built in"))
    #expect(none.messages.contains("there is no navbar.yaml"))
    try write("# ours\ndevice: iphone-se-3\nscale: 2\n", to: "navbar.yaml")
    let run = await CommandRun(["config", folder.path("a.yaml")])
    let device = try #require(run.text.split(separator: "\n").first { $0.hasPrefix("device") })
    #expect(device.contains("iphone-se-3") && device.hasSuffix("/navbar.yaml:2"))
    try write("device: iphone-16\nnavigationBar: {items: [{title: A}]}\n", to: "b.yaml")
    let own = await CommandRun(["config", folder.path("b.yaml"), "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(own.output)) as? [String: Any]
    let values = try #require(object?["values"] as? [[String: String]])
    let row = try #require(values.first { $0["key"] == "device" })
    #expect(row["value"] == "iphone-16" && row["from"]?.hasSuffix("b.yaml:1") == true)
  }

  @Test func `a scene is laid out on the project's device and drawn at its scale`() async throws {
    try write("device: iphone-se-3\nscale: 1\n", to: "navbar.yaml")
    let layout = await CommandRun(["get", folder.path("a.yaml"), "bar.width"])
    #expect(layout.text == "375\n", "\(layout.messages)")
    let picture = await CommandRun(["render", folder.path("a.yaml"), "-o", "-"])
    #expect(try PNG.decode(picture.output).width == 375)
    let asked = await CommandRun(
      ["render", folder.path("a.yaml"), "-o", "-", "--scale", "2", "--device", "iphone-16"])
    #expect(try PNG.decode(asked.output).width == 786)
  }

  @Test func `fonts that the project names draw, and installed ones only where it says so`()
    async throws
  {
    try write("fonts: {paths: [Fonts]}\n", to: "navbar.yaml")
    let absent = await CommandRun(["render", folder.path("a.yaml"), "-o", "-"])
    #expect(absent.status == .unavailable && absent.messages.contains("/Fonts"))
    try write("fonts: system\n", to: "navbar.yaml")
    let config = await CommandRun(["config", folder.path])
    #expect(config.text.contains("system") && config.text.contains("navbar.yaml:1"))
  }

  @Test func `what is wrong with the file is said once, whatever is drawn`() async throws {
    try write("navigationBar: {items: [{title: B}]}\n", to: "b.yaml")
    try write("devise: iphone-16\n", to: "navbar.yaml")
    for command in [["test"], ["render", "-o", folder.path("out")], ["validate"], ["lint"]] {
      let run = await CommandRun([command[0], folder.path] + command.dropFirst())
      #expect(run.status == .badScene, "\(command)")
      #expect(run.messages.split(separator: "\n").count == 1, "\(run.messages)")
      #expect(run.messages.contains("navbar.yaml:1:1: error: unknown key \"devise\""))
    }
  }

  @Test func `the project says which rules are not kept`() async throws {
    try write(
      "navigationBar: {items: [{title: 'A very long title that goes on and on'}]}\n", to: "c.yaml")
    let before = await CommandRun(["lint", folder.path("c.yaml"), "--rule", "long-title"])
    #expect(before.status == .notFound)
    try write("lint: {disable: {long-title: they are songs}}\n", to: "navbar.yaml")
    let after = await CommandRun(["lint", folder.path("c.yaml"), "--rule", "long-title"])
    #expect(after.status == .success, "\(after.text)")
    let needless = await CommandRun(["lint", folder.path("a.yaml")])
    #expect(!needless.text.contains("needless-disable"))
  }

  @Test func `the schema of the project's file is printed`() async {
    let run = await CommandRun(["schema", "--project"])
    #expect(run.text.contains("\"navbar project\"") && run.text.contains("\"folders\""))
  }
}
