import AppReading
import SampleApps
import Testing

/// Search fields and segmented controls in the place of a title.
@Suite struct FieldsOfTitlesTests {
  private func titleView(_ members: String, _ steps: String) throws -> String? {
    let screen = try SampleApp([
      "A.swift": """
      import UIKit
      class Page: UIViewController {
        \(members)
        override func viewDidLoad() { \(steps) }
      }
      """
    ]).screen("Page")
    return screen?.titleView.map { Item($0.value, .left, at: $0.place).summary }
  }

  private static let field = """
    lazy var field: UISearchBar = { let b = UISearchBar(); b.placeholder = "Find"; return b }()
    """

  @Test(arguments: [
    (
      """
      lazy var search: UISearchController = {
        let made = UISearchController(searchResultsController: nil)
        made.searchBar.placeholder = "Find"
        return made
      }()
      """, "navigationItem.titleView = search.searchBar"
    ),
    (
      "let search = UISearchController(searchResultsController: nil)",
      "search.searchBar.placeholder = \"Find\"; navigationItem.titleView = search.searchBar"
    ),
    (
      field + "\nlazy var box: UIView = { let v = UIView(); v.addSubview(field); return v }()",
      "navigationItem.titleView = box"
    ),
    (
      field + "\nvar box: UIStackView { UIStackView(arrangedSubviews: [field]) }",
      "navigationItem.titleView = box"
    ),
  ])
  func `a search field`(members: String, steps: String) throws {
    #expect(try titleView(members, steps) == "left search bar")
  }

  @Test func `segments that are put in one by one`() throws {
    let members = """
      lazy var choice: UISegmentedControl = {
        let made = UISegmentedControl()
        made.insertSegment(withTitle: "One", at: 0, animated: false)
        made.insertSegment(withTitle: "Two", at: 1, animated: false)
        made.selectedSegmentIndex = 1
        return made
      }()
      """
    #expect(
      try titleView(members, "navigationItem.titleView = choice")
        == "left segments \"One\" / \"Two\", 1 chosen")
  }

  @Test func `a property of that name on something else is no field`() throws {
    #expect(
      try titleView("let panel = makePanel()", "navigationItem.titleView = panel.searchBar")
        == "left view panel.searchBar")
  }
}
