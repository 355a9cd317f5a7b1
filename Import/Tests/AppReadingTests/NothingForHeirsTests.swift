import AppReading
import SampleApps
import Testing

/// What a base class in Objective-C does where its heirs have an object for it.
@Suite struct NothingForHeirsTests {
  private static let files = [
    "Pages.h": """
    @interface AnyPage : UIViewController
    @property (nonatomic, readonly) NSURL *address;
    @end
    @interface SilentPage : AnyPage
    @end
    @interface LinkedPage : AnyPage
    @property (nonatomic) NSString *place;
    @end
    """,
    "Pages.m": """
    #import "Pages.h"
    @implementation AnyPage
    - (void)viewDidLoad {
      [super viewDidLoad];
      if (self.address) {
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAction target:self action:@selector(share)];
      }
    }
    - (NSURL *)address { return nil; }
    @end
    @implementation SilentPage
    - (void)viewDidLoad { [super viewDidLoad]; self.title = @"Silent"; }
    @end
    @implementation LinkedPage
    - (void)viewDidLoad { [super viewDidLoad]; self.title = @"Linked"; }
    - (NSURL *)address { return [NSURL URLWithString:self.place]; }
    @end
    """,
  ]

  @Test func `a button for what a base class answers nothing to is not there`() throws {
    let screens = try SampleApp(Self.files).read().screens
    func buttons(_ name: String) -> Int {
      screens.filter { $0.name == name }.flatMap(\.items).count
    }
    #expect(buttons("SilentPage") == 0)
    #expect(buttons("LinkedPage") > 0)
  }
}
