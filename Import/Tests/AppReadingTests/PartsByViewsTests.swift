import AppReading
import SampleApps
import Testing

/// Screens whose views others put into their own, without saying that they are children.
@Suite struct PartsByViewsTests {
  private func list(
    _ step: String = "[self.view addSubview:self.list.view];", more: String = ""
  ) throws -> Screen? {
    try SampleApp([
      "ListController.h": """
      @interface ListController : UIViewController
      @end
      """,
      "ListController.m": """
      #import "ListController.h"
      @implementation ListController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"List";
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc]
          initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(done)];
      }
      @end
      """,
      "Home.h": """
      @interface Home : UIViewController
      @property (nonatomic, strong) ListController *list;
      @property (nonatomic, strong) UIWindow *window;
      @end
      """,
      "Home.m": """
      #import "Home.h"
      @implementation Home
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Home";
        if (!self.list) {
          self.list = [[ListController alloc] init];
        }
        \(step)
      }
      \(more)
      @end
      """,
    ]).screen("ListController")
  }

  @Test func `a part has no screen of its own`() throws {
    #expect(try list() == nil)
  }

  @Test func `what stands in no view has one`() throws {
    #expect(try list("") != nil)
  }

  @Test func `what is pushed elsewhere has one`() throws {
    let more = """
      - (void)open {
        [self.navigationController pushViewController:[[ListController alloc] init] animated:YES];
      }
      """
    #expect(try list(more: more) != nil)
  }

  @Test func `the view of a stack is that of a screen with a bar`() throws {
    let step = """
      UINavigationController *stack = [[UINavigationController alloc]
        initWithRootViewController:[[ListController alloc] init]];
      [self.view addSubview:stack.view];
      """
    #expect(try list(step) != nil)
  }
}
