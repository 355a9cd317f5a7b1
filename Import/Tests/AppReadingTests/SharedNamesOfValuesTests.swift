import AppReading
import SampleApps
import Testing

/// Properties that functions give values which have the same name there.
@Suite struct SharedNamesOfValuesTests {
  @Test func `a button that a base class keeps under the name of its own value`() throws {
    let app = try SampleApp([
      "Page.h": """
      @interface Page : UIViewController
      @property (nonatomic) UIBarButtonItem *sendButton;
      @end
      @interface Letter : Page
      @end
      """,
      "Page.m": """
      #import "Page.h"
      @implementation Page
      - (void)viewDidLoad {
        [super viewDidLoad];
        UIBarButtonItem *sendButton = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAction target:self action:@selector(send)];
        self.sendButton = sendButton;
      }
      @end
      @implementation Letter
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Letter";
        [self.navigationItem setRightBarButtonItems:[NSArray arrayWithObjects:self.sendButton, nil]];
      }
      @end
      """,
    ])
    #expect(try app.screen("Letter")?.items.map(\.summary) == ["right system action"])
  }
}
