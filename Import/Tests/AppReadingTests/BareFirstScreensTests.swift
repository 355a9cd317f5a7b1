import AppReading
import SampleApps
import Testing

/// Screens that say nothing of their bar and that code puts on stacks.
@Suite struct BareFirstScreensTests {
  private static let start = """
    class Start: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window?.rootViewController = UINavigationController(rootViewController: Cover())
      }
    }
    """

  private func bare(_ code: String) throws -> [String] {
    try SampleApp(["A.swift": "import UIKit\n" + code]).read().screens.filter(\.isBare)
      .map(\.name)
  }

  @Test func `the first of a stack that code makes has a bar`() throws {
    #expect(try bare(Self.start + "\nclass Cover: UIViewController {}") == ["Cover"])
    let hidden = """
      class Cover: UIViewController {
        override func viewWillAppear(_ a: Bool) { navigationController?.navigationBar.isHidden = isNew }
        var isNew = false
      }
      """
    #expect(try bare(Self.start + hidden).isEmpty)
  }

  @Test func `the one that a coordinator sets has a bar`() throws {
    let flow = """
      class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.setViewControllers([Cover()], animated: false) }
      }
      class Cover: UIViewController {}
      """
    #expect(try bare(flow) == ["Cover"])
    let hiding = flow.replacing(
      "func start() {", with: "func start() { stack.setNavigationBarHidden(true, animated: false);")
    #expect(try bare(hiding).isEmpty)
  }

  @Test func `one of a stack that comes over others has a bar`() throws {
    let code = """
      class List: UIViewController {
        override func viewDidLoad() { title = "List" }
        func open() { present(UINavigationController(rootViewController: Cover()), animated: true) }
      }
      class Cover: UIViewController {}
      """
    #expect(try bare(code) == ["Cover"])
  }

  @Test(arguments: [
    ("let tabs = Tabs()", "stack.viewControllers = [tabs]", true),
    (
      "lazy var tabs: Tabs = { Tabs() }()", "stack.setViewControllers([tabs], animated: false)",
      true
    ),
    ("let other = Cover()", "stack.viewControllers = [other]", false),
  ])
  func `a stack without a bar around tabs hides none in them`(
    property: String, step: String, isThere: Bool
  ) throws {
    let code = """
      class Main {
        let stack: UINavigationController
        \(property)
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.setNavigationBarHidden(true, animated: false); \(step) }
      }
      class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func open() { stack.push(next: Detail()) }
      }
      class Tabs: UITabBarController {}
      class Cover: UIViewController {}
      class Detail: UIViewController {}
      extension UINavigationController {
        func push(next: UIViewController) { pushViewController(next, animated: true) }
      }
      """
    #expect(try bare(code) == (isThere ? ["Detail"] : []))
  }

  @Test func `a name of the function's own is not the screen's title`() throws {
    let code = """
      class List: UIViewController {
        override func viewDidLoad() { title = "List" }
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController {
        let button = UIButton()
        var isNew = true
        override func viewDidLoad() {
          var title = "Open"
          if isNew { title = "Make" }
          button.setTitle(title, for: .normal)
        }
      }
      """
    #expect(try bare(code) == ["Detail"])
    let own = code.replacing("var title = \"Open\"", with: "self.title = open")
    #expect(try !bare(own).contains("Detail"))
  }

  @Test(arguments: [
    "performSegue(withIdentifier: R.segue.listController.toNote, sender: nil)",
    "perform(segue: StoryboardSegue.Main.toNote)",
  ])
  func `a segue that generated code has a name for is performed`(step: String) throws {
    func names(_ step: String) throws -> [String] {
      try SampleApp([
        "Main.storyboard": Storyboard.document(
          Storyboard.stack("nav", root: "list"),
          """
          <scene sceneID="b"><objects><viewController id="list" customClass="ListController">
            <navigationItem key="navigationItem" title="Notes" id="i1"/>
            <connections><segue destination="there" kind="show" identifier="toNote" id="s2"/>
            </connections></viewController></objects></scene>
          <scene sceneID="p"><objects>
            <viewControllerPlaceholder storyboardName="Note" id="there"/></objects></scene>
          """
        ).replacing("targetRuntime", with: #"initialViewController="nav" targetRuntime"#),
        "Note.storyboard": Storyboard.document(
          """
          <scene sceneID="o"><objects><viewController id="x" customClass="NoteController"/>
          </objects></scene>
          """
        ).replacing("targetRuntime", with: #"initialViewController="x" targetRuntime"#),
        "A.swift": """
        import UIKit
        class ListController: UIViewController { func open() { \(step) } }
        class NoteController: UIViewController {}
        """,
      ]).read().screens.map { "\($0.name) after \($0.parent ?? "nothing")" }
    }
    let both = ["ListController after nothing", "NoteController after ListController"]
    #expect(try names(step) == both)
    let asked = "if let info = R.segue.listController.toNote(segue: segue) { print(info) }"
    #expect(try names(asked) == [both[0]])
  }
}
