import AppReading
import SampleApps
import Testing

/// Back after a screen that gives itself another title as it pushes.
@Suite struct TitlesBeforePushesTests {
  private func back(_ steps: String, more: String = "") throws -> AppText? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Shelf: UIViewController {
        override func viewDidLoad() {
          title = "Shelf"
          \(more)
        }
        @objc func open() {
          \(steps)
        }
      }
      class Book: UIViewController { override func viewDidLoad() { title = "Book" } }
      """
    ])
    let book = try app.screen("Book")
    #expect(book?.parent == "Shelf")
    return book?.backsFrom["Shelf"]?.value
  }

  private let push = "navigationController?.pushViewController(Book(), animated: true)"

  @Test func `the title before the push is what Back says`() throws {
    #expect(try back("self.title = \"All\"\n\(push)") == .verbatim("All"))
    #expect(try back("navigationItem.title = \"\"\n\(push)") == .verbatim(""))
    #expect(try back("if isReady {\nself.title = \"All\"\n\(push)\n}") == .verbatim("All"))
  }

  @Test func `a title after the push takes its place`() throws {
    #expect(
      try back("title = \"\"\n\(push)\ntitle = \"Shelf again\"") == .verbatim("Shelf again"))
  }

  @Test func `what is said of Back itself stays`() throws {
    let more = "navigationItem.backButtonTitle = \"Out\""
    #expect(try back("self.title = \"All\"\n\(push)", more: more) == nil)
    let own = "navigationItem.backBarButtonItem = UIBarButtonItem(title: \"Out\")"
    #expect(try back("\(own)\nself.title = \"All\"\n\(push)") == .verbatim("Out"))
  }

  @Test func `the same title says nothing more`() throws {
    #expect(try back("self.title = \"Shelf\"\n\(push)") == nil)
  }

  @Test func `another branch's title is none of it`() throws {
    #expect(try back("if isReady { title = \"All\" }\n\(push)") == nil)
    #expect(try back("title = model.name\n\(push)") == nil)
  }
}
