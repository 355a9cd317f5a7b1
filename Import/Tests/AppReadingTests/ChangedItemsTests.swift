import AppReading
import SampleApps
import Testing

/// Buttons of a bar that code changes or takes away after somebody else has put them there.
@Suite struct ChangedItemsTests {
  private static func drawing(_ button: String, _ title: String) -> String {
    Storyboard.document(
      """
      <scene sceneID="s"><objects>
      <viewController id="c" customClass="NoteController" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="\(title)" id="n">
      <barButtonItem key="rightBarButtonItem" \(button) id="b"/>
      </navigationItem>
      </viewController>
      </objects></scene>
      """)
  }

  /// The buttons of each state of a drawn screen whose class does something to them.
  private func states(
    _ code: String, _ button: String, title: String = "Note"
  ) throws -> [[String]] {
    try SampleApp([
      "Note.m": """
      @interface NoteController : UIViewController
      @property (nonatomic) BOOL isNew;
      @property (nonatomic) int kind;
      @end
      @implementation NoteController
      \(code)
      @end
      """,
      "Main.storyboard": Self.drawing(button, title),
    ]).read().screens.map { $0.items.map(\.summary) }
  }

  @Test(arguments: [
    "[self.navigationItem.rightBarButtonItem setTitle:@\"Send\"];",
    "self.navigationItem.rightBarButtonItem.title = @\"Send\";",
    "[self setUp]; } - (void)setUp { [self.navigationItem.rightBarButtonItem setTitle:@\"Send\"];",
  ])
  func `a drawn button gets other words`(step: String) throws {
    #expect(try states("- (void)viewDidLoad { \(step) }", "title=\"Item\"") == [["right \"Send\""]])
  }

  @Test func `words leave a drawn picture where it is`() throws {
    let step = "[self.navigationItem.rightBarButtonItem setTitle:@\"Send\"];"
    let found = try states("- (void)viewDidLoad { \(step) }", "image=\"plane\"")
    #expect(found == [["right picture plane"]])
  }

  @Test(arguments: [
    "[self.navigationItem.rightBarButtonItem setImage:[UIImage systemImageNamed:@\"paperplane\"]];",
    "self.navigationItem.rightBarButtonItem.image = [UIImage systemImageNamed:@\"paperplane\"];",
  ])
  func `a drawn button gets another picture`(step: String) throws {
    for button in ["image=\"plane\"", "title=\"Item\""] {
      let found = try states("- (void)viewDidLoad { \(step) }", button)
      #expect(found == [["right symbol paperplane"]])
    }
  }

  @Test func `a picture that only the running app makes leaves nothing of the drawn one`() throws {
    let step = "[self.navigationItem.rightBarButtonItem setImage:[self.factory pictureFor:4]];"
    for button in ["image=\"plane\"", "title=\"Item\""] {
      let found = try states("- (void)viewDidLoad { \(step) }", button)
      #expect(found == [["right picture ?"]])
    }
  }

  @Test func `words take the place of a picture that is taken away`() throws {
    let code = """
      - (void)viewDidLoad {
        self.navigationItem.rightBarButtonItem.image = nil;
        self.navigationItem.rightBarButtonItem.title = @"Send";
      }
      """
    #expect(try states(code, "image=\"plane\"") == [["right \"Send\""]])
  }

  @Test(arguments: [
    "self.navigationItem.rightBarButtonItem = nil;",
    "[self.navigationItem setRightBarButtonItem:nil];",
    "[self.navigationItem setRightBarButtonItems:nil];",
    "[self.navigationItem setRightBarButtonItem:nil animated:NO];",
    "self.navigationItem.rightBarButtonItems = @[];",
  ])
  func `a drawn button is taken away`(step: String) throws {
    #expect(try states("- (void)viewDidLoad { \(step) }", "title=\"Item\"") == [[]])
    let inside = "- (void)viewDidLoad { [self setUp]; } - (void)setUp { \(step) }"
    #expect(try states(inside, "title=\"Item\"") == [[]])
  }

  @Test(arguments: [
    "self.navigationItem.rightBarButtonItem = nil;",
    "[self.navigationItem setRightBarButtonItems:nil];",
  ])
  func `a branch takes a drawn button away`(step: String) throws {
    let code = "- (void)viewDidLoad { if (self.kind == NoteKindDraft) { \(step) } }"
    #expect(try states(code, "title=\"Item\"") == [["right \"Item\""], []])
  }

