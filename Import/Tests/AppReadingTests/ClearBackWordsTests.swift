import AppReading
import SampleApps
import Testing

/// Back buttons whose words a function of the app's own makes clear.
@Suite struct ClearBackWordsTests {
  @Test(arguments: [("clear", true), ("red", false)])
  func `a function gives the words of back buttons their color`(
    color: String, isHidden: Bool
  ) throws {
    let looks = try SampleApp([
      "A.swift": """
      import UIKit
      enum Looks {
        static func bar(from color: UIColor) -> UINavigationBarAppearance {
          let appearance = UINavigationBarAppearance()
          let back = UIBarButtonItemAppearance()
          back.normal.titleTextAttributes = [.foregroundColor: UIColor.\(color)]
          appearance.backButtonAppearance = back
          appearance.backgroundColor = color
          return appearance
        }
      }
      class Delegate: UIResponder, UIApplicationDelegate {
        func setUp() {
          let appearance = Looks.bar(from: .white)
          UINavigationBar.appearance().standardAppearance = appearance
        }
      }
      """
    ]).read().looks
    #expect((looks.bar.hidesBackWords?.value ?? false) == isHidden)
  }

  @Test(arguments: [("clear", true), ("red", false)])
  func `a property gives the words of back buttons their color`(
    color: String, isHidden: Bool
  ) throws {
    let looks = try SampleApp([
      "A.swift": """
      import UIKit
      class Stack: UINavigationController {
        private var quiet: UIBarButtonItemAppearance {
          let looks = UIBarButtonItemAppearance()
          looks.normal.titleTextAttributes = [.foregroundColor: UIColor.\(color)]
          return looks
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          let appearance = UINavigationBarAppearance()
          appearance.backButtonAppearance = quiet
          navigationBar.standardAppearance = appearance
        }
      }
      class Page: UIViewController {
        override func viewDidLoad() { title = "Page" }
        func open() { navigationController?.pushViewController(Tome(), animated: true) }
      }
      class Tome: UIViewController { override func viewDidLoad() { view.tag = 1 } }
      class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = Stack(rootViewController: Page())
        }
      }
      """
    ]).read().looks
    #expect((looks.ownBar.hidesBackWords?.value ?? false) == isHidden)
  }
}
