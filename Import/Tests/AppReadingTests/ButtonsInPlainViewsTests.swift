import AppReading
import SampleApps
import Testing

/// Plain views in a bar that hold several buttons.
@Suite struct ButtonsInPlainViewsTests {
  private func items(_ steps: String, side: String = "right") throws -> [String]? {
    try SampleApp([
      "MapController.h": """
      @interface MapController : UIViewController {
        UIButton *next;
      }
      @end
      """,
      "MapController.m": """
      #import "MapController.h"
      @implementation MapController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Map";
        UIView *box = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 90, 30)];
        UIButton *last = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, 40, 30)];
        [last setBackgroundImage:[UIImage imageNamed:@"west"] forState:UIControlStateNormal];
        next = [[UIButton alloc] initWithFrame:CGRectMake(50, 0, 40, 30)];
        [next setImage:[UIImage imageNamed:@"east"] forState:UIControlStateNormal];
        \(steps)
        self.navigationItem.\(side)BarButtonItem =
          [[UIBarButtonItem alloc] initWithCustomView:box];
      }
      @end
      """,
    ]).screen("MapController")?.items.map(\.summary)
  }

  @Test func `each button of a plain view is one of that side`() throws {
    let steps = "[box addSubview:last]; [box addSubview:next];"
    #expect(try items(steps) == ["right picture east", "right picture west"])
    #expect(try items(steps, side: "left") == ["left picture west", "left picture east"])
  }

  @Test func `they stand in the order of their frames`() throws {
    let steps = "[box addSubview:next]; [box addSubview:last];"
    #expect(try items(steps, side: "left") == ["left picture west", "left picture east"])
  }

  @Test func `without numbers they stand in the order in which they are put in`() throws {
    let steps = """
      UIButton *more = [[UIButton alloc] initWithFrame:CGRectMake(last.frame.size.width, 0, 9, 9)];
      [more setImage:[UIImage imageNamed:@"north"] forState:UIControlStateNormal];
      [box addSubview:next]; [box addSubview:more];
      """
    #expect(try items(steps, side: "left") == ["left picture east", "left picture north"])
  }

  @Test(arguments: [
    "[box addSubview:last]; [box addSubview:next]; [box addSubview:[[UILabel alloc] init]];",
    "[box addSubview:last]; [box addSubview:[self other]];",
    "next.hidden = YES; [box addSubview:last]; [box addSubview:next];",
  ])
  func `a view that holds anything else stays one`(steps: String) throws {
    #expect(try items(steps) == ["right view UIView"])
  }
}
