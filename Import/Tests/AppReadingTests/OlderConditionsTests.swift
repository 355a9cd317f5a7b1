import AppReading
import SampleApps
import Testing

/// Conditions of Objective-C, which are read as Swift spells them.
@Suite struct OlderConditionsTests {
  /// The titles of a screen that sets them by code of its own.
  private func titles(_ code: String, isPad: Bool = false) throws -> [String?] {
    try SampleApp([
      "A.m": """
      #import <UIKit/UIKit.h>
      @interface ListController : UIViewController
      @property (nonatomic) BOOL searching;
      @property (nonatomic, copy) NSString *name;
      @end
      @implementation ListController
      - (BOOL)isOnPad { return [UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPad; }
      \(code)
      @end
      """
    ]).read(isPad: isPad).screens.map { $0.title?.value.summary }
  }

  @Test(arguments: [
    "UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad",
    "[UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPad",
    "[[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad",
    "UIUserInterfaceIdiomPad == UI_USER_INTERFACE_IDIOM()",
    "( UI_USER_INTERFACE_IDIOM() != UIUserInterfaceIdiomPhone )", "[self isOnPad]",
  ])
  func `the kind of device is known`(condition: String) throws {
    let code = """
      - (void)viewDidLoad {
        if (\(condition)) { self.title = @"Columns"; } else { self.title = @"List"; }
      }
      """
    #expect(try titles(code) == ["\"List\""])
    #expect(try titles(code, isPad: true) == ["\"Columns\""])
    let choice = "- (void)viewDidLoad { self.title = (\(condition)) ? @\"Columns\" : @\"List\"; }"
    #expect(try titles(choice) == ["\"List\""])
  }

  @Test func `what a switch over kinds of device makes for another is not there`() throws {
    let app = try SampleApp([
      "A.m": """
      #import <UIKit/UIKit.h>
      @interface WideController : UIViewController
      @end
      @implementation WideController
      - (void)viewDidLoad { self.title = @"Wide"; }
      @end
      @interface SlimController : UIViewController
      @end
      @implementation SlimController
      - (void)viewDidLoad { self.title = @"Slim"; }
      @end
      @interface StartController : UIViewController
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
      - (void)viewDidLoad { self.title = @"Start"; }
      - (void)open {
        UIViewController *next = nil;
        switch ([[UIDevice currentDevice] userInterfaceIdiom]) {
          case UIUserInterfaceIdiomPad: next = [[WideController alloc] init]; break;
          case UIUserInterfaceIdiomPhone: next = [[SlimController alloc] init]; break;
        }
        [self.navigationController pushViewController:next animated:YES];
      }
      @end
      """,
    ])
    #expect(try app.read().screens.map(\.name) == ["SlimController", "StartController"])
    #expect(
      try app.read(isPad: true).screens.map(\.name) == ["StartController", "WideController"])
  }

  @Test func `a small phone is none that screens are read for, whatever letters stand before`()
    throws
  {
    let code = "- (void)viewDidLoad { if (XYIsIPhone4Family()) { self.title = @\"Small\"; } }"
    #expect(try titles(code).isEmpty)
    let other = "- (void)viewDidLoad { if (XYIsPhoneBook()) { self.title = @\"Book\"; } }"
    #expect(try titles(other).contains("\"Book\""))
  }

  @Test(arguments: ["self.searching", "[self searching]", "self.searching == YES"])
  func `a flag of an object starts down`(condition: String) throws {
    let found = try titles(
      """
      - (void)viewDidLoad {
        if (\(condition)) { self.title = @"Found"; } else { self.title = @"List"; }
      }
      - (void)find { self.searching = YES; }
      """)
    #expect(found == ["\"List\"", "\"Found\""])
    // One that is up as the screen comes is no flag that is down.
    let up = try titles(
      """
      - (void)viewDidLoad {
        self.searching = YES;
        if (\(condition)) { self.title = @"Found"; } else { self.title = @"List"; }
      }
      """)
    #expect(up.first == "\"Found\"")
  }

  @Test func `a state is named as Swift would, messages with values as they are written`() throws {
    let app = try SampleApp([
      "A.m": """
      #import <UIKit/UIKit.h>
      @interface NoteController : UIViewController
      @property (nonatomic, copy) NSString *name;
      @end
      @implementation NoteController
      - (void)viewDidLoad {
        self.title = @"Note";
        if ([[self name] hasPrefix:[Words old]]) { self.title = @"Old"; }
        if ([self name] == nil) { self.title = @"New"; }
      }
      @end
      """
    ])
    let variants = try app.read().screens.compactMap(\.variant)
    #expect(Set(variants) == ["[[self name] hasPrefix:[Words old]]", "self.name == nil"])
  }
}
