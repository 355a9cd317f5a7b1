import AppReading
import SampleApps
import Testing

/// Lists of buttons that start from those that the bar has.
@Suite struct AddedToOwnTests {
  private func items(_ steps: String) throws -> [[String]] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class PageController: UIViewController {
        override func viewDidLoad() {
          title = "Page"
          addEdit()
        }
        func addEdit() {
          let edit = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(go))
          navigationItem.rightBarButtonItem = edit
        }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          let share = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: #selector(go))
          \(steps)
        }
        @objc func go() {}
      }
      """
    ]).read().screens.map { $0.items.map(\.summary) }
  }

  @Test(arguments: [
    """
    var buttons: [UIBarButtonItem] = navigationItem.rightBarButtonItems ?? []
    buttons.insert(share, at: 0)
    navigationItem.rightBarButtonItems = buttons
    """,
    "navigationItem.rightBarButtonItems = [share] + (navigationItem.rightBarButtonItems ?? [])",
    """
    if let stack = parent as? UINavigationController {
      stack.navigationBar.isTranslucent = false
      var buttons = self.navigationItem.rightBarButtonItems ?? []
      buttons.insert(share, at: 0)
      self.navigationItem.rightBarButtonItems = buttons
    }
    """,
  ])
  func `what is put before them stands at the edge`(steps: String) throws {
    #expect(try items(steps) == [["right system action", "right system edit"]])
  }

  @Test(arguments: [
    """
    var buttons = navigationItem.rightBarButtonItems ?? []
    buttons.append(share)
    navigationItem.rightBarButtonItems = buttons
    """,
    "navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [share]",
  ])
  func `what is added to them stands further in`(steps: String) throws {
    #expect(try items(steps) == [["right system edit", "right system action"]])
  }

  @Test func `any other list takes their place`() throws {
    let steps = """
      var buttons = [UIBarButtonItem]()
      buttons.append(share)
      navigationItem.rightBarButtonItems = buttons
      """
    #expect(try items(steps) == [["right system action"]])
  }
}
