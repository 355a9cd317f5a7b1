import AppReading
import SampleApps
import Testing

/// Coordinators of an app's own that show the screen of a case as another case says.
@Suite struct ShownForCasesTests {
  private func app(_ steps: String) throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Coordinator {
        enum Page { case list(Model), detail, welcome, tags }
        enum Manner { case show, modal(animated: Bool), quiet, push }
        weak var window: UIWindow?
        func start() {
          window?.rootViewController = UINavigationController(rootViewController: HomeController())
          DispatchQueue.main.async {
            _ = self.present(page: .welcome, from: self.window?.rootViewController,
              manner: .modal(animated: true))
          }
        }
        @discardableResult
        func present(page: Page, from sender: UIViewController?, manner: Manner) -> UIViewController? {
          guard let next = make(page) else { return nil }
          guard let shown = sender ?? window?.rootViewController else { return nil }
          switch manner {
          case .show: shown.show(next, sender: sender)
          case .modal(let animated):
            let stack: UINavigationController = {
              UINavigationController(rootViewController: next)
            }()
            shown.present(stack, animated: animated)
          case .push: sender?.navigationController?.pushViewController(next, animated: false)
          case .quiet: break
          }
          return next
        }
        private func make(_ page: Page) -> UIViewController? {
          let made: UIViewController?
          switch page {
          case .list(let model):
            let list = ListController()
            list.model = model
            made = list
          case .detail: made = DetailController()
          case .welcome: made = WelcomeController()
          case .tags: made = TagsController()
          }
          return made
        }
      }
      class HomeController: UIViewController {
        var coordinator: Coordinator!
        override func viewDidLoad() { title = "Home" }
        func tap() { coordinator.present(page: .list(Model()), from: self, manner: .show) }
        func choose() {
          \(steps)
        }
      }
      class ListController: UIViewController {
        var coordinator: Coordinator!
        var model: Model?
        override func viewDidLoad() { title = "List" }
        func tap() { coordinator.present(page: .detail, from: self, manner: .show) }
      }
      class DetailController: UIViewController { override func viewDidLoad() { title = "Detail" } }
      class WelcomeController: UIViewController { override func viewDidLoad() { title = "Hello" } }
      class TagsController: UIViewController { override func viewDidLoad() { title = "Tags" } }
      """
    ])
  }

  @Test func `a screen that is shown comes after the one that asks`() throws {
    let app = try app("")
    #expect(try app.screen("ListController")?.parent == "HomeController")
    #expect(try app.screen("DetailController")?.parent == "ListController")
  }

  @Test func `a screen that is only presented is a sheet`() throws {
    let welcome = try app("").screen("WelcomeController")
    #expect(welcome?.presentation == .sheet)
  }

  @Test func `what is pushed from one screen and presented by another leads back`() throws {
    let steps = """
      if isSmall {
        coordinator.present(page: .tags, from: self, manner: .modal(animated: true))
      } else {
        coordinator.present(page: .tags, from: self, manner: .push)
      }
      """
    #expect(try app(steps).screen("TagsController")?.parent == "HomeController")
  }
}
