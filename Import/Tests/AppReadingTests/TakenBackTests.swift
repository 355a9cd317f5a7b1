import AppReading
import SampleApps
import Testing

/// Buttons that one function which others call puts there, and another takes away.
@Suite struct TakenBackTests {
  private func bars(_ rest: String, start: String = "") throws -> [[String]] {
    try SampleApp([
      "ShopController.h": "@interface ShopController : UIViewController\n@end",
      "ShopController.m": """
      #import "ShopController.h"
      @implementation ShopController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Shops";
        \(start)
      }
      - (void)noShopsFound {
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc]
          initWithTitle:@"Close" style:UIBarButtonItemStylePlain target:self action:nil];
      }
      \(rest)
      @end
      """,
    ]).read().screens.map { $0.items.map(\.summary) }
  }

  @Test func `they are not there first`() throws {
    let found = "- (void)shopsFound { self.navigationItem.rightBarButtonItem = nil; }"
    #expect(try bars(found) == [[], ["right \"Close\""]])
  }

  @Test(arguments: [
    "", "- (void)leave { self.navigationItem.leftBarButtonItem = nil; }",
  ])
  func `what nothing takes away may be there first`(rest: String) throws {
    #expect(try bars(rest) == [["right \"Close\""]])
  }

  @Test func `they are not there first where the screen comes without them`() throws {
    let found = "- (void)hide { self.navigationItem.rightBarButtonItem = nil; }"
    #expect(try bars(found, start: "[self hide];") == [[], ["right \"Close\""]])
  }
}
