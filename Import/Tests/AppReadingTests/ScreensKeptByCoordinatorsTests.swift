import AppReading
import SampleApps
import Testing

/// Screens that a coordinator makes, keeps in a property and pushes by that.
@Suite struct ScreensKeptByCoordinatorsTests {
  private func parent(_ steps: String) throws -> String? {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Guide {
        var stack: UINavigationController
        var settings: SettingsController?
        init(_ stack: UINavigationController) { self.stack = stack }
        func start() {
          let shelf = ShelfController()
          shelf.guide = self
          stack.pushViewController(shelf, animated: true)
        }
        func showSettings() {
          \(steps)
        }
      }
      class ShelfController: UIViewController {
        var guide: Guide!
        override func viewDidLoad() { title = "Shelf" }
        @objc func tap() { guide.showSettings() }
      }
      class SettingsController: UIViewController {
        weak var guide: AnyObject?
        override func viewDidLoad() { title = "Settings" }
      }
      """
    ])
    return try app.screen("SettingsController")?.parent
  }

  @Test(arguments: [
    "settings = SettingsController(); stack.pushViewController(settings!, animated: true)",
    """
    self.settings = SettingsController()
    self.settings!.guide = self
    self.stack.pushViewController(self.settings!, animated: true)
    """,
    """
    self.settings = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "Settings") as! SettingsController
    self.stack.pushViewController(self.settings!, animated: true)
    """,
  ])
  func `what is made and kept is pushed`(steps: String) throws {
    #expect(try parent(steps) == "ShelfController")
  }

  @Test func `what is kept and not made there may be first on the stack`() throws {
    #expect(try parent("stack.pushViewController(self.settings!, animated: true)") == nil)
  }
}
