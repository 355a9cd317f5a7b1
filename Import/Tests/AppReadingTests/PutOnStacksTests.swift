import AppReading
import SampleApps
import Testing

/// Screens that code puts on a stack which a property holds once the stack is there.
@Suite struct PutOnStacksTests {
  private func screens(_ code: String) throws -> [String: Screen] {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class HomeController: UIViewController {
        override func viewDidLoad() { title = "Home" }
        func next() {
          navigationController?.pushViewController(NextController(), animated: true)
        }
      }
      class DoorController: UIViewController { override func viewDidLoad() { title = "Door" } }
      class NextController: UIViewController { override func viewDidLoad() { title = "Next" } }
      \(code)
      """
    ]).read().screens
    return Dictionary(screens.map { ($0.name, $0) }) { first, _ in first }
  }

  private static let filled = """
    class AroundController: UIViewController {
      private var stack = UINavigationController()
      private var isIn = false
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(stack)
        stack.navigationBar.prefersLargeTitles = true
        fill()
      }
      func fill() {
        let shown: UIViewController
        if isIn { shown = HomeController() } else {
          let door = DoorController()
          shown = door
        }
        var list = stack.viewControllers
        list.append(shown)
        DispatchQueue.main.async { self.stack.setViewControllers(list, animated: false) }
      }
    }
    """

  @Test func `what fills a list that a stack gets later has that stack's titles`() throws {
    let found = try screens(Self.filled)
    #expect(found["HomeController"]?.prefersLargeTitles?.value == true)
    #expect(found["DoorController"]?.prefersLargeTitles?.value == true)
    let plain = Self.filled.replacing("prefersLargeTitles = true", with: "isTranslucent = false")
    #expect(try screens(plain)["DoorController"]?.prefersLargeTitles == nil)
    #expect(try screens(plain)["DoorController"]?.isOnPlainStack == true)
  }

  private static let listed = """
    class AroundController: UIViewController {
      private let stack = UINavigationController()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(stack)
        arrange()
      }
      private func arrange() {
        stack.viewControllers = [HomeController()]
        stack.setNavigationBarHidden(true, animated: false)
      }
    }
    """

  @Test(arguments: [
    ("viewControllers = [HomeController()]", "setNavigationBarHidden(true, animated: false)"),
    ("setViewControllers([HomeController()], animated: false)", "isNavigationBarHidden = true"),
    ("viewControllers = [HomeController()]", "navigationBar.isHidden = true"),
  ])
  func `a stack without a bar that a screen keeps has none for what is on it`(
    _ list: String, _ hiding: String
  ) throws {
    let code = Self.listed.replacing("viewControllers = [HomeController()]", with: list)
      .replacing("setNavigationBarHidden(true, animated: false)", with: hiding)
    let found = try screens(code)
    #expect(found["HomeController"]?.isBarHidden?.value == true)
    #expect(found["NextController"]?.isBarHidden?.value == true)
  }

  @Test func `a bar that comes back, or that another class hides, is there`() throws {
    let shown = Self.listed.replacing(
      "private func arrange",
      with: "func show() { stack.isNavigationBarHidden = false }\n  private func arrange")
    #expect(try screens(shown)["HomeController"]?.isBarHidden == nil)
    let later = Self.listed.replacing("arrange()\n  }", with: "}")
    #expect(try screens(later)["HomeController"]?.isBarHidden == nil)
    let handed = Self.listed.replacing(
      "private let stack = UINavigationController()",
      with: "var stack: UINavigationController; init(_ it: UINavigationController) { stack = it }")
    #expect(try screens(handed)["HomeController"]?.isBarHidden == nil)
  }
}
