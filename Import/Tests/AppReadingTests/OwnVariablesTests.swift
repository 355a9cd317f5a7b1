import AppReading
import SampleApps
import Testing

/// Objective-C: variables behind properties, macros with a semicolon, and methods that turn the editing round.
@Suite struct OwnVariablesTests {
  private func shelf(_ steps: String, _ methods: String = "") throws -> [Screen] {
    try SampleApp([
      "Shelf.h": "@interface Shelf : UIViewController\n@end",
      "Shelf.m": """
      #define kShelf NSLocalizedString(@"shelf", nil);
      @interface Shelf ()
      @property (nonatomic, strong) UIBarButtonItem *plus;
      @property (nonatomic, strong) UIBarButtonItem *stop;
      @end
      @implementation Shelf
      - (void)viewDidLoad {
        [super viewDidLoad];
        \(steps)
      }
      \(methods)
      @end
      """,
      "en.lproj/Localizable.strings": "\"shelf\" = \"My shelf\";\n",
    ]).read().screens.filter { $0.name == "Shelf" }
  }

  private static let add = """
    [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:nil]
    """
  private static let cancel = add.replacing("Add", with: "Cancel")

  @Test(arguments: [("self.plus", "_plus"), ("_plus", "self.plus")])
  func `a button in a property is that in its variable`(set: String, read: String) throws {
    let found = try shelf(
      "\(set) = \(Self.add);\nself.navigationItem.rightBarButtonItem = \(read);")
    guard found.count == 1, case .system("add")? = found[0].items.first?.content else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func `a word in a macro that ends in a semicolon is read`() throws {
    let found = try shelf("self.title = kShelf;")
    guard case .key(let key)? = found.first?.title?.value else {
      Issue.record("\(found)")
      return
    }
    #expect(key.name == "shelf")
  }

  @Test func `what starts the editing is not there before it`() throws {
    let plus = Self.add.replacing("action:nil", with: "action:@selector(turn)")
    let found = try shelf(
      "self.title = @\"Shelf\";\nself.stop = \(Self.cancel);\nself.plus = \(plus);\n[self check];",
      """
      - (void)check {
        if ([self.books count] > 0) {
          self.navigationItem.rightBarButtonItem = self.plus;
        } else {
          if (self.editing) { [self turn]; }
          self.navigationItem.rightBarButtonItem = nil;
        }
      }
      - (void)turn {
        if (self.editing) {
          [super setEditing:NO animated:NO];
          self.navigationItem.leftBarButtonItem = nil;
        } else {
          [super setEditing:YES animated:YES];
          self.navigationItem.leftBarButtonItem = self.stop;
        }
      }
      """)
    #expect(found.first { $0.variant == nil }?.items.isEmpty == true, "\(found)")
    let filled = found.first { $0.variant?.contains("books") ?? false }
    #expect(filled?.items.map(\.position) == [.right], "\(found)")
  }
}
