import AppReading
import SampleApps
import Testing

/// Titles that come as a person scrolls.
@Suite struct ScrolledTitlesTests {
  @Test func `a title that only scrolling sets is not there at first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      final class ListController: UIViewController, UIScrollViewDelegate {
        var model = Model()
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: nil, action: nil)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          if scrollView.contentOffset.y > 50 {
            navigationItem.title = model.heading
          } else {
            navigationItem.title = nil
          }
        }
      }
      struct Model { var heading = "" }
      """
    ])
    let screen = try #require(try app.screen("ListController"))
    #expect(screen.title == nil && screen.items.count == 1)
  }
}
