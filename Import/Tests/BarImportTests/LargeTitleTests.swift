import AppReading
import BarImport
import SampleApps
import Testing

/// Which screens have large titles where nobody says so of their stack.
@Suite struct LargeTitleTests {
  @Test(arguments: [1, 3])
  func `what one screen of many asks for is for its own stack`(count: Int) throws {
    func screen(_ name: String, _ step: String) -> String {
      """
      class \(name): UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "\(name)"
          \(step)
        }
      }

      """
    }
    let asks = "navigationController?.navigationBar.prefersLargeTitles = true"
    let names = ["Mail", "Notes", "Lists"]
    let tabs = names.map { "UINavigationController(rootViewController: \($0)())" }
    let app = try SampleApp([
      "A.swift": "import UIKit\n"
        + (names + ["Other"]).map { screen($0, "") }.joined()
        + (1...count).map { screen("Large\($0)", asks) }.joined()
          + """
          class Tabs: UITabBarController {
            override func viewDidLoad() { viewControllers = [\(tabs.joined(separator: ", "))] }
          }
          """
    ])
    let read = try app.read()
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()), read.looks)
    let other = try #require(read.screens.first { $0.name == "Other" })
    #expect(writer.text(of: other).contains("prefersLargeTitles: true") == (count == 3))
    let large = try #require(read.screens.first { $0.name == "Large1" })
    #expect(writer.text(of: large).contains("prefersLargeTitles: true"))
  }
}
