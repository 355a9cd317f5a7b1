import AppReading
import SampleApps
import Testing

/// Screens on stacks without a bar that hold stacks of their own, or inherit what they push.
@Suite struct QuietHoldersTests {
  /// Which of the screens of some code have no bar; nil for those without a scene.
  private func hidden(_ code: String, _ names: [String]) throws -> [Bool?] {
    let screens = try SampleApp(["A.swift": "import UIKit\n" + code]).read().screens
    return names.map { name in
      screens.first { $0.name == name }.map { $0.isBarHidden?.value == true }
    }
  }

  private static func start(_ first: String) -> String {
    """
    class Start: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        let stack = UINavigationController(rootViewController: \(first)())
        stack.setNavigationBarHidden(true, animated: false)
        window?.rootViewController = stack
      }
    }

    """
  }

  private static func holder(_ delegate: String) -> String {
    start("Holder") + """
      class Holder: UIViewController, UINavigationControllerDelegate {
        private var inner = UINavigationController()
        override func viewDidLoad() {
          addChild(inner)
          view.addSubview(inner.view)
          \(delegate)
          inner.setNavigationBarHidden(false, animated: false)
        }
        func navigationController(
          _ navigationController: UINavigationController,
          willShow viewController: UIViewController, animated: Bool
        ) {
          navigationController.setNavigationBarHidden(viewController is Plain, animated: animated)
        }
      }
      class Plain: UIViewController {}
      """
  }

  @Test func `what a screen says of a stack inside of it is not said of its own`() throws {
    #expect(try hidden(Self.holder("inner.delegate = self"), ["Holder"]) == [true])
  }

  @Test func `what a screen says as the delegate of its own stack is`() throws {
    let code = Self.holder("navigationController?.delegate = self")
    #expect(try hidden(code, ["Holder"]) == [nil])
  }

  @Test func `what a base class pushes comes from its heirs`() throws {
    let code =
      Self.start("Books") + """
        class Shelf: UIViewController {
          func open() { navigationController?.pushViewController(Tome(), animated: true) }
        }
        class Books: Shelf {}
        class Tome: UIViewController { override func viewDidLoad() { title = "Tome" } }
        """
    #expect(try hidden(code, ["Books", "Tome"]) == [true, true])
    let other =
      code + """

        class Maps: Shelf {}
        class Desk: UIViewController {
          override func viewDidLoad() { title = "Desk" }
          func open() { present(UINavigationController(rootViewController: Maps()), animated: true) }
        }
        """
    #expect(try hidden(other, ["Books", "Tome"]) == [true, false])
  }
}
