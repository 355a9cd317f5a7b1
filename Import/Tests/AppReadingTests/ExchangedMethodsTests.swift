import AppReading
import SampleApps
import Testing

/// What an app's own functions say of bars that it exchanges for UIKit's as it starts.
@Suite struct ExchangedMethodsTests {
  private static let screens = """
    @interface ListController : UIViewController
    @end
    @implementation ListController
    - (void)viewDidLoad { [super viewDidLoad]; self.title = @"List"; }
    - (void)open {
      [self.navigationController pushViewController:[[NoteController alloc] init] animated:YES];
    }
    @end
    @interface NoteController : UIViewController
    @end
    @implementation NoteController
    - (void)viewDidLoad { [super viewDidLoad]; self.title = @"Note"; }
    @end
    @interface StartController : UITabBarController
    @end
    @implementation StartController
    - (void)viewDidLoad {
      ListController *list = [[ListController alloc] init];
      self.viewControllers = @[[[UINavigationController alloc] initWithRootViewController:list]];
    }
    @end
    @interface BareController : UIViewController
    @end
    @implementation BareController
    - (void)viewDidLoad { [super viewDidLoad]; self.view.alpha = 1; }
    @end
    """

  private static let back = """
    UIBarButtonItem *item = [UIBarButtonItem new];
    item.title = @"Return";
    self.navigationItem.backBarButtonItem = item;
    """

  private func app(
    _ system: String, own: String, exchange: String? = nil, outside: String = ""
  ) throws -> SampleApp {
    let exchange =
      exchange ?? """
        Method first = class_getInstanceMethod(self, @selector(\(system)));
        Method second = class_getInstanceMethod(self, @selector(our_\(system)));
        method_exchangeImplementations(first, second);
        """
    let parameter = system.hasSuffix(":") ? "(BOOL)animated" : ""
    return try SampleApp([
      "All.m": """
      #import <UIKit/UIKit.h>
      @implementation UIViewController (All)
      + (void)load { \(exchange) }
      - (void)our_\(system)\(parameter) {
        [self our_\(system)\(parameter.isEmpty ? "" : "animated")];
        \(own)
      }
      @end
      \(outside)
      """,
      "Screens.m": Self.screens,
    ])
  }

  @Test(arguments: ["viewDidLoad", "viewWillAppear:", "viewWillDisappear:", "viewDidAppear:"])
  func `a back button that all screens set leads back to them`(system: String) throws {
    let app = try app(system, own: Self.back)
    #expect(try app.screen("ListController")?.backTitle?.value.summary == "\"Return\"")
  }

  private static let helpers = """
    void change(Class c, SEL first, SEL second) {
      method_exchangeImplementations(
        class_getInstanceMethod(c, first), class_getInstanceMethod(c, second));
    }
    void changeAll() {
      change([UIViewController class], @selector(viewDidLoad), @selector(our_viewDidLoad));
    }
    """

  @Test(arguments: [
    ("changeAll();", helpers),
    (
      "[self jr_swizzleMethod:@selector(viewDidLoad) withMethod:@selector(our_viewDidLoad)];", ""
    ),
    ("[Swizzler on:self own:@selector(our_viewDidLoad) system:@selector(viewDidLoad)];", ""),
  ])
  func `functions of the app's own exchange them`(exchange: String, outside: String) throws {
    let app = try app("viewDidLoad", own: Self.back, exchange: exchange, outside: outside)
    #expect(try app.screen("ListController")?.backTitle?.value.summary == "\"Return\"")
  }

  @Test(arguments: [
    "", "// method_exchangeImplementations(a, b);", "[self note:@selector(viewDidLoad)];",
  ])
  func `what is not exchanged runs for no screen`(exchange: String) throws {
    let app = try app("viewDidLoad", own: Self.back, exchange: exchange)
    #expect(try app.screen("ListController")?.backTitle == nil)
  }

