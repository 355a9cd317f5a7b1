import AppReading
import SampleApps
import Testing

/// Controllers of Objective-C's that a method gives which somebody pushes.
@Suite struct GivenByMethodsTests {
  @Test(arguments: ["NoteController *", "nonnull NoteController *", "UIViewController *"])
  func `what a method with an argument gives is pushed after the screen`(_ type: String) throws {
    let app = try SampleApp([
      "List.m": """
      #import <UIKit/UIKit.h>
      @interface ListController : UITableViewController
      @end
      @interface NoteController : UIViewController
      @end
      @implementation ListController
      - (void)viewDidLoad { [super viewDidLoad]; self.title = @"Notes"; }
      - (\(type))noteFor:(NSInteger)row {
        NoteController *note = [[NoteController alloc] init];
        note.row = row;
        return note;
      }
      - (void)tableView:(UITableView *)table didSelectRowAtIndexPath:(NSIndexPath *)path {
        [self.navigationController pushViewController:[self noteFor:path.row] animated:YES];
      }
      @end
      @implementation NoteController
      - (void)viewDidLoad { [super viewDidLoad]; self.title = @"Note"; }
      @end
      """
    ])
    #expect(try app.screen("NoteController")?.parent == "ListController")
  }
}
