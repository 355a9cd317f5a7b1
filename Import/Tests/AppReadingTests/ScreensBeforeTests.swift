import AppReading
import SampleApps
import Testing

/// What a base class does where another screen stands before its own on a stack.
@Suite struct ScreensBeforeTests {
  private func items(where condition: String) throws -> [String: [String]] {
    let app = try SampleApp([
      "Screens.swift": """
      import UIKit
      class Base: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          addBack()
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
    return Dictionary(
      uniqueKeysWithValues: try app.read().screens.filter { $0.variant == nil }
        .map { ($0.name, $0.items.map(\.summary)) })
  }

  @Test(arguments: [
    "navigationController?.children.count ?? 0 > 1",
    "(navigationController?.viewControllers.count ?? 0) > 1",
    "self.navigationController!.viewControllers.count >= 2",
    "navigationController?.viewControllers.first !== self",
  ])
  func `a button for going back is on what is pushed alone`(_ condition: String) throws {
    #expect(
      try items(where: condition) == ["Start": [], "Milk": ["left \"Back\""], "Bread": []])
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
