import AppReading
import SampleApps
import Testing

/// Screens that calls make inside of lists, as what others are given, and one for each element.
@Suite struct ScreensMadeInListsTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import UIKit\n" + source + Self.parts]).read().screens
  }

  private static let parts = """

    class Notes: UIViewController {
      func open() { navigationController?.pushViewController(Page(), animated: true) }
    }
    class Lists: UIViewController {}
    class Page: UIViewController { override func viewDidLoad() { title = "Page" } }
    """

  private func titles(_ found: [Screen]) -> [String: AppText] {
    Dictionary(
      found.compactMap { screen in screen.title.map { (screen.name, $0.value) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static let wrap = """
    func wrap(_ root: UIViewController, title: String) -> UINavigationController {
      root.title = title
      let stack = UINavigationController(rootViewController: root)
      stack.navigationBar.prefersLargeTitles = true
      return stack
    }
    """

  @Test func `tabs that a function wraps inside of a list have their titles and stacks`() throws {
    let found = try screens(
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [wrap(Notes(), title: "Notes"), wrap(Lists(), title: "Lists")]
        }
        \(Self.wrap)
      }
      """)
    #expect(titles(found)["Notes"] == .verbatim("Notes"))
    #expect(titles(found)["Lists"] == .verbatim("Lists"))
    #expect(found.first { $0.name == "Lists" }?.prefersLargeTitles?.value == true)
  }

  @Test func `so have those of what is passed on, and those that properties start with`() throws {
    let found = try screens(
      """
      class Tabs: UITabBarController {
        private lazy var notes = wrap(Notes(), title: "Notes")
        override func viewDidLoad() {
          setViewControllers([notes, wrap(Lists(), title: "Lists")], animated: false)
        }
        \(Self.wrap)
      }
      """)
    #expect(titles(found)["Notes"] == .verbatim("Notes"))
    #expect(titles(found)["Lists"] == .verbatim("Lists"))
  }

  @Test func `what is done to each screen of a list of tuples is done to that screen`() throws {
    let found = try screens(
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let all: [(UIViewController, String)] = [(Notes(), "Notes"), (Lists(), "Lists")]
          viewControllers = all.map { root, title in
            root.title = title
            return UINavigationController(rootViewController: root)
          }
        }
      }
      """)
    #expect(titles(found)["Notes"] == .verbatim("Notes"))
    #expect(titles(found)["Lists"] == .verbatim("Lists"))
  }

  @Test func `what is done for each case of an enumeration is done to that case's screen`() throws {
    let found = try screens(
      """
      enum Tab: CaseIterable {
        case notes, lists
        var title: String {
          switch self {
          case .notes: return "Notes"
          case .lists: return "Lists"
          }
        }
        var screen: UIViewController {
          switch self {
          case .notes: return Notes()
          case .lists: return Lists()
          }
        }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers = Tab.allCases.map { tab in
            let root = tab.screen
            root.title = tab.title
            return UINavigationController(rootViewController: root)
          }
        }
      }
      """)
    #expect(titles(found)["Notes"] == .verbatim("Notes"))
    #expect(titles(found)["Lists"] == .verbatim("Lists"))
  }

  @Test func `lists in each other come to an end`() throws {
    let list = "[" + Array(repeating: "Page()", count: 8).joined(separator: ", ") + "]"
    let open = (0..<12).map { "\(list).forEach { page\($0) in page\($0).title = \"\($0)\"" }
    let found = try screens(
      """
      class Many: UITabBarController {
        override func viewDidLoad() {
          \(open.joined(separator: "\n")) \(String(repeating: "}", count: 12))
        }
      }
      """)
    #expect(found.count < 30)
  }

  @Test func `a list that may get others says nothing of each`() throws {
    let found = try screens(
      """
      class Around: UIViewController {
        var screens: [UIViewController] = []
        override func viewDidLoad() {
          screens = [Page()]
          screens.forEach { addChild($0) }
        }
        func open() { navigationController?.pushViewController(Lists(), animated: true) }
      }
      """)
    #expect(titles(found)["Page"] == .verbatim("Page"))
  }
}
