import AppReading
import SampleApps
import Testing

/// Bars that a screen hides stay hidden for what it pushes.
@Suite struct HiddenHandedOnTests {
  /// Whether a screen has no bar that a screen without one pushes.
  private func isHidden(_ steps: String, base: String = "hide()") throws -> Bool {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: Hall())
        }
      }
      class Room: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          prepareBar()
        }
        func prepareBar() {
          navigationController?.setNavigationBarHidden(true, animated: false)
        }
      }
      class Hall: Room {
        func enter() {
          let kitchen = Kitchen()
          navigationController?.pushViewController(kitchen, animated: true)
        }
      }
      class Kitchen: Room {
        \(steps)
      }
      """
    ]).read().screens
    return screens.first { $0.name == "Kitchen" }?.isBarHidden?.value == true
  }

  @Test(arguments: [
    "override func prepareBar() {}", "",
    """
    override func prepareBar() {}
    func cook() { navigationController?.setNavigationBarHidden(true, animated: true) }
    """,
  ])
  func `also where a class between hides it by steps that are left out`(steps: String) throws {
    #expect(try isHidden(steps))
  }

  @Test(arguments: [
    """
    override func prepareBar() {
      navigationController?.setNavigationBarHidden(false, animated: false)
    }
    """,
    """
    override func prepareBar() {
      navigationController?.setNavigationBarHidden(isSmall, animated: false)
    }
    """,
  ])
  func `but not where a screen may show it again`(steps: String) throws {
    #expect(try !isHidden(steps))
  }
}
