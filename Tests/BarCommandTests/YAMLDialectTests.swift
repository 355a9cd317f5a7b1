import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

@Suite struct YAMLDialectTests {
  private func warnings(_ text: String) async -> [String] {
    let run = await CommandRun(["validate", "-"], input: text)
    return run.messages.split(separator: "\n").map(String.init).filter {
      $0.contains("readers of YAML")
    }
  }

  @Test(arguments: [
    "On", "off", "NO", "Yes", "y", "N", "True", "FALSE", "Null", "9:41", "1:02:03", "017", "0o17",
    "0x1F", "0b11", "1_000", ".5", "5.", "+1", "2026-11-23", "=",
  ])
  func `a word that readers differ about is warned of at its place`(word: String) async {
    let found = await warnings("navigationBar: {items: [{title: \(word)}]}\n")
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains(":1:33: warning: ") == true, "\(found)")
    #expect(await warnings("navigationBar: {items: [{title: \"\(word)\"}]}\n").isEmpty)
    #expect(await warnings("navigationBar: {items: [{title: '\(word)'}]}\n").isEmpty)
  }

  @Test(arguments: [
    "Inbox", "Once", "nOt", "9:75", "a:41", "1.2.3", "v017", "12", "0", "-1", "0.5", "x=", "yEs",
    "2026-11", "10:08 AM",
  ])
  func `what all take for the same is not`(word: String) async {
    #expect(await warnings("navigationBar: {items: [{title: \(word)}]}\n").isEmpty)
  }

  @Test func `keys are words too, and a question mark is one in a block`() async {
    let strings = "strings: {no: {a: Ja}}\nnavigationBar: {items: [{title: A}]}\n"
    #expect(await warnings(strings).first?.contains(":1:11: warning: ") == true)
    #expect(await warnings("navigationBar: {items: [{title: Really?}]}\n").count == 1)
    #expect(await warnings("navigationBar:\n  items:\n  - title: Really?\n").isEmpty)
  }

  @Test func `strict validation takes them for errors`() async {
    let text = "navigationBar: {items: [{title: Off}]}\n"
    #expect(await CommandRun(["validate", "-"], input: text).status == .success)
    #expect(await CommandRun(["validate", "-", "--strict"], input: text).status == .badScene)
  }

  @Test(arguments: ["Examples", "goldens"])
  func `the scenes of the project mean the same to all`(folder: String) async {
    let run = await CommandRun(["validate", ExamplesTests.path("../\(folder)")])
    let found = run.messages.split(separator: "\n").filter { $0.contains("readers of YAML") }
    #expect(found.isEmpty, "\(found.prefix(5))")
  }
}
