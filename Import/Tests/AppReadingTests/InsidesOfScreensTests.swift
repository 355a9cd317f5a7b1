import AppReading
import SampleApps
import Testing

/// Views that say the title of the screen that they stand in once more.
@Suite struct InsidesOfScreensTests {
  private func screens(_ more: String = "") throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Settings: View {
        var body: some View {
          NavigationStack {
            NavigationLink(destination: LinksScreen().navigationTitle("Links")) { Text("") }
              .navigationTitle("Settings")
          }
        }
      }
      enum Loading { case waiting, done([String]) }
      class LinksModel: ObservableObject { @Published var state: Loading = .waiting }
      struct LinksScreen: View {
        @StateObject var model = LinksModel()
        var body: some View {
          Group {
            switch model.state {
            case .done(let links): VStack { LinksView(links: links) }
            case .waiting: ProgressView()
            }
          }
        }
      }
      struct LinksView: View {
        let links: [String]
        @State var words = ""
        var body: some View {
          List {}.searchable(text: $words).navigationTitle("Links").toolbar { Button("Sort") {} }
        }
      }
      \(more)
      """
    ]).read().screens
  }

  @Test func `a view with its screen's title is that screen once it has come`() throws {
    let found = try screens()
    #expect(Set(found.map(\.name)) == ["Settings", "LinksScreen"])
    let links = found.filter { $0.name == "LinksScreen" }
    #expect(links.contains { $0.search != nil && $0.items.count == 1 })
    #expect(links.allSatisfy { $0.title?.value == .verbatim("Links") })
  }

  @Test func `what another place shows as well is a screen of its own`() throws {
    let found = try screens(
      "struct All: View { var body: some View { NavigationStack { LinksView(links: []) } } }")
    #expect(found.contains { $0.name == "LinksView" })
  }
}
