import AppReading
import SampleApps
import Testing

/// Views in the title's place that are filled once they stand there.
@Suite struct FilledTitleViewsTests {
  private static let header = """
    @interface NotesController : UIViewController
    @property (nonatomic, strong) UIButton *mineButton;
    @property (nonatomic, strong) UIButton *sharedButton;
    @property (nonatomic, strong) UITextField *field;
    @end
    """

  /// What stands in the title's place of a screen in Objective-C after some steps.
  private func shown(_ steps: String) throws -> Item.Content? {
    let app = try SampleApp([
      "Notes.h": Self.header,
      "Notes.m": """
      #import "Notes.h"
      @implementation NotesController
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self configureBar];
      }
      - (void)configureBar {
        UIView *header = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 200, 44)];
        self.navigationItem.titleView = header;
        \(steps)
      }
      @end
      """,
    ])
    return try app.screen("NotesController")?.titleView?.value
  }

  private func summary(_ content: Item.Content?) -> String? {
    content.map { Item($0, .left, at: Place("", 0)).summary }
  }

  private static let mine = """
    self.mineButton = [[UIButton alloc] initWithFrame:CGRectZero];
    [self.mineButton setTitle:@"MINE" forState:UIControlStateNormal];
    [header addSubview:self.mineButton];

    """
  private static let shared = """
    self.sharedButton = [[UIButton alloc] initWithFrame:CGRectZero];
    self.sharedButton.alpha = 0.7;
    [self.sharedButton setTitle:@"SHARED" forState:UIControlStateNormal];
    [header addSubview:self.sharedButton];

    """

  @Test func `buttons with words beside one another are segments`() throws {
    let found = try shown(Self.mine + Self.shared)
    #expect(summary(found) == "left segments \"MINE\" / \"SHARED\", 0 chosen")
  }

  @Test func `a single button is what it shows`() throws {
    #expect(try summary(shown(Self.mine)) == "left \"MINE\"")
  }

  @Test func `a label is put into the view by the item's name for it`() throws {
    let steps = """
      UILabel *label = [[UILabel alloc] init];
      label.text = @"Notes";
      [self.navigationItem.titleView addSubview:label];
      """
    #expect(try summary(shown(steps)) == "left label \"Notes\"")
  }

  private static let field = """
    self.field = [[UITextField alloc] initWithFrame:CGRectZero];
    self.field.attributedPlaceholder = [[NSAttributedString alloc] initWithString:@"Find"
      attributes:@{}];
    [header addSubview:self.field];

    """

  @Test func `a field says what to type in`() throws {
    #expect(try summary(shown(Self.field)) == "left search bar")
    guard case .searchBar(let words)? = try shown(Self.field) else { return }
    #expect(words == .verbatim("Find"))
  }

  @Test(arguments: [("0", true), ("1", false)])
  func `what nobody sees at first does not count`(alpha: String, isField: Bool) throws {
    let clear = """
      self.mineButton = [UIButton buttonWithType:UIButtonTypeSystem];
      [self.mineButton setImage:[UIImage imageNamed:@"cross"] forState:UIControlStateNormal];
      self.mineButton.alpha = \(alpha);
      [header addSubview:self.mineButton];
      """
    let isFound = try summary(shown(Self.field + clear)) == "left search bar"
    #expect(isFound == isField)
  }

  @Test func `words that only the running app knows are no segments`() throws {
    let other = Self.shared.replacing("@\"SHARED\"", with: "self.model.name")
    guard case .view? = try shown(Self.mine + other) else {
      Issue.record("not a view of its own")
      return
    }
  }

  @Test(arguments: ["header", "navigationItem.titleView?"])
  func `a view is filled in Swift too`(name: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NotesController: UIViewController {
        override func viewDidLoad() {
          let header = UIView(frame: .zero)
          navigationItem.titleView = header
          let label = UILabel()
          \(name).addSubview(label)
          label.text = "Notes"
        }
      }
      """
    ])
    let found = try app.screen("NotesController")?.titleView?.value
    #expect(summary(found) == "left label \"Notes\"")
  }

  @Test func `a variable called title that is a view is no title`() throws {
    let app = try SampleApp([
      "Photo.h": """
      @interface PhotoController : UIViewController {
        UILabel *title;
      }
      @end
      """,
      "Photo.m": """
      #import "Photo.h"
      @implementation PhotoController
      - (void)viewDidLoad {
        title = [[UILabel alloc] initWithFrame:CGRectMake(0, 15, 100, 20)];
        title.text = @"Below";
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc]
          initWithTitle:@"Done" style:UIBarButtonItemStyleDone target:self action:@selector(done)];
      }
      @end
      """,
    ])
    #expect(try app.screen("PhotoController")?.title == nil)
    #expect(try app.screen("PhotoController")?.items.map(\.summary) == ["right \"Done\""])
  }
}
