import AppReading
import SampleApps
import Testing

/// Screens that a class keeps in a variable of its own and pushes through that.
@Suite struct PushedByVariablesTests {
  private func parent(_ variables: String, _ own: String, _ made: String) throws -> String? {
    try SampleApp([
      "List.m": """
      #import <UIKit/UIKit.h>
      @interface ListController : UITableViewController {
        \(variables)
      }
      @end
      @interface NoteController : UIViewController
      + (NoteController *)create;
      @end
      @implementation ListController
      - (void)viewDidLoad { [super viewDidLoad]; self.title = @"Notes"; }
      - (void)tableView:(UITableView *)table didSelectRowAtIndexPath:(NSIndexPath *)path {
        \(own) = \(made);
        [self.navigationController pushViewController:\(own) animated:YES];
      }
      @end
      @implementation NoteController
      - (void)viewDidLoad { [super viewDidLoad]; self.title = @"Note"; }
      + (NoteController *)create { return [[[NoteController alloc] init] autorelease]; }
      @end
      """
    ]).screen("NoteController")?.parent
  }

  @Test(arguments: [
    ("NoteController *note;", "self->note"),
    ("NoteController *note;", "note"),
    ("NSString *name;\n@private\nint *rows;\nNoteController *note;", "self->note"),
  ])
  func `a variable of an object's own is of the class that it says`(
    variables: String, own: String
  ) throws {
    for made in ["[[NoteController alloc] init]", "[[NoteController create] retain]"] {
      #expect(try parent(variables, own, made) == "ListController")
    }
  }

  @Test(arguments: ["UIViewController *note;", "NSArray<NoteController *> *note;", "id note;"])
  func `what may hold any screen says nothing`(_ variables: String) throws {
    #expect(try parent(variables, "self->note", "[self.cache take]") == nil)
  }

  @Test(arguments: ["self.note!", "note!"])
  func `a property of Swift's is the same`(_ pushed: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UITableViewController {
        var note: NoteController?
        override func viewDidLoad() { title = "Notes" }
        @objc func tap() {
          self.note = NoteController()
          navigationController?.pushViewController(\(pushed), animated: true)
        }
      }
      class NoteController: UIViewController { override func viewDidLoad() { title = "Note" } }
      """
    ])
    #expect(try app.screen("NoteController")?.parent == "ListController")
  }
}
