import AppReading
import SampleApps
import Testing

/// Titles that a function gives which a screen calls as it prepares for a segue.
@Suite struct TitlesOfPreparedScreensTests {
  private func title(_ code: String) throws -> String? {
    let home = Storyboard.controller(
      "h", class: "HomeController", title: "Home",
      segue: "destination=\"c\" kind=\"push\" identifier=\"open\"")
    let note = Storyboard.controller("c", class: "NoteController", title: "Drawn")
    let app = try SampleApp([
      "A.m": """
      @interface NoteController : UIViewController
      @end
      @implementation NoteController
      @end
      @interface HomeController : UIViewController
      @end
      @implementation HomeController
      \(code)
      @end
      """,
      "Main.storyboard": Storyboard.document(Storyboard.stack("t", root: "h"), home, note),
    ])
    return try app.screen("NoteController")?.title?.value.summary
  }

  @Test(arguments: [
    "[note setTitle:tag.name];", "note.title = tag.name;", "note.navigationItem.title = tag.name;",
  ])
  func `a title that is data is given by a function that prepares for a segue`(step: String) throws
  {
    let direct = """
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:@"open"]) {
          NoteController *note = segue.destinationViewController;
          Tag *tag = self.tags[2];
          \(step)
        }
      }
      """
    let known = try title(direct)
    #expect(known?.contains("tag.name") ?? false)
    let helper = """
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:@"open"]) {
          CALL
        }
      }
      - (void)prepareNote:(NoteController *)note {
        Tag *tag = self.tags[2];
        \(step)
      }
      """
    for call in [
      "NoteController *note = segue.destinationViewController; [self prepareNote:note];",
      "[self prepareNote:segue.destinationViewController];",
      "[self prepareNote:(NoteController *)segue.destinationViewController];",
    ] {
      #expect(try title(helper.replacing("CALL", with: call)) == known)
    }
  }
}
