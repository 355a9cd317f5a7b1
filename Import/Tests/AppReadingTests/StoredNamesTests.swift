import AppReading
import SampleApps
import Testing

/// Flags that Objective-C asks for as properties and by what these are stored in.
@Suite struct StoredNamesTests {
  @Test func `a property and what it is stored in are one flag`() throws {
    let screens = try SampleApp([
      "BoatController.h": """
      @interface BoatController : UIViewController
      @property (nonatomic) BOOL isAfloat;
      @end
      """,
      "BoatController.m": """
      #import "BoatController.h"
      @implementation BoatController
      - (void)viewDidLoad {
        [super viewDidLoad];
        if (_isAfloat) {
          self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc]
            initWithTitle:@"Land" style:UIBarButtonItemStylePlain target:self action:nil];
        }
        [self setUp];
      }
      - (void)setUp {
        if (self.isAfloat) {
          self.navigationItem.title = @"At Sea";
        } else {
          self.navigationItem.title = @"In Port";
        }
      }
      - (void)cast {
        BoatController *boat = [[BoatController alloc] init];
        boat.isAfloat = self.isWindy;
        [self.navigationController pushViewController:boat animated:YES];
      }
      @end
      """,
    ]).read().screens
    let bars = screens.map { screen in
      [screen.title?.value.summary ?? ""] + screen.items.map(\.summary)
    }
    #expect(bars.count == 2)
    #expect(bars.contains(["\"In Port\""]))
    #expect(bars.contains(["\"At Sea\"", "left \"Land\""]))
  }
}
