import AppReading
import SampleApps
import Testing

/// Conditions that ask for the version of the system in code.
@Suite struct SystemQuestionsTests {
  private func titles(_ files: [String: String]) throws -> [String?] {
    try SampleApp(files).read().screens.map { $0.title?.value.summary }
  }

  @Test(arguments: [
    "SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@\"9.0\")", "!SYSTEM_VERSION_LESS_THAN(@\"8.0\")",
    "[[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0",
    "UIDevice.currentDevice.systemVersion.floatValue > 6.1f",
    "([[UIDevice currentDevice].systemVersion compare:@\"8.0\" options:NSNumericSearch] != NSOrderedAscending)",
    "floor(NSFoundationVersionNumber) > NSFoundationVersionNumber_iOS_6_1", "IOS_VERSION >= 8",
    "SYSTEM_VERSION_LESS_THAN(@\"7\") || [UIDevice currentDevice].systemVersion.intValue > 8",
  ])
  func `what an old system does not do is done`(condition: String) throws {
    let code = """
      @interface Box : UIViewController
      @end
      @implementation Box
      - (void)viewDidLoad {
        if (CONDITION) { self.title = @"New"; } else { self.title = @"Old"; }
      }
      @end
      """
    #expect(try titles(["A.m": code.replacing("CONDITION", with: condition)]) == ["\"New\""])
    let turned = code.replacing("CONDITION", with: "!(\(condition))")
    #expect(try titles(["A.m": turned]) == ["\"Old\""])
  }

  @Test func `what else is asked stays asked`() throws {
    let code = """
      @interface Box : UIViewController
      @end
      @implementation Box
      - (void)viewDidLoad {
        if (SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@"8") && self.isDraft) { self.title = @"Draft"; }
        else if (SYSTEM_VERSION_LESS_THAN(@"8") && self.isSent) { self.title = @"Never"; }
        else { self.title = @"Letter"; }
      }
      @end
      """
    #expect(try Set(titles(["A.m": code])) == ["\"Draft\"", "\"Letter\""])
    let app = try SampleApp(["A.m": code]).read()
    #expect(app.screens.compactMap(\.variant).allSatisfy { !$0.contains("SYSTEM") })
  }

  @Test func `versions of anything else are left open`() throws {
    let code = """
      @interface Box : UIViewController
      @end
      @implementation Box
      - (void)viewDidLoad {
        if (self.model.serverVersion >= 7) { self.title = @"New"; } else { self.title = @"Old"; }
      }
      @end
      """
    #expect(try titles(["A.m": code]).count == 2)
  }

  @Test func `Swift asks for it, too`() throws {
    let code = """
      class Box: UIViewController {
        override func viewDidLoad() {
          if (UIDevice.current.systemVersion as NSString).floatValue < 8.0 { title = "Old" } else {
            title = "New"
          }
        }
      }
      """
    #expect(try titles(["A.swift": code]) == ["\"New\""])
  }
}
