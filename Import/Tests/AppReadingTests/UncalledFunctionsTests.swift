import AppReading
import SampleApps
import Testing

/// Functions that nothing in an app calls, nor the system.
@Suite struct UncalledFunctionsTests {
  /// The titles of an app whose paths push a page, without those of screens that surely nothing makes.
  private func titles(
    _ paths: String, _ more: String = "", _ files: [String: String] = [:]
  ) throws -> Set<String> {
    let app = try SampleApp(
      [
        "A.xcodeproj/project.pbxproj": "{ objects = { }; }",
        "A.swift": """
        import UIKit
        @main class Start: UIResponder, UIApplicationDelegate {
          var window = UIWindow()
          func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
            window.rootViewController = UINavigationController(rootViewController: Home())
            return true
          }
        }
        class Home: UIViewController {
          let paths = Paths()
          override func viewDidLoad() { title = "Home" }
        }
        \(Self.called)
        class Fees: UIViewController { override func viewDidLoad() { title = "Fees" } }
        class Paths {
          weak var stack: UINavigationController?
          \(paths)
        }
        \(more)
        """,
      ].merging(files) { $1 })
    return Set(
      try app.read().screens.filter { !$0.isSurelyMadeNowhere }
        .compactMap { $0.title?.value.summary })
  }

  /// Functions that something calls, as most of an app's are.
  private static let called = """
    extension Home {
      override func viewWillAppear(_ animated: Bool) { \(calls) }
      \(functions)
    }
    """
  private static let calls = (0..<12).map { "step\($0)()" }.joined(separator: "; ")
  private static let functions = (0..<12).map { "func step\($0)() {}" }.joined(separator: "\n")

  @Test func `where nobody calls most of them the app is not all there`() throws {
    let code = """
      import UIKit
      @main class Start: UIResponder, UIApplicationDelegate {}
      class Fees: UIViewController { override func viewDidLoad() { title = "Fees" } }
      func one(_ stack: UINavigationController) { stack.show(Fees(), sender: nil) }
      """
    let app = try SampleApp(["A.swift": code, "A.xcodeproj/project.pbxproj": "{}"])
    #expect(try app.read().screens.contains { !$0.isSurelyMadeNowhere })
  }

  private static let push = "showFees() { stack?.pushViewController(Fees(), animated: true) }"

  @Test(arguments: [
    "", "class Model { func fees(_ paths: Paths) { paths.showFees() } }",
    "class Model { let paths = Paths(); func showFees() { paths.showFees() } }",
    "extension Home: UITableViewDelegate { func fees() { paths.showFees() } }",
    "// paths.showFees()",
    "protocol Showing { func showFees() }\nextension Paths: Showing {}",
    "class Strip: StripController { func fees(_ paths: Paths) { paths.showFees() } }",
  ])
  func `what only these make has no screen`(more: String) throws {
    #expect(try titles("func " + Self.push, more) == ["\"Home\""])
  }

  @Test(arguments: [
    "extension Home { override func viewDidAppear(_ b: Bool) { paths.showFees() } }",
    "extension Home { @objc func tap() { paths.showFees() } }",
    "extension Home { @IBAction func tap() { paths.showFees() } }",
    "class Model { lazy var action = Selector(\"showFees\") }",
    "class Model { init(_ paths: Paths) { paths.showFees() } }",
    "extension Paths: Leading {}", "protocol Own: Leading {}\nextension Paths: Own {}",
    """
    extension Home: UITableViewDelegate {
      func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { paths.showFees() }
    }
    """,
    "extension Home: Moving { func move() { paths.showFees() } }",
    "protocol Showing { func showFees() }\nextension Paths: Showing {}\n"
      + "class Model { let it: Showing; init(_ all: [Showing]) { all[0].showFees() } }",
  ])
  func `what something may call makes its screen`(more: String) throws {
    #expect(try titles("func " + Self.push, more) == ["\"Home\"", "\"Fees\""])
  }

  @Test(arguments: ["@objc func ", "public func ", "dynamic func ", "@Command func "])
  func `what others may call makes its screen`(start: String) throws {
    #expect(try titles(start + Self.push) == ["\"Home\"", "\"Fees\""])
  }

  @Test func `what Objective-C names makes its screen`() throws {
    let other = ["B.m": "@implementation B\n- (void)a { [paths showFeesWith:nil]; }\n@end\n"]
    #expect(try titles("func " + Self.push, "", other) == ["\"Home\"", "\"Fees\""])
  }

  @Test func `what such a function does to a screen is not done`() throws {
    let rename = "extension Home { func rename() { title = \"Other\" } }"
    #expect(try titles("func " + Self.push, rename) == ["\"Home\""])
  }

  @Test(arguments: [
    ("if UIDevice.current.userInterfaceIdiom == .pad { paths.showFees() }", false),
    ("if self.traitCollection.horizontalSizeClass == .compact {} else { paths.showFees() }", false),
    ("if isPad { if ready { paths.showFees() } }", false),
    ("if isPad { wait() } else if ready { paths.showFees() }", true),
    ("if isPad { paths.showFees() } else { paths.showFees() }", true),
    ("if isPad || ready { paths.showFees() }", true),
    ("if isPad { wait() }; paths.showFees()", true),
  ])
  func `what only another kind of device calls has no screen`(
    asked: String, isShown: Bool
  ) throws {
    let more = "extension Home { override func viewDidAppear(_ b: Bool) { \(asked) } }"
    let shown: Set = isShown ? ["\"Home\"", "\"Fees\""] : ["\"Home\""]
    #expect(try titles("func " + Self.push, more) == shown)
  }
}
