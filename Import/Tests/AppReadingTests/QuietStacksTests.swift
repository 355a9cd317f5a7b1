import AppReading
import SampleApps
import Testing

/// Stacks that hide their bar, and the screens that so have none.
@Suite struct QuietStacksTests {
  /// Two screens, the second of which the first pushes, on a stack that some code makes.
  ///
  /// - Parameters:
  ///   - start: what the app does as it starts.
  ///   - more: other code.
  ///   - first: more of the first screen.
  private func hidden(
    _ start: String, _ more: String = "", first: String = "", second: String = ""
  ) throws -> [Bool] {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { \(start) }
      }
      class Shelf: UIViewController {
        override func viewDidLoad() { title = "Shelf" }
        \(first)
        func open() { navigationController?.pushViewController(Tome(), animated: true) }
      }
      class Tome: UIViewController {
        override func viewDidLoad() { title = "Tome" }
        \(second)
      }
      \(more)
      """
    ]).read().screens
    return ["Shelf", "Tome"].map { name in
      screens.contains { $0.name == name && $0.isBarHidden?.value == true }
    }
  }

  @Test(arguments: [
    "stack.isNavigationBarHidden = true", "stack.navigationBar.isHidden = true",
    "stack.setNavigationBarHidden(true, animated: false)",
  ])
  func `screens on a stack whose bar its maker hides have none`(step: String) throws {
    let found = try hidden(
      """
      let stack = UINavigationController(rootViewController: Shelf())
      \(step)
      window?.rootViewController = stack
      """)
    #expect(found == [true, true])
  }

  private static let own = """
    class Quiet: UINavigationController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hush()
      }
    }
    extension Quiet {
      private func hush() { setNavigationBarHidden(true, animated: false) }
    }
    """

  @Test(arguments: [
    own,
    "class Quiet: UINavigationController { override func viewDidLoad() { navigationBar.isHidden = true } }",
  ])
  func `screens on a stack that hides its own bar have none`(own: String) throws {
    let start = "window?.rootViewController = Quiet(rootViewController: Shelf())"
    #expect(try hidden(start, own) == [true, true])
  }

  @Test func `a stack that hides its bar and pushes its screens itself has none`() throws {
    let found = try hidden(
      "window?.rootViewController = Shelves()",
      Self.own + """

        class Shelves: Quiet {
          let shelf = Shelf()
          override func viewDidLoad() { pushViewController(shelf, animated: false) }
        }
        """)
    #expect(found == [true, true])
  }

  @Test(arguments: [
    // Another stack, which has its bar.
    "func more() { present(UINavigationController(rootViewController: Shelf()), animated: true) }",
    // Somebody shows it again.
    "func more(_ stack: UINavigationController) { stack.setNavigationBarHidden(false, animated: true) }",
  ])
  func `a bar that may be shown elsewhere is there`(more: String) throws {
    let found = try hidden(
      """
      let stack = UINavigationController(rootViewController: Shelf())
      stack.isNavigationBarHidden = true
      """, "class Other { \(more) }")
    #expect(found == [false, false])
  }

  @Test func `a stack that shows its bar some time has one`() throws {
    let found = try hidden(
      "window?.rootViewController = Quiet(rootViewController: Shelf())",
      """
      class Quiet: UINavigationController {
        override func viewDidLoad() { setNavigationBarHidden(true, animated: false) }
        override func pushViewController(_ next: UIViewController, animated: Bool) {
          setNavigationBarHidden(viewControllers.isEmpty, animated: animated)
          super.pushViewController(next, animated: animated)
        }
      }
      """)
    #expect(found == [false, false])
  }

  @Test func `a screen that shows the bar has one, as has what it pushes`() throws {
    let step = """
      override func viewWillAppear(_ animated: Bool) {
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
      """
    let start = "window?.rootViewController = Quiet(rootViewController: Shelf())"
    #expect(try hidden(start, Self.own, first: step) == [false, false])
    #expect(try hidden(start, Self.own, second: step) == [true, false])
  }

  @Test func `what a screen without a bar pushes has none, unless that shows it as it goes`() throws
  {
    let start = "window?.rootViewController = UINavigationController(rootViewController: Shelf())"
    let step = """
      override func viewWillAppear(_ animated: Bool) {
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
      """
    let back = """
      override func viewWillDisappear(_ animated: Bool) {
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
      """
    #expect(try hidden(start, first: step) == [true, true])
    #expect(try hidden(start, first: step + back) == [true, false])
  }

  @Test func `what another screen pushes as well keeps its bar`() throws {
    let found = try hidden(
      "window?.rootViewController = Quiet(rootViewController: Shelf())",
      Self.own + """

        class Finder: UIViewController {
          func open() { navigationController?.pushViewController(Tome(), animated: true) }
        }
        """)
    #expect(found == [true, false])
  }
}
