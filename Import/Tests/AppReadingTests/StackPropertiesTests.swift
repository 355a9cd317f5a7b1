import AppReading
import SampleApps
import Testing

/// Properties that an app adds to its screens to put them on stacks.
@Suite struct StackPropertiesTests {
  private func app(_ property: String, tabs: String) throws -> [Screen] {
    try SampleApp([
      "Start.swift": """
      import UIKit
      class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = Shop()
        }
      }
      extension UIViewController {
        \(property)
      }
      """,
      "Shop.swift": """
      import UIKit
      class Shop: UITabBarController {
        override func viewDidLoad() {
          \(tabs)
        }
      }
      class Plain: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationController?.setNavigationBarHidden(true, animated: false)
        }
      }
      class Shelf: Plain {}
      class Till: UIViewController {
        func pay() { navigationController?.pushViewController(Receipt(), animated: true) }
      }
      class Receipt: UIViewController {
        override func viewDidLoad() { title = "Receipt" }
      }
      """,
    ]).read().screens
  }

  @Test(arguments: [
    "var stacked: UINavigationController { UINavigationController(rootViewController: self) }",
    """
    var stacked: UINavigationController {
      return UINavigationController(rootViewController: self)
    }
    """,
    """
    var stacked: UINavigationController {
      let stack = UINavigationController(rootViewController: self)
      return stack
    }
    """,
  ])
  func `such a screen is the first on a stack`(property: String) throws {
    for tabs in [
      "viewControllers = [Shelf().stacked, Till().stacked]",
      """
      let till = Till()
      let shelf = Shelf().stacked
      setViewControllers([shelf, till.stacked], animated: false)
      """,
      "addChild(Shelf().stacked)\naddChild(Till().stacked)",
    ] {
      let screens = try app(property, tabs: tabs)
      #expect(screens.first { $0.name == "Shelf" }?.isBarHidden?.value == true)
      #expect(screens.first { $0.name == "Receipt" }?.parent == "Till")
    }
  }

  @Test(arguments: [
    "var stacked: UIViewController { self }",
    "var stacked: UIViewController { Frame(rootViewController: other) }",
  ])
  func `any other property makes no stack`(property: String) throws {
    let screens = try app(property, tabs: "viewControllers = [Shelf().stacked, Till().stacked]")
    #expect(!screens.contains { $0.name == "Shelf" })
  }
}
