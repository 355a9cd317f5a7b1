import AppReading
import SampleApps
import Testing

/// Links that stand behind views or over them, where nobody sees them.
@Suite struct LinksBehindViewsTests {
  @Test(arguments: [
    ".background(NavigationLink(\"\", destination: Note(), isActive: $isOpen))",
    ".background(NavigationLink(destination: Note(), isActive: $isOpen) { EmptyView() }.hidden())",
    ".background { NavigationLink(\"\", destination: Note(), isActive: $isOpen).opacity(0) }",
    ".overlay(NavigationLink(destination: Note()) { EmptyView() }.opacity(0))",
    ".overlay { link }", ".background(link)", ".background(makeLink())",
    ".background(VStack { if isOpen { self.link } })",
  ])
  func `such a link pushes what it leads to`(modifier: String) throws {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Notes: View {
        @State private var isOpen = false
        var body: some View {
          NavigationView { List { Text("A") }.navigationTitle("Notes")\(modifier) }
        }
        var link: some View { NavigationLink("", destination: Note(), isActive: $isOpen).hidden() }
        func makeLink() -> some View { NavigationLink(destination: Note()) { EmptyView() } }
      }
      struct Note: View { var body: some View { Text("").navigationTitle("Note") } }
      """
    ]).read().screens
    #expect(screens.map(\.name) == ["Notes", "Note"].sorted())
    #expect(screens.first { $0.name == "Note" }?.parent == "Notes")
    #expect(screens.first { $0.name == "Note" }?.presentation == nil)
  }

  @Test func `what is behind a view otherwise is no screen`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Notes: View {
        var body: some View {
          NavigationView { List {}.navigationTitle("Notes").background(Paper()).overlay(Paper()) }
        }
      }
      struct Paper: View { var body: some View { Color.white } }
      """
    ]).read().screens
    #expect(screens.map(\.name) == ["Notes"])
  }
}
