import AppReading
import SampleApps
import Testing

/// Code that screens are given to run, and what it pushes on stacks that are made beside it.
@Suite struct KeptCodeTests {
  private static let rest = """
    class Row { init(title: String, action: @escaping () -> Void) {} }
    class Menu: UIViewController {
      var showsNext: (() -> Void)?
      override func viewDidLoad() { title = "Menu" }
    }
    class Table: UIViewController {
      init(rows: [String: [Row]]) {}
      override func viewDidLoad() { title = "Table" }
    }
    class Plain: UIViewController {}
    class Named: UIViewController { override func viewDidLoad() { title = "Named" } }
    class Sheet: UIViewController {}
    extension UIViewController {
      func addClosing(_ word: String) {
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: word, style: .plain, target: nil, action: nil)
      }
    }
    """

  private func app(_ steps: String, _ more: String = "") throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Flow {
        var top: UIViewController?
        func start() {
          \(steps)
        }
      }
      \(Self.rest)
      \(more)
      """
    ])
  }

  private static let rows = """
    let stack = UINavigationController()
    let rows = [
      "One": [Row(title: "a", action: { stack.pushViewController(Plain(), animated: true) })],
      "Two": [Row(title: "b") {
        let sheet = Sheet()
        let other = UINavigationController()
        sheet.navigationItem.title = "Sheet"
        other.viewControllers = [sheet]
        self.top?.present(other, animated: true)
      }],
    ]
    let table = Table(rows: rows)
    stack.viewControllers = [table]
    top?.present(stack, animated: true)
    """

  @Test func `what a dictionary's rows push and present is read`() throws {
    let app = try app(Self.rows)
    #expect(try app.screen("Sheet")?.title?.value.summary == "\"Sheet\"")
    let plain = try #require(try app.screen("Plain"))
    #expect(plain.isBare)
    #expect(plain.parent == "Table")
  }

  @Test(arguments: [
    "stack.isNavigationBarHidden = true",
    "stack.setNavigationBarHidden(true, animated: false)",
  ])
  func `a stack whose bar may be hidden gives what says nothing none`(step: String) throws {
    #expect(try app(Self.rows + "\n" + step).screen("Plain") == nil)
  }

  @Test func `what a screen's closure pushes comes after that screen`() throws {
    let app = try app(
      """
      let menu = Menu()
      let stack = UINavigationController(rootViewController: Table(rows: [:]))
      menu.showsNext = { [weak self] in stack.pushViewController(Named(), animated: true) }
      stack.pushViewController(menu, animated: true)
      top?.present(stack, animated: true)
      """)
    #expect(try app.screen("Named")?.parent == "Menu")
    #expect(try app.screen("Menu")?.parent == "Table")
  }

  @Test func `a function of an extension that a screen is given buttons by is read`() throws {
    let app = try app(
      """
      let sheet = Sheet()
      sheet.addClosing("Close")
      let stack = UINavigationController(rootViewController: sheet)
      stack.addClosing("Never")
      top?.present(stack, animated: true)
      """)
    #expect(try app.screen("Sheet")?.items.map(\.summary) == ["left \"Close\""])
  }
}
