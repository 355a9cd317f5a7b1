import AppReading
import SampleApps
import Testing

/// Views whose contents a function of their own makes, which is called with `self.` or without.
@Suite struct FunctionsOfTheViewTests {
  private func screens(_ body: String) throws -> [String: Screen] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        var body: some View {
          NavigationStack {
            List { NavigationLink(destination: Tools()) { Text("Tools") } }.navigationTitle("Home")
          }
        }
      }
      struct Tools: View {
        @State private var kit: Kit?
        var body: some View { \(body) }
        private var link: some View {
          NavigationLink(destination: Gauge()) { Text("Gauge") }
        }
        private func contents(kit: Kit?) -> some View {
          List { self.link }.navigationTitle("Tools")
        }
        private func toolbar() -> some View {
          List { self.link }.navigationTitle("Tools")
        }
      }
      struct Gauge: View {
        var body: some View { List { Text("Full") }.navigationTitle("Gauge") }
      }
      extension View {
        func padded() -> some View { navigationBarTitleDisplayMode(.inline) }
        func framed() -> some View { self.padded() }
      }
      """
    ])
    let all = try app.read().screens
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test(arguments: [
    "contents(kit: kit)",
    "self.contents(kit: kit)",
    "self.toolbar()",
    "VStack { self.contents(kit: nil) }",
    "Group { if let kit { self.contents(kit: kit) } else { Text(\"None\") } }",
  ])
  func `what it makes is the view's own screen`(body: String) throws {
    let screens = try screens(body)
    #expect(screens.keys.sorted() == ["Gauge", "Home", "Tools"])
    #expect(screens["Tools"]?.title?.value == .verbatim("Tools"))
    #expect(screens["Tools"]?.parent == "Home")
    #expect(screens["Gauge"]?.parent == "Tools")
  }

  @Test(arguments: ["self.contents(kit: kit).framed()", "contents(kit: kit).padded()"])
  func `a function of all views changes what it is put on`(body: String) throws {
    let tools = try #require(try screens(body)["Tools"])
    #expect(tools.title?.value == .verbatim("Tools") && tools.titleMode?.value == .inline)
  }

  @Test func `steps that a view calls on itself lead it into no more functions`() throws {
    let steps = (0..<14).map {
      "func step\($0)() { self.step\($0 + 1)(); self.step\($0 + 1)() }"
    }
    let read = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        var body: some View {
          NavigationStack { List { Tile { self.step0() } }.navigationTitle("Home") }
        }
        \(steps.joined(separator: "\n"))
        func step14() {}
      }
      struct Tile: View {
        let done: () -> Void
        var body: some View { Button(action: done) { Text("Start") } }
      }
      """
    ]).read()
    #expect(read.screens.map(\.name) == ["Home"])
    #expect(!read.notes.contains { $0.text.contains("too many functions") })
  }
}
