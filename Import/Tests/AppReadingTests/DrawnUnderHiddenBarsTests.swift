import AppReading
import SampleApps
import Testing

/// Screens that segues push on a stack whose first screen's code hides the bar.
@Suite struct DrawnUnderHiddenBarsTests {
  private static let drawing = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="stack">
    <scenes>
    <scene sceneID="a"><objects>
    <navigationController id="stack"><navigationBar key="navigationBar" id="bar"/>
    <connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController>
    </objects></scene>
    <scene sceneID="b"><objects>
    <viewController id="list" customClass="ListController"><view key="view" id="v1"><subviews>
    <button id="b1"><connections><segue destination="page" kind="show" id="s1"/></connections></button>
    </subviews></view><navigationItem key="navigationItem" title="List" id="i1"/></viewController>
    </objects></scene>
    <scene sceneID="c"><objects>
    <viewController id="page" customClass="PageController"><view key="view" id="v2"><subviews>
    <button id="b2"><connections><segue destination="end" kind="show" id="s2"/></connections></button>
    </subviews></view></viewController>
    </objects></scene>
    <scene sceneID="d"><objects>
    <viewController id="end" customClass="EndController"><view key="view" id="v3"/>
    <navigationItem key="navigationItem" title="End" id="i3"/></viewController>
    </objects></scene>
    </scenes>
    </document>
    """

  private func hidden(first: String, page: String = "") throws -> [String: Bool?] {
    let code = """
      import UIKit
      class ListController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
        \(first)
      }
      class PageController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
        \(page)
      }
      class EndController: UIViewController {}
      """
    let screens = try SampleApp(["A.swift": code, "Main.storyboard": Self.drawing]).read().screens
    return Dictionary(
      screens.map { ($0.name, $0.isBarHidden?.value) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    "navigationController?.navigationBar.isHidden = true",
    "navigationController?.setNavigationBarHidden(true, animated: animated)",
  ])
  func `what comes after a screen without a bar has none either`(step: String) throws {
    let found = try hidden(
      first: "override func viewWillAppear(_ animated: Bool) { \(step) }")
    #expect(found == ["ListController": true, "PageController": true, "EndController": true])
  }

  @Test func `a screen that shows the bar as it goes, or as it comes, ends that`() throws {
    let hides = "navigationController?.setNavigationBarHidden(true, animated: animated)"
    let shows = "navigationController?.setNavigationBarHidden(false, animated: animated)"
    let back = try hidden(
      first: """
        override func viewWillAppear(_ animated: Bool) { \(hides) }
        override func viewWillDisappear(_ animated: Bool) { \(shows) }
        """)
    #expect(back["PageController"] == .some(nil))
    #expect(back["EndController"] == .some(nil))
    let coming = try hidden(
      first: "override func viewWillAppear(_ animated: Bool) { \(hides) }",
      page: "override func viewWillAppear(_ animated: Bool) { \(shows) }")
    #expect(coming["PageController"] != .some(true))
    #expect(coming["EndController"] == .some(nil))
  }
}
