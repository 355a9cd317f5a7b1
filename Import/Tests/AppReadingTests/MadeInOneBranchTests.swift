import AppReading
import SampleApps
import Testing

/// Buttons that a name stands for which starts as nothing and gets one in one branch.
@Suite struct MadeInOneBranchTests {
  private func bars(_ steps: String, set: String = "navigationItem") throws -> [String: [String]] {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class List: UITableViewController {
        var rows: [Int] = []
        let page = Page()
        var isLong: Bool { rows.count > 3 }
        override func viewDidLoad() {
          title = "List"
          navigationController?.pushViewController(page, animated: true)
          var item: UIBarButtonItem?
          \(steps)
          \(set).rightBarButtonItem = item
        }
      }
      class Page: UIViewController {
        override func viewDidLoad() { title = "Page" }
      }
      """
    ]).read().screens
    let name = set == "navigationItem" ? "List" : "Page"
    return Dictionary(
      screens.filter { $0.name == name }.map { ($0.variant ?? "", $0.items.map(\.summary)) }
    ) { first, _ in first }
  }

  private let sort = "UIBarButtonItem(title: \"Sort\", style: .plain, target: self, action: nil)"

  @Test(arguments: ["navigationItem", "page.navigationItem"])
  func `such a button is there where the branch is taken`(set: String) throws {
    let found = try bars("if isLong { item = \(sort) }", set: set)
    #expect(found == ["": [], "isLong": ["right \"Sort\""]])
  }

  @Test(arguments: [
    "item = UIBarButtonItem(title: \"Sort\", style: .plain, target: self, action: nil)",
    "if isLong { item = UIBarButtonItem(systemItem: .add) }\nitem = item ?? UIBarButtonItem(systemItem: .add)",
  ])
  func `one that comes in any case is always there`(steps: String) throws {
    #expect(try bars(steps)[""]?.count == 1)
  }

  @Test func `of two branches one is there at first`() throws {
    let found = try bars(
      "if isLong { item = \(sort) } else { item = UIBarButtonItem(systemItem: .add) }")
    #expect(found[""]?.count == 1)
  }
}
