import AppReading
import SampleApps
import Testing

/// Objective-C that is written in ways of its own.
@Suite struct OddObjectiveCTests {
  private func app(_ base: String, _ heir: String) throws -> SampleApp {
    try SampleApp([
      "A.m": """
      @interface Shelf : UIViewController { NSString *_headline; }
      @end
      @implementation Shelf
      \(base)
      @end
      @interface Pots : Shelf
      @end
      @implementation Pots
      \(heir)
      @end
      """
    ])
  }

  @Test func `a semicolon before a method's body changes nothing`() throws {
    let heir = """
      - (void)viewDidLoad { [super viewDidLoad]; [self setUp]; }
      - (void)setUp;
      {
        self.title = @"Pots";
      }
      """
    #expect(try app("", heir).screen("Pots")?.title?.value.summary == "\"Pots\"")
  }

  private static let base = """
    - (void)viewDidAppear:(BOOL)animated {
      [super viewDidAppear:animated];
      self.navigationItem.title = _headline;
    }
    """
  private static let button = """
    - (void)viewDidLoad {
      [super viewDidLoad];
      self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc]
        initWithTitle:@"Go" style:UIBarButtonItemStylePlain target:self action:nil];
    }
    """

  @Test func `words that nobody puts into a variable are none`() throws {
    let pots = try #require(try app(Self.base, Self.button).screen("Pots"))
    #expect(pots.title == nil)
    #expect(pots.items.map(\.summary) == ["right \"Go\""])
  }

  @Test func `words that an heir puts into a variable are its title`() throws {
    let heir =
      Self.button + """

        - (instancetype)init {
          self = [super init];
          if (self) { _headline = @"Pots"; }
          return self;
        }
        """
    let title = try #require(try app(Self.base, heir).screen("Pots")?.title)
    #expect(title.value.summary == "\"Pots\"")
    #expect(title.confidence == .followed)
  }

  @Test(arguments: [
    ("animated:NO reverse:NO", ["Pots"]), ("sender:self", ["Parts", "Pots"]),
  ])
  func `a method of the app's own that is called nearly as UIKit's pushes nothing`(
    rest: String, names: [String]
  ) throws {
    let heir = """
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Pots";
        [self showViewController:[[Parts alloc] init] \(rest)];
      }
      - (void)showViewController:(UIViewController *)next animated:(BOOL)isAnimated
          reverse:(BOOL)isReversed {
        [self addChildViewController:next];
        [self.view addSubview:next.view];
      }
      @end
      @interface Parts : UIViewController
      @end
      @implementation Parts
      - (void)viewWillAppear:(BOOL)animated {
        [super viewWillAppear:animated];
        [self.navigationController setNavigationBarHidden:YES animated:animated];
      }
      """
    #expect(try app("", heir).read().screens.map(\.name).sorted() == names)
  }

  @Test(arguments: [" = nil", ""])
  func `a screen that starts as nothing is what branches make it`(start: String) throws {
    let heir = """
      - (void)viewDidLoad { [super viewDidLoad]; self.title = @"Pots"; }
      - (void)open:(Model *)model {
        UIViewController *next\(start);
        switch (model.kind) {
          case KindLid: { Lid *lid = [[Lid alloc] init]; next = lid; } break;
          case KindPan: next = [[Pan alloc] init]; break;
          default: break;
        }
        if (next) { [self.navigationController pushViewController:next animated:YES]; }
      }
      @end
      @interface Lid : UIViewController
      @end
      @implementation Lid
      - (void)viewDidLoad { self.title = @"Lid"; }
      @end
      @interface Pan : UIViewController
      @end
      @implementation Pan
      - (void)viewDidLoad { self.title = @"Pan"; }
      """
    let screens = try app("", heir).read().screens
    #expect(screens.filter { $0.parent == "Pots" }.map(\.name).sorted() == ["Lid", "Pan"])
  }

  @Test func `who owns an object says nothing of it`() throws {
    let heir = """
      - (void)viewDidLoad {
        [super viewDidLoad];
        UILabel *label = [[[UILabel alloc] initWithFrame:CGRectZero] autorelease];
        label.text = @"Pots";
        self.navigationItem.titleView = label;
        self.navigationItem.rightBarButtonItem = [[[UIBarButtonItem alloc]
          initWithTitle:@"Go" style:UIBarButtonItemStylePlain target:self action:nil] autorelease];
      }
      """
    let pots = try #require(try app("", heir).screen("Pots"))
    guard case .label(let words)? = pots.titleView?.value else {
      Issue.record("no label in the title's place")
      return
    }
    #expect(words.summary == "\"Pots\"")
    #expect(pots.items.map(\.summary) == ["right \"Go\""])
  }
}
