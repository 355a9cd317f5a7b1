import AppReading
import SampleApps
import Testing

/// What code does only where a controller has no title of its own.
@Suite struct TitlesOfBasesTests {
  private func titles(_ base: String, _ heir: String, _ more: String = "") throws -> [String] {
    try SampleApp([
      "A.m": """
      @interface ListPage : UIViewController
      @end
      @implementation ListPage
      - (void)viewDidLoad {
        [super viewDidLoad];
        \(base)
      }
      @end
      @interface PickPage : ListPage
      @end
      @implementation PickPage
      - (void)viewDidLoad {
        \(heir)
      }
      \(more)
      @end
      """
    ]).read().screens.filter { $0.name == "PickPage" }
      .map { $0.title?.value.summary.filter { $0 != "\"" } ?? "none" }
  }

  @Test(arguments: [
    "if (!self.title) { [self setTitle:@\"List\"]; }", "self.title = @\"List\";",
    "if (self.title == nil) { self.title = @\"List\"; }",
  ])
  func `a title of the base class leaves nothing to a question for none`(base: String) throws {
    for question in ["!self.title", "self.title == nil", "[self.title length] == 0"] {
      let heir = "[super viewDidLoad]; if (\(question)) { self.title = @\"Pick\"; }"
      #expect(try titles(base, heir) == ["List"])
    }
  }

  @Test func `what comes before the base class, or whose base has no words, is asked`() throws {
    let question = "if (!self.title) { self.title = @\"Pick\"; }"
    let before = try titles(
      "if (!self.title) { self.title = @\"List\"; }", question + "[super viewDidLoad];")
    #expect(before.contains("Pick"))
    #expect(try titles("", "[super viewDidLoad]; " + question) == ["Pick"])
    #expect(
      try titles("self.navigationItem.title = @\"List\";", "[super viewDidLoad]; " + question)
        .contains("Pick"))
  }

  private func drawn(_ own: String, _ condition: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if \(condition) { title = "Notes" }
        }
      }
      """,
      "Main.storyboard": Storyboard.document(
        """
        <scene sceneID="s"><objects>
        <viewController id="c" \(own) customClass="NoteController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Draft" id="n"/>
        </viewController>
        </objects></scene>
        """),
    ]).read().screens.map { $0.title?.value.summary.filter { $0 != "\"" } ?? "none" }
  }

  @Test func `what is drawn for the item alone is no title of the controller`() throws {
    #expect(try drawn("", "title == nil") == ["Notes"])
    #expect(try drawn("title=\"Own\"", "self.title == nil") == ["Draft"])
    #expect(try drawn("", "navigationItem.title == nil").first == "Draft")
    #expect(try drawn("", "isNew").first == "Draft")
  }

  @Test func `sides that an heir fills in every case have none of the base class's buttons`() throws
  {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      class ListPage: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = editButtonItem
        }
      }
      class PickPage: ListPage {
        var isMany = false
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Pick"
          if model.takesMany {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .done, target: self, action: nil)
          } else {
            navigationItem.rightBarButtonItem = nil
          }
        }
      }
      """
    ]).read().screens.filter { $0.name == "PickPage" }
    #expect(!found.isEmpty)
    let systems = found.flatMap(\.items).map { item in
      if case .system(let name) = item.content { name } else { "none" }
    }
    #expect(Set(systems) == ["done"])
  }

  @Test(arguments: [("Kind!", 2), ("Kind?", 3)])
  func `nothing is left where all cases are named`(type: String, count: Int) throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      enum Kind { case mail, call }
      class KindPage: UIViewController {
        var kind: \(type)
        override func viewDidLoad() {
          switch kind {
          case .mail: title = "Mail"
          case .call: title = "Call"
          default: title = "Other"
          }
        }
        func next() { kind = .call; kind = .mail }
      }
      """
    ]).read().screens
    #expect(found.count == count)
  }
}
