import AppReading
import SampleApps
import Testing

/// Pushed screens of which only the size of their titles is said.
@Suite struct PushedWithModesTests {
  private func app(
    _ steps: String, _ rest: String = "", own: String = ""
  ) throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import UIKit
      class RootController: UIViewController {
        override func viewDidLoad() { title = "Root" }
      }
      class MapController: UIViewController {
        \(own)
      }
      class Guide {
        let navigationController: UINavigationController
        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func start() { navigationController.pushViewController(RootController(), animated: false) }
        func open() { \(steps) }
        \(rest)
      }
      class Front {
        func hide(_ stack: UINavigationController) { stack.setNavigationBarHidden(true, animated: true) }
      }
      """
    ])
  }

  /// The screens that are told for their bars alone.
  private func names(_ steps: String, _ rest: String = "", own: String = "") throws -> [String] {
    try app(steps, rest, own: own).read().screens.filter(\.isBare).map(\.name)
  }

  private static let push = "navigationController.pushViewController(map, animated: true)"
  private static let mode = "map.navigationItem.largeTitleDisplayMode = .never"

  @Test func `whoever pushes a screen and says its title's size shows its bar`() throws {
    #expect(
      try names("let map = MapController(); \(Self.mode); \(Self.push)") == ["MapController"])
    #expect(
      try names(
        "let map = make(); \(Self.mode); \(Self.push)",
        "func make() -> MapController { let map = MapController(); return map }")
        == ["MapController"])
    #expect(
      try names(
        "map = MapController(); \(Self.mode); \(Self.push)",
        "private lazy var map: MapController = { return MapController() }()")
        == ["MapController"])
  }

  @Test func `a screen that says so itself has a bar as well`() throws {
    let own = "override func viewDidLoad() { navigationItem.largeTitleDisplayMode = .never }"
    #expect(try names("let map = MapController(); \(Self.push)", own: own) == ["MapController"])
  }

  @Test(arguments: [
    "let map = MapController(); \(push)",
    "let map = MapController(); \(mode); navigationController.present(map, animated: true)",
  ])
  func `one of which nothing is said, or that is presented, has none`(steps: String) throws {
    #expect(try names(steps).isEmpty)
  }

  @Test(arguments: ["true", "false"])
  func `whoever pushes a screen may hide its back button`(flag: String) throws {
    let screen = try app(
      "let map = MapController(); push(map)",
      """
      func push(_ next: UIViewController) {
        next.navigationItem.setHidesBackButton(\(flag), animated: false)
        next.navigationItem.largeTitleDisplayMode = .never
        navigationController.pushViewController(next, animated: true)
      }
      """
    ).screen("MapController")
    #expect(screen?.hidesBack?.value ?? false == (flag == "true"))
    #expect(screen?.titleMode?.value == .inline)
  }

  @Test func `one that hides its bar has none`() throws {
    let own = """
      override func viewWillAppear(_ animated: Bool) {
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
      """
    let steps = "let map = MapController(); \(Self.mode); \(Self.push)"
    #expect(try names(steps, own: own).isEmpty)
  }
}
