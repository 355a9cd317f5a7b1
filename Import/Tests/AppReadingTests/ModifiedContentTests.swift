import AppReading
import SampleApps
import Testing

/// Views that are put together with a modifier by the type of both.
@Suite struct ModifiedContentTests {
  private static let bar = """
    struct NestBar<Start: View, End: View>: ViewModifier {
      let name: String
      let start: Start?
      let end: End?
      func body(content: Content) -> some View {
        content
          .navigationBarTitle(Text(name), displayMode: .inline)
          .toolbar {
            ToolbarItem(placement: .navigationBarLeading) { start }
            ToolbarItem(placement: .navigationBarTrailing) { end }
          }
      }
    }
    """

  @Test(arguments: [
    "ModifiedContent(content: self, modifier: NestBar(name: name, start: start, end: end))",
    """
    let bar = NestBar(name: name, start: start, end: end)
    return ModifiedContent(content: self, modifier: bar)
    """,
    "SwiftUI.ModifiedContent(content: self, modifier: NestBar(name: name, start: start, end: end))",
  ])
  func `a view with a modifier made by the type of both has what the modifier says`(
    _ body: String
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      \(Self.bar)
      extension View {
        func nestBar<S: View, E: View>(_ name: String, start: S?, end: E?) -> some View {
          \(body)
        }
      }
      struct Nest: View {
        var body: some View {
          NavigationView {
            ZStack { List {}.nestBar("Nest", start: Button("Leave") {}, end: Button("Keep") {}) }
          }
        }
      }
      """
    ])
    let nest = try #require(try app.screen("Nest"))
    #expect(nest.title?.value.summary == "\"Nest\"")
    #expect(nest.titleMode?.value == .inline)
    #expect(
      nest.items.map(\.summary) == [
        "navigationBarLeading \"Leave\"", "navigationBarTrailing \"Keep\"",
      ])
  }

  @Test func `it may stand where a view does`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      \(Self.bar)
      struct Nest: View {
        var body: some View {
          NavigationView {
            ModifiedContent(
              content: List {},
              modifier: NestBar(name: "Nest", start: EmptyView(), end: Button("Keep") {}))
          }
        }
      }
      """
    ])
    let nest = try #require(try app.screen("Nest"))
    #expect(nest.title?.value.summary == "\"Nest\"")
    #expect(nest.items.map(\.summary) == ["navigationBarTrailing \"Keep\""])
  }
}
