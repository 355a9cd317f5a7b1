import AppReading
import SampleApps
import Testing

/// Buttons that a name stands for which starts as nothing and gets one in one branch.
@Suite struct MadeInOneBranchTests {
  private func bars(_ steps: String, set: String = "navigationItem") throws -> [String: [String]] {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class List: UITableViewController {
        var rows: [Int] = []
        let page = Page()
        var isLong: Bool { rows.count > 3 }
        override func viewDidLoad() {
          title = "List"
          navigationController?.pushViewController(page, animated: true)
          var item: UIBarButtonItem?
          \(steps)
          \(set).rightBarButtonItem = item
        }
      }
      class Page: UIViewController {
        override func viewDidLoad() { title = "Page" }
      }
      """
    ]).read().screens
    let name = set == "navigationItem" ? "List" : "Page"
    return Dictionary(
      screens.filter { $0.name == name }.map { ($0.variant ?? "", $0.items.map(\.summary)) }
    ) { first, _ in first }
  }

  private let sort = "UIBarButtonItem(title: \"Sort\", style: .plain, target: self, action: nil)"

  @Test(arguments: ["navigationItem", "page.navigationItem"])
  func `such a button is there where the branch is taken`(set: String) throws {
    let found = try bars("if isLong { item = \(sort) }", set: set)
    #expect(found == ["": [], "isLong": ["right \"Sort\""]])
  }

  @Test(arguments: [
    "item = UIBarButtonItem(title: \"Sort\", style: .plain, target: self, action: nil)",
    "if isLong { item = UIBarButtonItem(systemItem: .add) }\nitem = item ?? UIBarButtonItem(systemItem: .add)",
  ])
  func `one that comes in any case is always there`(steps: String) throws {
    #expect(try bars(steps)[""]?.count == 1)
  }

  @Test func `of two branches one is there at first`() throws {
    let found = try bars(
      "if isLong { item = \(sort) } else { item = UIBarButtonItem(systemItem: .add) }")
    #expect(found[""]?.count == 1)
  }

  /// The bars of an editor whose buttons some steps put together.
  private func editor(_ steps: String) throws -> [String: [String]] {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class Editor: UIViewController {
        var isPaid = false
        override func viewDidLoad() {
          title = "Editor"
          let sort = \(sort)
          \(steps)
        }
      }
      """
    ]).read().screens
    return Dictionary(
      screens.map { ($0.variant ?? "", $0.items.map(\.summary)) }
    ) { first, _ in first }
  }

  @Test(arguments: [
    "if order.isOpen { all = [sort, add] } else { all = [sort] }",
    "if !order.isOpen { all = [sort] } else {\nlet add = UIBarButtonItem(systemItem: .add)\nall = [sort, add]\n}",
  ])
  func `each branch gives a list of its own`(steps: String) throws {
    for set in [
      "navigationItem.rightBarButtonItems = all",
      "navigationItem.setRightBarButtonItems(all, animated: false)",
    ] {
      let found = try editor(
        """
        let add = UIBarButtonItem(systemItem: .add)
        let all: [UIBarButtonItem]
        \(steps)
        \(set)
        """)
      #expect(Set(found.values) == [["right \"Sort\"", "right system add"], ["right \"Sort\""]])
    }
  }

  @Test func `a list that one branch replaces is what it was otherwise`() throws {
    let found = try editor(
      """
      var all = [sort]
      if isPaid { all = [sort, UIBarButtonItem(systemItem: .add)] }
      navigationItem.rightBarButtonItems = all
      """)
    #expect(found[""] == ["right \"Sort\""])
  }

  @Test func `in Objective-C the list starts as nothing`() throws {
    let screens = try SampleApp([
      "Editor.m": """
      @interface Editor : UIViewController
      @property (nonatomic, assign) BOOL isEditMode;
      @end
      @implementation Editor
      - (id)initWithNote:(NSObject *)note {
        self = [super init];
        if (self) { _isEditMode = (nil != note); }
        return self;
      }
      - (void)viewDidLoad {
        self.title = @"Editor";
        NSArray *all = nil;
        UIBarButtonItem *save = [[UIBarButtonItem alloc] initWithTitle:@"Keep" style:0 target:self action:nil];
        if (self.isEditMode) {
          UIBarButtonItem *trash = [[UIBarButtonItem alloc] initWithTitle:@"Away" style:0 target:self action:nil];
          all = @[save, trash];
        } else {
          all = @[save];
        }
        self.navigationItem.rightBarButtonItems = all;
      }
      @end
      """
    ]).read().screens
    #expect(screens.first { $0.variant == nil }?.items.map(\.summary) == ["right \"Keep\""])
    #expect(
      screens.contains { $0.items.map(\.summary) == ["right \"Keep\"", "right \"Away\""] })
  }

  @Test func `words and buttons of a base class follow what is ordinary`() throws {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class BaseEditor: UIViewController {
        override func viewDidLoad() {
          let keep = UIBarButtonItem(title: "Keep", style: .plain, target: nil, action: nil)
          let away = UIBarButtonItem(title: "Away", style: .plain, target: nil, action: nil)
          var all: [UIBarButtonItem]
          if note.isOld { all = [keep, away] } else { all = [keep] }
          navigationItem.rightBarButtonItems = all
        }
        func head(_ words: String) {
          let label = UILabel()
          label.text = words
          navigationItem.titleView = label
        }
      }
      class Editor: BaseEditor {
        override func viewDidLoad() {
          super.viewDidLoad()
          if note.isOld { head("Old") } else { head("New") }
          if note.isOld {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Only", style: .plain, target: nil, action: nil)
          }
        }
      }
      """
    ]).read().screens
    let words = screens.filter { $0.name == "Editor" }.map { screen -> AppText? in
      if case .label(let words)? = screen.titleView?.value { words } else { nil }
    }
    #expect(screens.first { $0.variant == nil }?.items.map(\.summary) == ["right \"Keep\""])
    #expect(words.first == .verbatim("New") && words.dropFirst().contains(.verbatim("Old")))
  }
}
