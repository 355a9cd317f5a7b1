import AppReading
import SampleApps
import Testing

/// Whether titles are large on stacks that code makes, and on those that properties of other classes hold.
@Suite struct StacksOfPropertiesTests {
  private static let code = """
    import UIKit
    class OwnStack: UINavigationController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.prefersLargeTitles = true
      }
    }
    class Coordinator {
      var stack: UINavigationController?
      var sheets: UINavigationController?
      func start() {
        let made = OwnStack(rootViewController: HomeController())
        made.navigationBar.prefersLargeTitles = false
        stack = made
        let other = UINavigationController(rootViewController: FirstController())
        self.sheets = other
        stack?.present(other, animated: true)
      }
      func list() { stack?.pushViewController(ListController(), animated: true) }
      func step() { self.sheets?.pushViewController(StepController(), animated: true) }
      func both() {
        let next = BothController()
        stack?.pushViewController(next, animated: true)
        sheets?.pushViewController(next, animated: true)
      }
    }
    class HomeController: UIViewController { override func viewDidLoad() { title = "Home" } }
    class FirstController: UIViewController { override func viewDidLoad() { title = "First" } }
    class ListController: UIViewController { override func viewDidLoad() { title = "List" } }
    class StepController: UIViewController { override func viewDidLoad() { title = "Step" } }
    class BothController: UIViewController { override func viewDidLoad() { title = "Both" } }
    """

  private func screens(_ code: String) throws -> [String: Screen] {
    let screens = try SampleApp(["A.swift": code]).read().screens
    return Dictionary(screens.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test func `what a stack says once its view is loaded comes after what its maker sets`() throws {
    let found = try screens(Self.code)
    #expect(found["HomeController"]?.prefersLargeTitles?.value == true)
    let early = Self.code.replacing(
      "override func viewDidLoad() {\n    super.viewDidLoad()", with: "func prepare() {")
    #expect(try screens(early)["HomeController"]?.prefersLargeTitles?.value == false)
  }

  @Test func `what is pushed on a stack that a property holds has that stack`() throws {
    let found = try screens(Self.code)
    #expect(found["ListController"]?.prefersLargeTitles?.value == true)
    #expect(found["StepController"]?.isOnPlainStack == true)
    #expect(found["BothController"]?.prefersLargeTitles == nil)
    #expect(found["BothController"]?.isOnPlainStack == false)
  }

  @Test func `a stack that is handed to a class is not known`() throws {
    let code = Self.code.replacing(
      "func start() {",
      with: "init(_ given: UINavigationController) { stack = given }\n  func start() {")
    let list = try screens(code)["ListController"]
    #expect(list?.prefersLargeTitles == nil && list?.isOnPlainStack == false)
  }
}
