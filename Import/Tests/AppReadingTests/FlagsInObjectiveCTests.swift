import AppReading
import SampleApps
import Testing

/// Flags of UIKit's, which Objective-C calls otherwise than Swift.
@Suite struct FlagsInObjectiveCTests {
  private func screen(_ steps: String) throws -> Screen? {
    try SampleApp([
      "A.m": """
      @interface ListController : UIViewController
      @end
      @implementation ListController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"List";
        UIBarButtonItem *save = [[UIBarButtonItem alloc]
          initWithTitle:@"Save" style:UIBarButtonItemStylePlain target:self action:@selector(go)];
        self.navigationItem.rightBarButtonItem = save;
        \(steps)
      }
      @end
      """
    ]).screen("ListController")
  }

  @Test(arguments: [
    "self.navigationController.navigationBarHidden = YES;",
    "[self.navigationController setNavigationBarHidden:YES];",
    "self.navigationController.navigationBar.hidden = YES;",
    "[self.navigationController.navigationBar setHidden:YES];",
    "[[[self navigationController] navigationBar] setHidden:YES];",
  ])
  func `the stack's bar is hidden`(step: String) throws {
    #expect(try screen(step)?.isBarHidden?.value == true)
    #expect(try screen(step.replacing("YES", with: "NO"))?.isBarHidden?.value != true)
  }

  @Test(arguments: [
    "save.enabled = NO;", "[save setEnabled:NO];",
    "self.navigationItem.rightBarButtonItem.enabled = NO;",
    "[self.navigationItem.rightBarButtonItem setEnabled:NO];",
  ])
  func `a button that is not enabled as its screen comes is grey`(step: String) throws {
    #expect(try screen(step)?.items.map(\.isEnabled) == [false])
    #expect(try screen("")?.items.map(\.isEnabled) == [true])
  }
}
