import AppReading
import SampleApps
import Testing

/// Tabs that code makes, and screens in them without a stack.
@Suite struct TabsOfCodeTests {
  private func names(_ tabs: String, _ more: String = "") throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Around: UIViewController {
        override func viewDidLoad() {
          let map = MapController()
          map.title = "Map"
          let list = ListController()
          list.title = "List"
          let stack = UINavigationController(rootViewController: list)
          \(tabs)
        }
        \(more)
      }
      class MapController: UIViewController {}
      class ListController: UIViewController {}
      class Columns: UISplitViewController {}
      class Bar: UITabBarController {}
      """
    ]).read().screens.map(\.name).sorted()
  }

  @Test(arguments: [
    "let bar = UITabBarController()\nbar.setViewControllers([map, stack], animated: false)",
    "let bar = UITabBarController()\nbar.viewControllers = [map, stack]",
    "let bar = Bar()\nbar.viewControllers = [map, stack]",
    """
    var all: [UIViewController] = []
    all.append(map)
    all.append(stack)
    let bar = UITabBarController()
    bar.setViewControllers(all, animated: false)
    """,
  ])
  func `the title of a tab without a stack is no bar's`(tabs: String) throws {
    #expect(try names(tabs) == ["ListController"])
  }

  @Test func `a tab that has a button for a bar keeps its screen`() throws {
    let found = try names(
      """
      map.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      let bar = UITabBarController()
      bar.viewControllers = [map, stack]
      """)
    #expect(found == ["ListController", "MapController"])
  }

  @Test func `what is first on a stack is none`() throws {
    let found = try names(
      "let pages = UINavigationController()\npages.viewControllers = [map]\nshow(pages)")
    #expect(found.contains("MapController"))
  }

  @Test func `a split view has no bar of its own`() throws {
    #expect(try !names("let columns = Columns()\ncolumns.title = \"Columns\"").contains("Columns"))
  }
}
