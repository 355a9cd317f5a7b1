import AppReading
import SampleApps
import Testing

/// What is known in part, and what is only there with data.
@Suite struct PartlyKnownTests {
  @Test func `words around values of the running app's stay`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Weeks: UIViewController {
        init(year: Int, name: String) {
          super.init(nibName: nil, bundle: nil)
          title = "\\(year) Weeks, 100%"
        }
      }
      class Named: UIViewController {
        init(first: String, last: String) {
          super.init(nibName: nil, bundle: nil)
          title = "\\(first) \\(last)"
        }
      }
      """
    ])
    let weeks = try #require(try app.screen("Weeks")?.title?.value)
    guard case .key(let words) = weeks else {
      Issue.record("\(weeks)")
      return
    }
    #expect(words.name == "%@ Weeks, 100%%")
    #expect(words.arguments.map(\.summary) == ["unknown year"])
    #expect(try app.screen("Named")?.title?.value.isKnown == false)
  }

  @Test func `the search field of a list that there is only with data is a variant's`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Books: View {
        @FetchRequest private var books: FetchedResults<Book>
        @State private var text = ""
        var body: some View {
          Group {
            if books.isEmpty {
              Text("None")
            } else {
              List(books) { Text($0.name) }.look(for: $text)
            }
          }
          .navigationTitle("Books")
        }
      }
      extension View {
        func look(for text: Binding<String>, prompt: Text? = nil) -> some View {
          searchable(text: text, prompt: prompt)
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "Books" }
    #expect(screens.map(\.variant) == [nil, "not books.isEmpty"])
    #expect(screens.first?.search == nil)
    let field = try #require(screens.last?.search?.value)
    #expect(field.placeholder == nil)
  }
}
