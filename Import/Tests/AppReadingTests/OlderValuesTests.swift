import AppReading
import SampleApps
import Testing

/// Properties that Objective-C asks for by messages, and lists that it fills.
@Suite struct OlderValuesTests {
  private func screen(_ code: String) throws -> Screen? {
    try SampleApp([
      "Note.h": """
      #import <UIKit/UIKit.h>
      @interface NoteController : UIViewController
      @property (nonatomic, strong) UIBarButtonItem *save;
      @property (nonatomic, copy) void (^done)(void);
      @end
      """,
      "Note.m": """
      #import "Note.h"
      @implementation NoteController
      \(code)
      @end
      """,
    ]).screen("NoteController")
  }

  private static let button =
    "[[UIBarButtonItem alloc] initWithTitle:@\"Save\" style:UIBarButtonItemStylePlain target:self action:nil]"

  @Test func `a property that a message asks for is what was put into it`() throws {
    let found = try screen(
      """
      - (void)viewDidLoad {
        [self setSave:\(Self.button)];
        [[self navigationItem] setRightBarButtonItem:[self save]];
      }
      """)
    #expect(found?.items.map(\.summary) == ["right \"Save\""])
  }

  @Test func `a step of the same name is still done`() throws {
    let found = try screen(
      """
      - (void)viewDidLoad { [self save]; }
      - (void)save { self.title = @"Saved"; }
      """)
    #expect(found?.title?.value.summary == "\"Saved\"")
  }

  @Test(arguments: [
    "[[NSMutableArray alloc] init]", "[NSMutableArray new]", "[NSMutableArray array]",
    "[NSMutableArray arrayWithCapacity:2]", "[[NSMutableArray alloc] initWithCapacity:2]",
    "[[NSArray array] mutableCopy]", "[NSMutableArray arrayWithArray:@[]]",
  ])
  func `a list that starts empty has what is added to it`(list: String) throws {
    let found = try screen(
      """
      - (void)viewDidLoad {
        NSMutableArray *items = \(list);
        [items addObject:\(Self.button)];
        [self.navigationItem setRightBarButtonItems:items animated:NO];
      }
      """)
    #expect(found?.items.map(\.summary) == ["right \"Save\""])
  }

  @Test(arguments: [
    "[[NSMutableArray alloc] initWithObjects:first, nil]",
    "[[NSMutableArray alloc] initWithArray:@[first]]", "[NSMutableArray arrayWithObject:first]",
    "[NSMutableArray arrayWithArray:@[first]]",
  ])
  func `a list that starts with something has that first`(list: String) throws {
    let found = try screen(
      """
      - (void)viewDidLoad {
        UIBarButtonItem *first = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:nil];
        NSMutableArray *items = \(list);
        [items addObject:\(Self.button)];
        self.navigationItem.rightBarButtonItems = items;
      }
      """)
    #expect(found?.items.map(\.summary) == ["right system add", "right \"Save\""])
  }

  @Test func `the one object of a class is known by its function`() throws {
    let app = try SampleApp([
      "A.m": """
      #import <UIKit/UIKit.h>
      @interface Owner : NSObject
      @property (nonatomic, readonly) Shelf *shelf;
      + (Owner *)shared;
      @end
      @implementation Owner
      + (Owner *)shared { return (Owner *)UIApplication.sharedApplication.delegate; }
      @end
      @implementation Shelf
      - (UIBarButtonItem *)menu { return \(Self.button); }
      @end
      @interface ListController : UIViewController
      @end
      @implementation ListController
      - (void)viewDidLoad { self.navigationItem.leftBarButtonItem = [Owner shared].shelf.menu; }
      @end
      """
    ])
    #expect(try app.screen("ListController")?.items.map(\.summary) == ["left \"Save\""])
  }
}
