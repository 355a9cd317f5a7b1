import AppReading
import SampleApps
import Testing

/// Views that come to a screen through another view, which shows nothing itself.
@Suite struct ShownThroughOthersTests {
  private func screens(_ code: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + code]).read().screens
  }

  @Test func `a view in turn with another comes after what pushes the one around them`() throws {
    let found = try screens(
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            List { NavigationLink(destination: Host(isNew: true)) { Text("Go") } }
              .navigationTitle("House")
          }
        }
      }
      struct Host: View {
        @State var isNew: Bool
        var body: some View {
          content.toolbar { Button("Share") {} }
        }
        @ViewBuilder private var content: some View {
          if isNew { Form1() } else { Page() }
        }
      }
      struct Form1: View { var body: some View { List {}.navigationTitle("New Tree") } }
      struct Page: View { var body: some View { List {}.navigationTitle("Tree") } }
      """)
    #expect(found.map(\.name) == ["Form1", "Page", "Root"])
    #expect(found.map(\.parent) == ["Root", "Root", nil])
  }

  @Test func `a view in a frame comes after what pushes the frame`() throws {
    let found = try screens(
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            List { NavigationLink(destination: Host()) { Text("Go") } }.navigationTitle("House")
          }
        }
      }
      struct Host: View {
        @State private var tree: String?
        var body: some View {
          Group { if let tree { Page(tree: tree) } else { ProgressView() } }
            .toolbar { Button("Share") {} }
        }
      }
      struct Page: View {
        let tree: String
        var body: some View { List {}.navigationTitle("Tree") }
      }
      """)
    #expect(found.map(\.name) == ["Page", "Root"])
    #expect(found.map(\.parent) == ["Root", nil])
  }

  @Test func `of several screens with a part that pushes the nearest with a title is told`() throws
  {
    let part = """
      import SwiftUI
      struct Finder: View {
        @State private var isOn = false
        var body: some View {
          VStack {}.navigationDestination(isPresented: $isOn) { Found() }
        }
      }
      struct Found: View { var body: some View { List {}.navigationTitle("Found") } }
      """
    func root(_ name: String, _ title: String) -> String {
      """
      import SwiftUI
      struct \(name): View {
        var body: some View {
          NavigationStack { VStack { Text("a"); Finder() }.navigationTitle(\(title)) }
        }
      }
      """
    }
    let app = try SampleApp([
      "Trees/Finder.swift": part, "Trees/Trees.swift": root("Trees", "\"Trees\""),
      "Animals.swift": root("Animals", "\"Animals\""),
      "Trees/Woods.swift": root("Woods", "name()"),
    ])
    let found = try app.read().screens.first { $0.name == "Found" }
    #expect(found?.parent == "Trees")
    #expect(found?.hasSeveralParents == true)
  }
}
