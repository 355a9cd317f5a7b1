import AppReading
import SampleApps
import Testing

/// States whose buttons on both sides are set in different steps.
@Suite struct BothSidesTests {
  /// The words of each state's buttons, the left side's first.
  private func bars(_ steps: String) throws -> Set<[String]> {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Names: UITableViewController {
        var chosen: [String] = []
        var names: [String] = []
        func item(_ word: String) -> UIBarButtonItem {
          UIBarButtonItem(title: word, style: .plain, target: nil, action: nil)
        }
        override func viewDidLoad() {
          title = "Names"
          navigationItem.leftBarButtonItem = item("Menu")
          navigationItem.rightBarButtonItem = item("New")
        }
        \(steps)
      }
      """
    ])
    return Set(
      try app.read().screens.map { screen in
        (screen.items.filter { $0.position == .left }
          + screen.items.filter { $0.position == .right })
          .map { item in
            if case .words(.verbatim(let word)) = item.content { word } else { "?" }
          }
      })
  }

  @Test func `a branch's buttons stand beside those that are set around it`() throws {
    let bars = try bars(
      """
      @objc func choose() {
        if tableView.isEditing {
          if chosen.count == names.count {
            navigationItem.rightBarButtonItem = item("None")
          } else {
            navigationItem.rightBarButtonItem = item("All")
          }
          navigationItem.leftBarButtonItem = item("Close")
        }
      }
      """)
    #expect(bars == [["Menu", "New"], ["Close", "None"], ["Close", "All"]])
  }

  @Test func `what is set around a branch that may not be taken stands alone, too`() throws {
    let bars = try bars(
      """
      @objc func choose() {
        if tableView.isEditing {
          navigationItem.leftBarButtonItem = item("Close")
          if chosen.count == names.count { navigationItem.rightBarButtonItem = item("None") }
        }
      }
      """)
    #expect(bars == [["Menu", "New"], ["Close", "New"], ["Close", "None"]])
  }

  @Test func `what starts the editing stands beside what is set while it lasts`() throws {
    let bars = try bars(
      """
      @objc func edit() {
        tableView.setEditing(true, animated: true)
        navigationItem.rightBarButtonItem = item("Cancel")
        update()
      }
      func update() {
        if tableView.isEditing { navigationItem.leftBarButtonItem = item("All") }
      }
      """)
    #expect(bars == [["Menu", "New"], ["All", "Cancel"]])
  }
}
