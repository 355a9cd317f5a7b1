import AppReading
import Foundation
import SampleApps
import Testing

@Suite struct ObjectiveCTests {
  private static let files = [
    "Mail.h": """
    #import <UIKit/UIKit.h>
    @interface BaseController : UIViewController
    @property (nonatomic, strong) UIBarButtonItem *help;
    @end
    @interface MailController : BaseController <UITableViewDelegate>
    @end
    """,
    "Mail.m": """
    #import "Mail.h"
    #define L(key) NSLocalizedString(key, nil)
    static NSString * const kPeople = @"People";
    @interface MailController ()
    @property (nonatomic, weak) IBOutlet UIButton *corner;
    @end
    @implementation BaseController
    - (UIBarButtonItem *)help {
      if (!_help) {
        _help = [[UIBarButtonItem alloc] initWithImage:[UIImage systemImageNamed:@"questionmark"]
                                                 style:UIBarButtonItemStylePlain target:self action:@selector(help:)];
      }
      return _help;
    }
    @end
    @implementation MailController
    // self.title = @"Not this";
    - (instancetype)initWithNumber:(NSInteger)number {
      if (self = [super init]) { [self setTitle:L(@"NEW_MAIL")]; }
      return self;
    }
    - (void)viewDidLoad {
      [super viewDidLoad];
      UIBarButtonItem *send = [[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@"SEND", @"a button")
                                                               style:UIBarButtonItemStyleDone target:self action:@selector(send:)];
      NSMutableArray<UIBarButtonItem *> *items = [NSMutableArray arrayWithObject:send];
      [items addObject:self.help];
      self.navigationItem.rightBarButtonItems = items;
      __weak typeof(self) weakSelf = self;
      dispatch_async(dispatch_get_main_queue(), ^{
        [weakSelf.navigationItem setLeftBarButtonItem:[[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:nil action:nil] animated:YES];
      });
      if (@available(iOS 11.0, *)) {
        self.navigationItem.largeTitleDisplayMode = UINavigationItemLargeTitleDisplayModeNever;
      } else {
        self.navigationItem.prompt = @"Old";
      }
    #if TARGET_OS_TV
      self.navigationItem.prompt = @"Television";
    #endif
      UISearchController *search = [[UISearchController alloc] initWithSearchResultsController:nil];
      search.searchBar.placeholder = kPeople;
      self.navigationItem.searchController = search;
      UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Oops" message:nil preferredStyle:0];
      alert.title = @"No";
    }
    - (void)open {
      DetailController *detail = [[DetailController alloc] init];
      detail.title = [NSString stringWithFormat:@"Part %@", @"two"];
      [self.navigationController pushViewController:detail animated:YES];
    }
    @end
    """,
    "DetailController.mm": """
    #import "Mail.h"
    @implementation DetailController
    @end
    @interface DetailController : UITableViewController
    @end
    @implementation DetailController
    - (void)viewDidLoad { self.navigationItem.hidesBackButton = YES; }
    @end
    """,
    "en.lproj/Localizable.strings": "\"NEW_MAIL\" = \"New mail\";\n\"SEND\" = \"Send\";\n",
  ]

  @Test func `a controller in Objective-C has its title, buttons and search`() throws {
    let app = try SampleApp(Self.files)
    let screen = try #require(try app.screen("MailController"))
    #expect(screen.title?.value.summary == "key NEW_MAIL")
    #expect(screen.titleMode?.value == .inline)
    #expect(screen.prompt == nil)
    #expect(
      screen.items.map(\.summary) == [
        "left system cancel", "right key SEND", "right symbol questionmark",
      ])
    #expect(screen.items[1].style == "done")
    #expect(screen.search?.value.placeholder == .verbatim("People"))
    #expect(screen.title?.place.path.hasSuffix("Mail.m") ?? false)
  }

  @Test func `a title that is set on a controller where it is made is that controller's`() throws {
    let app = try SampleApp(Self.files)
    let screen = try #require(try app.screen("DetailController"))
    #expect(screen.title?.value == .verbatim("Part two"))
    #expect(screen.parent == "MailController")
    #expect(screen.hidesBack?.value == true)
  }

  @Test func `a class with nothing in it is one, and its heirs have what it inherits`() throws {
    let app = try SampleApp([
      "A.m": """
      @interface Base : UIViewController
      @end
      @implementation Base
      @end
      @interface Other : NSObject
      @end
      @implementation Heir : Base
      - (void)viewDidLoad { self.title = @"Heir"; }
      @end
      @implementation Other
      @end
      """,
      "B.swift": "class Newer: Base { override func viewDidLoad() { title = \"Newer\" } }",
    ])
    #expect(try app.screen("Heir")?.title?.value == .verbatim("Heir"))
    #expect(try app.screen("Newer")?.title?.value == .verbatim("Newer"))
    #expect(try app.screen("Other") == nil)
  }

  @Test func `what is not Objective-C, or not whole, ends nothing`() throws {
    for text in [
      "@implementation", "@implementation A - (void)b { [", "@interface A : B <", "@[@[@[", "\"",
      "/*",
      "#if\n#else\n@implementation A -(int)b:(", "int main() { return ^(", "{ ( } ] )",
      String(repeating: "[", count: 20_000), String(repeating: "^{", count: 20_000),
      String(repeating: "(a)", count: 5_000),
      "@implementation A -(void)a {"
        + String(repeating: "if (a) {", count: 9_000),
    ] {
      let app = try SampleApp([
        "A.m": text, "B.m": "@implementation C\n- (void)viewDidLoad { self.title = @\"C\"; }\n@end",
        "B.h": "@interface C : UIViewController\n@end",
      ])
      #expect(try app.screen("C")?.title?.value == .verbatim("C"))
    }
  }

  @Test func `a title that the code sets only sometimes leaves the drawn one`() throws {
    let app = try SampleApp([
      "A.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects><viewController id="a-b-c" customClass="SettingsController">
      <navigationItem key="navigationItem" title="Settings" id="d-e-f"/></viewController></objects></scene></scenes></document>
      """,
      "Launch.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" launchScreen="YES">
      <scenes><scene sceneID="s"><objects><viewController id="g-h-i">
      <navigationItem key="navigationItem" title="Launch" id="j-k-l"/></viewController></objects></scene></scenes></document>
      """,
      "A.m": """
      @implementation SettingsController
      - (void)viewDidLoad { if (self.isBroken) { self.navigationItem.title = @"Repair"; } }
      @end
      """,
      "A.h": "@interface SettingsController : UITableViewController\n@end",
    ])
    let screens = try app.read().screens
    #expect(screens.map { $0.title?.value } == [.verbatim("Settings"), .verbatim("Repair")])
    #expect(screens.last?.variant == "self.isBroken")
  }

  @Test func `words by a macro of the header before all files are found`() throws {
    let app = try SampleApp([
      "Own-Prefix.pch": """
      #ifdef __OBJC__
      #import <UIKit/UIKit.h>
      #endif
      #define WORD(__key, __comment) \\
      NSLocalizedStringFromTable(\\
      (__key),@"Words",(__comment))
      """,
      "A.m": """
      @implementation ListController : UIViewController
      - (void)viewDidLoad { self.title = WORD(@"New List", @"Title"); }
      @end
      """,
      "en.lproj/Words.strings": "\"New List\" = \"A new list\";\n",
    ])
    #expect(try app.screen("ListController")?.title?.value.summary == "key New List")
  }
}
