import AppReading
import SampleApps
import Testing

/// Flags that objects ask for which a screen makes and hands itself to.
@Suite struct FlagsOfOwnObjectsTests {
  private func bars(_ steps: String, _ rest: String = "") throws -> [[String]] {
    try SampleApp([
      "Guide.h": """
      @interface Guide : NSObject
      @property (nonatomic) BOOL isLost;
      - (void)fillBarOf:(UIViewController *)screen;
      - (void)fillBarOf:(UIViewController *)screen lost:(BOOL)isLost;
      @end
      """,
      "Guide.m": """
      #import "Guide.h"
      @implementation Guide
      - (void)fillBarOf:(UIViewController *)screen {
        if (self.isLost) {
          screen.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc]
            initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:nil];
        }
      }
      \(rest)
      @end
      """,
      "PathController.h": """
      #import "Guide.h"
      @interface PathController : UIViewController
      @property (nonatomic) BOOL isLost;
      @property (nonatomic, strong) Guide *guide;
      @end
      """,
      "PathController.m": """
      #import "PathController.h"
      @implementation PathController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Path";
        \(steps)
      }
      @end
      """,
      "Door.m": """
      #import "PathController.h"
      @implementation Door
      - (void)open {
        PathController *path = [PathController new];
        path.isLost = YES;
        [self.navigationController pushViewController:path animated:YES];
      }
      @end
      """,
    ]).read().screens.map { $0.items.map(\.summary) }
  }

  @Test(arguments: ["[Guide new]", "[[Guide alloc] init]"])
  func `what nothing has set on a new object is off`(making: String) throws {
    #expect(try bars("self.guide = \(making); [self.guide fillBarOf:self];") == [[]])
  }

  @Test func `what the screen sets on it is a state`() throws {
    let steps = """
      self.guide = [Guide new];
      self.guide.isLost = self.isLost;
      [self.guide fillBarOf:self];
      """
    #expect(try bars(steps).count == 2)
  }

  @Test func `a name of the function's own is another flag`() throws {
    let steps = "self.guide = [Guide new]; [self.guide fillBarOf:self lost:self.isLost];"
    let rest = """
      - (void)fillBarOf:(UIViewController *)screen lost:(BOOL)isLost {
        if (isLost) {
          screen.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc]
            initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:nil];
        }
      }
      """
    #expect(try bars(steps, rest).count == 2)
  }

  @Test func `what its own class sets is a state`() throws {
    let rest = "- (void)lose { self.isLost = YES; }"
    let steps = "self.guide = [Guide new]; [self.guide fillBarOf:self];"
    #expect(try bars(steps, rest).count == 2)
  }
}
