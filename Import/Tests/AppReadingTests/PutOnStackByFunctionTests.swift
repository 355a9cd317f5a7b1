import AppReading
import SampleApps
import Testing

/// Functions that an app adds to controllers to put them on stacks.
@Suite struct PutOnStackByFunctionTests {
  @Test func `a function that puts its screen on a stack may give it its title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      extension UIViewController {
        func onStack(title: String) -> UINavigationController {
          self.title = title
          return UINavigationController(rootViewController: self)
        }
      }
      class FeedController: UIViewController {}
      class MineController: UIViewController {
        override func viewDidLoad() { title = "Mine" }
      }
      class TabsController: UITabBarController {
        override func viewDidLoad() {
          let mine = MineController()
          viewControllers = [FeedController().onStack(title: "Feed"), mine.onStack(title: "Other")]
        }
      }
      """
    ])
    #expect(try app.screen("FeedController")?.title?.value.summary == "\"Feed\"")
    #expect(try app.screen("MineController")?.title?.value.summary == "\"Mine\"")
  }
}
