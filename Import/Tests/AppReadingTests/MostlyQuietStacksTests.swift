import AppReading
import SampleApps
import Testing

/// Apps whose own stacks hide their bar, and the screens that code shows on whatever stack there is.
@Suite struct MostlyQuietStacksTests {
  private func hidden(_ more: String) throws -> [String] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Quiet: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setNavigationBarHidden(true, animated: false)
        }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [
            Quiet(rootViewController: HomeController()),
            Quiet(rootViewController: MailController()),
            Quiet(rootViewController: MapController()),
            Quiet(rootViewController: NewsController()),
          ]
        }
        func show(link: Link) {
          let stack = selectedViewController as? UINavigationController
          stack?.pushViewController(LinkController(), animated: true)
          stack?.pushViewController(NoteController(), animated: true)
        }
      }
      class Scenes: UIResponder, UIWindowSceneDelegate {
        func start(_ window: UIWindow) { window.rootViewController = Tabs() }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func tap() { navigationController?.pushViewController(NoteController(), animated: true) }
      }
      class MailController: UIViewController { override func viewDidLoad() { title = "Mail" } }
      class MapController: UIViewController { override func viewDidLoad() { title = "Map" } }
      class NewsController: UIViewController { override func viewDidLoad() { title = "News" } }
      class LinkController: UIViewController { override func viewDidLoad() { title = "Link" } }
      class NoteController: UIViewController { override func viewDidLoad() { title = "Note" } }
      class LabController: UIViewController {
        override func viewDidLoad() { title = "Lab" }
        func tap() { navigationController?.pushViewController(FlaskController(), animated: true) }
      }
      class FlaskController: UIViewController { override func viewDidLoad() { title = "Flask" } }
      \(more)
      """
    ])
    return try app.read().screens.filter { $0.isBarHidden?.value == true }.map(\.name)
  }

  private static let four = ["HomeController", "MailController", "MapController", "NewsController"]

  @Test func `what is shown on whatever stack there is has no bar`() throws {
    let lab = """
      class Shaker {
        func shake(_ window: UIWindow) {
          window.rootViewController?.present(
            UINavigationController(rootViewController: LabController()), animated: true)
        }
      }
      """
    let shown = ["LinkController", "NoteController"]
    #expect(try Set(hidden(lab)) == Set(Self.four + shown))
  }

  @Test func `where other stacks have a bar nobody can tell`() throws {
    let others = """
      class Others {
        func show(_ window: UIWindow) {
          window.rootViewController?.present(
            UINavigationController(rootViewController: LabController()), animated: true)
          window.rootViewController?.present(
            UINavigationController(rootViewController: PaneController()), animated: true)
        }
      }
      class PaneController: UIViewController { override func viewDidLoad() { title = "Pane" } }
      """
    #expect(try hidden(others).sorted() == Self.four)
  }
}
