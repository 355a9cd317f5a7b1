import AppReading
import SampleApps
import Testing

/// Buttons that a screen has where another stands before it on its stack, beside those that are drawn.
@Suite struct PlacesOfDrawnItemsTests {
  private func states(_ condition: String, _ drawing: String) throws -> [[String]] {
    try SampleApp([
      "Base.m": """
      @interface BaseController : UIViewController
      @end
      @implementation BaseController
      - (void)viewDidLoad {
        [super viewDidLoad];
        if (\(condition)) { [self addLeave]; }
      }
      - (void)addLeave {
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Leave" style:UIBarButtonItemStylePlain target:self action:@selector(leave)];
      }
      @end
      @interface HomeController : UIViewController
      @end
      @implementation HomeController
      @end
      @interface NoteController : BaseController
      @end
      @implementation NoteController
      - (void)save {}
      @end
      """,
      "Main.storyboard": drawing,
    ]).read().screens.filter { $0.name == "NoteController" }.map { $0.items.map(\.summary) }
  }

  private static let note = """
    <scene sceneID="s"><objects>
    <viewController id="c" customClass="NoteController" sceneMemberID="viewController">
    <navigationItem key="navigationItem" title="Note" id="n">
    <barButtonItem key="leftBarButtonItem" title="Cancel" id="b"/>
    </navigationItem>
    </viewController>
    </objects></scene>
    """

  static let spellings = [
    "self != self.navigationController.viewControllers[0]",
    "self != [self.navigationController.viewControllers objectAtIndex:0]",
    "[self.navigationController.viewControllers firstObject] != self",
    "self.navigationController.viewControllers.count > 1",
    "[[self.navigationController viewControllers] count] > 1",
    "[self.navigationController.viewControllers count] > 1",
    "self.navigationController.viewControllers.firstObject != self",
  ]

  @Test(arguments: spellings)
  func `a pushed screen has them in place of what is drawn`(condition: String) throws {
    let home = Storyboard.controller(
      "h", class: "HomeController", title: "Home", segue: "destination=\"c\" kind=\"push\"")
    let drawing = Storyboard.document(Storyboard.stack("t", root: "h"), home, Self.note)
    #expect(try states(condition, drawing) == [["left \"Leave\""]])
  }

  @Test(arguments: spellings)
  func `the first screen of a stack has what is drawn`(condition: String) throws {
    let drawing = Storyboard.document(Storyboard.stack("t", root: "c"), Self.note)
    #expect(try states(condition, drawing) == [["left \"Cancel\""]])
  }
}
