import AppReading
import SampleApps
import Testing

/// What a search field says that a closure sets on its search controller.
@Suite struct SearchInClosuresTests {
  private func placeholder(_ steps: String, _ more: String = "") throws -> AppText? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      import Helpers
      class PageController: UIViewController {
        private let finder = UISearchController(searchResultsController: nil)
        override func viewDidLoad() {
          title = "Page"
          \(steps)
        }
        \(more)
      }
      """
    ])
    return try app.screen("PageController")?.search?.value.placeholder
  }

  @Test(arguments: [
    "finder.do { $0.searchBar.placeholder = \"Find\" }; navigationItem.searchController = finder",
    "navigationItem.searchController = finder; finder.do { $0.searchBar.placeholder = \"Find\" }",
    "navigationItem.do { $0.searchController = finder }; finder.configure { bar in "
      + "bar.searchBar.searchTextField.placeholder = \"Find\" }",
    "navigationItem.searchController = finder; finder.searchBar.do { $0.placeholder = \"Find\" }",
  ])
  func `words set in a closure on a search controller are those of its field`(
    steps: String
  ) throws {
    #expect(try placeholder(steps) == .verbatim("Find"))
  }

  @Test func `they are so in another function, too`() throws {
    #expect(
      try placeholder(
        "navigationItem.searchController = finder; style()",
        "private func style() { finder.do { $0.searchBar.placeholder = \"Find\" } }")
        == .verbatim("Find"))
  }

  @Test func `words of another field are not those`() throws {
    #expect(
      try placeholder(
        "navigationItem.searchController = finder; other.do { $0.searchBar.placeholder = \"No\" }",
        "private let other = UISearchController(searchResultsController: nil)") == nil)
  }
}
