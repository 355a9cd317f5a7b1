import AppReading
import SampleApps
import Testing

/// Screens that Objective-C makes in comments alone.
@Suite struct MakersInCommentsTests {
  @Test(arguments: [
    ("[self show:[[OldController alloc] init]];", true),
    ("// [self show:[[OldController alloc] init]];", false),
    ("[self go]; // [[OldController alloc] init]", false),
    ("/*\n[self show:[[OldController alloc] init]];\n*/", false),
    ("[self say:@\"/*\"]; [self show:[[OldController alloc] init]];", true),
  ])
  func `what stands in a comment makes nothing`(step: String, isMade: Bool) throws {
    let screens = try SampleApp([
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "A.m": """
      @interface Delegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation Delegate
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)all {
        \(step)
        return YES;
      }
      @end
      """,
      "B.m": """
      @interface OldController : UIViewController
      @end
      @implementation OldController
      - (void)viewDidLoad { self.title = @"Old"; }
      @end
      """,
    ]).read().screens
    #expect(screens.contains { $0.name == "OldController" && !$0.isMadeNowhere } == isMade)
  }
}
