import AppReading
import SampleApps
import Testing

/// Screens that coordinators put on stacks by functions of their own, and what these push by closures
/// of objects that stand in the name of each screen.
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

  @Test func `what one of several objects of a name does is of the screen beside it`() throws {
    func scene(_ name: String) -> String {
      """
      enum \(name) {
        struct Routing { let chosen: (Int) -> Void }
        class Page: UIViewController {
          private var routing: Routing?
          func take(_ routing: Routing) { self.routing = routing }
          func tap() { routing?.chosen(1) }
        }
      }
      """
    }
    let screens = try screens(
      """
      \(["Bins", "Seeds", "Tools"].map(scene).joined(separator: "\n"))
      final class Guide {
        let stack = UINavigationController()
        init() { showBins() }
        func showBins() {
          let page = Bins.Page()
          page.take(Bins.Routing(chosen: { [weak self] _ in self?.showSeeds() }))
          page.navigationItem.title = "Bins"
          stack.setViewControllers([page], animated: false)
        }
        func showSeeds() {
          let page = Seeds.Page()
          page.take(Seeds.Routing(chosen: { [weak self] _ in self?.showTools() }))
          page.navigationItem.title = "Seeds"
          stack.pushViewController(page, animated: true)
        }
        func showTools() {
          let page = Tools.Page()
          page.take(Tools.Routing(chosen: { _ in }))
          page.navigationItem.title = "Tools"
          stack.pushViewController(page, animated: true)
        }
      }
      """)
    #expect(screens["Seeds.Page"]?.parent == "Bins.Page")
    #expect(screens["Tools.Page"]?.parent == "Seeds.Page")
  }
}
