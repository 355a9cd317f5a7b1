import AppReading
import SampleApps
import Testing

/// Labels in the title's place that never get a text.
@Suite struct BareLabelsTests {
  private func title(_ steps: String, _ rest: String = "") throws -> String? {
    let view = try SampleApp([
      "RoomController.h": "@interface RoomController : UIViewController\n@end",
      "RoomController.m": """
      #import "RoomController.h"
      @implementation RoomController
      - (void)viewDidLoad {
        [super viewDidLoad];
        UILabel *heading = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 90, 30)];
        [heading setFont:[UIFont systemFontOfSize:12]];
        heading.textColor = [UIColor redColor];
        \(steps)
      }
      \(rest)
      @end
      """,
    ]).screen("RoomController")?.titleView?.value
    return view.map { if case .label(let words) = $0 { words.summary } else { "other" } }
  }

  @Test func `a label that nothing is ever written on reads nothing`() throws {
    #expect(try title("self.navigationItem.titleView = heading;") == "\"\"")
  }

  @Test(arguments: [
    "self.navigationItem.titleView = heading; [self fill:heading];",
    "[heading takeWordsOf:self]; self.navigationItem.titleView = heading;",
    "self.navigationItem.titleView = heading; self.shown = heading;",
    "self.navigationItem.titleView = heading; [heading setText:[self word]];",
    "self.navigationItem.titleView = heading; heading.text = self.word;",
  ])
  func `one that somebody may write on is open`(steps: String) throws {
    #expect(try title(steps)?.hasPrefix("unknown") == true)
  }

  @Test func `one that another function writes on is open`() throws {
    let rest = """
      - (void)show:(NSString *)word {
        ((UILabel *)self.navigationItem.titleView).text = word;
      }
      """
    #expect(try title("self.navigationItem.titleView = heading;", rest) == "unknown UILabel")
  }
}
