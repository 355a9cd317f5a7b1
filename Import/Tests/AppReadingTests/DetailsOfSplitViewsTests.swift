import AppReading
import SampleApps
import Testing

/// Screens that are shown as the detail of a split view, which is collapsed on an iPhone.
@Suite struct DetailsOfSplitViewsTests {
  private static func app(_ step: String, split: String = Self.split) throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import UIKit
      \(split)
      class List: UITableViewController {
        override func viewDidLoad() { title = "List" }
        func open() { \(step) }
      }
      class Page: UIViewController {
        override func viewDidLoad() { title = "Page" }
      }
      """
    ])
  }

  private static let split = """
    class Columns: UISplitViewController {
      private weak var list: List?
      override func viewDidLoad() {
        let list = List(style: .plain)
        self.list = list
        let stack = UINavigationController(rootViewController: list)
        stack.navigationBar.prefersLargeTitles = true
        viewControllers = [stack]
      }
      func told() { list?.reload() }
    }
    """

  @Test(arguments: [
    "showDetailViewController(Page(), sender: nil)",
    "showDetailViewController(UINavigationController(rootViewController: Page()), sender: self)",
    """
    let page = Page()
    let stack = UINavigationController(rootViewController: page)
    self.showDetailViewController(stack, sender: self)
    """,
    "splitViewController?.showDetailViewController(Page(), sender: self)",
  ])
  func `a phone pushes them after the screen that shows them`(step: String) throws {
    let page = try #require(try Self.app(step).screen("Page"))
    #expect(page.parent == "List" && page.presentation == nil)
    #expect(!page.isFirstOnStack && page.prefersLargeTitles == nil)
  }

  @Test func `what a stack of their own says of large titles is not theirs`() throws {
    let page = try Self.app(
      """
      let stack = UINavigationController(rootViewController: Page())
      stack.navigationBar.prefersLargeTitles = false
      showDetailViewController(stack, sender: nil)
      """
    ).screen("Page")
    #expect(page?.parent == "List" && page?.prefersLargeTitles == nil)
  }

  @Test func `the split view shows them for the screen in its first column`() throws {
    let app = try Self.app(
      "",
      split: Self.split.replacing(
        "list?.reload()",
        with: "show(UINavigationController(rootViewController: Page()))")
          + """

          extension Columns {
            private func show(_ next: UIViewController) {
              list?.showDetailViewController(next, sender: nil)
            }
          }
          """)
    #expect(try app.screen("Page")?.parent == "List")
  }

  @Test func `a screen without a split view around it shows nothing so`() throws {
    let page = try Self.app("showDetailViewController(Page(), sender: nil)", split: "").screen(
      "Page")
    #expect(page?.parent == nil)
  }

  @Test func `a pad has both columns`() throws {
    let app = try Self.app("showDetailViewController(Page(), sender: nil)")
    let page = try app.read(isPad: true).screens.first { $0.name == "Page" }
    #expect(page?.parent == nil)
  }

  @Test(arguments: ["", "let stack = UINavigationController(rootViewController: page)"])
  func `a screen that a service makes is one of them`(stack: String) throws {
    let shown = stack.isEmpty ? "page" : "stack"
    let app = try Self.app(
      """
      let page = pages.page()
      \(stack)
      showDetailViewController(\(shown), sender: nil)
      """,
      split: Self.split + """

        protocol Pages { func page() -> Page }
        class OwnPages: Pages { func page() -> Page { Page() } }
        extension List { var pages: Pages { OwnPages() } }
        """)
    #expect(try app.screen("Page")?.parent == "List")
  }
}
