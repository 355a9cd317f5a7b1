import AppReading
import SampleApps
import Testing

/// Screens, items and views that steps reach by names which stand for others.
@Suite struct NamesForSeveralTests {
  @Test func `a name has another screen in each case`() throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      class Team: UIViewController { override func viewDidLoad() { view.isHidden = false } }
      class Options: UIViewController { override func viewDidLoad() { view.isHidden = false } }
      class Navigator {
        let stack = UINavigationController(rootViewController: Start())
        enum Destination { case team, options }
        func show(_ destination: Destination) {
          let screen: UIViewController
          switch destination {
          case .team:
            screen = Team()
            screen.title = "The team"
          case .options:
            screen = Options()
            screen.title = "The options"
          }
          stack.pushViewController(screen, animated: true)
        }
      }
      class Start: UIViewController {
        override func viewDidLoad() { title = "Start" }
      }
      """
    ]).read().screens
    #expect(
      found.filter { $0.name != "Start" }.map {
        "\($0.name) \($0.title?.value == .verbatim("The team"))"
      }
        == ["Options false", "Team true"])
  }

  @Test(arguments: [
    "setLeftBarButton(away, animated: false)", "setLeftBarButtonItems([away], animated: true)",
  ])
  func `a message to another screen's item sets its buttons`(sets: String) throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      class Login: UIViewController { override func viewDidLoad() { view.isHidden = false } }
      class Flow {
        func run(_ show: (UIViewController) -> Void) {
          let login = Login()
          login.navigationItem.title = "Login"
          let away = UIBarButtonItem(title: "Away", style: .plain, target: nil, action: nil)
          login.navigationItem.\(sets)
          show(login)
        }
      }
      """
    ]).read().screens
    #expect(found.first { $0.name == "Login" }?.items.map(\.summary) == ["left \"Away\""])
  }

  @Test func `a label that a function makes has the words that are put into it later`() throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      extension UILabel {
        static func plain() -> UILabel {
          let label = UILabel()
          label.textColor = .red
          return label
        }
      }
      class Note: UIViewController {
        override func viewDidLoad() { setHeading("New note") }
        func setHeading(_ words: String) {
          let heading = UILabel.plain()
          heading.text = words
          navigationItem.titleView = heading
        }
      }
      """
    ]).read().screens
    let titleView = found.first { $0.name == "Note" }?.titleView?.value
    guard case .label(let words)? = titleView else {
      Issue.record("no label")
      return
    }
    #expect(words == .verbatim("New note"))
  }
}
