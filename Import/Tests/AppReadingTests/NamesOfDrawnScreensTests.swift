import AppReading
import SampleApps
import Testing

/// Drawn screens that Objective-C may ask for by their names.
@Suite struct NamesOfDrawnScreensTests {
  private func isThere(_ code: String, named name: String = "report") throws -> Bool {
    let found = try SampleApp([
      "A.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "Info.plist": """
      <plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """,
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        initialViewController="h">
        <scenes>
          <scene sceneID="s"><objects>
            <navigationController id="h">
              <connections>
                <segue destination="l" kind="relationship"
                  relationship="rootViewController" id="x"/>
              </connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="t"><objects>
            <viewController id="l" customClass="ListController">
              <navigationItem key="navigationItem" title="List" id="m"/>
            </viewController>
          </objects></scene>
          <scene sceneID="u"><objects>
            <viewController storyboardIdentifier="\(name)" id="p" customClass="ReportController">
              <navigationItem key="navigationItem" title="Report" id="n"/>
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """,
      "Start.m": """
      @interface Start : UIResponder <UIApplicationDelegate>
      @end
      @implementation Start
      @end
      """,
      "List.m": """
      @interface ListController : UIViewController
      @end
      @implementation ListController
      - (void)viewDidAppear:(BOOL)animated { \(code) }
      @end
      """,
      "Report.m": """
      @interface ReportController : UIViewController
      @end
      @implementation ReportController
      @end
      """,
    ]).read().screens
    return found.contains { $0.name == "ReportController" && !$0.isSurelyMadeNowhere }
  }

  @Test(arguments: [
    "", "self.model.report = nil;", "[self report];", "// show:@\"report\"",
    "NSLog(@\"reports\");",
  ])
  func `a name that stands in no text asks for none`(code: String) throws {
    #expect(try !isThere(code))
  }

  @Test(arguments: ["[self show:@\"report\"];", "NSString *name = @\"report\"; [self show:name];"])
  func `a name in a text may ask for one`(code: String) throws {
    #expect(try isThere(code))
  }

  @Test func `the name of a class may be made a text`() throws {
    #expect(
      try isThere(
        "[self show:NSStringFromClass([ReportController class])];", named: "ReportController"))
  }
}
