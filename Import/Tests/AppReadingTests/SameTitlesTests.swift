import AppReading
import SampleApps
import Testing

/// Titles that read the same on several ways through a branching.
@Suite struct SameTitlesTests {
  private func screens(_ other: String) throws -> [Screen] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      class Shelf: ObservableObject { @Published var books: [String] = [] }
      struct ShelfView: View {
        @ObservedObject var shelf = Shelf()
        var body: some View {
          NavigationStack {
            if shelf.books.isEmpty {
              Text("").navigationTitle("Shelf").toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
              }
            } else {
              List { NavigationLink("On") { BookView() } }.navigationTitle("\(other)").toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
              }
            }
          }
        }
      }
      struct BookView: View {
        var body: some View { Text("").navigationTitle("Book") }
      }
      """
    ])
    return try app.read().screens
  }

  @Test func `they are one screen where the buttons are the same`() throws {
    let found = try screens("Shelf")
    #expect(found.map(\.name) == ["BookView", "ShelfView"])
    #expect(found.last?.title?.value.summary == "\"Shelf\"")
  }

  @Test func `what is pushed from the other way has it before it`() throws {
    #expect(try screens("Shelf").first?.titleBefore == nil)
    #expect(try screens("Books").first?.titleBefore?.value.summary == "\"Books\"")
  }

  @Test func `another title is a state`() throws {
    let found = try screens("Books").filter { $0.name == "ShelfView" }
    #expect(found.map { $0.title?.value.summary } == ["\"Shelf\"", "\"Books\""])
  }
}
