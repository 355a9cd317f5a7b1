import AppReading
import SampleApps
import Testing

/// Views in bars that functions of the app's own hand on.
@Suite struct ChainedViewsTests {
  @Test func `a function that gives its view back changes nothing of what it shows`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      extension UIView {
        @discardableResult
        func constrained(to size: CGFloat) -> Self { constrained(width: size, height: size) }
        func constrained(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
          if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
          return self
        }
      }
      extension UIButton {
        static func round(title: String) -> UIButton {
          let button = UIButton()
          button.setTitle(title, for: .normal)
          return button.constrained(height: 36)
        }
      }
      extension UIViewController {
        func searchButton() -> UIBarButtonItem {
          let holder = UIView().constrained(to: 44)
          let icon = UIImageView(image: UIImage(named: "search"))
          holder.addSubview(icon)
          return .init(customView: holder)
        }
      }
      class Results: UIViewController {
        let save = UIButton.round(title: "Save").constrained(width: 76)
        let more = UIButton().constrained(to: 36)
        override func viewDidLoad() {
          title = "Results"
          navigationItem.leftBarButtonItem = searchButton()
          more.setImage(UIImage(named: "dots"), for: .normal)
          navigationItem.rightBarButtonItems = [.init(customView: save), .init(customView: more)]
        }
      }
      """
    ])
    #expect(
      try app.screen("Results")?.items.map(\.summary)
        == ["left picture search", "right \"Save\"", "right picture dots"])
  }
}
