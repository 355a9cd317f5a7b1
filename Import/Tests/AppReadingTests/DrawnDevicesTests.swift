import AppReading
import SampleApps
import Testing

/// Drawings of which there is one for each kind of device, and what they make.
@Suite struct DrawnDevicesTests {
  private static func drawing(_ title: String) -> String {
    Storyboard.document(
      """
      <scene sceneID="s"><objects>
      <viewController id="\(title)" storyboardIdentifier="\(title)" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="\(title)" id="n\(title)"/>
      </viewController>
      </objects></scene>
      """)
  }

  private func titles(_ names: [String], isPad: Bool = false) throws -> Set<String> {
    var files = ["A.swift": "import UIKit"]
    for (number, name) in names.enumerated() { files[name] = Self.drawing("T\(number)") }
    let screens = try SampleApp(files).read(isPad: isPad).screens
    return Set(screens.compactMap { $0.title?.value.summary })
  }

  @Test(arguments: [
    ["Main_iPhone.storyboard", "Main_iPad.storyboard"],
    ["Main.storyboard", "Main~ipad.storyboard"],
    ["iPhone-Main.storyboard", "iPad-Main.storyboard"],
  ])
  func `of two drawings one is for the device`(names: [String]) throws {
    #expect(try titles(names) == ["\"T0\""])
  }

  @Test func `a pad shows its own drawing, and another where it has none`() throws {
    #expect(
      try titles(["Main_iPhone.storyboard", "Main_iPad.storyboard"], isPad: true) == ["\"T1\""])
    #expect(try titles(["Main_iPad.storyboard"]) == ["\"T0\""])
    #expect(
      try titles(["Main_iPhone.storyboard", "Other_iPad.storyboard"]) == ["\"T0\"", "\"T1\""])
  }

  @Test func `what only a drawing for another device makes is not there`() throws {
    func drawing(_ type: String) -> String {
      Storyboard.document(
        """
        <scene sceneID="s"><objects>
        <viewController id="\(type)" customClass="\(type)" sceneMemberID="viewController"/>
        </objects></scene>
        """)
    }
    func file(_ type: String) -> String {
      """
      import UIKit
      class \(type): UIViewController { override func viewDidLoad() { title = "\(type)" } }
      """
    }
    let app = try SampleApp([
      "Main_iPhone.storyboard": drawing("Slim"), "Main_iPad.storyboard": drawing("Wide"),
      "Slim.swift": file("Slim"), "Wide.swift": file("Wide"),
    ])
    #expect(try app.read().screens.map(\.name) == ["Slim"])
    #expect(try app.read(isPad: true).screens.map(\.name) == ["Wide"])
  }

  @Test func `a class that loads a drawing is made by whoever makes it`() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="WideController"/></objects>
      </document>
      """
    let app = try SampleApp([
      "WideController.xib": file,
      "A.m": """
      #import <UIKit/UIKit.h>
      @interface WideController : UIViewController
      @end
      @interface StartController : UIViewController
      @end
      @implementation WideController
      - (void)viewDidLoad { self.title = @"Wide"; }
      @end
      """,
      "Delegate.m": """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation AppDelegate
      - (void)start { self.window.rootViewController = [[StartController alloc] init]; }
      @end
      """,
      "B.m": """
      #import <UIKit/UIKit.h>
      @implementation StartController
      - (void)viewDidLoad {
        self.title = @"Start";
        if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) {
          [self.navigationController pushViewController:[[WideController alloc] init] animated:YES];
        }
      }
      @end
      """,
    ])
    #expect(try app.read().screens.map(\.name) == ["StartController"])
    #expect(try app.read(isPad: true).screens.map(\.name) == ["StartController", "WideController"])
  }
}
