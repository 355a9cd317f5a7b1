import AppReading
import SampleApps
import Testing

/// A split view's button that shows and hides its columns.
@Suite struct DisplayModeButtonsTests {
  private static let code = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) -> Bool {
        let split = UISplitViewController()
        split.viewControllers = [
          UINavigationController(rootViewController: ListController()),
          UINavigationController(rootViewController: DetailController()),
        ]
        window?.rootViewController = split
        return true
      }
    }
    class ListController: UIViewController {
      override func viewDidLoad() { title = "List" }
    }
    class DetailController: UIViewController {
      override func viewDidLoad() {
        title = "Detail"
        navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        navigationItem.leftItemsSupplementBackButton = true
      }
    }
    """

  @Test(arguments: [(false, []), (true, ["left symbol sidebar.leading"])])
  func `a phone's bar has no button for columns that it has no room for`(
    isPad: Bool, buttons: [String]
  ) throws {
    let app = try SampleApp(["A.swift": Self.code])
    let screens = try app.read(isPad: isPad).screens
    let detail = try #require(screens.first { $0.name == "DetailController" })
    #expect(detail.title?.value.summary == "\"Detail\"")
    #expect(detail.items.map(\.summary) == buttons)
  }
}
