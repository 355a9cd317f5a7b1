import AppReading
import SampleApps
import Testing

/// Storyboards that nothing opens, and drawn stacks without a bar.
@Suite struct OpenedStoryboardsTests {
  private static func drawn(_ scenes: String, first: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="\(first)">
    <scenes>\(scenes)</scenes></document>
    """
  }

  private static func stack(_ more: String = "", _ type: String, _ inside: String) -> String {
    """
    <scene sceneID="a"><objects><navigationController id="nav" \(more)><connections>
      <segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="b"><objects><viewController id="one" customClass="\(type)">
      \(inside)</viewController></objects></scene>
    """
  }

  private static func item(_ title: String) -> String {
    "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"i\"/>"
  }

  private static let list = """
    <plist><dict><key>CFBundleName</key><string>Old</string>
    <key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
    """

  private static let code = """
    import UIKit
    @main class Start: UIResponder, UIApplicationDelegate {}
    class First: UIViewController {}
    class Older: UIViewController {
      var helper: Helper?
      override func viewDidLoad() { title = "Old" }
    }
    class Helper { weak var older: Older? }
    // The old page.
    """

  private func names(_ code: String, segue: String = "") throws -> Set<String> {
    let place = """
      <scene sceneID="p"><objects>
      <viewControllerPlaceholder storyboardName="Old" id="place"/></objects></scene>
      """
    let app = try SampleApp([
      "A.swift": code, "Info.plist": Self.list, "A.xcodeproj/project.pbxproj": "",
      "Main.storyboard": Self.drawn(
        Self.stack("", "First", Self.item("First") + segue) + place, first: "nav"),
      "Old.storyboard": Self.drawn(Self.stack("", "Older", Self.item("Old")), first: "nav"),
    ])
    return Set(try app.read().screens.map(\.name))
  }

  @Test(arguments: [
    ("DEBUG", false), ("!DEBUG", true), ("os(iOS)", true), ("os(macOS) // or", false),
    ("os(macOS) || DEBUG", false), ("OPEN", true),
  ])
  func `what is not compiled opens no storyboard`(condition: String, isOpen: Bool) throws {
    let more = """
      extension First {
        #if \(condition)
          func open() { show(UIStoryboard(name: "Old", bundle: nil)) }
        #elseif DEBUG
          func close() { show(UIStoryboard(name: "Old", bundle: nil)) }
        #else
          // Old
        #endif
      }
      """
    #expect(try names(Self.code + more).contains("Older") == isOpen)
  }

  @Test(arguments: [
    ("", false), ("class Other { func a() { let older = Other() } }", false),
    ("class Other { func a(_ page: UIViewController) { (page as? Older)?.open() } }", true),
    (
      "class Other { func a() { show(R.storyboard.old().instantiateInitialViewController()) } }",
      true
    ),
  ])
  func `a storyboard that only its own screens ask for has none`(
    more: String, isOpen: Bool
  ) throws {
    let own = """
      import UIKit
      class Older: UIViewController {
        override func viewDidLoad() { title = "Old" }
        @objc func open() { show(R.storyboard.old.older(), sender: nil) }
      }
      """
    let start = """
      import UIKit
      @main class Start: UIResponder, UIApplicationDelegate {}
      class First: UIViewController {}

      """
    let app = try SampleApp([
      "A.swift": start + more, "B.swift": own, "Info.plist": Self.list,
      "A.xcodeproj/project.pbxproj": "",
      "Main.storyboard": Self.drawn(Self.stack("", "First", Self.item("First")), first: "nav"),
      "Old.storyboard": Self.drawn(Self.stack("", "Older", Self.item("Old")), first: "nav"),
    ])
    #expect(try app.read().screens.contains { $0.name == "Older" } == isOpen)
  }

  @Test(arguments: [
    ("Start Picture", "", false), ("Picture", "", false),
    ("Start Picture", "UIStoryboard(name: \"Start Picture\", bundle: nil)", true),
  ])
  func `what is shown while the app starts is no screen`(
    name: String, code: String, isOpen: Bool
  ) throws {
    let list = Self.list.replacing(
      "</dict>",
      with: "<key>UILaunchStoryboardName</key>\n<string>\(name)</string></dict>")
    let app = try SampleApp([
      "A.swift": Self.code + "\nfunc a() { \(code) }", "Info.plist": list,
      "A.xcodeproj/project.pbxproj": "",
      "Main.storyboard": Self.drawn(Self.stack("", "First", Self.item("First")), first: "nav"),
      "\(name).storyboard": Self.drawn(
        Self.stack("", "UIViewController", Self.item("Start")), first: "nav"),
    ])
    let titles = try app.read().screens.map { $0.title?.value.summary }
    #expect(titles.contains("\"Start\"") == isOpen)
  }

  @Test func `a storyboard that nothing opens has no screens`() throws {
    #expect(try names(Self.code) == ["First"])
    let other = Self.code + "\nfunc a() { UIStoryboard(name: \"Main\", bundle: nil) }"
    #expect(try names(other) == ["First"])
  }

  @Test(arguments: [
    "func a() { UIStoryboard(name: \"Old\", bundle: nil) }",
    "let b: UIStoryboard = .init(name: \"Old\", bundle: nil)",
    "func a() { open(\"Old\") }\nfunc open(_ name: String) { UIStoryboard(name: name, bundle: nil) }",
    "extension UIStoryboard { convenience init(_ a: Any) { self.init(name: \"\\(a)\") } }",
    "class Other { func a() { Older() } }", "func a() { Older() }",
  ])
  func `one that code opens or may open has them`(more: String) throws {
    #expect(try names(Self.code + "\n" + more).contains("Older"))
  }

  @Test func `one that a segue leads to has them`() throws {
    let segue = "<connections><segue destination=\"place\" kind=\"show\" id=\"s\"/></connections>"
    #expect(try names(Self.code, segue: segue).contains("Older"))
  }

  @Test func `screens of a drawn stack without a bar have none`() throws {
    let inside = """
      <view key="view" id="v"><subviews><button id="b"><connections>
        <segue destination="two" kind="show" id="s1"/></connections></button></subviews></view>
      """
    let second = """
      <scene sceneID="c"><objects><viewController id="two" customClass="Second"/></objects></scene>
      """
    let empty = "<navigationItem key=\"navigationItem\" id=\"i\"/>" + inside
    func hidden(_ more: String, _ code: String = "") throws -> [String] {
      let app = try SampleApp([
        "Main.storyboard": Self.drawn(Self.stack(more, "First", empty) + second, first: "nav"),
        "A.swift": "import UIKit\nclass First: UIViewController {}\n"
          + "class Second: UIViewController { \(code) }",
      ])
      return try app.read().screens.filter { $0.isBarHidden?.value == true && $0.hasFacts }
        .map(\.name)
    }
    #expect(try hidden("navigationBarHidden=\"YES\"") == ["First", "Second"])
    #expect(try hidden("") == [])
    let shows = """
      override func viewDidLoad() { navigationController?.isNavigationBarHidden = false }
      """
    #expect(try hidden("navigationBarHidden=\"YES\"", shows) == ["First"])
  }
}
