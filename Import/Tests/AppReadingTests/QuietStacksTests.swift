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
        class Other { let stack = UINavigationController(rootViewController: Finder()) }
        """)
    #expect(found == [true, false])
  }

  @Test func `a stack without a bar that an action makes hides that of its screens`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class Shelf: UIViewController {
        override func viewDidLoad() { title = "Shelf" }
        @IBAction func open(_ sender: Any) {
          let navigationController = UINavigationController(rootViewController: Tome())
          navigationController.isNavigationBarHidden = true
          present(navigationController, animated: true)
        }
        func more() { self.navigationController?.pushViewController(Page(), animated: true) }
      }
      class Tome: UIViewController {}
      class Page: UIViewController {}
      """
    ]).read().screens
    #expect(screens.map { $0.isBarHidden?.value } == [nil, nil, true])
    #expect(screens.map(\.name) == ["Page", "Shelf", "Tome"])
  }

  private static let drawn = """
    <scene sceneID="n"><objects><navigationController navigationBarHidden="YES" id="nav">
      <navigationBar key="navigationBar" hidden="YES" id="bar"/>
      <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
    <scene sceneID="b"><objects><viewController id="list" customClass="ListController">
      <connections><segue destination="pick" kind="show" identifier="toPick" id="s"/>
        <segue destination="done" kind="show" identifier="toDone" id="s9"/></connections>
      </viewController></objects></scene>
    <scene sceneID="d"><objects><viewController storyboardIdentifier="done" id="done" customClass="DoneController"/>
      </objects></scene>
    <scene sceneID="c"><objects><viewController id="pick" customClass="PickController">
      <navigationItem key="navigationItem" title="Pick" id="i"/></viewController></objects></scene>
    """

  private func drawn(_ list: String, _ more: String = "") throws -> [String: Bool] {
    let found = try SampleApp([
      "Main.storyboard": Storyboard.document(Self.drawn)
        .replacing("targetRuntime", with: #"initialViewController="nav" targetRuntime"#),
      "Wizard.storyboard": Storyboard.document(
        """
        <scene sceneID="w"><objects><viewController id="first" customClass="FirstStep">
          <view key="view" id="v"><subviews><button id="b"><connections>
            <segue destination="second" kind="show" id="s"/></connections></button></subviews></view>
          </viewController></objects></scene>
        <scene sceneID="x"><objects><viewController id="second" customClass="SecondStep"/>
          </objects></scene>
        """
      ).replacing("targetRuntime", with: #"initialViewController="first" targetRuntime"#),
      "A.swift": """
      import UIKit
      class ListController: UIViewController { \(list) }
      class PickController: UIViewController {}
      class FirstStep: UIViewController {}
      class SecondStep: UIViewController {}
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let home = HomeController()
          viewControllers = [home]
        }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func open() {
          guard let next = UIStoryboard(name: "Wizard", bundle: nil).instantiateInitialViewController()
          else { return }
          navigationController?.pushViewController(next, animated: true)
        }
      }
      \(more)
      """,
    ]).read().screens
    return Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0.isBarHidden?.value == true) })
  }

  @Test func `what code shows from a drawn stack without a bar has none`() throws {
    let found = try drawn(
      "func go() { navigationController?.setViewControllers([Tabs()], animated: true) }")
    #expect(
      found == [
        "ListController": true, "PickController": true, "Tabs": true, "FirstStep": true,
        "SecondStep": true,
      ])
    // So has one that a segue and code push.
    let both = try drawn(
      """
      func go() {
        guard let next = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "done") as? DoneController else { return }
        navigationController?.pushViewController(next, animated: true)
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let next = segue.destination as? DoneController { print(next) }
      }
      """, "class DoneController: UIViewController {}")
    #expect(both["DoneController"] == true)
    // Some other code shows it, maybe on a stack with a bar.
    let other = try drawn(
      "func go() { navigationController?.setViewControllers([Tabs()], animated: true) }",
      """
      class Other: UIViewController {
        func go() { navigationController?.pushViewController(Tabs(), animated: true) }
      }
      """)
    #expect(other["Tabs"] != true && other["FirstStep"] != true)
  }

  @Test func `a screen that shows the bar as it prepares a segue gives the next one a bar`() throws
  {
    let found = try drawn(
      """
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let next = segue.destination as? PickController {
          navigationController?.setNavigationBarHidden(false, animated: false)
          print(next)
        }
      }
      """)
    #expect(found["PickController"] == false)
  }
}
