import AppReading
import SampleApps
import Testing

/// Functions that put the screen they are called on onto a stack without a bar.
@Suite struct StacksAroundScreensTests {
  @Test func `a stack that a function makes with its own screen hides its bar`() throws {
    func found(_ step: String) throws -> [Bool] {
      let screens = try SampleApp([
        "A.swift": """
        import UIKit
        class Start: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func applicationDidFinishLaunching(_ application: UIApplication) {
            window?.rootViewController = Way.first()
          }
        }
        class Shelf: UIViewController {
          override func viewDidLoad() { title = "Shelf" }
          func open() { navigationController?.pushViewController(Tome(), animated: true) }
        }
        class Tome: UIViewController {
          override func viewDidLoad() { title = "Tome" }
        }
        extension UIViewController {
          func onStack() -> UINavigationController {
            let stack = UINavigationController(rootViewController: self)
            \(step)
            return stack
          }
        }
        struct Way {
          static func first() -> UIViewController {
            let shelf = Shelf()
            return shelf.onStack()
          }
        }
        """
      ]).read().screens
      return ["Shelf", "Tome"].map { name in
        screens.contains { $0.name == name && $0.isBarHidden?.value == true }
      }
    }
    #expect(try found("stack.setNavigationBarHidden(true, animated: false)") == [true, true])
    #expect(try found("stack.isNavigationBarHidden = true") == [true, true])
    #expect(try found("stack.isNavigationBarHidden = false") == [false, false])
    let either = """
      stack.isNavigationBarHidden = true
      if wide { stack.isNavigationBarHidden = false }
      """
    #expect(try found(either) == [false, false])
  }
}
