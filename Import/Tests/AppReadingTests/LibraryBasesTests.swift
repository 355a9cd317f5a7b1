import AppReading
import SampleApps
import Testing

/// Classes whose base class is a library's that is not there.
@Suite struct LibraryBasesTests {
  @Test func `a class that does what controllers alone are asked for is a screen`() throws {
    let app = try SampleApp([
      "Screens.swift": """
      import Kit
      import UIKit
      class Scrolled: Kit.Scrolled {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.largeTitleDisplayMode = .never
        }
      }
      class Milk: Scrolled {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Milk"
        }
      }
      class Cheese: Kit.Sheet {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          title = "Cheese"
        }
      }
      class Stack: Kit.NavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Stack"
        }
      }
      class Loader: Kit.Loading {
        var title = ""
        override func start() { title = "Loader" }
        func viewDidLoad() { title = "Loaded" }
      }
      class Start: UIViewController {
        let loader = Loader()
        func go() {
          navigationController?.pushViewController(Milk(), animated: true)
          navigationController?.pushViewController(Cheese(), animated: true)
          present(Stack(), animated: true)
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Cheese", "Milk"])
    #expect(screens.compactMap { $0.title?.value.summary } == ["\"Cheese\"", "\"Milk\""])
    #expect(screens.last?.titleMode?.value == .inline)
  }

  @Test func `what takes the place of a library's steps for a screen is done as it comes`() throws {
    func items(_ base: String, _ function: String) throws -> [String]? {
      let app = try SampleApp([
        "Screens.swift": """
        import Kit
        import UIKit
        class Base: \(base) {
          var entries: [UIBarButtonItem] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItems = entries
          }
        }
        class Milk: Base {
          override func \(function)() {
            super.\(function)()
            title = "Milk"
            entries = [UIBarButtonItem(title: "Save", style: .plain, target: self, action: nil)]
          }
        }
        class Start: UIViewController {
          func go() { navigationController?.pushViewController(Milk(), animated: true) }
        }
        """
      ])
      return try app.screen("Milk")?.items.map(\.summary)
    }
    #expect(try items("Kit.Screen", "configureBar") == ["right \"Save\""])
    #expect(try items("Kit.Screen", "rowWasTapped") == [])
    #expect(try items("UIViewController", "configureBar") == [])
  }

  @Test(arguments: [("UIView", []), ("UICollectionViewCell", []), ("UIViewController", ["Page"])])
  func `a view stays one whatever it can do for a library`(base: String, names: [String]) throws {
    let screens = try SampleApp([
      "A.swift": """
      import StateKit
      import UIKit
      class Page: \(base), Shown {
        var title: String { "Page" }
        func viewWillAppear() { shown.send() }
      }
      protocol Shown { var title: String { get } }
      extension Page: StatefulViewController {}
      """
    ]).read().screens
    #expect(screens.map(\.name) == names)
  }

  @Test(arguments: [
    ("class Row: Kit.DefaultViewController", "private(set) var title: String?", false),
    ("class Row: NSObject, Kit.ShownViewController", "var name = \"\"", false),
    ("class Row: Kit.DefaultViewController", "override var title: String? { didSet {} }", true),
    ("class Row: Kit.DefaultViewController", "var name = \"\"", true),
  ])
  func `what no controller can have says that a class is none`(
    head: String, member: String, isScreen: Bool
  ) throws {
    let app = try SampleApp([
      "Screens.swift": """
      import Kit
      \(head) {
        \(member)
        func viewDidLoad() { navigationItem.title = "Row" }
      }
      """
    ])
    #expect(try app.read().screens.map(\.name) == (isScreen ? ["Row"] : []))
  }
}
