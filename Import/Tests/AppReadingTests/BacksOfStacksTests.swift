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

  @Test(arguments: [
    ("let item = UIBarButtonItem(title: \"\", style: .plain)", "item", "", true),
    ("", "UIBarButtonItem(title: \"\", style: .plain)", "", true),
    ("", "UIBarButtonItem(title: \"\", style: .plain)", "override func bare() {}", false),
    (
      "guard isNew else { return }", "UIBarButtonItem(title: \"\", style: .plain)", "", false
    ),
  ])
  func `the delegate of a stack calls what the app adds to all screens`(
    step: String, item: String, own: String, isMinimal: Bool
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Trail: UINavigationController, UINavigationControllerDelegate {
        override func viewDidLoad() { delegate = self }
        func navigationController(
          _ stack: UINavigationController, willShow next: UIViewController, animated: Bool
        ) { next.bare() }
      }
      extension UIViewController {
        @objc func bare() {
          \(step)
          self.navigationItem.backBarButtonItem = \(item)
        }
      }
      class OtherController: UIViewController { \(own) }
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

  @Test(arguments: [
    ("navigationBar.topItem?.backButtonDisplayMode = .minimal", true),
    ("for one in viewControllers { one.navigationItem.backButtonDisplayMode = .minimal }", true),
    (
      """
      for one in viewControllers where one.navigationItem.backButtonDisplayMode != .minimal {
            one.navigationItem.backButtonDisplayMode = .minimal
          }
      """, true
    ),
    ("for one in viewControllers { one.navigationItem.title = nil }", false),
    (
      "for one in others { one.navigationItem.backButtonDisplayMode = .minimal }", false
    ),
  ])
  func `what an app adds to all stacks holds for those of SwiftUI`(
    step: String, isMinimal: Bool
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct BirdApp: App {
        var body: some Scene { WindowGroup { NavigationStack { Birds() } } }
      }
      struct Birds: View {
        var body: some View {
          NavigationLink("Next") { Text("a").navigationTitle("Bird") }.navigationTitle("Birds")
        }
      }
      extension UINavigationController {
        open override func viewWillLayoutSubviews() {
          \(step)
        }
      }
      """
    ])
    #expect(try (app.screen("Birds")?.isBackMinimal?.value ?? false) == isMinimal)
  }
}
