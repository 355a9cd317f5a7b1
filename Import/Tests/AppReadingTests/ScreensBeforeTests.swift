import AppReading
import SampleApps
import Testing

/// What a base class does where another screen stands before its own on a stack.
@Suite struct ScreensBeforeTests {
  private func items(where condition: String) throws -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: try app(where: condition).read().screens.filter { $0.variant == nil }
        .map { ($0.name, $0.items.map(\.summary)) })
  }

  private func app(where condition: String) throws -> SampleApp {
    try SampleApp([
      "Screens.swift": """
      import UIKit
      class Base: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          addBack()
        }
        var isFirst: Bool { navigationController?.viewControllers.first === self }
        var isAfterAnother: Bool {
          guard let stack = navigationController else { return false }
          return stack.viewControllers.count > 1
        }
        func addBack() {
          if \(condition) {
            navigationItem.leftBarButtonItem =
              UIBarButtonItem(title: "Back", style: .plain, target: self, action: nil)
          }
        }
      }
      class Start: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Start"
        }
        func go() {
          navigationController?.pushViewController(Milk(), animated: true)
          present(UINavigationController(rootViewController: Bread()), animated: true)
          presentPanel(Butter())
        }
      }
      class Milk: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Milk"
        }
      }
      class Bread: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Bread"
        }
      }
      class Butter: Base {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = UINavigationController(rootViewController: Start())
        }
      }
      """
    ])
  }

  @Test(arguments: [
    "navigationController?.children.count ?? 0 > 1",
    "(navigationController?.viewControllers.count ?? 0) > 1",
    "self.navigationController!.viewControllers.count >= 2",
    "navigationController?.viewControllers.first !== self",
    "self != navigationController?.viewControllers.first",
    "navigationController?.viewControllers.firstIndex(of: self) != 0",
    "let stack = navigationController, stack.viewControllers.first != self",
    "let navigationController = navigationController, navigationController.children.count > 1",
    "let stack = navigationController, let first = stack.viewControllers.first, first !== self",
    """
    let navigationController = self.navigationController,
      navigationController.viewControllers.first !== self
    """,
    "!isFirst", "isAfterAnother",
  ])
  func `a button for going back is on what is pushed alone`(_ condition: String) throws {
    #expect(
      try items(where: condition) == ["Start": [], "Milk": ["left \"Back\""], "Bread": []])
  }

  @Test func `a button for going back makes no state`() throws {
    let app = try app(where: "let stack = navigationController, stack.children.first != self")
    #expect(try app.read().screens.filter { $0.variant != nil }.map(\.name) == [])
  }

  @Test func `what a guard leaves is on what is pushed alone`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        override func viewDidLoad() {
          guard navigationController?.viewControllers.first != self else { return }
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self)
        }
      }
      class Start: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Start"
        }
        func go() { navigationController?.pushViewController(Milk(), animated: true) }
      }
      class Milk: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Milk"
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = UINavigationController(rootViewController: Start())
        }
      }
      """
    ])
    #expect(try app.screen("Start")?.items.isEmpty == true)
    #expect(try app.screen("Milk")?.items.map(\.summary) == ["left \"Back\""])
  }

  @Test(arguments: [false, true])
  func `the first of a drawn stack has nothing before it`(_ isInTab: Bool) throws {
    let segue = #"destination="milk" kind="show" identifier="more""#
    let app = try SampleApp([
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("stack", root: "start").replacing(
          "<navigationController id=\"stack\"",
          with: "<navigationController id=\"stack\" storyboardIdentifier=\"stack\""),
        Storyboard.controller("start", class: "Start", title: "Start", segue: segue),
        Storyboard.controller("milk", class: "Milk", title: "Milk")),
      "A.swift": """
      import UIKit
      extension UIViewController {
        func addBackIfNeeded() {
          if let stack = navigationController, stack.viewControllers.first != self {
            navigationItem.leftBarButtonItem =
              UIBarButtonItem(title: "Back", style: .plain, target: self, action: nil)
          }
        }
      }
      class Base<Model>: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          addBackIfNeeded()
        }
      }
      class Start: Base<Int> {}
      class Milk: Base<String> {}
      \(isInTab ? "" : Self.opening)
      """,
      "Tabs.storyboard": isInTab ? Self.tabs : Storyboard.document(),
    ])
    #expect(try app.screen("Start")?.items.isEmpty == true)
    #expect(try app.screen("Milk")?.items.map(\.summary) == ["left \"Back\""])
    #expect(try app.read().screens.filter { $0.variant != nil }.isEmpty)
  }

  private static let opening = """
    class App {
      func open() {
        let board = UIStoryboard(name: "Main", bundle: nil)
        window.rootViewController = board.instantiateViewController(withIdentifier: "stack")
      }
    }
    """

  private static let tabs = Storyboard.document(
    """
    <scene sceneID="s-tabs"><objects>
      <tabBarController id="tabs" storyboardIdentifier="tabs" sceneMemberID="viewController">
        <connections><segue destination="place" kind="relationship" \
    relationship="viewControllers" id="t-place"/></connections>
      </tabBarController>
    </objects></scene>
    <scene sceneID="s-place"><objects>
      <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="stack" id="place" \
    sceneMemberID="viewController"/>
    </objects></scene>
    """
  )

  @Test func `what chooses rows for a screen pushes on its stack`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Rows: NSObject, UITableViewDelegate {
        var screen: UIViewController!
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let milk = Milk()
          screen.show(milk, sender: nil)
        }
      }
      class Start: UIViewController {
        let rows = Rows()
        override func viewDidLoad() {
          title = "Start"
          rows.screen = self
          table.delegate = rows
        }
      }
      class Milk: UIViewController {
        override func viewDidLoad() { title = "Milk" }
      }
      """
    ])
    #expect(try app.screen("Milk")?.parent == "Start")
  }

  @Test func `a button for another reason is on all of them`() throws {
    let items = try items(where: "pages.children.count > 1")
    #expect(items["Start"] == items["Milk"])
    #expect(items["Bread"] == items["Milk"])
  }

  @Test func `of two screens that open each other one came from another first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Fruit: UIViewController {
        func open() { navigationController?.pushViewController(Tree(), animated: true) }
        override func viewDidLoad() { title = "Fruit" }
      }
      class Scene: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = UINavigationController(rootViewController: Start())
        }
      }
      class Start: UIViewController {
        func open() { navigationController?.pushViewController(Tree(), animated: true) }
        func find() { navigationController?.pushViewController(Fruit(), animated: true) }
        override func viewDidLoad() { title = "Start" }
      }
      class Tree: UIViewController {
        func open() { navigationController?.pushViewController(Fruit(), animated: true) }
        override func viewDidLoad() { title = "Tree" }
      }
      """
    ])
    #expect(try app.screen("Tree")?.parent == "Start")
    #expect(try app.screen("Fruit")?.parent == "Start")
  }
}
