import AppReading
import SampleApps
import Testing

/// Literals that are plain texts in Swift, which no language changes, although they stand where keys may.
@Suite struct TextsBesideDataTests {
  private func screens(_ views: String) throws -> [Screen] {
    let app = try SampleApp([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Heim"}}}},
        "Work": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Büro"}}}}
      }}
      """,
      "A.swift": """
      import SwiftUI
      class Note: ObservableObject { var title: String? }
      class Store: ObservableObject { @Published var note: Note? }
      \(views)
      """,
    ])
    return try app.read().screens
  }

  private func titles(_ views: String) throws -> [String] {
    try screens(views).compactMap { screen in
      screen.title.map { "\(screen.name) \($0.value.summary)" }
    }
  }

  private func titles(of title: String) throws -> Set<String> {
    Set(
      try screens(
        """
        struct Page: View {
          @StateObject var store = Store()
          @State var isNew = false
          var key: LocalizedStringKey?
          func written() -> String { Format.date() }
          var body: some View { NavigationStack { List {}.navigationTitle(\(title)) } }
        }
        """
      ).compactMap(\.title?.value.summary))
  }

  @Test(arguments: ["store.note?.title ?? \"Home\"", "isNew ? \"Home\" : written()"])
  func `a literal beside a text is a text`(title: String) throws {
    let found = try titles(of: title)
    #expect(found.contains("\"Home\"") && !found.contains("key Home"))
  }

  @Test(arguments: ["key ?? \"Home\"", "isNew ? \"Home\" : \"Work\"", "isNew ? \"Home\" : key"])
  func `a literal beside a key is a key`(title: String) throws {
    #expect(try titles(of: title).contains("key Home"))
  }

  @Test func `a literal that is passed for a text is a text`() throws {
    let found = try titles(
      """
      struct Texts: View { let title: String
        var body: some View { List {}.navigationTitle(title) } }
      struct Keys: View { let title: LocalizedStringKey
        var body: some View { List {}.navigationTitle(title) } }
      struct Words: View { let title: String
        var body: some View { List {}.navigationTitle(LocalizedStringKey(title)) } }
      struct Calls: View {
        func page(_ title: String) -> some View { List {}.navigationTitle(title) }
        var body: some View { NavigationStack { page("Home") } } }
      struct Root: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("1") { Texts(title: "Home") }
              NavigationLink("2") { Keys(title: "Home") }
              NavigationLink("3") { Words(title: "Home") }
            }.navigationTitle("Root")
          }
        }
      }
      """)
    #expect(
      found == [
        "Calls \"Home\"", "Keys key Home", "Root \"Root\"", "Texts \"Home\"",
        "Words key Home",
      ])
  }

  @Test func `the text of a case that is passed has no second title as a key`() throws {
    let found = try titles(
      """
      enum Kind: Hashable { case home, work
        var title: String { switch self { case .home: return "Home"; case .work: return "Work" } } }
      struct Page: View { let kind: Kind
        var body: some View { List {}.navigationTitle(kind.title) } }
      struct Root: View {
        @State var kind: Kind = .home
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("1") { Page(kind: .home) }
              NavigationLink("2") { Page(kind: kind) }
            }.navigationTitle("Root")
          }
        }
      }
      """)
    #expect(found.filter { $0.hasPrefix("Page") }.allSatisfy { !$0.contains("key") })
  }
}
