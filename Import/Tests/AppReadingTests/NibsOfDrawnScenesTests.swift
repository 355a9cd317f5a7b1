import AppReading
import SampleApps
import Testing

/// Files of views that are called as controllers whose scenes bring views of their own.
@Suite struct NibsOfDrawnScenesTests {
  /// The names of an app's screens.
  ///
  /// - Parameters:
  ///   - steps: what a list does where a row is chosen.
  ///   - view: the view of the scene.
  private func names(
    _ steps: String, view: String = "<view key=\"view\" id=\"v\"/>",
    _ more: [String: String] = [:]
  ) throws -> Set<String> {
    var files = [
      "NoteController.h": "@interface NoteController : UIViewController\n@end",
      "NoteController.m": """
      #import "NoteController.h"
      @implementation NoteController
      - (void)viewDidLoad { [super viewDidLoad]; }
      @end
      """,
      "ListController.m": """
      #import "NoteController.h"
      @interface ListController : UITableViewController { NoteController *note; }
      @end
      @implementation ListController
      - (void)viewDidLoad { [super viewDidLoad]; self.title = @"List"; }
      - (void)open {
        \(steps)
        [self presentViewController:note animated:YES completion:nil];
      }
      @end
      """,
      "A.xcodeproj/project.pbxproj": "/* NoteController.xib in Resources */",
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("a", root: "b"),
        Storyboard.controller("b", class: "ListController", title: "List"),
        """
        <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="note" id="n" customClass="NoteController" \
        sceneMemberID="viewController">\(view)</viewController>
        </objects></scene>
        """),
      "NoteController.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NoteController"/>
      <view id="w"><subviews><navigationBar id="x"><items>
      <navigationItem title="Old note" id="i"/></items></navigationBar></subviews></view>
      </objects></document>
      """,
    ]
    files.merge(more) { _, last in last }
    let screens = try SampleApp(files).read().screens
    return Set(screens.compactMap { $0.title?.value.summary })
  }

  private static let drawn = """
    note = (NoteController *)[self.storyboard instantiateViewControllerWithIdentifier:@"note"];
    """

  @Test func `what the scene takes the place of is no screen`() throws {
    #expect(try names(Self.drawn) == ["\"List\""])
  }

  @Test(arguments: [
    "note = [[NoteController alloc] init];", "note = [NoteController new];",
    "note = [[NSBundle mainBundle] loadNibNamed:@\"NoteController\" owner:self options:nil];",
    "note = [NSClassFromString(name) new];",
  ])
  func `one that code may load has its bar`(steps: String) throws {
    #expect(try names(steps).contains("\"Old note\""))
  }

  @Test func `one whose scene has no view has its bar`() throws {
    #expect(try names(Self.drawn, view: "").contains("\"Old note\""))
    let swift = ["B.swift": "let note = NoteController()"]
    #expect(try names(Self.drawn, swift).contains("\"Old note\""))
  }
}
