import AppReading
import SampleApps
import Testing

/// What stacks of the app's own say of the back buttons that lead to their screens.
@Suite struct BacksOfStacksTests {
  private static let screens = """
    class HomeController: UIViewController {
      override func viewDidLoad() { title = "Home" }
      func open() { navigationController?.pushViewController(NoteController(), animated: true) }
    }
    class NoteController: UIViewController {
      override func viewDidLoad() { title = "Note" }
    }
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        viewControllers = [Trail(rootViewController: HomeController())]
      }
    }
    """

  @Test(arguments: [
    ("next.navigationItem.backBarButtonItem = UIBarButtonItem(title: \"\", style: .plain)", true),
    ("next.navigationItem.backButtonDisplayMode = .minimal", true),
    ("topViewController?.navigationItem.backBarButtonItem = UIBarButtonItem()", true),
    (
      "if viewControllers.count > 0 { next.navigationItem.backButtonDisplayMode = .minimal }", false
    ),
    ("if next is NoteController { next.navigationItem.backButtonDisplayMode = .minimal }", false),
    ("next.hidesBottomBarWhenPushed = true", false),
  ])
  func `a stack takes the words of back buttons away as it pushes`(
    step: String, isMinimal: Bool
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Trail: UINavigationController {
        override func pushViewController(_ next: UIViewController, animated: Bool) {
          \(step)
          super.pushViewController(next, animated: animated)
        }
      }
      \(Self.screens)
      """
    ])
    let home = try #require(try app.screen("HomeController"))
    #expect((home.isBackMinimal?.value ?? false) == isMinimal)
  }

  @Test func `a screen's own word comes first, and UIKit's own stack says nothing`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Trail: UINavigationController {
        override func pushViewController(_ next: UIViewController, animated: Bool) {
          next.navigationItem.backButtonTitle = ""
          super.pushViewController(next, animated: animated)
        }
      }
      class BillController: UIViewController {
        override func viewDidLoad() {
          title = "Bill"
          navigationItem.backButtonTitle = "Bills"
        }
      }
      class PlainController: UIViewController {
        override func viewDidLoad() { title = "Plain" }
        func more() { _ = Trail(rootViewController: BillController()) }
        func show() {
          present(UINavigationController(rootViewController: PlainController()), animated: true)
        }
      }
      \(Self.screens)
      """
    ])
    #expect(try app.screen("BillController")?.backTitle?.value == .verbatim("Bills"))
    #expect(try app.screen("PlainController")?.backTitle == nil)
    #expect(try app.screen("HomeController")?.backTitle?.value == .verbatim(""))
  }

  @Test func `what the app adds to every stack holds for all screens`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      extension UINavigationController {
        open override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          navigationBar.topItem?.backButtonDisplayMode = .minimal
        }
      }
      class Trail: UINavigationController {}
      \(Self.screens)
      """
    ])
    #expect(try app.screen("NoteController")?.isBackMinimal?.value == true)
  }
}
