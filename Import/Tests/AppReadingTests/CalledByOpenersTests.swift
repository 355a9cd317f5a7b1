import AppReading
import SampleApps
import Testing

/// What an opener calls on the screen that it makes.
@Suite struct CalledByOpenersTests {
  private static let base = """
    @implementation BasicController
    - (void)addArrowAnimated:(BOOL)animated {
      UIBarButtonItem *arrow = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"arrow"]
        style:UIBarButtonItemStylePlain target:self action:@selector(back)];
      [self.navigationItem setLeftBarButtonItem:arrow animated:animated];
    }
    @end
    """

  private func screens(_ openers: String...) throws -> [Screen] {
    var files = [
      "Basic.h": "@interface BasicController : UIViewController\n@end",
      "Basic.m": Self.base,
      "Note.h": "#import \"Basic.h\"\n@interface NoteController : BasicController\n@end",
      "Note.m": """
      @implementation NoteController
      - (void)viewDidLoad { self.title = @"Note"; }
      @end
      """,
    ]
    for (number, step) in openers.enumerated() {
      files["List\(number).h"] =
        "#import \"Basic.h\"\n@interface List\(number)Controller : BasicController\n@end"
      files["List\(number).m"] = """
        @implementation List\(number)Controller
        - (void)viewDidLoad { self.title = @"List"; }
        - (void)open {
          NoteController *note = [[NoteController alloc] init];
          \(step)
          [self.navigationController pushViewController:note animated:YES];
        }
        @end
        """
    }
    return try SampleApp(files).read().screens.filter { $0.name == "NoteController" }
  }

  private static let arrow = "[note addArrowAnimated:YES];"

  @Test func `what all openers call sets the first scene's buttons`() throws {
    let all = try screens(Self.arrow, Self.arrow)
    #expect(all.first?.items.map(\.summary) == ["left picture arrow"])
    #expect(all.count == 1)
  }

  @Test func `what one of two openers calls is a variant`() throws {
    let all = try screens(Self.arrow, "")
    #expect(all.first?.items.map(\.summary) == [])
    #expect(all.dropFirst().map { $0.items.map(\.summary) } == [["left picture arrow"]])
    #expect(all.first?.title?.value.summary == "\"Note\"")
  }

  @Test func `what nobody calls is not there`() throws {
    #expect(try screens("", "").map { $0.items.map(\.summary) } == [[]])
  }

  @Test func `functions that call each other end`() throws {
    var base = "@implementation BasicController\n"
    for number in 0..<1_500 {
      base += """
        - (void)step\(number) {
          self.navigationItem.title = @"x";
          [self step\(number + 1)];
          [self step\(number + 1)];
        }

        """
    }
    let app = try SampleApp([
      "Basic.h": "@interface BasicController : UIViewController\n@end",
      "Basic.m": base + "@end",
      "Note.m": """
      @interface NoteController : BasicController
      @end
      @implementation NoteController
      - (void)viewDidLoad { self.title = @"Note"; }
      @end
      """,
      "List.m": """
      @interface ListController : BasicController
      @end
      @implementation ListController
      - (void)open {
        NoteController *note = [[NoteController alloc] init];
        [note step0];
        [self.navigationController pushViewController:note animated:YES];
      }
      @end
      """,
    ])
    #expect(try app.screen("NoteController")?.title?.value.summary == "\"Note\"")
  }
}
