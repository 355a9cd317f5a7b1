import AppReading
import SampleApps
import Testing

/// What code hides, keeps and puts back, and what it sets after its base class.
@Suite struct WaysOfBarsTests {
  private func screen(_ code: String, heir: String = "") throws -> Screen? {
    try SampleApp([
      "A.m": """
      #import <UIKit/UIKit.h>
      @interface Base : UIViewController
      @property (nonatomic, strong) UIBarButtonItem *kept;
      @property (nonatomic) BOOL mayLeave;
      @property (nonatomic) BOOL searching;
      @end
      @implementation Base
      \(code)
      @end
      @interface NoteController : Base
      @end
      @implementation NoteController
      \(heir)
      @end
      """
    ]).screen("NoteController")
  }

  private static let leaving = """
    - (void)viewDidLoad { [super viewDidLoad]; self.title = @"Note"; self.mayLeave = YES; }
    - (void)viewDidAppear:(BOOL)animated { [self leaves:[self mayLeave]]; }
    - (void)leaves:(BOOL)may {
      if (may) {
        if ([self kept] != nil) {
          self.navigationItem.leftBarButtonItem = [self kept];
          self.navigationItem.hidesBackButton = YES;
        } else {
          self.navigationItem.hidesBackButton = NO;
        }
      } else {
        self.kept = self.navigationItem.leftBarButtonItem;
        self.navigationItem.leftBarButtonItem = nil;
        self.navigationItem.hidesBackButton = YES;
      }
    }
    """

  @Test func `a back button that one way hides and another shows is there`() throws {
    #expect(try screen(Self.leaving)?.hidesBack?.value != true)
    let heir = "- (void)viewDidLoad { [super viewDidLoad]; [self leaves:NO]; }"
    #expect(try screen(Self.leaving, heir: heir)?.hidesBack?.value == true)
    let both =
      "- (void)viewDidLoad { self.title = @\"A\"; self.navigationItem.hidesBackButton = YES; }"
    #expect(try screen(both)?.hidesBack?.value == true)
  }

  @Test func `what the bar had before is no other button`() throws {
    let app = try SampleApp([
      "A.m": """
      #import <UIKit/UIKit.h>
      @interface NoteController : UIViewController
      @property (nonatomic, strong) UIBarButtonItem *kept;
      @property (nonatomic, strong) UIBarButtonItem *made;
      @end
      @implementation NoteController
      - (void)viewDidLoad {
        self.title = @"Note";
        self.kept = self.navigationItem.leftBarButtonItem;
        self.made = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:nil];
        self.navigationItem.rightBarButtonItem = self.made;
      }
      - (void)viewDidAppear:(BOOL)animated {
        if (self.mayLeave) { self.navigationItem.leftBarButtonItem = self.kept; }
      }
      @end
      """
    ])
    #expect(try app.read().screens.map { $0.items.map(\.summary) } == [["right system add"]])
  }

  @Test func `a title that an heir sets where its flags lead takes the place of an inherited one`()
    throws
  {
    let base = """
      - (void)viewWillAppear:(BOOL)animated { [self fill:animated]; }
      - (void)fill:(BOOL)animated {
        if (self.searching) { self.navigationItem.title = @""; } else { self.navigationItem.title = @"All"; }
      }
      """
    let heir = """
      - (void)fill:(BOOL)animated {
        [super fill:animated];
        if (self.searching) { self.navigationItem.hidesBackButton = YES; } else { self.navigationItem.title = self.part.name; }
      }
      """
    #expect(try screen(base, heir: heir)?.title?.value.summary != "\"All\"")
    // Where only a search has another title, the inherited one is there at first.
    let other = """
      - (void)fill:(BOOL)animated {
        [super fill:animated];
        if (self.searching) { self.navigationItem.title = @"Search"; }
      }
      """
    #expect(try screen(base, heir: other)?.title?.value.summary == "\"All\"")
  }
}
