import AppReading
import SampleApps
import Testing

/// Screens that coordinators put on stacks by functions of their own.
@Suite struct CoordinatorStacksTests {
  private func screens(_ code: String) throws -> [String: Screen] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var guide: Guide?
        func application(_ application: UIApplication) -> Bool {
          guide = Guide()
          window?.rootViewController = guide?.stack
          return true
        }
      }
      \(code)
      """
    ])
    let all = try app.read().screens
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test(arguments: ["Guide.stack(for: first)", "Self.stack(for: first)"])
  func `a function of the class makes a stack for the first one`(call: String) throws {
    let screens = try screens(
      """
      final class Guide {
        let stack: UINavigationController
        init() {
          let first = Home()
          stack = \(call)
          first.guide = self
        }
        private static func stack(for root: UIViewController) -> UINavigationController {
          root.navigationItem.title = "Start"
          return UINavigationController(rootViewController: root)
        }
        func open() { stack.pushViewController(Detail(), animated: true) }
      }
      class Home: UIViewController {
        weak var guide: Guide?
        @objc func tap() { guide?.open() }
      }
      class Detail: UIViewController { override func viewDidLoad() { title = "Detail" } }
      """)
    #expect(screens["Home"]?.title?.value == .verbatim("Start"))
    #expect(screens["Detail"]?.parent == "Home")
  }
}
