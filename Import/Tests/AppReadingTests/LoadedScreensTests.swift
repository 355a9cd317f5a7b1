import AppReading
import SampleApps
import Testing

/// Screens that show one thing while they wait and another once they know what they show.
@Suite struct LoadedScreensTests {
  private func screens(_ body: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Person { var name: String }
      final class Store: ObservableObject {
        @Published var user: Person?
        @Published var book: Person?
        @Published var loadingError: Person?
        var others: [Person] = []
      }
      struct Page: View {
        @EnvironmentObject var store: Store
        @State private var draft: Person?
        var body: some View { NavigationStack { \(body) } }
      }
      """
    ]).read().screens
  }

  @Test(arguments: [
    "if let book = store.book { List {}.navigationTitle(\"Book\").toolbar { Button(\"Read\") {} } } "
      + "else { ProgressView().navigationTitle(\"Loading\") }",
    "if let book = store.book { List {}.navigationTitle(\"Book\").toolbar { Button(\"Read\") {} } } "
      + "else { VStack { ProgressView() }.navigationTitle(\"Loading\") }",
    "if let user = store.user { List {}.navigationTitle(\"Book\").toolbar { Button(\"Read\") {} } } "
      + "else if !store.others.isEmpty { List {}.navigationTitle(\"Loading\") } else { Text(\"\") }",
  ])
  func `a screen is what it shows once that is there`(body: String) throws {
    let found = try screens(body)
    #expect(found.map { $0.title?.value } == [.verbatim("Book"), .verbatim("Loading")])
    #expect(found.first?.variant == nil)
    #expect(found.map { $0.items.map(\.summary) } == [["automatic \"Read\""], []])
  }

  @Test(arguments: [
    "if let book = store.book { List {}.navigationTitle(\"Chosen\") } "
      + "else { List {}.navigationTitle(\"Shelf\") }",
    "if let draft { List {}.navigationTitle(\"Chosen\") } "
      + "else { List {}.navigationTitle(\"Shelf\") }",
    "if let draft { List {}.navigationTitle(\"Chosen\") } "
      + "else { ProgressView().navigationTitle(\"Shelf\") }",
    "if let loadingError = store.loadingError { List {}.navigationTitle(\"Chosen\") } "
      + "else { ProgressView().navigationTitle(\"Shelf\") }",
    "if let book = store.book { List {}.navigationTitle(\"Chosen\") } "
      + "else { ProgressView(value: part).navigationTitle(\"Shelf\") }",
  ])
  func `what somebody chooses, a view gets itself, or went wrong, is a state`(body: String) throws {
    let found = try screens(body)
    #expect(found.first?.title?.value == .verbatim("Shelf"))
  }
}
