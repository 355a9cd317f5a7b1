import AppReading
import SampleApps
import Testing

/// Buttons on the right whose branch puts others on the left than those which a screen has first.
@Suite struct BothSidesOfBranchesTests {
  private func bars(_ steps: String) throws -> [[String]] {
    try SampleApp([
      "NestController.h": """
      @interface NestController : UIViewController
      @property (nonatomic) NSInteger kind;
      @end
      """,
      "NestController.m": """
      #import "NestController.h"
      @implementation NestController
      - (UIBarButtonItem *)item:(NSString *)word {
        return [[UIBarButtonItem alloc] initWithTitle:word
          style:UIBarButtonItemStylePlain target:self action:nil];
      }
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Nest";
        \(steps)
      }
      @end
      """,
    ]).read().screens.map { $0.items.map(\.summary) }
  }

  private static func set(_ side: String, _ word: String) -> String {
    "self.navigationItem.\(side)BarButtonItem = [self item:@\"\(word)\"];"
  }

  @Test func `what a branch puts there with another button on the left is a state`() throws {
    let bars = try bars(
      """
      \(Self.set("left", "Up"))
      if (self.kind > 3) {
        \(Self.set("left", "Bell"))
        \(Self.set("right", "Edit"))
      } else {
        self.view.tag = 2;
      }
      """)
    #expect(bars == [["left \"Up\""], ["left \"Bell\"", "right \"Edit\""]])
  }

  @Test func `what it leaves on the left stands beside it`() throws {
    let bars = try bars(
      """
      \(Self.set("left", "Up"))
      if (self.kind > 3) {
        \(Self.set("right", "Edit"))
      } else {
        self.view.tag = 2;
      }
      """)
    #expect(bars == [["left \"Up\"", "right \"Edit\""]])
  }
}
