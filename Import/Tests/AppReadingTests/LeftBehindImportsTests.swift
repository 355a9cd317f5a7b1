import AppReading
import SampleApps
import Testing

/// Screens of which nothing but imports is left, in apps that ask for classes by names.
@Suite struct LeftBehindImportsTests {
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

  /// The screens of an app that something makes, or may make.
  private func made(_ steps: String, others: [String: String] = [:]) throws -> [String] {
    let files = [
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "Start.storyboard": Self.drawn,
      "A.swift": """
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate { let main = "Start" }
      """,
      "FirstPage.m": """
      #import "FirstPage.h"
      #import "OldPage.h"
      @class OldPage;
      @interface FirstPage : UIViewController
      @end
      @implementation FirstPage
      - (void)open { \(steps) }
      @end
      """,
      "OldPage.h": """
      #import <UIKit/UIKit.h>
      @interface OldPage : UIViewController
      + (instancetype)made;
      @end
      """,
      "OldPage.m": """
      #import "OldPage.h"
      @implementation OldPage
      + (instancetype)made {
        UIStoryboard *board = [UIStoryboard storyboardWithName:@"Start" bundle:nil];
        return [board instantiateViewControllerWithIdentifier:@"OldPage"];
      }
      @end
      """,
    ]
    let app = try SampleApp(files.merging(others) { _, other in other })
    return try app.read().screens.filter { !$0.isSurelyMadeNowhere && $0.variant == nil }
      .map(\.name)
  }

  @Test(arguments: [
    "", "// [self show:[OldPage made]];",
    "[board instantiateViewControllerWithIdentifier:NSStringFromClass([self class])];",
  ])
  func `an import opens no drawn screen`(steps: String) throws {
    #expect(try made(steps) == ["FirstPage"])
  }

  @Test(arguments: [
    "[self.navigationController pushViewController:[OldPage made] animated:YES];",
    "[board instantiateViewControllerWithIdentifier:@\"OldPage\"];",
  ])
  func `code that names one does`(steps: String) throws {
    #expect(try made(steps) == ["FirstPage", "OldPage"])
  }

  private static func mapper(_ rest: String) -> String {
    """
    @implementation NSObject (Filled)
    + (id)filled:(NSString *)name {
      id made = [[NSClassFromString(name) alloc] init];
      objc_property_t *list = \(rest);
      return made;
    }
    @end
    """
  }

  private static let unmade = """
    @interface LonePage : UIViewController
    @end
    @implementation LonePage
    - (void)viewDidLoad { self.title = @"Lone"; }
    @end
    """

  @Test(arguments: [
    ("class_copyPropertyList(self, &count)", false), ("NULL", true),
    ("class_copyPropertyList([UIViewController class], &count)", true),
  ])
  func `what fills objects by their properties makes no screens`(
    steps: String, isThere: Bool
  ) throws {
    let made = try made("", others: ["Filled.m": Self.mapper(steps), "Lone.m": Self.unmade])
    #expect(made.contains("LonePage") == isThere)
  }
}
