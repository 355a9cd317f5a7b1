import AppReading
import SampleApps
import Testing

/// What the class of a stack pushes where it has put another screen in the place of all others.
@Suite struct ReplacedStacksTests {
  /// The screen before a note that a stack's class shows when a list asks for it.
  private func before(_ steps: String, _ more: String = "") throws -> String? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Trail: UINavigationController {
        \(more)
        func restart() { \(steps) }
      }
      class Router {
        static var root: UIViewController?
        static func push(_ page: UIViewController) {
          if let stack = root as? UINavigationController {
            stack.pushViewController(page, animated: true)
          }
        }
      }
      class ListController: UIViewController {
        override func viewDidLoad() { title = "List" }
        @objc func choose() { if let trail = Router.root as? Trail { trail.restart() } }
      }
      class NoteController: UIViewController { override func viewDidLoad() { title = "Note" } }
      """
    ])
    return try #require(try app.screen("NoteController")).parent
  }

  @Test(arguments: [
    "Router.push(NoteController())", "pushViewController(NoteController(), animated: true)",
    "showTabs(); Router.push(NoteController())",
    "setViewControllers(viewControllers + [makeTabs()], animated: true)\n"
      + "Router.push(NoteController())",
    "setViewControllers([first, makeTabs()], animated: true); Router.push(NoteController())",
  ])
  func `whoever asks for it is before it`(steps: String) throws {
    #expect(try before(steps, "func showTabs() {}") == "ListController")
  }

  @Test(arguments: [
    "setViewControllers([makeTabs()], animated: true); Router.push(NoteController())",
    "self.setViewControllers([makeTabs()], animated: true)\n"
      + "pushViewController(NoteController(), animated: true)",
    "showTabs(); Router.push(NoteController())",
    "showTabs()\nlet note = NoteController()\nRouter.push(note)",
  ])
  func `whoever asks for it is gone`(steps: String) throws {
    let tabs = "func showTabs() { setViewControllers([makeTabs()], animated: true) }"
    #expect(try before(steps, tabs) != "ListController")
  }
}
