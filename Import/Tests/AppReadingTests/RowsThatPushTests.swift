import AppReading
import SampleApps
import Testing

/// Rows that are objects, each of which pushes a screen of its own where it is chosen.
@Suite struct RowsThatPushTests {
  private func before(_ code: String) throws -> [String: String] {
    let screens = try SampleApp(["A.swift": code]).read().screens.filter { $0.variant == nil }
    return Dictionary(screens.map { ($0.name, $0.parent ?? "none") }) { first, _ in first }
  }

  private static let screens = """
    import UIKit
    class NamesController: UIViewController { override func viewDidLoad() { title = "Names" } }
    class SoundsController: UIViewController { override func viewDidLoad() { title = "Sounds" } }
    class HelpController: UIViewController { override func viewDidLoad() { title = "Help" } }
    class UnusedController: UIViewController { override func viewDidLoad() { title = "Unused" } }
    class RowsController: UITableViewController {
      var rows: [[Row]] = []
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let section = rows[path.section]
        section[path.row].chosen(navigationController)
      }
    }
    class OptionsController: RowsController {
      override func viewDidLoad() {
        title = "Options"
        rows = [[NamesRow(), SoundsRow(), HelpRow()]]
      }
    }

    """

  @Test func `a screen that lists rows is before what they push`() throws {
    let before = try before(
      Self.screens + """
        class Row {
          func chosen(_ stack: UINavigationController?) {}
          func openHelp(_ stack: UINavigationController?) {
            stack?.pushViewController(HelpController(), animated: true)
          }
        }
        class NamesRow: Row {
          override func chosen(_ stack: UINavigationController?) {
            stack?.pushViewController(NamesController(), animated: true)
          }
        }
        class SoundsRow: Row {
          override func chosen(_ stack: UINavigationController?) {
            stack?.pushViewController(SoundsController(), animated: true)
          }
        }
        class HelpRow: Row {
          override func chosen(_ stack: UINavigationController?) { openHelp(stack) }
        }
        class Note { func chosen() { print("note") } }
        class UnusedRow: Row {
          override func chosen(_ stack: UINavigationController?) {
            stack?.pushViewController(UnusedController(), animated: true)
          }
        }
        """)
    for name in ["NamesController", "SoundsController", "HelpController"] {
      #expect(before[name] == "OptionsController")
    }
    #expect(before["UnusedController"] != "OptionsController")
  }

  @Test func `rows that are values of a protocol push, too`() throws {
    let before = try before(
      Self.screens + """
        protocol Row { func chosen(_ stack: UINavigationController?) }
        struct NamesRow: Row {
          func chosen(_ stack: UINavigationController?) {
            stack?.pushViewController(NamesController(), animated: true)
          }
        }
        struct SoundsRow: Row {
          func chosen(_ stack: UINavigationController?) {
            stack?.pushViewController(SoundsController(), animated: true)
          }
        }
        struct HelpRow: Row { func chosen(_ stack: UINavigationController?) { print("help") } }
        """)
    #expect(before["NamesController"] == "OptionsController")
    #expect(before["SoundsController"] == "OptionsController")
  }

  @Test func `a function of the same name of types that have nothing in common is another`() throws
  {
    let before = try before(
      Self.screens + """
        class NamesRow {
          func chosen(_ stack: UINavigationController?) {
            stack?.pushViewController(NamesController(), animated: true)
          }
        }
        class SoundsRow {
          func chosen(_ stack: UINavigationController?) {
            stack?.pushViewController(SoundsController(), animated: true)
          }
        }
        """)
    #expect(before["NamesController"] != "OptionsController")
  }

  @Test func `a row that nobody seems to make pushes on the stack of the screen it is handed`()
    throws
  {
    let before = try before(
      """
      import UIKit
      class NamesController: UIViewController { override func viewDidLoad() { title = "Names" } }
      class OptionsController: UITableViewController {
        var rows: [Row] = []
        override func viewDidLoad() { title = "Options" }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath)
          -> UITableViewCell
        {
          let row = rows[path.row]
          return row.cell(for: table, in: self)
        }
      }
      class TablesController: UIViewController {
        override func viewDidLoad() { title = "Tables" }
        func show() { model.cell(for: nil, in: nil) }
      }
      protocol Row { func cell(for table: UITableView, in parent: UIViewController) -> UITableViewCell }
      struct NamesRow: Row {
        func cell(for table: UITableView, in parent: UIViewController) -> UITableViewCell {
          let chosen = { [weak stack = parent.navigationController] in
            stack?.pushViewController(NamesController(), animated: true)
          }
          return Cell(chosen)
        }
      }
      struct HelpRow: Row {
        func cell(for table: UITableView, in parent: UIViewController) -> UITableViewCell { Cell {} }
      }
      struct NoteRow: Row {
        func cell(for table: UITableView, in parent: UIViewController) -> UITableViewCell { Cell {} }
      }
      struct MoreRow: Row {
        func cell(for table: UITableView, in parent: UIViewController) -> UITableViewCell { Cell {} }
      }
      """)
    #expect(before["NamesController"] == "OptionsController")
  }
}
