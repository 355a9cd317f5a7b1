import AppReading
import SampleApps
import Testing

/// Drawn buttons that a base class takes out of the bar.
@Suite struct EmptiedByBasesTests {
  private func items(_ base: String, heir: String = "super.viewDidLoad()") throws -> [String] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class PageController: UIViewController {
        \(base)
      }
      class SaleController: PageController {
        override func viewDidLoad() { \(heir) }
      }
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="SaleController" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="Sale" id="n">
      <barButtonItem key="leftBarButtonItem" title="Close" id="l"/>
      <barButtonItem key="rightBarButtonItem" title="Share" id="r"/>
      </navigationItem>
      </viewController>
      </objects></scene></scenes>
      </document>
      """,
    ])
    return try app.screen("SaleController")?.items.map(\.summary) ?? []
  }

  private static let both = [#"left "Close""#, #"right "Share""#]

  @Test(arguments: [
    "navigationItem.rightBarButtonItem = nil", "navigationItem.rightBarButtonItems = []",
    "navigationItem.setRightBarButton(nil, animated: false)",
  ])
  func `a side that a base class empties has nothing drawn`(step: String) throws {
    let base = "override func viewDidLoad() { super.viewDidLoad(); \(step) }"
    #expect(try items(base) == [Self.both[0]])
    // What the heir puts there after that is.
    let own = """
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
      """
    #expect(try items(base, heir: own) == [Self.both[0], "right system save"])
  }

  @Test(arguments: [
    "override func viewDidLoad() { if isDone { navigationItem.rightBarButtonItem = nil } }",
    "func finish() { navigationItem.rightBarButtonItem = nil }",
  ])
  func `what a base class does only sometimes leaves it`(base: String) throws {
    #expect(try items(base) == Self.both)
  }
}
