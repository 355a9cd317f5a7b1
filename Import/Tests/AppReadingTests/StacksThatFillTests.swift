import AppReading
import SampleApps
import Testing

/// What a stack of the app's own puts into its screens as they come.
@Suite struct StacksThatFillTests {
  @Test func `a stack's initializer fills its first screen through a function`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ShelfStack: UINavigationController {
        override init(rootViewController: UIViewController) {
          super.init(rootViewController: rootViewController)
          addPlan()
          addPerson()
        }
        private func addPlan() {
          let plan = UIBarButtonItem(title: "Plan", style: .plain, target: self, action: #selector(go))
          viewControllers.first?.navigationItem.leftBarButtonItem = plan
        }
        private func addPerson() {
          let person = UIBarButtonItem(title: "Me", style: .plain, target: self, action: #selector(go))
          viewControllers.first?.navigationItem.rightBarButtonItem = person
        }
        @objc func go() {
          let page = PageController()
          let stack = ShelfStack(rootViewController: page)
          close(page)
          present(stack, animated: true)
        }
        private func close(_ screen: UIViewController) {
          screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: self, action: #selector(leave))
        }
        @objc func leave() { dismiss(animated: true) }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [
            ShelfStack(rootViewController: InboxController()),
            ShelfStack(rootViewController: NoteController()),
            UINavigationController(rootViewController: BillController()),
          ]
        }
      }
      class InboxController: UIViewController {
        override func viewDidLoad() { title = "Inbox" }
      }
      class NoteController: UIViewController {
        override func viewDidLoad() {
          title = "Note"
          clear()
        }
        private func clear() { navigationItem.rightBarButtonItem = nil }
      }
      class BillController: UIViewController {
        override func viewDidLoad() { title = "Bill" }
      }
      class PageController: UIViewController {
        override func viewDidLoad() { title = "Page" }
      }
      """
    ])
    #expect(
      try app.screen("InboxController")?.items.map(\.summary) == [
        "left \"Plan\"", "right \"Me\"",
      ])
    #expect(try app.screen("NoteController")?.items.map(\.summary) == ["left \"Plan\""])
    #expect(try app.screen("BillController")?.items.isEmpty == true)
    let pages = try app.read().screens.filter { $0.name == "PageController" }
    #expect(
      pages.map { $0.items.map(\.summary) } == [["left system close", "right \"Me\""]])
  }
}
