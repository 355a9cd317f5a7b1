import AppReading
import SampleApps
import Testing

/// Lengths and objects that Objective-C takes for truths.
@Suite struct TruthsInObjectiveCTests {
  private func screen(_ steps: String) throws -> Screen? {
    try SampleApp([
      "A.m": """
      @interface ListController : UIViewController
      @end
      @implementation ListController
      - (void)next {
        DetailController *next = [[DetailController alloc] init];
        next.heading = @"Own";
        [self.navigationController pushViewController:next animated:YES];
      }
      @end
      @interface DetailController : UIViewController
      @property (nonatomic, copy) NSString *heading;
      @end
      @implementation DetailController
      - (void)viewDidLoad {
        [super viewDidLoad];
        \(steps)
      }
      @end
      """
    ]).screen("DetailController")
  }

  @Test(arguments: [
    "self.title = self.heading.length ? self.heading : @\"Other\";",
    "self.title = [self.heading length] > 0 ? self.heading : @\"Other\";",
    "self.title = self.heading.length == 0 ? @\"Other\" : self.heading;",
    "if (self.heading.length) { self.title = self.heading; } else { self.title = @\"Other\"; }",
  ])
  func `a text that is handed over has letters`(step: String) throws {
    #expect(try screen(step)?.title?.value.summary == "\"Own\"")
  }

  @Test(arguments: [
    ("if (self.navigationController) {", true), ("if ([self navigationController]) {", true),
    ("if (!self.navigationController) {", false),
  ])
  func `a screen that is pushed stands on a stack`(condition: String, isThere: Bool) throws {
    let found = try screen(
      """
      \(condition)
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc]
          initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(go)];
      }
      """)
    #expect((found?.items ?? []).map(\.summary) == (isThere ? ["right system add"] : []))
  }
}