  @Test func `what only pushed screens say is nothing of the first`() throws {
    let app = try app(
      "viewDidLoad",
      own: "if (self.navigationController.viewControllers.count > 1) { \(Self.back) }")
    #expect(try app.screen("ListController")?.backTitle == nil)
    #expect(try app.screen("NoteController")?.backTitle?.value.summary == "\"Return\"")
  }

  @Test func `a button for all screens stands on those that have a bar`() throws {
    let button = """
      self.navigationItem.leftBarButtonItem =
        [[UIBarButtonItem alloc] initWithTitle:@"Leave" style:0 target:self action:@selector(go)];
      """
    let app = try app(
      "viewDidLoad",
      own: "if (self.navigationController.viewControllers.count > 1) { \(button) }")
    #expect(try app.screen("NoteController")?.items.map(\.summary) == ["left \"Leave\""])
    #expect(try app.screen("ListController")?.items.map(\.summary) == [])
    #expect(try app.screen("BareController") == nil)
    let always = try self.app("viewDidLoad", own: button)
    #expect(try always.screen("ListController")?.items.map(\.summary) == ["left \"Leave\""])
    #expect(try always.screen("BareController") == nil)
  }

  @Test func `what runs as screens go says nothing but their back buttons`() throws {
    let app = try app("viewWillDisappear:", own: "self.title = @\"\"; self.title = @\"Gone\";")
    #expect(try app.screen("ListController")?.title?.value.summary == "\"List\"")
    #expect(try app.read().screens.allSatisfy { $0.variant == nil })
  }

  @Test func `Swift exchanges them by its own selectors`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      extension UIViewController {
        static func start() {
          guard
            let first = class_getInstanceMethod(self, #selector(UIViewController.viewDidLoad)),
            let second = class_getInstanceMethod(self, #selector(UIViewController.our_viewDidLoad))
          else { return }
          method_exchangeImplementations(first, second)
        }
        @objc func our_viewDidLoad() {
          our_viewDidLoad()
          navigationItem.backButtonTitle = "Return"
        }
      }
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Page"
        }
      }
      """
    ])
    #expect(try app.screen("Page")?.backTitle?.value.summary == "\"Return\"")
  }

  @Test func `a stack that pushes with a function of the app's own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      extension UINavigationController {
        static let exchange: Void = {
          let first = #selector(UINavigationController.pushViewController(_:animated:))
          let second = #selector(UINavigationController.our_push(_:animated:))
          method_exchangeImplementations(
            class_getInstanceMethod(UINavigationController.self, first)!,
            class_getInstanceMethod(UINavigationController.self, second)!)
        }()
        @objc func our_push(_ next: UIViewController, animated: Bool) {
          topViewController?.navigationItem.backBarButtonItem =
            UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
          our_push(next, animated: animated)
        }
      }
      class Page: UIViewController {
        override func viewDidLoad() { title = "Page" }
        func open() { navigationController?.pushViewController(Note(), animated: true) }
      }
      class Note: UIViewController {
        override func viewDidLoad() { title = "Note" }
      }
      """
    ])
    #expect(try app.screen("Page")?.isBackMinimal?.value == true)
  }

  @Test func `more functions than are read are named`() throws {
    func notes(_ count: Int) throws -> [String] {
      let own = (0..<count).map {
        "@objc func own\($0)() { own\($0)(); navigationItem.backButtonTitle = \"Up\" }"
      }
      let swaps = (0..<count).map { "swap(#selector(viewDidLoad), #selector(own\($0)))" }
      return try SampleApp([
        "A.swift": """
        import UIKit
        extension UIViewController {
          \(own.joined(separator: "\n"))
          static func exchangeAll() { \(swaps.joined(separator: "; ")) }
        }
        class Page: UIViewController { override func viewDidLoad() { title = "Page" } }
        """
      ]).notes().filter { $0.contains("exchanges") }
    }
    #expect(
      try notes(33) == [
        "A.swift: exchanges more functions than are read (accepted: 32 in all)"
      ])
    #expect(try notes(32) == [])
  }
}
