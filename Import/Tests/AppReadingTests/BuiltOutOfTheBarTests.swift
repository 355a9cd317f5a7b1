import AppReading
import SampleApps
import Testing

/// Buttons that are made out of those that the bar has, and what hangs on how a phone is held.
@Suite struct BuiltOutOfTheBarTests {
  @Test func `a view that is taken from the bar where it has one is the one that is made`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PosterController: UIViewController {
        override func viewDidLoad() {
          title = "Poster"
          update()
        }
        override func viewWillAppear(_ animated: Bool) { update() }
        func update() {
          let button: UIButton
          if let known = navigationItem.rightBarButtonItem?.customView as? UIButton {
            button = known
          } else {
            button = UIButton()
          }
          button.setTitle("Print", for: .normal)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map { $0.items.map(\.summary) } == [["right \"Print\""]])
  }

  @Test func `what is put beside the first button stands beside each that may be first`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PosterController: UIViewController {
        var kind = Kind.draft
        enum Kind { case draft, print }
        init(kind: Kind) { self.kind = kind }
        override func viewDidLoad() {
          title = "Poster"
          if kind == .draft {
            navigationItem.leftBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)]
          } else {
            navigationItem.leftBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .undo, target: nil, action: nil)]
          }
          arrange(landscape: UIDevice.current.orientation.isLandscape)
        }
        func arrange(landscape: Bool) {
          let count = UILabel()
          count.text = "Three"
          guard let first = navigationItem.leftBarButtonItems?.first else { return }
          if landscape {
            navigationItem.leftBarButtonItems = [first]
            navigationItem.titleView = count
          } else {
            navigationItem.leftBarButtonItems = [first, UIBarButtonItem(title: "Count", style: .plain, target: nil, action: nil)]
            navigationItem.titleView = nil
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.allSatisfy { $0.titleView == nil })
    let lists = screens.map { $0.items.map(\.summary) }
    #expect(
      Set(lists) == [
        ["left system close", "left \"Count\""], ["left system undo", "left \"Count\""],
      ])
  }

  @Test func `a phone is held upright`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PosterController: UIViewController {
        override func viewDidLoad() {
          title = "Poster"
          if traitCollection.verticalSizeClass == .compact {
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Low", style: .plain, target: nil, action: nil)
          }
          if UIApplication.shared.statusBarOrientation.isPortrait {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Tall", style: .plain, target: nil, action: nil)
          } else {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Wide", style: .plain, target: nil, action: nil)
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map { $0.items.map(\.summary) } == [["right \"Tall\""]])
  }
}
