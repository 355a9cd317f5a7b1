import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// Which screens an audit leaves out because nobody who uses the app sees them.
@Suite struct MadeScreensTests {
  private func auditor(_ files: [String: String]) throws -> Auditor {
    let read = try SampleApp(files).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    return Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false),
      makers: read.makers)
  }

  /// What makes a screen in a place that readers of bars have no use for.
  static let uses = [
    "func a(_ c: C) { guard c.isSignedIn else { show(ListController()); return }; b() }",
    "func a() -> C { guard let user else { return ListController() }; return b(user) }",
    "func a() { do { try b() } catch { show(ListController()) } }",
    "func a() { for page in [FirstPage(), ListController()] { add(page) } }",
    "func a() { push(Wrapping<ListController>(nil)) }",
    "let tabs = [\"a\": FirstController.self, \"another\": SecondController.self, \"the lists\": "
      + "ListController.self]",
    "let all: (C, C, C) = (FirstController(named: \"first\"), SecondController(named: \"second\"), "
      + "ListController())",
    "func a() { let list = storyboard.instantiateInitialViewController() as! ListController }",
    "func a() { let list: ListController? = .init() }",
    "func a() { let list = container.resolve() as ListController }",
    "@Injected var list: ListController", "lazy var list: ListController = { make() }()",
    "subscript(number: Int) -> UIViewController { ListController() }",
    "func a() { func b() { class Own { let c = ListController() } } }",
    "func a() { b(-ListController().height) }",
    "var kind: Kind = .list; enum Kind: String { case list = \"ListController\" }",
    "func a() { for c in d where c.kind != e { f(c) }; while let c = ListController(d) { f(c) } }",
    "func a(_ c: C = ListController()) {}", "func a() -> ListController { resolve() }",
  ]

  @Test(arguments: uses) func `a screen that some code makes in whatever way is made`(
    use: String
  ) throws {
    let auditor = try auditor(["A.swift": Self.code(use)])
    #expect(auditor.unmadeScreens.isEmpty, "\(use)")
  }

  @Test(arguments: ["iOSRootView", "_RootView", "_3DView", "eTicketView", "rootView", "root"])
  func `a view whose name begins with a small letter or a line makes what it shows`(
    name: String
  ) throws {
    let files = [
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "A.swift": """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { \(name)() } } }
      struct \(name): View { var body: some View { NavigationStack { ListView() } } }
      struct ListView: View { var body: some View { Text("").navigationTitle("List") } }
      """,
    ]
    let screens = try SampleApp(files).read().screens
    #expect(screens.map(\.name) == ["ListView"])
    #expect(screens.allSatisfy { !$0.isSurelyMadeNowhere })
  }

  /// What only says what something is.
  static let mentions = [
    "var list: ListController?", "weak var list: ListController? = nil",
    "var lists: [ListController]",
    "func a(_ list: ListController, done: (ListController) -> Void) {}",
    "func a() { (root as? ListController)?.go(); if root is ListController { b() } }",
    "func a(_ c: C) { switch c { case let list as ListController: b(list); default: d() } }",
    "let kind: ListController.Kind = .first", "@IBOutlet var list: ListController!",
    "func a() { b(\\ListController.view) /* ListController() */ }",
    "#if os(macOS)\nfunc a() { show(ListController()) }\n#endif",
    "#if DEBUG\nfunc a() { show(ListController()) }\n#endif",
    "#if os(iOS)\nfunc a() {}\n#else\nfunc a() { show(ListController()) }\n#endif",
  ]

  @Test(arguments: mentions) func `a screen that code only speaks of is made nowhere`(
    mention: String
  ) throws {
    let auditor = try auditor(["A.swift": Self.code(mention)])
    #expect(auditor.unmadeScreens == ["ListController"], "\(mention)")
  }

  private static func code(_ more: String) -> String {
    """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
    \(more)
    }
    class ListController: UIViewController {
      enum Kind { case first, second }
      override func viewDidLoad() { title = "List" }
    }
    """
  }

  @Test func `a cast in Objective-C makes nothing`() throws {
    func unmade(_ line: String) throws -> [String] {
      try auditor([
        "A.swift": Self.code(""),
        "B.m": "@implementation Cell\n- (void)a:(id)sender {\n  \(line)\n}\n@end",
      ]).unmadeScreens
    }
    #expect(try unmade("[(ListController *)sender reload];") == ["ListController"])
    #expect(try unmade("ListController *list = sender;") == ["ListController"])
    #expect(try unmade("[self show:[ListController new]];").isEmpty)
  }

  @Test func `where drawings are asked for and not there any controller may be made`() throws {
    let ask = "func a() { d(UIStoryboard(name: b, bundle: c).instantiateInitialViewController()) }"
    #expect(try auditor(["A.swift": Self.code(ask)]).unmadeScreens.isEmpty)
    let drawing = Storyboard.document(
      Storyboard.controller("d", class: "UIViewController", title: "Drawn"))
    #expect(
      try auditor(["A.swift": Self.code(ask), "Main.storyboard": drawing]).unmadeScreens
        == ["ListController"])
  }

  private static let routes = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
    enum Route: Hashable { case orders, logs, tools(Int), help }
    struct HomeView: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Help", value: Route.help)
            NavigationLink("Options", value: Route.tools(1))
          }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .orders, .logs: OrdersView()
            case .tools: DebugOptionsView()
            case .help: HelpView()
            }
          }
        }
      }
    }
    struct DebugOptionsView: View {
      let model: Model
      var body: some View {
        List { NavigationLink("Orders", value: Route.orders) }
          .navigationTitle("Options")
        Button("Logs") { model.go(to: .logs) }
      }
    }
    struct OrdersView: View {
      var body: some View { List { NavigationLink("One") { OrderView() } }.navigationTitle("Orders") }
    }
    struct OrderView: View { var body: some View { List {}.navigationTitle("Order") } }
    struct HelpView: View { var body: some View { List {}.navigationTitle("Help") } }
    """

  @Test func `a destination that only a debugging screen asks for is for the makers`() throws {
    let read = try auditor(["A.swift": Self.routes])
    #expect(read.makersScreens == ["DebugOptionsView", "OrderView", "OrdersView"])
  }

  @Test(arguments: [
    "class Links { func open(_ model: Model) { model.go(to: .orders) } }",
    "class Links { func open(_ text: String) -> Route? { Route(rawValue: text) } }",
    "class Links { let all = Route.allCases }",
    "func open(_ model: Model) { model.path = [\n  .help,\n  .logs,\n] }",
    "struct MenuView: View { var body: some View { OrdersView() } }",
    "struct MenuView: View { let a: Route; var body: some View { if case .help = a, b(.logs) {} } }",
  ]) func `a destination that something else asks for is for everybody`(more: String) throws {
    let read = try auditor(["A.swift": Self.routes, "B.swift": "import SwiftUI\n" + more])
    #expect(!read.makersScreens.contains("OrdersView"), "\(more)")
  }

  @Test func `a case that nobody names may come from anywhere`() throws {
    let code = Self.routes.replacing("model.go(to: .logs)", with: "model.go(to: other)")
    #expect(try !auditor(["A.swift": code]).makersScreens.contains("OrdersView"))
  }

  /// A storyboard of three screens, the first of which leads to the second.
  private static let drawn = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
    <scene sceneID="1"><objects><viewController id="a" customClass="FirstController">
      <navigationItem key="navigationItem" title="First" id="n1"/>
      <connections><segue destination="b" kind="show" id="s"/></connections>
      </viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="b" customClass="LedController">
      <navigationItem key="navigationItem" title="Led" id="n2"/>
      </viewController></objects></scene>
    <scene sceneID="3"><objects>
      <viewController storyboardIdentifier="OldPage" id="c" customClass="OldController">
      <navigationItem key="navigationItem" title="Old" id="n3"/>
      </viewController></objects></scene></scenes></document>
    """

  @Test(arguments: [
    ("let main = \"Start\"", ["OldController"]),
    ("let pages = [\"start\", \"oldPage\"]", []),
    ("func go() { show(scene.oldPage.instantiate()); start() }", []),
    ("func go() { OldController.make(); start() }", []),
    ("", ["FirstController", "OldController"]),
  ])
  func `a drawn screen that nothing opens is made nowhere`(
    code: String, unmade: [String]
  ) throws {
    let auditor = try auditor([
      "Start.storyboard": Self.drawn,
      "A.swift": "@main class Delegate: UIResponder, UIApplicationDelegate { \(code) }",
      "B.swift": "class FirstController: UIViewController {}",
      "C.swift": "class LedController: UIViewController {}",
      "D.swift": "class OldController: UIViewController { let id = \"OldPage\" }",
    ])
    #expect(auditor.unmadeScreens == unmade)
  }

  @Test func `the first screen of a project's main storyboard is made`() throws {
    let auditor = try auditor([
      "Start.storyboard": Self.drawn,
      "App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_UIMainStoryboardFile = Start;\n",
      "A.swift": "@main class Delegate: UIResponder, UIApplicationDelegate {}",
      "B.swift": "class FirstController: UIViewController {}",
      "C.swift": "class LedController: UIViewController {}",
      "D.swift": "class OldController: UIViewController {}",
    ])
    #expect(auditor.unmadeScreens.isEmpty)
    #expect(auditor.screens.map(\.name) == ["FirstController"])
  }

  /// An app whose drawing has a stack that nothing leads to, with a dot in its identifier.
  private func screens(_ code: String) throws -> [Screen] {
    let drawn = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="FirstController">
        <navigationItem key="navigationItem" title="First" id="n1"/>
        </viewController></objects></scene>
      <scene sceneID="2"><objects>
        <navigationController storyboardIdentifier="list.old" id="s">
        <connections><segue destination="b" kind="relationship" id="r"/></connections>
        </navigationController></objects></scene>
      <scene sceneID="3"><objects><viewController id="b" customClass="OldController">
        <navigationItem key="navigationItem" title="Old" id="n2"/>
        <connections><outlet property="delegate" destination="b" id="o"/></connections>
        </viewController></objects></scene></scenes></document>
      """
    let app = try SampleApp([
      "Start.storyboard": drawn,
      "App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_UIMainStoryboardFile = Start;\n",
      "A.swift": "@main class Delegate: UIResponder, UIApplicationDelegate { \(code) }",
      "B.swift": "class FirstController: UIViewController {}",
      "C.swift": "class OldController: UIViewController {}",
    ])
    return try app.read().screens
  }

  /// The screens of such an app that may be there.
  private func there(_ code: String) throws -> [String] {
    try screens(code).filter { !$0.isSurelyMadeNowhere }.map(\.name)
  }

  @Test(arguments: [
    "", "func a() { b.instantiateViewController(withIdentifier: \"other\") }",
    "func a() { b.instantiateInitialViewController() }",
    "// Instantiated from elsewhere\nfunc a() { log(\"not instantiated\") }",
    "var isTest: Bool { NSClassFromString(\"XCTestCase\") != nil }",
    "func a() { show(NSClassFromString(\"App.FirstController\")) }",
  ])
  func `what a stack holds that nobody asks for is made nowhere`(code: String) throws {
    #expect(try there(code) == ["FirstController"])
  }

  @Test(arguments: [
    "func a() { b.instantiateViewController(withIdentifier: name) }",
    "func a() { b.instantiateViewController(identifier: \"list.\\(age)\") }",
    "func a() { b.instantiateViewController(withIdentifier: \"list.old\") }",
    "func a() { OldController.instantiate() }",
  ])
  func `where names are put together nobody can tell`(code: String) throws {
    #expect(try there(code) == ["FirstController", "OldController"])
  }

  /// What makes a class without its drawing shows nothing of what is drawn.
  @Test(arguments: [
    "func a() { show(OldController()) }", "func a() { NSClassFromString(name) }",
    "func a() { NSClassFromString(\"OldController\") }",
    "func a() { NSClassFromString(\"App.OldController\") }",
    "func a() { NSClassFromString(\"App.\" + name) }",
    "func a() { NSClassFromString(\"\\(module).\\(name)\") }",
    "func a() { all.map(NSClassFromString) }",
  ])
  func `a class that code may make by itself is not said to be made nowhere`(
    code: String
  ) throws {
    #expect(try screens(code).filter(\.isSurelyMadeNowhere).isEmpty)
  }
}
