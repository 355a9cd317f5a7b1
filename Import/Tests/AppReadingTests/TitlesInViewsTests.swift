import AppReading
import SampleApps
import Testing

/// Views in a title's place that read what the title reads.
@Suite struct TitlesInViewsTests {
  @Test func `a view reads the title that callers give, as the title does`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Bar: ViewModifier {
        let words: LocalizedStringKey
        func body(content: Content) -> some View {
          content.navigationBarTitle(words, displayMode: .inline)
            .toolbar { ToolbarItem(placement: .principal) { Text(words).font(.title) } }
        }
      }
      extension View {
        func bar(_ words: LocalizedStringKey) -> some View { modifier(Bar(words: words)) }
      }
      struct People: View {
        let title: LocalizedStringKey?
        var body: some View { List {}.bar(title ?? "") }
      }
      struct Home: View {
        var body: some View {
          List { NavigationLink("Next") { People(title: "Friends") } }.navigationTitle("Home")
        }
      }
      @main struct Sample: App {
        var body: some Scene { WindowGroup { NavigationStack { Home() } } }
      }
      """
    ])
    let people = try #require(try app.screen("People"))
    #expect(people.title?.value.summary == "\"Friends\"")
    #expect(people.items.map(\.summary) == ["principal label \"Friends\""])
  }
}
