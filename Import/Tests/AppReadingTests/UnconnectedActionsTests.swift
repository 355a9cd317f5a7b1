import AppReading
import SampleApps
import Testing

/// Actions of drawn screens that no drawing connects and no code names.
@Suite struct UnconnectedActionsTests {
  /// A storyboard with two buttons, with more of its text.
  private static func drawing(_ more: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="s"><scenes>
    <scene sceneID="0"><objects><navigationController id="s"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
    <scene sceneID="1"><objects><viewController id="a" customClass="Orchard"><view key="view" id="v">
      <subviews><button id="b"><connections>
        <action selector="water:" destination="a" eventType="touchUpInside" id="c"/>
        <action selector="pickWithSender:" destination="a" eventType="touchUpInside" id="d"/>
        \(more)
      </connections></button></subviews></view>
      <navigationItem key="navigationItem" title="Orchard" id="n"/>
      </viewController></objects></scene></scenes></document>
    """
  }

  private func titles(_ files: [String: String]) throws -> Set<String> {
    let app = try SampleApp(["A.xcodeproj/project.pbxproj": "{}"].merging(files) { $1 })
    return Set(
      try app.read().screens.filter { !$0.isSurelyMadeNowhere }
        .compactMap { $0.title?.value.summary })
  }

  private func swift(
    _ action: String = "@IBAction func prune(_ sender: Any)", _ more: String = "",
    drawing: String? = drawing()
  ) throws -> Set<String> {
    var files = [
      "A.swift": """
      import UIKit
      @main class Start: UIResponder, UIApplicationDelegate {
        let root = UINavigationController(rootViewController: Orchard())
      }
      class Orchard: UIViewController {
        @IBAction func water(_ sender: Any) {}
        @IBAction func pick(sender: Any) {}
        \(action) { show(Shears(), sender: nil) }
        \(more)
      }
      class Shears: UIViewController { override func viewDidLoad() { title = "Shears" } }
      """
    ]
    files["Main.storyboard"] = drawing
    return try titles(files)
  }

  @Test(arguments: [
    "@IBAction func prune(_ sender: Any)", "@IBAction private func prune()",
    "@IBAction func prune(sender: UIButton)",
  ])
  func `what they open is opened by nobody`(action: String) throws {
    #expect(try swift(action) == ["\"Orchard\""])
  }

  @Test func `what one of them calls is not called for that`() throws {
    let steps = (0..<6)
    let called = steps.map { "step\($0)()" }.joined(separator: "; ")
    let more =
      "override func viewDidLoad() { \(called) }\n"
      + steps.map { "func step\($0)() {}" }.joined(separator: "\n")
    let action = "@IBAction func prune(_ sender: Any) { cut() }\nfunc cut()"
    #expect(try swift(action, more) == ["\"Orchard\""])
  }

  @Test(arguments: ["prune:", "pruneWithSender:", "prune"])
  func `what a drawing connects opens it`(selector: String) throws {
    let action = "<action selector=\"\(selector)\" destination=\"-1\" id=\"e\"/>"
    #expect(try swift(drawing: Self.drawing(action)) == ["\"Orchard\"", "\"Shears\""])
  }

  @Test(arguments: [
    "func tended() { prune(self) }",
    "override func viewDidLoad() { let it = #selector(prune(_:)) }",
    "override func viewDidLoad() { let it = Selector((\"prune:\")) }",
  ])
  func `what code names opens it`(more: String) throws {
    let called = "override func viewWillAppear(_ animated: Bool) { tended() }\n"
    let all = more.contains("tended") ? called + more : more
    #expect(
      try swift("@IBAction func prune(_ sender: Any)", all) == ["\"Orchard\"", "\"Shears\""])
  }

  @Test func `without drawings nobody knows what is connected`() throws {
    #expect(try swift(drawing: nil).contains("\"Shears\""))
  }

  @Test(arguments: [
    ("prune", false), ("water", true), ("prune:(id)sender withEvent", false),
    ("water:(id)sender forEvent", true),
  ])
  func `actions of Objective-C are connected as well`(name: String, isShown: Bool) throws {
    let other = name.hasPrefix("water") ? "prune" : "water"
    let code = """
      #import <UIKit/UIKit.h>
      @interface Start : UIResponder <UIApplicationDelegate>
      @end
      @implementation Start
      @end
      @interface Orchard : UIViewController
      - (IBAction)\(name):(id)sender;
      @end
      @implementation Orchard
      - (IBAction)\(other):(id)sender {}
      - (IBAction)pickWithSender:(id)sender {}
      - (IBAction)\(name):(id)sender {
        [self.navigationController pushViewController:[[Shears alloc] init] animated:YES];
      }
      @end
      """
    let pushed = """
      #import <UIKit/UIKit.h>
      @interface Shears : UIViewController
      @end
      @implementation Shears
      - (void)viewDidLoad { self.title = @"Shears"; }
      @end
      """
    let shown: Set = isShown ? ["\"Orchard\"", "\"Shears\""] : ["\"Orchard\""]
    #expect(try titles(["Main.storyboard": Self.drawing(), "A.m": code, "B.m": pushed]) == shown)
  }
}
