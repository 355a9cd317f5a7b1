import AppReading
import SampleApps
import Testing

/// Screens that code makes for the cases of a list.
@Suite struct CasesOfListsTests {
  private let screens = """

    class HomeVC: UIViewController { override func viewDidLoad() { title = "Home" } }
    class MoreVC: UIViewController {
      override func viewDidLoad() { title = "More" }
      func go() { navigationController?.pushViewController(LastVC(), animated: true) }
    }
    class LastVC: UIViewController { override func viewDidLoad() { title = "Last" } }
    """

  @Test func `a stack in one case of a list has its screen and its large titles`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      final class Tabs: UITabBarController {
        enum Tab: Int {
          case home, more
          var screen: UIViewController? {
            let board = UIStoryboard(name: "Main", bundle: nil)
            switch self {
            case .home:
              return board.instantiateViewController(withIdentifier: HomeVC.id) as? HomeVC
            case .more:
              return board.instantiateViewController(withIdentifier: MoreVC.id) as? MoreVC
            }
          }
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          let tabs: [Tab] = [.home, .more]
          var all: [UIViewController] = []
          tabs.forEach { tab in
            switch tab {
            case .home:
              if let screen = tab.screen {
                all.append(UINavigationController(rootViewController: screen))
              }
            case .more:
              if let screen = tab.screen {
                let stack = UINavigationController(rootViewController: screen)
                stack.navigationBar.prefersLargeTitles = true
                all.append(stack)
              }
            }
          }
          viewControllers = all
        }
      }
      """ + screens
    ])
    #expect(try app.screen("MoreVC")?.prefersLargeTitles?.value == true)
    #expect(try app.screen("HomeVC")?.prefersLargeTitles?.value != true)
    #expect(try app.screen("LastVC")?.parent == "MoreVC")
  }
}
