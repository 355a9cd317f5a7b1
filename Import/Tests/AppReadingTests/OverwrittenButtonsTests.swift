import AppReading
import SampleApps
import Testing

/// Buttons that branches set and steps after them replace in any case.
@Suite struct OverwrittenButtonsTests {
  private func screens(_ steps: String) throws -> [[String]] {
    try SampleApp([
      "LakeController.h": """
      @interface LakeController : UIViewController {
        int depth;
        UIBarButtonItem *dive;
      }
      @end
      """,
      "LakeController.m": """
      #import "LakeController.h"
      @implementation LakeController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Lake";
        \(steps)
      }
      @end
      """,
    ]).read().screens.map { $0.items.map(\.summary) }
  }

  private static let last = """
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Shore"
      style:UIBarButtonItemStylePlain target:self action:nil];
    """
  private static let swim = """
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Swim"
      style:UIBarButtonItemStylePlain target:self action:nil];
    """

  @Test func `branches whose buttons are replaced in any case are no states`() throws {
    let screens = try screens(
      """
      if (depth == DEEP) { self.navigationItem.leftBarButtonItem = dive; }
      else { \(Self.swim) }
      \(Self.last)
      """)
    #expect(screens == [["left \"Shore\""]])
  }

  @Test(arguments: [
    "if (depth == DEEP) { \(swim) return; } \(last)",
    "if (depth == DEEP) { if (self.isWarm) { \(swim) return; } } \(last)",
    "\(last) if (depth == DEEP) { \(swim) }",
  ])
  func `what stays in some case is a state`(steps: String) throws {
    #expect(Set(try screens(steps).flatMap(\.self)) == ["left \"Shore\"", "left \"Swim\""])
  }
}