  private static let base = """
    @interface BaseController : UIViewController
    @end
    @implementation BaseController
    - (void)viewDidLoad { [self addLeave]; [self setUp]; }
    - (void)addLeave {
      self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"Arrow"] style:UIBarButtonItemStylePlain target:self action:@selector(leave)];
    }
    - (void)setUp {}
    - (void)leave {}
    @end
    """

  private func heir(_ steps: String) throws -> [[String]] {
    try SampleApp([
      "Base.m": Self.base,
      "Note.m": """
      @interface NoteController : BaseController
      @property (nonatomic) int kind;
      @end
      @implementation NoteController
      - (void)setUp {
        self.title = @"Note";
        \(steps)
      }
      @end
      """,
    ]).read().screens.filter { $0.name == "NoteController" }.map { $0.items.map(\.summary) }
  }

  @Test func `an heir changes the button that its base class has made`() throws {
    #expect(try heir("") == [["left picture Arrow"]])
    let both = """
      self.navigationItem.leftBarButtonItem.image = nil;
      self.navigationItem.leftBarButtonItem.title = @"Stop";
      """
    #expect(try heir(both) == [["left \"Stop\""]])
    #expect(
      try heir("[self.navigationItem.leftBarButtonItem setTitle:@\"Stop\"];") == [
        ["left picture Arrow"]
      ])
    let other = "[self.navigationItem.leftBarButtonItem setImage:[UIImage imageNamed:@\"Cross\"]];"
    #expect(try heir(other) == [["left picture Cross"]])
  }

  @Test func `an heir takes the button away that its base class has made`() throws {
    #expect(try heir("self.navigationItem.leftBarButtonItem = nil;") == [[]])
    #expect(try heir("[self.navigationItem setLeftBarButtonItems:nil];") == [[]])
    let some = "if (self.kind == NoteKindDraft) { self.navigationItem.leftBarButtonItem = nil; }"
    #expect(try heir(some) == [["left picture Arrow"], []])
  }

  private func heirInSwift(_ steps: String) throws -> [[String]] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class BaseController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
          setUp()
        }
        func setUp() {}
      }
      class NoteController: BaseController {
        enum Kind { case draft, sent }
        var kind: Kind
        override func setUp() {
          title = "Note"
          \(steps)
        }
      }
      """
    ]).read().screens.filter { $0.name == "NoteController" }.map { $0.items.map(\.summary) }
  }

  @Test func `Swift takes a button away, too`() throws {
    #expect(try heirInSwift("") == [["right \"Send\""]])
    #expect(try heirInSwift("navigationItem.rightBarButtonItem = nil") == [[]])
    #expect(try heirInSwift("navigationItem.setRightBarButtonItems(nil, animated: false)") == [[]])
    let some = "if kind == .draft { navigationItem.rightBarButtonItem = nil }"
    #expect(try heirInSwift(some) == [["right \"Send\""], []])
    #expect(
      try heirInSwift("navigationItem.rightBarButtonItem?.title = \"Post\"") == [["right \"Post\""]]
    )
  }

  @Test func `what the title's branch takes away is not there with the title`() throws {
    let code = """
      - (void)viewDidLoad {
        if (self.kind == NoteKindDraft) {
          self.title = @"Draft";
          self.navigationItem.rightBarButtonItem = nil;
        } else if (self.kind == NoteKindSent) {
          self.title = @"Sent";
        }
      }
      """
    let found = try states(code, "title=\"Item\"", title: "")
    #expect(found == [[], ["right \"Item\""]])
  }

  @Test func `how a screen is shown is no state of it`() throws {
    let code = """
      - (void)viewDidLoad {
        if (self.presentingViewController) {
          self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Shut" style:0 target:self action:nil];
        } else { self.navigationItem.rightBarButtonItem = nil; }
      }
      """
    #expect(try states(code, "title=\"Item\"").contains([]) == false)
  }

  @Test func `what only happens later changes nothing at first`() throws {
    let code = """
      - (IBAction)send:(id)sender {
        self.navigationItem.rightBarButtonItem = nil;
        [self.navigationItem.leftBarButtonItem setTitle:@"Sent"];
      }
      """
    #expect(try states(code, "title=\"Item\"").first == ["right \"Item\""])
  }
}
