import AppReading
import SampleApps
import Testing

/// Bars that are made again, and buttons that only come with an answer.
@Suite struct SameBarsTests {
  private func screens(_ body: String) throws -> [Screen] {
    let app = try SampleApp([
      "Mail.m": """
      #import <UIKit/UIKit.h>
      @interface MailController : UIViewController
      @end
      @implementation MailController
      \(body)
      @end
      """
    ])
    return try app.read().screens.filter { $0.name == "MailController" }
  }

  private static let save = """
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] \
    initWithBarButtonSystemItem:UIBarButtonSystemItemSave target:self action:@selector(save:)];
    """

  @Test func `a button that a branch puts back is no state`() throws {
    let found = try screens(
      """
      - (id)init {
        self = [super init];
        if (self) {
          self.navigationItem.title = @"Mail";
          \(Self.save)
        }
        return self;
      }
      - (void)save:(id)sender {
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:[[UIActivityIndicatorView alloc] init]];
        [self send:^(NSDictionary *result) {
          if ([result[@"ok"] boolValue]) {
            [self dismiss];
          } else {
            \(Self.save)
          }
        }];
      }
      """)
    #expect(found.map { $0.items.map(\.summary) } == [["right system save"], ["right activity"]])
  }

  @Test func `a left button that a function puts back is no state`() throws {
    let found = try screens(
      """
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.navigationItem.title = @"Mail";
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemEdit target:self action:@selector(edit:)];
        \(Self.save)
      }
      - (void)edit:(id)sender {
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:self.tableView.isEditing?UIBarButtonSystemItemCancel:UIBarButtonSystemItemEdit target:self action:@selector(edit:)];
      }
      - (void)done:(id)sender {
        if (self.mail) {
          self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemEdit target:self action:@selector(edit:)];
        }
      }
      """)
    #expect(
      found.map { $0.items.map(\.summary).sorted() } == [
        ["left system edit", "right system save"], ["left system cancel", "right system save"],
      ])
  }

  @Test func `a button that comes with an answer is not there at first`() throws {
    let found = try screens(
      """
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.navigationItem.title = @"Mail";
        if (self.draft)
          self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Send" style:UIBarButtonItemStyleDone target:self action:@selector(send:)];
        [self load];
      }
      - (void)load {
        [[self.session taskWithURL:self.url completionHandler:^(NSData *data) {
          \(Self.save)
        }] resume];
      }
      """)
    #expect(
      found.map { $0.items.map(\.summary) } == [[], ["right \"Send\""], ["right system save"]])
  }

  @Test func `a button that a block adds is not there at first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UITableViewController {
        override func viewDidLoad() {
          title = "Notes"
          navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
          ]
          placeholder.setUp(title: "No notes") {
            self.navigationItem.rightBarButtonItems?.append(self.editButtonItem)
          }
        }
      }
      """
    ])
    let found = try app.read().screens.filter { $0.name == "NoteController" }
    #expect(found.first?.items.map(\.summary) == ["right system add"])
    #expect(found.last?.items.map(\.summary) == ["right system add", "right system edit"])
  }

  @Test func `a list that is said not to be empty is data`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UITableViewController {
        override func viewDidLoad() {
          title = "Notes"
          navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
          ]
          if Store.shared.notes.isEmpty == false {
            navigationItem.rightBarButtonItems?.append(editButtonItem)
          }
        }
      }
      """
    ])
    #expect(try app.screen("NoteController")?.items.map(\.summary) == ["right system add"])
  }

  @Test func `a prompt that comes with an answer is not there at first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class KeyController: UIViewController {
        override func viewDidLoad() {
          title = "Key"
          load { result in
            self.navigationItem.prompt = String(format: "Copied %06d", result.number)
          }
        }
      }
      class CodeController: UIViewController {
        override func viewDidLoad() {
          title = "Code"
          navigationItem.prompt = "Type it in"
        }
      }
      """
    ])
    #expect(try app.screen("KeyController")?.prompt == nil)
    #expect(try app.screen("CodeController")?.prompt?.value.summary == "\"Type it in\"")
  }

  @Test func `what another object asks for is not there at first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class TaskController: UIViewController {
        @IBOutlet weak var doneButton: UIBarButtonItem!
        func update(_ receivers: [Receiver]) {
          navigationItem.leftItemsSupplementBackButton = true
          doneButton.title = "Next"
        }
      }
      class Other: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as? TaskController)?.update([])
        }
      }
      """,
      "Main.storyboard": Storyboard.document(
        """
        <scene sceneID="s"><objects>
        <viewController id="c" customClass="TaskController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Tasks" id="n">
        <barButtonItem key="rightBarButtonItem" title="Done" id="b"/>
        </navigationItem>
        <connections><outlet property="doneButton" destination="b" id="o"/></connections>
        </viewController></objects></scene>
        """),
    ])
    let found = try app.screen("TaskController")
    #expect(found?.items.map(\.summary) == ["right \"Done\""])
    #expect(found?.keepsBack == nil)
  }

  @Test func `what a stream brings is there as the screen comes`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ProfileController: UIViewController {
        private lazy var logoutItem = UIBarButtonItem(
          barButtonSystemItem: .trash, target: self, action: #selector(logout))
        override func viewDidLoad() {
          title = "Profile"
          if isNew { navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }
          listen()
        }
        private func listen() {
          state.drive(onNext: { [weak self] state in
            self?.navigationItem.rightBarButtonItem = self?.logoutItem
          })
        }
      }
      """
    ])
    #expect(try app.screen("ProfileController")?.items.map(\.summary) == ["right system trash"])
  }
}
