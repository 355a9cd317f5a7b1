import AppReading
import SampleApps
import Testing

/// Views in the title's place that stand there only while something goes on.
@Suite struct TakenTitleViewsTests {
  private func screen(_ code: String) throws -> Screen? {
    try SampleApp([
      "ShelfController.h": "@interface ShelfController : UIViewController\n@end",
      "ShelfController.m": """
      #import "ShelfController.h"
      @implementation ShelfController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"Shelf";
      }
      - (void)swapTitleWith:(UIView *)view then:(void (^)(void))done {
        [UIView animateWithDuration:0.2 animations:^{
          self.navigationItem.titleView.alpha = 0;
        } completion:^(BOOL isDone) {
          self.navigationItem.titleView = view;
        }];
      }
      \(code)
      @end
      """,
    ]).screen("ShelfController")
  }

  @Test func `a view that a function is handed, and takes away where it is handed none, is gone`()
    throws
  {
    let shelf = try screen(
      """
      - (void)setCounting:(BOOL)counting {
        if (counting && self.navigationItem.titleView == nil) {
          [self swapTitleWith:self.wheel then:nil];
        } else if (!counting) {
          [self resetTitle];
        }
      }
      - (void)resetTitle {
        [self swapTitleWith:nil then:^{ [self.wheel stopAnimating]; }];
      }
      """)
    #expect(shelf?.titleView == nil)
    #expect(shelf?.title?.value.summary == "\"Shelf\"")
  }

  @Test func `one that is taken away without a function for both is not there either`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class DeskController: UIViewController {
        let bar = UISearchBar()
        override func viewDidLoad() { title = "Desk" }
        func start() { navigationItem.titleView = bar }
        func stop() { navigationItem.titleView = nil }
      }
      """
    ])
    #expect(try app.screen("DeskController")?.titleView == nil)
  }

  @Test func `one that the screen comes with stays, and one that nothing takes away`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class HallController: UIViewController {
        let bar = UISearchBar()
        override func viewDidLoad() { title = "Hall"; start() }
        func start() { navigationItem.titleView = bar }
        func stop() { navigationItem.titleView = nil }
      }
      class LoftController: UIViewController {
        let bar = UISearchBar()
        override func viewDidLoad() { title = "Loft" }
        func start() { navigationItem.titleView = bar }
      }
      """
    ])
    #expect(try app.screen("HallController")?.titleView != nil)
    #expect(try app.screen("LoftController")?.titleView != nil)
  }
}
