import AppReading
import SampleApps
import Testing

/// Labels that take another's place in the title's place later.
@Suite struct LaterTitleViewsTests {
  private func titles(_ rest: String) throws -> [String] {
    try SampleApp([
      "GateController.h": "@interface GateController : UIViewController\n@end",
      "GateController.m": """
      #import "GateController.h"
      @implementation GateController
      - (UILabel *)heading:(NSString *)words {
        UILabel *label = [[UILabel alloc] init];
        label.text = words;
        return label;
      }
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.navigationItem.titleView = [self heading:@"Wait"];
      }
      \(rest)
      @end
      """,
    ]).read().screens.map { screen in
      guard case .label(let words)? = screen.titleView?.value else { return "?" }
      return words.summary
    }
  }

  @Test func `another label in the title's place is a state`() throws {
    let rest = """
      - (void)webViewDidFinishLoad:(UIWebView *)view {
        self.navigationItem.titleView = [self heading:@"Open"];
      }
      """
    #expect(try titles(rest) == ["\"Wait\"", "\"Open\""])
  }

  @Test(arguments: ["@\"Wait\"", "[self word]"])
  func `the same one, or one that is not known, is none`(words: String) throws {
    let rest = """
      - (void)webViewDidFinishLoad:(UIWebView *)view {
        self.navigationItem.titleView = [self heading:\(words)];
      }
      """
    #expect(try titles(rest) == ["\"Wait\""])
  }
}
