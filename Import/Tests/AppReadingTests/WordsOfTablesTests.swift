import AppReading
import SampleApps
import Testing

/// Titles that stand in a table of the code.
@Suite struct WordsOfTablesTests {
  private func title(_ steps: String, members: String = "", table: String = "let") throws -> String?
  {
    try SampleApp([
      "A.swift": """
      import UIKit
      enum Page { case home, map }
      struct Model { let number: Int; let heading: String }
      struct Tables {
        static \(table) words: [Page: String] = [.home: "Home", .map: "Map"]
        static \(table) models: [Page: Model] = [
          Page.home: Model(number: 1, heading: "At home"),
          Page.map: Model(number: 2, heading: "On the map"),
        ]
      }
      class Shelf: UIViewController {
        \(members)
        override func viewDidLoad() { \(steps) }
      }
      """
    ]).screen("Shelf")?.title?.value.summary
  }

  @Test(arguments: [
    ("title = Tables.words[.map]", "Map"), ("title = Tables.words[Page.home]!", "Home"),
    ("title = Tables.models[.map]!.heading", "On the map"),
    ("title = Tables.models[.home]?.heading", "At home"),
    ("let page = Page.map; title = Tables.words[page]", "Map"),
  ])
  func `a key that is known gives its word`(steps: String, word: String) throws {
    #expect(try title(steps) == "\"\(word)\"")
  }

  @Test func `the model that a screen is made with comes from a table`() throws {
    let screen = try SampleApp([
      "A.swift": """
      import UIKit
      enum Page { case home, map }
      struct Model { let heading: String }
      let models: [Page: Model] = [.home: Model(heading: "Home"), .map: Model(heading: "Map")]
      class Shelf: UIViewController {
        let model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { title = model.heading }
      }
      class Start: UIViewController {
        func go() { show(Shelf(model: models[.map]!), sender: nil) }
      }
      """
    ]).screen("Shelf")
    #expect(screen?.title?.value.summary == "\"Map\"")
  }

  @Test(arguments: ["title = Tables.words[page]", "title = Tables.models[page]!.heading"])
  func `a key that only the running app knows leaves the title open`(steps: String) throws {
    #expect(try title(steps, members: "var page: Page!")?.hasPrefix("\"") == false)
  }

  @Test func `what may be changed is not read`() throws {
    #expect(try title("title = Tables.words[.map]", table: "var")?.hasPrefix("\"") == false)
  }
}
