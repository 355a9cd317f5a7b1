import AppReading
import SampleApps
import Testing

/// Screens that are put on stacks which properties hold.
@Suite struct HeldStacksTests {
  /// The screens of an app whose flow has a stack in a view, with whether their bars are hidden.
  ///
  /// - Parameters:
  ///   - stack: attributes of the drawn stack.
  ///   - taken: how the flow takes the stack.
  ///   - more: other code.
  private func hidden(
    _ stack: String, taken: String, more: String = ""
  ) throws -> [String: Bool] {
    let drawing = Storyboard.document(
      """
      <scene><objects><viewController id="f" customClass="Flow">
        <view key="view" id="v"><subviews><containerView id="c"><connections>
          <segue destination="n" kind="embed" identifier="inside" id="s2"/>
        </connections></containerView></subviews></view>
      </viewController></objects></scene>
      <scene><objects><navigationController id="n" \(stack)>
        <navigationBar key="navigationBar" id="b"/>
      </navigationController></objects></scene>
      """)
    let screens = try SampleApp([
      "Main.storyboard": drawing,
      "A.swift": """
      import UIKit
      class AnyFlow: UIViewController {
        var inner: UINavigationController!
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(taken)
        }
        func more() { inner.pushViewController(Hall(), animated: true) }
      }
      class Flow: AnyFlow {
        func start() { self.inner.setViewControllers([Door()], animated: false) }
      }
      class Door: UIViewController {
        override func viewDidLoad() { title = "Door" }
      }
      class Hall: UIViewController {
        override func viewDidLoad() { title = "Hall" }
      }
      \(more)
      """,
    ]).read().screens
    return screens.reduce(into: [:]) { found, screen in
      found[screen.name] = screen.isBarHidden?.value == true
    }
  }

  private static let taken = [
    "inner = segue.destination as! UINavigationController",
    "if let stack = segue.destination as? UINavigationController { self.inner = stack }",
  ]

  @Test(arguments: taken, ["navigationBarHidden=\"YES\""])
  func `a screen on a stack that is drawn in a view without a bar has none`(
    taken: String, stack: String
  ) throws {
    #expect(try hidden(stack, taken: taken) == ["Door": true, "Hall": true])
  }

  @Test(arguments: taken)
  func `a screen on a stack that is drawn in a view with a bar has it`(taken: String) throws {
    #expect(try hidden("", taken: taken) == ["Door": false, "Hall": false])
  }

  @Test(arguments: [
    taken[0] + "\n    inner.isNavigationBarHidden = true",
    """
    if let stack = segue.destination as? UINavigationController {
      stack.setNavigationBarHidden(true, animated: false)
      inner = stack
    }
    """,
  ])
  func `a bar that the flow hides as it takes the stack is hidden`(taken: String) throws {
    #expect(try hidden("", taken: taken) == ["Door": true, "Hall": true])
  }

  @Test(arguments: [
    // Another stack that the same property holds.
    "extension Flow { func restart() { inner = UINavigationController() } }",
    "class Other { func restart(_ flow: Flow) { flow.inner = UINavigationController() } }",
    // The flow shows the bar some time.
    "extension Flow { func show() { inner.setNavigationBarHidden(false, animated: true) } }",
    // Both screens stand on other stacks as well.
    """
    class Other: UIViewController {
      func open() {
        navigationController?.pushViewController(Hall(), animated: true)
        navigationController?.setViewControllers([Door()], animated: true)
      }
    }
    """,
  ])
  func `a bar that is there some time is not hidden`(more: String) throws {
    let found = try hidden("navigationBarHidden=\"YES\"", taken: Self.taken[0], more: more)
    #expect(found == ["Door": false, "Hall": false])
  }

  /// What an app with stacks of its own has, which coordinators push silent screens on.
  private func silent(_ own: String, more: String = "") throws -> [String: Bool] {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class Start: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          Rooms(stack: Quiet()).start()
        }
      }
      final class Quiet: UINavigationController {
        override func viewDidLoad() { super.viewDidLoad(); \(own) }
      }
      class Coordinator {
        var stack: Quiet
        init(stack: Quiet) { self.stack = stack }
      }
      class Rooms: Coordinator {
        func start() { stack.setViewControllers([Door()], animated: false) }
        func enter() { stack.pushViewController(Hall(), animated: true) }
      }
      class Attics: Coordinator {
        func climb() { stack.pushViewController(Loft(), animated: true) }
      }
      class Door: UIViewController {}
      class Hall: UIViewController {}
      class Loft: UIViewController {}
      \(more)
      """
    ]).read().screens
    return screens.reduce(into: [:]) { found, screen in
      found[screen.name] = screen.isBarHidden?.value == true
    }
  }

  // Nothing comes to the attics.
  @Test func `a silent screen that is pushed on a stack that hides its bar is told`() throws {
    let step = "setNavigationBarHidden(true, animated: false)"
    #expect(try silent(step) == ["Door": true, "Hall": true])
    let other = """
      class Houses {
        let stack = UINavigationController()
        func enter() { stack.pushViewController(Hall(), animated: true) }
      }
      """
    #expect(try silent(step, more: other)["Hall"] != true)
    #expect(try silent("")["Hall"] != true)
  }

  @Test(arguments: [
    ("UIApplication.topViewController()?.navigationController", true),
    ("visibleController().navigationController", true),
    ("UIApplication.sideViewController()?.navigationController", false),
    ("UIApplication.topViewController(over: main)?.navigationController", false),
  ])
  func `what is pushed on whatever stack is there has the bar of that`(
    stack: String, isHidden: Bool
  ) throws {
    let notices = """
      class Notices {
        func opened() { \(stack)?.pushViewController(Hall(), animated: true) }
      }
      """
    let found = try silent("setNavigationBarHidden(true, animated: false)", more: notices)
    #expect((found["Hall"] == true) == isHidden)
    #expect(try silent("", more: notices)["Hall"] != true)
  }
}
