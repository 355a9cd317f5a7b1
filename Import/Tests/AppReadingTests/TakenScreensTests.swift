import AppReading
import SampleApps
import Testing

/// Screens that code takes as their class on the way, or goes through in pairs.
@Suite struct TakenScreensTests {
  @Test func `what is set on a screen that is taken as its class there is that screen's`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class TidesController: UIViewController {}
      class WindsController: UIViewController {
        var heading: String?
        override func viewDidLoad() { title = heading }
      }
      class WavesController: UIViewController { var height = 0 }
      class HomeController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch segue.identifier {
          case "tides": (segue.destination as? TidesController)?.title = "Tides"
          case "winds": (segue.destination as! WindsController).heading = "Winds"
          case "waves":
            let waves = segue.destination as! WavesController
            waves.height = 3
            segue.destination.title = "Waves"
          default: break
          }
        }
      }
      """
    ])
    #expect(try app.screen("TidesController")?.title?.value.summary == "\"Tides\"")
    #expect(try app.screen("WindsController")?.title?.value.summary == "\"Winds\"")
    #expect(try app.screen("WavesController")?.title?.value.summary == "\"Waves\"")
  }

  @Test func `a loop over pairs of screens and titles gives each screen its own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class OneController: UIViewController {}
      class TwoController: UIViewController {}
      class ThreeController: UIViewController {}
      class FourController: UIViewController {}
      class FiveController: UIViewController {}
      class PairsController: UITabBarController {
        override func viewDidLoad() {
          let list: [(UIViewController, String)] = [
            (OneController(), "One"), (TwoController(), "Two"),
          ]
          for (screen, title) in list { screen.navigationItem.title = title }
        }
      }
      class SidesController: UITabBarController {
        override func viewDidLoad() {
          let screens = [ThreeController(), FourController()]
          let titles = ["Three", "Four"]
          for (screen, title) in zip(screens, titles) { screen.navigationItem.title = title }
        }
      }
      class NumbersController: UITabBarController {
        override func viewDidLoad() {
          for (number, screen) in [FiveController()].enumerated() {
            screen.navigationItem.title = "Five"
            screen.tabBarItem.tag = number
          }
        }
      }
      """
    ])
    for name in ["One", "Two", "Three", "Four", "Five"] {
      #expect(try app.screen(name + "Controller")?.title?.value.summary == "\"\(name)\"")
    }
  }
}
