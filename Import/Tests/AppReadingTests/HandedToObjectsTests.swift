import AppReading
import SampleApps
import Testing

/// What another object does with a screen's item that it is handed.
@Suite struct HandedToObjectsTests {
  private static let presenters = """
    #import <UIKit/UIKit.h>
    @interface Filler : NSObject
    @property (nonatomic, copy) NSString *title;
    @property (nonatomic, weak) UINavigationItem *held;
    @end
    @implementation Filler
    - (void)fillItem:(UINavigationItem *)item {
      [item setTitle:@"Filled"];
      self.title = @"Not this";
    }
    @end
    @interface NoteFiller : Filler
    @end
    @implementation NoteFiller
    - (void)fillItem:(UINavigationItem *)item {
      [super fillItem:item];
      [self setHeld:item];
      UIBarButtonItem *save = [[UIBarButtonItem alloc] initWithTitle:@"Save" style:UIBarButtonItemStylePlain target:self action:nil];
      [item setRightBarButtonItem:save];
      [[self held] setLeftBarButtonItem:[[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:nil]];
    }
    @end
    """

  private func screen(_ code: String, more: String = "") throws -> Screen? {
    try SampleApp([
      "Filler.m": Self.presenters,
      "Note.m": """
      #import <UIKit/UIKit.h>
      @interface NoteController : UIViewController
      @property (nonatomic, strong) Filler *filler;
      @end
      @implementation NoteController
      \(code)
      @end
      \(more)
      """,
    ]).screen("NoteController")
  }

  @Test(arguments: [
    "NoteFiller *filler = [[NoteFiller alloc] init]; [filler fillItem:[self navigationItem]];",
    "[self setFiller:[NoteFiller new]]; [[self filler] fillItem:self.navigationItem];",
  ])
  func `an object sets the title and buttons of the item it is handed`(code: String) throws {
    let found = try screen("- (void)viewDidLoad { \(code) }")
    #expect(found?.title?.value.summary == "\"Filled\"")
    #expect(found?.items.map(\.summary) == ["left system cancel", "right \"Save\""])
    #expect(found?.title?.place.path.hasSuffix("Filler.m") ?? false)
  }

  @Test func `of an object whose class is only declared the declared class counts`() throws {
    let found = try screen("- (void)viewDidLoad { [[self filler] fillItem:self.navigationItem]; }")
    #expect(found?.title?.value.summary == "\"Filled\"")
    #expect(found?.items.isEmpty == true)
  }

  @Test func `what an object does with itself or with its own item is not the screen's`() throws {
    let found = try screen(
      "- (void)viewDidLoad { self.title = @\"Note\"; [[Other new] take:self]; }",
      more: """
        @interface Other : UIViewController
        @end
        @implementation Other
        - (void)take:(UIViewController *)note {
          self.navigationItem.prompt = @"Not this";
          self.title = @"Nor this";
          note.navigationItem.hidesBackButton = YES;
        }
        @end
        """)
    #expect(found?.title?.value.summary == "\"Note\"")
    #expect(found?.prompt == nil)
    #expect(found?.hidesBack?.value == true)
  }

  @Test(arguments: ["self", "self.helper"])
  func `a function may be called as if it set a property`(owner: String) throws {
    let function = """
      - (void)setBarOf:(UIViewController *)screen {
        screen.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:nil action:nil];
        if (self.isDark) { screen.navigationController.navigationBar.tintColor = [UIColor blackColor]; }
      }
      """
    let found = try screen(
      """
      - (void)viewDidLoad { [\(owner) setBarOf:self]; }
      \(owner == "self" ? function : "")
      """,
      more: """
        @interface Helper : NSObject
        @end
        @implementation Helper
        \(function)
        @end
        @interface NoteController ()
        @property (nonatomic, strong) Helper *helper;
        @end
        """)
    #expect(found?.items.map(\.summary) == ["left system cancel"])
    #expect(found?.look.tint == nil)
  }

  @Test func `Swift hands its item to objects, too`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      final class Filler {
        var title = ""
        func fill(_ item: UINavigationItem?) {
          title = "Not this"
          item?.title = "Filled"
          add(to: item)
        }
        private func add(to item: UINavigationItem?) {
          item?.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
      }
      class NoteController: UIViewController {
        let filler = Filler()
        override func viewDidLoad() { filler.fill(navigationItem) }
      }
      """
    ])
    let found = try app.screen("NoteController")
    #expect(found?.title?.value.summary == "\"Filled\"")
    #expect(found?.items.map(\.summary) == ["right system add"])
  }

  @Test func `objects that hand an item to each other without end come to an end`() throws {
    let found = try screen(
      "- (void)viewDidLoad { [[A new] take:self.navigationItem]; }",
      more: """
        @implementation A
        - (void)take:(UINavigationItem *)item { [[B new] take:item]; [[B new] take:item]; item.title = @"A"; }
        @end
        @implementation B
        - (void)take:(UINavigationItem *)item { [[A new] take:item]; [[A new] take:item]; item.prompt = @"B"; }
        @end
        """)
    #expect(found?.title?.value.summary == "\"A\"")
    #expect(found?.prompt?.value.summary == "\"B\"")
  }

  @Test func `Swift calls functions of older code by shorter names`() throws {
    let app = try SampleApp([
      "Items.m": """
      #import <UIKit/UIKit.h>
      @implementation UIBarButtonItem (Own)
      + (UIButton *)buttonWithWord:(NSString *)word andImage:(UIImage *)image {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
        [button setTitle:word forState:UIControlStateNormal];
        [button setImage:image forState:UIControlStateNormal];
        return button;
      }
      + (UIBarButtonItem *)saveButtonWithTarget:(id)target action:(SEL)action {
        return [[UIBarButtonItem alloc] initWithCustomView:[self buttonWithWord:@"Save" andImage:nil]];
      }
      + (UIBarButtonItem *)backButtonWithTarget:(id)target action:(SEL)action {
        return [[UIBarButtonItem alloc] initWithCustomView:[self buttonWithWord:nil andImage:[UIImage systemImageNamed:@"chevron.left"]]];
      }
      @end
      """,
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem.saveButton(withTarget: self, action: #selector(save))
          navigationItem.leftBarButtonItem = UIBarButtonItem.backButton(withTarget: self, action: #selector(save))
        }
      }
      """,
    ])
    // What is passed no words shows its picture alone.
    #expect(
      try app.screen("NoteController")?.items.map(\.summary) == [
        "left symbol chevron.left", "right \"Save\"",
      ])
  }
}
