import AppReading
import SampleApps
import Testing

/// Screens that nothing makes: by an identifier that code makes up, by a tool's project, by a base class.
@Suite struct ScreensNobodyMakesTests {
  /// The screens of an app that something makes, or may make.
  private func made(_ files: [String: String]) throws -> [String] {
    let all = try SampleApp(files).read().screens
    return all.filter { !$0.isSurelyMadeNowhere && $0.variant == nil }.map(\.name)
  }

  private static let drawn = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
    <scene sceneID="1"><objects><viewController id="a" customClass="FirstPage">
      <navigationItem key="navigationItem" title="First" id="n1"/>
      </viewController></objects></scene>
    <scene sceneID="2"><objects>
      <viewController storyboardIdentifier="OldPage" id="c" customClass="OldPage">
      <navigationItem key="navigationItem" title="Old" id="n3"/>
      </viewController></objects></scene></scenes></document>
    """

  /// The screens of an app whose classes are asked for by their own names.
  private func drawn(_ code: String) throws -> [String] {
    try made([
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "Start.storyboard": Self.drawn,
      "A.swift": """
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate { let main = "Start" }
      extension UIViewController {
        static func made() -> Self? {
          UIStoryboard(name: "Start", bundle: nil)
            .instantiateViewController(withIdentifier: String(describing: self)) as? Self
        }
      }
      \(code)
      """,
      "B.swift": "class FirstPage: UIViewController {}",
      "C.swift": "class OldPage: UIViewController {}",
    ])
  }

  @Test(arguments: ["", "let a = \"\\(count) items\"", "let a = name + \"Row\""])
  func `a drawn screen whose class nobody names is asked for by no name of a class`(
    code: String
  ) throws {
    #expect(try drawn(code) == ["FirstPage"])
  }

  @Test(arguments: [
    "class Other { @objc func a() { show(OldPage.made()) } }",
    "let a = show(\"oldpage\")",
    "let a = \"\\(name)Page\"", "let a = name + \"Page\"", "let a = \"Old\" + name",
    "let a = name.appending(\"Page\")", "class Other { let page: OldPage? = .made() }",
  ])
  func `a drawn screen whose class or name may be made up may be there`(code: String) throws {
    #expect(try drawn(code) == ["FirstPage", "OldPage"])
  }

  @Test(arguments: [
    ("// show(\"OldPage\")", false), ("let a = 1 /* \"OldPage\" */", false),
    ("/* let a = 1\nlet b = \"OldPage\"\n*/", false),
    ("let a = \"//\"; let b = show(\"OldPage\")", true),
    ("/* a */ let b = show(\"OldPage\") // b", true),
    ("let page = \"OldPage\"; let b = show(page)", true), ("let page = \"OldPage\"", false),
  ])
  func `a comment asks for no drawn screen`(code: String, isThere: Bool) throws {
    #expect(try drawn(code) == (isThere ? ["FirstPage", "OldPage"] : ["FirstPage"]))
    let plain = try made([
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "Start.storyboard": Self.drawn,
      "A.swift": """
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate { let main = "Start" }
      \(code)
      """,
      "B.swift": "class FirstPage: UIViewController {}",
      "C.swift": "class OldPage: UIViewController {}",
    ])
    #expect(plain == (isThere ? ["FirstPage", "OldPage"] : ["FirstPage"]))
  }

  @Test func `a drawn scene without a name that nothing leads to is no screen`() throws {
    let bare =
      "<viewController id=\"c\"><navigationItem key=\"navigationItem\" title=\"Bare\" id=\"n\"/>"
    let drawn = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="1"><objects>
        <viewController storyboardIdentifier="FirstPage" id="a" customClass="FirstPage">
        <navigationItem key="navigationItem" title="First" id="n1"/>
        </viewController></objects></scene>
      <scene sceneID="2"><objects>\(bare)</viewController></objects></scene></scenes></document>
      """
    func titles(_ drawn: String) throws -> Set<String> {
      let app = try SampleApp([
        "Start.storyboard": drawn, "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
        "A.swift": "let page = show(\"FirstPage\")",
        "B.swift": "import UIKit\nclass FirstPage: UIViewController {}",
      ])
      return Set(try app.read().screens.compactMap { $0.title?.value.summary })
    }
    #expect(try titles(drawn) == ["\"First\""])
    // Where no scene has a name, whoever opens the file knows how.
    let nameless = drawn.replacing("storyboardIdentifier=\"FirstPage\" ", with: "")
    #expect(try titles(nameless) == ["\"First\"", "\"Bare\""])
  }

  private static let views = """
    import SwiftUI
    @main struct Main: App { var body: some Scene { WindowGroup { FirstView() } } }
    struct FirstView: View {
      var body: some View { NavigationStack { List {}.navigationTitle("First") } }
    }
    struct OldView: View {
      var body: some View { NavigationStack { List {}.navigationTitle("Old") } }
    }
    """

  @Test(arguments: ["project.yml", "Project.swift"])
  func `what a tool makes a project from says as much as that`(name: String) throws {
    func text(_ named: String) -> String {
      name.hasSuffix("yml")
        ? "name: A\ntargets:\n  A:\n    info: {NSExtensionPrincipalClass: \(named)}\n"
        : "import ProjectDescription\nlet project = Project(name: \"A\", infoPlist: [\"a\": \"\(named)\"])"
    }
    #expect(try made(["A.swift": Self.views]) == ["FirstView", "OldView"])
    #expect(try made(["A.swift": Self.views, name: text("Other")]) == ["FirstView"])
    #expect(try made(["A.swift": Self.views, name: text("OldView")]) == ["FirstView", "OldView"])
  }

  @Test func `other code named likewise says nothing of a project`() throws {
    let other = "struct Project { let name: String }"
    #expect(
      try made(["A.swift": Self.views, "Project.swift": other]) == ["FirstView", "OldView"])
  }

  @Test(arguments: [
    ("show(PageMaker().page(), sender: nil)", false),
    ("show(Base(), sender: nil)", true), ("show(Base.made(), sender: nil)", true),
    ("show(PageMaker().page(), sender: nil); title = Base.word", false),
  ])
  func `a base class of which only heirs are made is no screen`(
    step: String, isThere: Bool
  ) throws {
    let names = try made([
      "A.swift": """
      import UIKit
      class Home: UIViewController {
        override func viewDidLoad() { title = "Home"; \(step) }
      }
      class Base: UIViewController {
        static let word = "Word"
        override func viewDidLoad() { title = "Base" }
      }
      class Heir: Base { override func viewDidLoad() { title = "Heir" } }
      struct PageMaker { func page() -> Base { Heir() } }
      """
    ])
    #expect(names == (isThere ? ["Base", "Heir", "Home"] : ["Heir", "Home"]))
  }

  @Test func `a screen of a library's class that nothing makes is none`() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "A.swift": """
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate {
        func start(_ window: UIWindow) { window.rootViewController = First() }
      }
      class First: StripController { override func viewDidLoad() { title = "First" } }
      class Old: StripController { override func viewDidLoad() { title = "Old" } }
      """,
    ]
    #expect(try made(files) == ["First"])
  }
}
