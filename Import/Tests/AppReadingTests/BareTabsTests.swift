import AppReading
import SampleApps
import Testing

/// Tabs that are drawn without a stack around them.
@Suite struct BareTabsTests {
  private func names(
    _ attributes: String = "", _ more: String = "", item: String = ""
  ) throws -> [String] {
    try SampleApp([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes>
          <scene sceneID="s"><objects>
            <tabBarController id="t" \(attributes)>
              <connections>
                <segue destination="f" kind="relationship" relationship="viewControllers"/>
                <segue destination="n" kind="relationship" relationship="viewControllers"/>
              </connections>
            </tabBarController>
            <viewController id="f" customClass="FindController">\(item)</viewController>
            <navigationController id="n">
              <connections><segue destination="h" kind="relationship" relationship="rootViewController"/></connections>
            </navigationController>
            <viewController id="h" customClass="HomeController"/>
          </objects></scene>
        </scenes>
      </document>
      """,
      "A.swift": """
      import UIKit
      class MainController: UITabBarController {}
      class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
      }
      class FindController: UIViewController {
        var stack: UINavigationController!
        override func viewDidLoad() {
          title = "Find"
          stack = UINavigationController(rootViewController: make())
        }
        private func make() -> ResultController { ResultController() }
      }
      class ResultController: UIViewController {
        override func viewDidLoad() { title = "Results" }
      }
      \(more)
      """,
    ]).read().screens.map(\.name).sorted()
  }

  @Test(arguments: ["", "<navigationItem key=\"navigationItem\" id=\"i\"/>"])
  func `the title of such a tab is no bar's`(item: String) throws {
    #expect(try names(item: item) == ["HomeController", "ResultController"])
  }

  @Test(arguments: [
    ("customClass=\"MainController\"", ""),
    (
      "",
      """
      class StartController: UIViewController {
        @objc func go() { navigationController?.pushViewController(FindController(), animated: true) }
      }
      """
    ),
  ])
  func `where a class may put a stack around it, or it is pushed as well, it is`(
    attributes: String, more: String
  ) throws {
    #expect(try names(attributes, more).contains("FindController"))
  }
}
