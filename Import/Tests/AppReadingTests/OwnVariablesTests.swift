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

  @Test func `a word in a macro that ends in a semicolon is read`() throws {
    let found = try shelf("self.title = kShelf;")
    guard case .key(let key)? = found.first?.title?.value else {
      Issue.record("\(found)")
      return
    }
    #expect(key.name == "shelf")
  }
}
