import AppReading
import SampleApps
import Testing

/// Views and controllers whose bar no running app shows.
@Suite struct NeverShownAloneTests {
  private func views(_ more: String, start: String = "App") throws -> [String] {
    try SampleApp([
      "OldView.swift": """
      // OldView.swift
      import SwiftUI
      struct OldView: View {
        var body: some View { List {}.navigationTitle("Old") }
      }
      #Preview { NavigationStack { OldView() } }
      struct OldView_Previews: PreviewProvider {
        static var previews: some View { OldView() }
      }
      """,
      "A.swift": """
      import SwiftUI
      @main struct NotesApp: \(start) {
        var body: some Scene { WindowGroup { NotesView() } }
      }
      struct NotesView: View {
        var body: some View { NavigationStack { List {}.navigationTitle("Notes") } }
      }
      #Preview { NotesView() }
      \(more)
      """,
    ]).read().screens.map(\.name)
  }

  @Test func `a view that only previews show is no screen`() throws {
    #expect(try views("// OldView is gone\n/* OldView() */") == ["NotesView"])
  }

  @Test(arguments: [
    "let old = AnyView(OldView())", "typealias First = OldView", "let name = \"OldView\"",
  ])
  func `a view that anything else names is one`(more: String) throws {
    #expect(try views(more).contains("OldView"))
  }

  @Test(arguments: [
    "func tell() { print(\"OldView: loaded\") }",
    "func tell() { print(\"\", \"a\", \"in OldView\\n\") }",
    "func tell() { print(\"OldView \\(count) of \\(name(\"a b\")), OldView\") }",
  ])
  func `a view that only words about it name is none`(more: String) throws {
    #expect(try views(more) == ["NotesView"])
  }

  @Test(arguments: [
    "func tell() { print(\"\", \"a b\"); show(OldView(), \"c d\") }",
    "func tell() { print(\"made \\(OldView()) in \\(name(\"a b\")) now\") }",
    "func tell() { print(\"a \\(name(\"b\")) c\"); show(OldView(), \"c d\") }",
    "let text = \"\"\"\n it is \"old\n\"\"\"; let view = show(OldView(), \"c d\")",
    "let text = #\"a \"b c\"#; let view = show(OldView(), \"c d\")",
    "let text = \"a \\\" b\"; let view = show(OldView(), \"c d\")",
  ])
  func `code beside and inside of texts names views`(more: String) throws {
    #expect(try views(more).contains("OldView"))
  }

  @Test func `where the app itself was not read any view may be shown`() throws {
    #expect(try views("", start: "Thing").contains("OldView"))
  }

  private func controllers(_ more: String, _ source: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      final class LevelViewController: UIViewController {
        var level = 1
        override func viewDidLoad() { navigationItem.title = "Level" }
      }
      final class CatalogViewController: UIPageViewController, UIPageViewControllerDataSource {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Catalog"
          \(more)
        }
        func pageViewController(
          _ pages: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
          \(source)
        }
        private func make(_ level: Int) -> LevelViewController { LevelViewController() }
      }
      """
    ]).read().screens.map(\.name)
  }

  @Test(arguments: [
    (
      "", "guard let level = viewController as? LevelViewController else { return nil }; return nil"
    ),
    ("setViewControllers([LevelViewController()], direction: .forward, animated: false)", "nil"),
  ])
  func `a page has the bar of the controller of pages`(more: String, source: String) throws {
    #expect(try controllers(more, source) == ["CatalogViewController"])
  }

  @Test func `a page that is pushed as well has its own`() throws {
    let names = try controllers(
      "setViewControllers([LevelViewController()], direction: .forward, animated: false)",
      "navigationController?.pushViewController(LevelViewController(), animated: true); return nil")
    #expect(names.contains("LevelViewController"))
  }

  @Test(arguments: ["for page in pages { addChild(page) }", "pages.forEach { addChild($0) }"])
  func `what is put into a screen from a list has that screen's bar`(adding: String) throws {
    let names = try SampleApp([
      "A.swift": """
      import UIKit
      class TradeController: UIViewController {
        var pages: [UIViewController] = []
        override func viewDidLoad() {
          title = "Trade"
          fill()
        }
        func fill() {
          pages.insert(OrderController(), at: 0)
          pages = [OpenController()]
          \(adding)
          navigationController?.pushViewController(NextController(), animated: true)
        }
      }
      class OrderController: UIViewController { override func viewDidLoad() { title = "Orders" } }
      class OpenController: UIViewController { override func viewDidLoad() { title = "Open" } }
      class NextController: UIViewController { override func viewDidLoad() { title = "Next" } }
      """
    ]).read().screens.map(\.name)
    #expect(names.sorted() == ["NextController", "TradeController"])
  }
}
