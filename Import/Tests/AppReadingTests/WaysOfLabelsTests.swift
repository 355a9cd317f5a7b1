import AppReading
import SampleApps
import Testing

/// Texts of buttons that hang on data, whatever the data is.
@Suite struct WaysOfLabelsTests {
  private func items(_ label: String) throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Owner { case named(String), numbered(Int) }
      struct ShelfView: View {
        let owner: Owner?
        let isOpen: Bool
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Shelf").toolbar {
              ToolbarItem(placement: .principal) {
                Button(action: open) { HStack { \(label) } }
              }
            }
          }
        }
        func open() {}
      }
      """
    ]).screen("ShelfView")?.items.map(\.summary)
  }

  @Test func `a button with a text in each case has words that are data`() throws {
    let label = """
      if isOpen { Image(systemName: "star") } else { Image(systemName: "circle") }
      if let owner {
        switch owner {
        case let .named(name) where name.isEmpty: Text(name.trimmed)
        case let .named(name): Text(name)
        case let .numbered(number): Text(verbatim: number.spelled)
        }
      } else {
        Text("Nobody")
      }
      """
    let found = try items(label)
    #expect(found?.count == 1 && found?[0].hasSuffix("with unknown name.trimmed") == true)
  }

  @Test func `a text that may not be there is none of its words`() throws {
    let label = """
      if isOpen { Image(systemName: "star") }
      if let owner { Text(owner.name) }
      """
    #expect(try items(label) == ["principal symbol star"])
  }
}
