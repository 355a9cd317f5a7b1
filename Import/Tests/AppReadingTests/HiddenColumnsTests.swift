import AppReading
import SampleApps
import Testing

/// Buttons for a hidden column, which split views hand to their delegates on a pad.
@Suite struct HiddenColumnsTests {
  private static let swift = """
    import UIKit
    class DetailController: UIViewController, UISplitViewControllerDelegate {
      override func viewDidLoad() { title = "Detail" }
      func splitViewController(
        _ split: UISplitViewController, willHide first: UIViewController,
        with button: UIBarButtonItem, for popover: UIPopoverController
      ) { navigationItem.leftBarButtonItem = button }
      func splitViewController(_ split: UISplitViewController, show other: UIViewController) {
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
      }
    }
    """
  private static let objectiveC = """
    @interface DetailController : UIViewController <UISplitViewControllerDelegate>
    @end
    @implementation DetailController
    - (void)viewDidLoad { self.title = @"Detail"; }
    - (void)splitViewController:(UISplitViewController *)split
         willHideViewController:(UIViewController *)first
              withBarButtonItem:(UIBarButtonItem *)button
           forPopoverController:(UIPopoverController *)popover {
      button.title = @"List";
      [self.navigationItem setLeftBarButtonItem:button animated:YES];
    }
    @end
    """

  @Test(arguments: [("A.swift", swift), ("A.m", objectiveC)])
  func `a phone is never handed one`(file: String, code: String) throws {
    let screen = try #require(try SampleApp([file: code]).screen("DetailController"))
    #expect(!screen.items.contains { $0.position == .left })
  }

  @Test func `other functions of such a delegate are read`() throws {
    let screen = try #require(try SampleApp(["A.swift": Self.swift]).screen("DetailController"))
    #expect(screen.items.map(\.summary) == ["right system add"])
  }
}
