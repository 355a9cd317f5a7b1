import AppReading
import SampleApps
import Testing

/// Views that an initializer chooses and keeps.
@Suite struct KeptViewsTests {
  @Test func `each view that an initializer chooses between is shown by what keeps it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Settings: View {
        let route: Route
        var body: some View { Chrome { Content(route: route) } }
      }
      private struct Chrome<Inner: View>: View {
        @ViewBuilder let content: Inner
        var body: some View { content.navigationBarTitleDisplayMode(.inline) }
      }
      private struct Content: View {
        private let content: AnyView
        init(route: Route) {
          content = switch route {
          case .about: AnyView(About())
          case .look: AnyView(Choice(title: "Appearance"))
          case .money: AnyView(Choice(title: "Currency"))
          }
        }
        var body: some View { content }
      }
      struct About: View {
        var body: some View { List {}.navigationTitle("About") }
      }
      struct Choice: View {
        let title: String
        var body: some View { List {}.navigationTitle(title) }
      }
      """
    ])
    let about = try #require(try app.screen("About"))
    #expect(about.titleMode?.value == .inline)
    let titles = try app.read().screens.filter { $0.name == "Choice" }.map {
      $0.title?.value.summary
    }
    #expect(Set(titles) == ["\"Appearance\"", "\"Currency\""])
  }

  @Test func `what a factory hands to an initializer is looked through`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Main: View {
        @State var sheet: Sheet?
        var body: some View {
          NavigationStack { List {}.navigationTitle("Main") }
            .sheet(item: $sheet) { sheet in Presented(sheet: sheet) }
        }
      }
      struct Presented: View {
        private let content: AnyView
        init(sheet: Sheet) { content = Factory.content(for: sheet) }
        var body: some View { content }
      }
      enum Factory {
        static func content(for sheet: Sheet) -> AnyView {
          switch sheet {
          case .export: export()
          case .check: check()
          }
        }
        private static func export() -> AnyView {
          AnyView(Framed(title: "Export Backup") { Export() })
        }
        private static func check() -> AnyView {
          AnyView(Framed(title: "Verify Backup") { Check() })
        }
      }
      struct Framed<Inner: View>: View {
        let title: String
        @ViewBuilder let content: Inner
        var body: some View {
          NavigationStack {
            content.navigationTitle(title).toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            }
          }
        }
      }
      struct Export: View { var body: some View { Text("e") } }
      struct Check: View { var body: some View { Text("c") } }
      """
    ])
    let titles = try app.read().screens.compactMap { $0.title?.value.summary }
    #expect(titles.contains("\"Export Backup\""))
    #expect(titles.contains("\"Verify Backup\""))
    #expect(!titles.contains("unknown title"))
  }

  @Test func `what fills a stack has its buttons beside those of the stack`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Framed<Inner: View>: View {
        let title: String
        @ViewBuilder let content: Inner
        var body: some View {
          NavigationStack {
            content.navigationTitle(title).toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
            }
          }
        }
      }
      struct WordsImport: View {
        var body: some View { Framed(title: "Words") { ImportScreen() } }
      }
      struct ImportScreen: View {
        var body: some View {
          List {}.navigationTitle("Import").toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Scan") {} }
          }
        }
      }
      struct Main: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go") { ImportScreen() }.navigationTitle("Main")
          }
          .sheet(isPresented: $isShown) { WordsImport() }
        }
      }
      """
    ])
    #expect(
      try app.screen("WordsImport")?.items.map(\.summary) == [
        "topBarLeading \"Back\"", "topBarTrailing \"Scan\"",
      ])
    #expect(
      try app.screen("ImportScreen")?.items.map(\.summary) == ["topBarTrailing \"Scan\""])
  }
}
