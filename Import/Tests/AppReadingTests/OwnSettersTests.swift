import AppReading
import SampleApps
import Testing

/// Classes of Objective-C that set titles by a setter of their own, and assignments in a row.
@Suite struct OwnSettersTests {
  private func screens(_ setter: String, _ step: String) throws -> [Screen] {
    try SampleApp([
      "Base.m": """
      @implementation Base
      - (void)setTitle:(NSString *)title { \(setter) }
      @end
      """,
      "Base.h": """
      @interface Base : UIViewController
      @property (nonatomic, copy) NSString *kept;
      @end
      """,
      "Shelf.h": "@interface Shelf : Base\n@property UILabel *label;\n@end",
      "Shelf.m": """
      @implementation Shelf
      - (void)viewDidLoad {
        [super viewDidLoad];
        \(step)
      }
      @end
      """,
    ]).read().screens.filter { $0.name == "Shelf" }
  }

  private static let unclear = """
    if (Recorder.shared.isOn) {
      [super setTitle:title];
      self.navigationItem.title = @"Recording";
    } else {
      NSString *shown = EITHER(self.kept, title);
      [super setTitle:shown];
      self.navigationItem.title = shown;
    }
    """

  @Test func `a title that a setter does something unclear with is the given one`() throws {
    let found = try screens(Self.unclear, "self.title = @\"Shelf\";")
    #expect(found.map(\.title?.value) == [.verbatim("Shelf")])
  }

  @Test func `a title that a setter replaces is what it says`() throws {
    let found = try screens(
      "self.navigationItem.title = @\"Books\";", "self.title = @\"Shelf\";")
    #expect(found.map(\.title?.value) == [.verbatim("Books")])
  }

  @Test(arguments: [
    "self.navigationItem.title = self.title = @\"Shelf\";",
    "self.title = self.label.text = @\"Shelf\";", "self.label.text = self.title = @\"Shelf\";",
  ])
  func `a value that is set twice in a row is that of both`(step: String) throws {
    let found = try screens("[super setTitle:title];", step)
    #expect(found.map(\.title?.value) == [.verbatim("Shelf")])
  }
}
