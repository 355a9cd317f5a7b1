import AppReading
import SampleApps
import Testing

/// What a screen does where it is not the first of its stack, asked for by the opposite.
@Suite struct TurnedQuestionsTests {
  private func app(_ condition: String, _ steps: String) throws -> SampleApp {
    func page(_ name: String, _ rest: String = "") -> String {
      """
      class \(name): UIViewController {
        override func viewDidLoad() {
          title = "\(name)"
          if \(condition) { \(steps) }
        }
        @objc func go() {}
        \(rest)
      }
      """
    }
    return try SampleApp([
      "A.swift": """
      import UIKit
      class Start: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [UINavigationController(rootViewController: Home())]
        }
      }
      \(page("Home", Self.push))
      \(page("Note"))
      """
    ])
  }

  private static let push =
    "func open() { navigationController?.pushViewController(Note(), animated: true) }"

  private static let questions = [
    "!(navigationController?.viewControllers.first === self)",
    "!(self == navigationController?.viewControllers.first)",
    "!(navigationController!.viewControllers[0] == self)",
    "!(navigationController?.viewControllers.count == 1)",
    "navigationController?.viewControllers.first !== self",
  ]

  @Test(arguments: questions)
  func `buttons stand on pushed screens alone`(question: String) throws {
    let button =
      "navigationItem.leftBarButtonItem = UIBarButtonItem(title: \"Leave\", style: .plain, "
      + "target: self, action: #selector(go))"
    let app = try app(question, button)
    #expect(try app.screen("Home")?.items.map(\.summary) == [])
    #expect(try app.screen("Note")?.items.map(\.summary) == ["left \"Leave\""])
  }
}
