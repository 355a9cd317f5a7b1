import AppReading
import SampleApps
import Testing

/// Flags that a class works out of others of its own.
@Suite struct FlagsAtFirstTests {
  private func buttons(_ screens: [Screen]) -> [String] {
    screens.map { screen in
      screen.items.map { item in
        guard case .words(let words) = item.content else { return "?" }
        return words.summary
      }
      .joined(separator: " ")
    }
  }

  @Test(arguments: [
    "if ([UIDevice isPad]) { return YES; } return !self.isTyping;",
    "return !self.isTyping && !self.isAway;", "return !self.isTyping;",
  ])
  func `a method of Objective-C that is asked as a property says what is there first`(
    body: String
  ) throws {
    let app = try SampleApp([
      "A.h": """
      @interface DraftController : UIViewController
      @property (nonatomic) BOOL isTyping;
      @property (nonatomic) BOOL isAway;
      @end
      """,
      "A.m": """
      #import "A.h"
      @implementation DraftController
      - (void)viewDidLoad { [super viewDidLoad]; [self fillBar]; }
      - (UIBarButtonItem *)button:(NSString *)words {
        return [[UIBarButtonItem alloc] initWithTitle:words style:UIBarButtonItemStylePlain
          target:self action:@selector(go)];
      }
      - (void)fillBar {
        NSMutableArray *buttons = [NSMutableArray array];
        if (self.hidesKeys) {
          [buttons addObject:[self button:@"Fresh"]];
        } else {
          [buttons addObject:[self button:@"Keys"]];
        }
        self.navigationItem.rightBarButtonItems = buttons;
      }
      - (BOOL)hidesKeys { \(body) }
      - (void)keysWillShow { self.isTyping = YES; [self fillBar]; }
      @end
      """,
    ])
    #expect(buttons(try app.read().screens) == ["\"Fresh\"", "\"Keys\""])
  }

  @Test(arguments: [
    ("var offersSave: Bool { hasEdits }", "\"Share\""),
    ("var offersSave: Bool { !hasEdits }", "\"Save\""),
    ("var offersSave: Bool { hasEdits && list.count > 2 }", "\"Share\""),
  ])
  func `a property that is worked out of a flag says the same`(
    property: String, first: String
  ) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PageController: UIViewController {
        private var hasEdits = false
        private var list: [Int] = []
        private \(property)
        override func viewDidLoad() { super.viewDidLoad(); fill() }
        func edited() { hasEdits = true; fill() }
        private func fill() {
          if offersSave {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Save", style: .done, target: self, action: nil)
          } else {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Share", style: .plain, target: self, action: nil)
          }
        }
      }
      """
    ])
    #expect(buttons(try app.read().screens).first == first)
  }

  @Test func `thousands that stand for each other end`() throws {
    let chain = (0..<2000).map { "var isPart\($0): Bool { !isPart\($0 + 1) }" }
      .joined(separator: "\n")
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class ChainController: UIViewController {
        \(chain)
        var isPart2000: Bool { !isPart0 }
        override func viewDidLoad() {
          title = "Chain"
          if isPart0 {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Save", style: .done, target: self, action: nil)
          }
        }
      }
      """
    ])
    #expect(try app.screen("ChainController")?.title?.value.summary == "\"Chain\"")
  }
}
