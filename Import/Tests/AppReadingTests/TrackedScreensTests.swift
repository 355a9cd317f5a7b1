import AppReading
import SampleApps
import Testing

/// Screens that inherit from the class by which Google Analytics counts what is seen.
@Suite struct TrackedScreensTests {
  private func names(_ base: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() { title = "List" }
        func open() { navigationController?.pushViewController(LoginController(), animated: true) }
      }
      class LoginController: \(base) {
        override func viewDidLoad() {
          screenName = "Login"
          navigationController?.setNavigationBarHidden(false, animated: true)
        }
      }
      """
    ]).read().screens.map(\.name).sorted()
  }

  @Test func `what is pushed and counted has a bar like any other`() throws {
    #expect(try names("GAITrackedViewController") == ["ListController", "LoginController"])
  }

  @Test func `what another class of a library does with the bar nobody knows`() throws {
    #expect(try names("FarController") == ["ListController"])
  }
}
