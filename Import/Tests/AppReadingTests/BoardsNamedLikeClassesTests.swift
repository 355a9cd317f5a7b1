import AppReading
import SampleApps
import Testing

/// Storyboards that are called as the class of their screen is, of an app that asks for storyboards by names.
@Suite struct BoardsNamedLikeClassesTests {
  private static func drawn(_ type: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="one">
    <scenes><scene sceneID="b"><objects><viewController id="one" customClass="\(type)">
    <navigationItem key="navigationItem" title="\(type)" id="i"/></viewController></objects></scene>
    </scenes></document>
    """
  }

  /// The screens of an app whose code may open the storyboard of a second one.
  private func names(_ code: String, inOlder: String = "") throws -> Set<String> {
    let app = try SampleApp([
      "Info.plist": """
      <plist><dict><key>CFBundleName</key><string>A</string>
      <key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """,
      "A.xcodeproj/project.pbxproj": "",
      "A.swift": """
      import UIKit
      @main class Start: UIResponder, UIApplicationDelegate {}
      enum Boards {
        static func first(of name: String) -> UIViewController? {
          UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        }
      }
      class First: UIViewController {
        override func viewDidLoad() { a(); b(); c(); d(); e(); f(); g(); h(); i() }
        func a() {}; func b() {}; func c() {}; func d() {}; func e() {}; func f() {}; func g() {}
        func h() {}; func i() {}
        \(code)
      }
      """,
      "Older.swift": "import UIKit\nclass Older: UIViewController {\n  \(inOlder)\n}\n",
      "Main.storyboard": Self.drawn("First"), "Older.storyboard": Self.drawn("Older"),
    ])
    return Set(try app.read().screens.map(\.name))
  }

  @Test(arguments: [
    "", "func open() { show(Boards.first(of: \"Older\")) }",
  ])
  func `one that only its own class is called like is opened by nothing`(code: String) throws {
    #expect(try names(code) == ["First"])
  }

  @Test(arguments: [
    "override func viewDidAppear(_ animated: Bool) { show(Boards.first(of: \"Older\")) }",
    "override func viewDidAppear(_ animated: Bool) { show(Boards.first(of: Older.name)) }",
  ])
  func `one that other code names may be opened`(code: String) throws {
    #expect(try names(code) == ["First", "Older"])
  }

  @Test func `one whose own class opens it is opened`() throws {
    let own = "override func viewDidAppear(_ animated: Bool) { show(Boards.first(of: \"Older\")) }"
    #expect(try names("", inOlder: own) == ["First", "Older"])
  }
}
