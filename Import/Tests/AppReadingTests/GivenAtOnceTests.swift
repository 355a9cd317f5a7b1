import AppReading
import SampleApps
import Testing

/// Texts that a class gives its properties before its base class asks for them.
@Suite struct GivenAtOnceTests {
  private func titles(_ steps: String, asked: String, isOlder: Bool = true) throws -> [String] {
    let app = try SampleApp([
      "A.m": """
      #import <UIKit/UIKit.h>
      @interface BaseController : UIViewController
      @property (strong, nonatomic) NSString *heading;
      @end
      @implementation BaseController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = \(asked) ? _heading : @"Loading";
      }
      @end
      @interface PageController : BaseController
      @end
      @implementation PageController
      - (void)viewDidLoad {
        \(steps)
      }
      - (void)load { [self.view setNeedsLayout]; }
      @end
      """
    ])
    return try app.read().screens.filter { $0.name == "PageController" }.compactMap {
      $0.title?.value.summary
    }
  }

  @Test(arguments: [
    "_heading", "self.heading", "_heading != nil", "_heading.length > 0", "self.heading.length > 0",
  ])
  func `a base class finds what was given before`(asked: String) throws {
    let steps = "self.heading = @\"Notes\"; [super viewDidLoad];"
    #expect(try titles(steps, asked: asked) == ["\"Notes\""])
  }

  @Test(arguments: [
    "[super viewDidLoad]; self.heading = @\"Notes\";",
    "if (self.view.hidden) { self.heading = @\"Notes\"; } [super viewDidLoad];",
    "self.heading = @\"Notes\"; [super viewDidLoad]; self.heading = nil;",
    "self.heading = [self name]; [super viewDidLoad];",
  ])
  func `what is given later or only sometimes decides nothing`(steps: String) throws {
    #expect(try titles(steps, asked: "_heading").contains("\"Loading\""))
  }

  @Test func `Swift asks for it in a branch`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        var heading: String?
        override func viewDidLoad() {
          super.viewDidLoad()
          if heading != nil { title = heading } else { title = "Loading" }
        }
      }
      class Page: Base {
        override func viewDidLoad() {
          heading = "Notes"
          super.viewDidLoad()
        }
      }
      """
    ])
    let pages = try app.read().screens.filter { $0.name == "Page" }
    #expect(pages.compactMap(\.title?.value.summary) == ["\"Notes\""])
  }
}
