import BarTestSupport
import BarText
import Testing

@testable import BarCommand

@Suite struct TokensCommandTests {
  private func tokens(_ arguments: [String], input: String = "") async throws -> JSONValue {
    let run = await CommandRun(["tokens"] + arguments, input: input)
    #expect(run.status == .success && run.messages.isEmpty, "\(run.messages)")
    return try JSONReader.document(run.output)
  }

  @Test func `each system has sizes, fonts and colours by appearance`() async throws {
    let all = try await tokens([])
    for system in ["ios-17", "ios-18", "ios-26"] {
      let group = try #require(all[system])
      #expect(group["size"]?["rowHeight"]?["$value"]?["value"]?.line == "44")
      let title = group["font"]?["title"]?["$value"]
      #expect(title?["fontSize"]?["unit"]?.text == "px" && title?["fontWeight"]?.line == "600")
      let colors = group["color"]
      #expect(colors?["light"]?["largeTitle"]?["$value"]?["hex"]?.text == "#000000")
      #expect(colors?["dark"]?["largeTitle"]?["$value"]?["hex"]?.text == "#ffffff")
      #expect(colors?["light"]?["rightBarButtonItems-label"] != nil)
    }
  }

  /// Every token has a value and a type of its own or of a group around it; no name has a sign
  /// that references are made of.
  @Test func `the form is that of the W3C's group`() async throws {
    func check(_ value: JSONValue, type: String?) {
      let type = value["$type"]?.text ?? type
      if let inner = value["$value"] {
        #expect(["dimension", "number", "typography", "color"].contains(type ?? ""))
        if type == "color" { #expect(inner["components"]?.elements.count == 3) }
        return
      }
      for member in value.members where !member.key.hasPrefix("$") {
        #expect(!member.key.contains { "{}.".contains($0) } && !member.value.members.isEmpty)
        check(member.value, type: type)
      }
    }
    check(try await tokens([]), type: nil)
  }

  @Test func `a scene's own colours and system are told`() async throws {
    let scene =
      "system: ios-16\nnavigationBar: {tintColor: '#ff0000', items: [{title: A, rightBarButtonItems: [{title: B}]}]}\n"
    let all = try await tokens(["-", "--appearances", "light"], input: scene)
    let colors = try #require(all["ios-16"]?["color"])
    #expect(colors["light"]?["rightBarButtonItems-label"]?["$value"]?["hex"]?.text == "#ff0000")
    #expect(colors["dark"] == nil)
  }

  @Test(arguments: [
    (["--appearances", "sepia"], "--appearances is a list of light, dark"),
    (["--systems", "ios-99"], "--systems"), (["--systems", ","], "--systems is a list"),
  ])
  func `a wrong option is told what is accepted`(arguments: [String], words: String) async {
    let run = await CommandRun(["tokens"] + arguments)
    #expect(run.status == .usage && run.messages.contains(words), "\(run.messages)")
  }
}
