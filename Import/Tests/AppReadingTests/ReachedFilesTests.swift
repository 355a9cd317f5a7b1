import AppReading
import SampleApps
import Testing

/// Drawn screens that only screens lead to which nothing leads to themselves.
@Suite struct ReachedFilesTests {
  private static func scene(_ number: Int, _ name: String, _ segue: String = "") -> String {
    """
    <scene sceneID="\(number)"><objects>
    <viewController storyboardIdentifier="\(name)" id="\(name)" customClass="\(name)">
    <view key="view" id="v\(number)"><subviews><button id="b\(number)">
    <connections>\(segue)</connections></button></subviews></view>
    <navigationItem key="navigationItem" title="\(name)" id="n\(number)"/>
    </viewController></objects></scene>
    """
  }

  private static func document(_ first: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="First"><scenes>
    \(scene(1, "First", first))
    \(scene(2, "OldPage"))
    \(scene(3, "OldNote"))
    </scenes></document>
    """
  }

  private static func page(_ name: String, opens other: String) -> String {
    """
    @interface \(name) : UIViewController
    @end
    @implementation \(name)
    + (instancetype)made {
      UIStoryboard *board = [UIStoryboard storyboardWithName:@"Start" bundle:nil];
      return [board instantiateViewControllerWithIdentifier:@"\(name)"];
    }
    - (void)open { [self.navigationController pushViewController:\(other) animated:YES]; }
    @end
    """
  }

  private func made(
    opens: String = "nil", segue: String = "", others: [String: String] = [:]
  ) throws -> [String] {
    let files = [
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "Start.storyboard": Self.document(segue),
      "A.swift": """
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate { let main = "Start" }
      """,
      "First.m": Self.page("First", opens: opens),
      "OldPage.m": Self.page("OldPage", opens: "[OldNote made]"),
      "OldNote.m": Self.page("OldNote", opens: "[OldPage made]"),
    ]
    let app = try SampleApp(files.merging(others) { _, other in other })
    return try app.read().screens.filter { !$0.isSurelyMadeNowhere && $0.variant == nil }
      .map(\.name)
  }

  @Test func `two that only lead to each other are made nowhere`() throws {
    #expect(try made() == ["First"])
  }

  @Test(arguments: ["[OldPage made]", "[OldNote made]"])
  func `one that something leads to leads to the other`(opens: String) throws {
    #expect(try made(opens: opens) == ["First", "OldNote", "OldPage"])
  }

  @Test func `a segue leads there as well`() throws {
    let segue = "<segue destination=\"OldNote\" kind=\"show\" id=\"s\"/>"
    #expect(try made(segue: segue) == ["First", "OldNote", "OldPage"])
  }

  @Test(arguments: [
    "@implementation Router\n- (void)go { [self show:[OldNote made]]; }\n@end",
    "@implementation UIViewController (Links)\n- (void)go { [self show:[OldNote made]]; }\n@end",
    "id made(NSString *name) { return [[NSClassFromString(name) alloc] init]; }",
  ])
  func `what is no screen may lead anywhere`(code: String) throws {
    #expect(try made(others: ["Other.m": code]) == ["First", "OldNote", "OldPage"])
  }

  @Test func `a base class is reached with those that inherit from it`() throws {
    let heir = "@interface Heir : OldPage\n@end\n@implementation Heir\n- (void)go {}\n@end"
    let made = try made(opens: "[[Heir alloc] init]", others: ["Heir.m": heir])
    #expect(made.contains("OldNote"))
  }

  @Test func `a screen that is not drawn leads on where something leads to it`() throws {
    let plain = """
      @interface Plain : UIViewController
      @end
      @implementation Plain
      - (void)viewDidLoad { self.title = @"Plain"; }
      - (void)go { [self show:[OldNote made]]; }
      @end
      """
    #expect(try made(others: ["Plain.m": plain]) == ["First"])
    let opened = try made(opens: "[[Plain alloc] init]", others: ["Plain.m": plain])
    #expect(opened == ["First", "OldNote", "OldPage", "Plain"])
  }
}
