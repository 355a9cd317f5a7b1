import AppReading
import SampleApps
import Testing

/// Back buttons that are set for one of several pushes, by a screen itself, or by something of the app's own.
@Suite struct BackButtonsOfPushesTests {
  private static func app(_ steps: String, _ next: String = "", _ more: String = "") throws
    -> SampleApp
  {
    try SampleApp([
      "A.swift": """
      import UIKit
      class TeamController: UIViewController {
        override func viewDidLoad() { title = "Team" }
        \(steps)
      }
      class PlayersController: UIViewController {
        override func viewDidLoad() { title = "Players" }
        \(next)
      }
      class LeagueController: UIViewController {
        override func viewDidLoad() { title = "League" }
      }
      \(more)
      """
    ])
  }

  /// What the back button to the team reads on another screen; nil for what the team's own item says.
  private func words(_ name: String, _ app: SampleApp) throws -> String? {
    guard let screen = try app.screen(name) else { return "none" }
    let back = screen.backBefore ?? screen.backsFrom["TeamController"]
    return back?.value.summary
  }

  private static let pushes = """
    func showPlayers() {
      navigationItem.backBarButtonItem = UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)
      navigationController?.pushViewController(PlayersController(), animated: true)
    }
    func showLeague() {
      let back = UIBarButtonItem()
      back.title = "Cancel"
      navigationItem.backBarButtonItem = back
      navigationController?.pushViewController(LeagueController(), animated: true)
    }
    """

  @Test func `each of several pushes has the back button that is set before it`() throws {
    let app = try Self.app(Self.pushes)
    #expect(try words("PlayersController", app) == "\"All\"")
    #expect(try words("LeagueController", app) == "\"Cancel\"")
    #expect(try app.screen("TeamController")?.backTitle == nil)
  }

  @Test func `a push before which nothing is set has the screen's own title`() throws {
    let app = try Self.app(
      """
      func showPlayers() {
        navigationController?.pushViewController(PlayersController(), animated: true)
      }
      func showLeague() {
        navigationItem.backButtonTitle = "Cancel"
        navigationController?.pushViewController(LeagueController(), animated: true)
      }
      """)
    #expect(try words("PlayersController", app) == nil)
    #expect(try words("LeagueController", app) == "\"Cancel\"")
    #expect(try app.screen("TeamController")?.backTitle == nil)
  }

  @Test func `what is set after a push, or for one that is not known, holds for all`() throws {
    let app = try Self.app(
      """
      func showPlayers() {
        navigationController?.pushViewController(PlayersController(), animated: true)
      }
      func prepareBack() { navigationItem.backButtonTitle = "Back" }
      """)
    #expect(try app.screen("TeamController")?.backTitle?.value.summary == "\"Back\"")
  }

  @Test(arguments: [
    "if let stack = navigationController, let at = stack.viewControllers.firstIndex(of: self), at > 0 { stack.viewControllers[at - 1].navigationItem.backBarButtonItem = UIBarButtonItem(title: \"Done\", style: .plain, target: nil, action: nil) }",
    "let count = 2; navigationController?.viewControllers[count - 2].navigationItem.backButtonTitle = \"Done\"",
    "navigationController?.navigationBar.backItem?.title = \"Done\"",
  ])
  func `a screen sets the back button of the one before it`(step: String) throws {
    let app = try Self.app(
      "func a() { navigationController?.pushViewController(PlayersController(), animated: true) }",
      "override func viewWillAppear(_ animated: Bool) { \(step) }")
    #expect(try words("PlayersController", app) == "\"Done\"")
  }

  @Test func `what is set on the last screen of a stack is not said of the one before`() throws {
    let app = try Self.app(
      "func a() { navigationController?.pushViewController(PlayersController(), animated: true) }",
      """
      override func viewWillAppear(_ animated: Bool) {
        let count = 2
        navigationController?.viewControllers[count - 1].navigationItem.backButtonTitle = "Done"
      }
      """)
    #expect(try words("PlayersController", app) == nil)
  }

  @Test(arguments: [".plainBack()", ".plainBack", "UIBarButtonItem.plainBack()"])
  func `a back button that something of the app's own makes has its words`(value: String) throws {
    let made = value.hasSuffix(")") ? "func plainBack()" : "var plainBack:"
    let arrow = value.hasSuffix(")") ? "-> UIBarButtonItem" : "UIBarButtonItem"
    let app = try Self.app(
      """
      override func viewWillAppear(_ animated: Bool) { navigationItem.backBarButtonItem = \(value) }
      """, "",
      """
      extension UIBarButtonItem {
        static \(made) \(arrow) {
          UIBarButtonItem(title: "Return", style: .plain, target: nil, action: nil)
        }
      }
      """)
    let team = try app.screen("TeamController")
    #expect(team?.backTitle?.value.summary == "\"Return\"")
    #expect(team?.isBackMinimal == nil)
  }
}
