import AppReading
import SampleApps
import Testing

/// A modifier of the app's own that has the name of SwiftUI's search field.
@Suite struct OwnSearchableTests {
  private func screen(_ body: String) throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      extension View {
        func searchable(query: Binding<String>, hint: String = "Find") -> some View {
          VStack { TextField(hint, text: query); self }
        }
        func searchable(words: Binding<String>) -> some View {
          self.searchable(text: words, prompt: "Find words")
        }
      }
      struct Notes: View {
        @State var query = ""
        var body: some View { NavigationStack { List {}.navigationTitle("Notes")\(body) } }
      }
      """
    ]).screen("Notes")
  }

  @Test func `a field in the content is none of the bar`() throws {
    let found = try screen(".searchable(query: $query)")
    #expect(found?.title?.value == .verbatim("Notes"))
    #expect(found?.search == nil)
  }

  @Test func `it is looked through to SwiftUI's`() throws {
    let found = try screen(".searchable(words: $query)")
    #expect(found?.search?.value.placeholder == .verbatim("Find words"))
  }
}
