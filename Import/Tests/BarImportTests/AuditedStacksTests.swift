import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// What an audit says where a navigation controller of the app's own does something with its bar.
@Suite struct AuditedStacksTests {
  private static func findings(_ code: String) throws -> [Finding] {
    let read = try SampleApp([
      "A.swift": code, "en.lproj/Localizable.strings": "\"a\" = \"A\";",
      "de.lproj/Localizable.strings": "\"a\" = \"Ah\";",
    ]).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    return Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false)
    ).run().findings
  }

  private static let screens = """
    class FirstController: UIViewController {
      override func viewDidLoad() { title = "A title that no button that leads back has room for" }
      @objc func next() { navigationController?.pushViewController(NextController(), animated: true) }
    }
    class NextController: UIViewController { override func viewDidLoad() { title = "Next" } }
    class Start {
      func start() -> UIViewController { OwnStack(rootViewController: FirstController()) }
    }
    """

  @Test(arguments: [
    ("", 1),
    ("shown.navigationItem.hidesBackButton = true", 0),
    ("if stack.viewControllers.count > 1 { shown.navigationItem.leftBarButtonItem = arrow }", 0),
    ("if shown is NextController { shown.navigationItem.hidesBackButton = true }", 1),
    ("if stack.viewControllers.count == 1 { shown.navigationItem.leftBarButtonItem = arrow }", 1),
    (
      """
      shown.navigationItem.leftBarButtonItem = arrow
      shown.navigationItem.leftItemsSupplementBackButton = true
      """, 1
    ),
  ])
  func `nothing is said of back buttons in whose place a stack puts its own`(
    step: String, count: Int
  ) throws {
    let found = try Self.findings(
      """
      \(Self.screens)
      class OwnStack: UINavigationController {}
      extension OwnStack: UINavigationControllerDelegate {
        func navigationController(
          _ stack: UINavigationController, willShow shown: UIViewController, animated: Bool
        ) {
          let arrow = UIBarButtonItem(image: UIImage(named: "arrow"), style: .plain, target: self, action: nil)
          \(step)
        }
      }
      """)
    #expect(found.filter { $0.rule == .shortenedBack }.count == count)
  }

  @Test func `the same is said of nothing that a stack does as it pushes`() throws {
    let found = try Self.findings(
      """
      \(Self.screens)
      class OwnStack: UINavigationController {
        override func pushViewController(_ next: UIViewController, animated: Bool) {
          if viewControllers.count > 0 {
            next.navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "arrow"), style: .plain, target: self, action: nil)
          }
          super.pushViewController(next, animated: animated)
        }
      }
      """)
    #expect(found.filter { $0.rule == .shortenedBack }.isEmpty)
  }

  @Test(arguments: [
    ("hideBar()", "", ["Other"]),
    ("if isWide { hideBar() }", "", ["Inside", "Other", "Root"]),
    (
      "hideBar()", "func show() { setNavigationBarHidden(false, animated: true) }",
      ["Inside", "Other", "Root"]
    ),
  ])
  func `nothing is said of screens on a stack that hides its bar`(
    step: String, more: String, left: [String]
  ) throws {
    let found = try Self.findings(
      """
      class BareStack: UINavigationController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          \(step)
        }
        \(more)
      }
      extension BareStack { func hideBar() { setNavigationBarHidden(true, animated: false) } }
      class HomeStack: BareStack {
        let root = RootController()
        let inside = InsideController()
        override func viewDidLoad() {
          super.viewDidLoad()
          pushViewController(root, animated: false)
        }
        func open() { self.pushViewController(inside, animated: true) }
      }
      class RootController: UIViewController {
        init() { super.init(nibName: nil, bundle: nil); navigationItem.title = "Root" }
      }
      class InsideController: UIViewController {
        init() { super.init(nibName: nil, bundle: nil); navigationItem.title = "Inside" }
        func open() { present(UINavigationController(rootViewController: OtherController()), animated: true) }
      }
      class OtherController: UIViewController {
        override func viewDidLoad() { navigationItem.title = "Other" }
      }
      """)
    let titles = found.filter { $0.rule == .literalTitle }.flatMap { [$0.screen] + $0.otherScreens }
    #expect(titles.sorted() == left.map { $0 + "Controller" })
  }

  @Test(arguments: [(".brand", 0), (".white", 1), ("nil", 0)])
  func `a colour that nobody knows is not that of the stack`(color: String, count: Int) throws {
    let found = try Self.findings(
      """
      class OwnStack: UINavigationController {
        override func viewDidLoad() { navigationBar.barTintColor = .white }
      }
      class FirstController: UIViewController {
        override func viewDidLoad() {
          title = "First"
          navigationController?.navigationBar.barTintColor = \(color)
          navigationController?.navigationBar.tintColor = .white
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: self, action: nil)
        }
      }
      class Start {
        func start() -> UIViewController { OwnStack(rootViewController: FirstController()) }
      }
      """)
    #expect(found.filter { $0.shown == "low-contrast" }.count == count)
  }
}
