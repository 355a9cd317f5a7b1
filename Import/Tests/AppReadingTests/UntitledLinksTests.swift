import AppReading
import SampleApps
import Testing

/// Views that some links show with a title and others without.
@Suite struct UntitledLinksTests {
  private static func views(_ second: String) -> String {
    """
    import SwiftUI
    struct Home: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink(destination: People().navigationTitle("People")) { Text("One") }
            NavigationLink { Room() } label: { Text("Two") }
          }
          .navigationTitle("Home")
        }
      }
    }
    struct Room: View {
      var body: some View { List { \(second) }.navigationTitle("Room") }
    }
    struct People: View {
      @State var words = ""
      var body: some View { List {}.searchable(text: $words) }
    }
    """
  }

  @Test func `a view that a link shows without a title has a screen without`() throws {
    let app = try SampleApp([
      "A.swift": Self.views("NavigationLink { People() } label: { Text(\"Who\") }")
    ])
    let people = try app.read().screens.filter { $0.name == "People" }
    #expect(people.map(\.title?.value) == [.verbatim("People"), nil])
    #expect(people.allSatisfy { $0.search != nil && $0.variant == nil })
    #expect(people.map(\.number) == [1, 2])
    #expect(people.last?.parent == "Room")
  }

  @Test func `with the same title there is one screen`() throws {
    let app = try SampleApp([
      "A.swift": Self.views(
        "NavigationLink { People().navigationTitle(\"People\") } label: { Text(\"Who\") }")
    ])
    #expect(try app.read().screens.filter { $0.name == "People" }.count == 1)
  }

  @Test func `the title of what a view leads to is not its own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Home: View {
        var body: some View {
          NavigationStack { List { NavigationLink("One") { Plain() } }.navigationTitle("Home") }
        }
      }
      struct Plain: View {
        var body: some View {
          List { NavigationLink(destination: Last().navigationTitle("Last")) { Text("L") } }
            .sheet(isPresented: $flag) { NavigationStack { Last().navigationTitle("Over") } }
        }
      }
      struct Last: View { var body: some View { Text("Last") } }
      struct Lazy<Content: View>: View {
        let build: () -> Content
        var body: Content { build() }
      }
      """
    ])
    #expect(try app.read().screens.contains { $0.name == "Plain" && $0.isBare })
  }
}
