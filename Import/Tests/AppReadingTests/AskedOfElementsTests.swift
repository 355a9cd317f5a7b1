import AppReading
import SampleApps
import Testing

/// Screens that elements of a list push which a screen asks for something.
@Suite struct AskedOfElementsTests {
  private func parent(_ list: String, _ taken: String) throws -> String? {
    try SampleApp([
      "A.swift": """
      import UIKit
      protocol Row { func cell(in parent: UIViewController) -> UITableViewCell }
      struct AboutRow: Row {
        func cell(in parent: UIViewController) -> UITableViewCell {
          let cell = RowCell()
          let tapped = { [weak navigationController = parent.navigationController] in
            let next = AboutController()
            navigationController?.pushViewController(next, animated: true)
          }
          cell.configure(tapped)
          return cell
        }
      }
      struct PlainRow: Row {
        func cell(in parent: UIViewController) -> UITableViewCell { RowCell() }
      }
      class Section { var rows: [any Row] = [] }
      class SettingsController: UITableViewController {
        \(list)
        override func viewDidLoad() { title = "Settings" }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath)
          -> UITableViewCell
        {
          let row = \(taken)
          return row.cell(in: self)
        }
      }
      class AboutController: UIViewController { override func viewDidLoad() { title = "About" } }
      """
    ]).screen("AboutController")?.parent
  }

  @Test(arguments: [
    ("var rows: [Row] = []", "rows[path.row]"), ("var rows: [any Row]?", "self.rows![path.row]"),
    ("var sections: [Section] = []", "sections[path.section].rows[path.row]"),
  ])
  func `what an element pushes for a screen comes after that screen`(
    _ list: String, _ taken: String
  ) throws {
    #expect(try parent(list, taken) == "SettingsController")
  }

  @Test func `what nobody knows the elements of comes after no screen`() throws {
    #expect(try parent("var rows: Rows", "rows[path.row]") != "SettingsController")
  }
}
