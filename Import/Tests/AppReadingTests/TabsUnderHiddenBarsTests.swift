import AppReading
import SampleApps
import Testing

/// Tabs without a stack of their own, in a tab bar controller on a drawn stack.
@Suite struct TabsUnderHiddenBarsTests {
  private func screens(hidden: String, item: String = "") throws -> [Screen] {
    try SampleApp([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="n">
        <scenes>
          <scene sceneID="s"><objects>
            <navigationController id="n" \(hidden)>
              <navigationBar key="navigationBar" id="b"/>
              <connections>
                <segue destination="t" kind="relationship" relationship="rootViewController"/>
              </connections>
            </navigationController>
            <tabBarController id="t" customClass="PortTabs">
              <navigationItem key="navigationItem" id="i"/>
              <connections>
                <segue destination="f" kind="relationship" relationship="viewControllers"/>
                <segue destination="p" kind="relationship" relationship="viewControllers"/>
              </connections>
            </tabBarController>
            <viewController id="f" customClass="FleetController">\(item)</viewController>
            <viewControllerPlaceholder storyboardName="Cargo" id="p"/>
          </objects></scene>
        </scenes>
      </document>
      """,
      "Cargo.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="g">
        <scenes>
          <scene sceneID="s"><objects>
            <viewController id="g" customClass="CargoController"/>
          </objects></scene>
        </scenes>
      </document>
      """,
      "A.swift": """
      import UIKit
      class PortTabs: UITabBarController {}
      class FleetController: UIViewController {}
      class CargoController: UIViewController {}
      """,
    ]).read().screens
  }

  @Test(arguments: ["", "<navigationItem key=\"navigationItem\" id=\"j\"/>"])
  func `have no bar where that stack hides its own`(item: String) throws {
    let found = try screens(hidden: "navigationBarHidden=\"YES\"", item: item)
    for name in ["FleetController", "CargoController"] {
      #expect(found.first { $0.name == name }?.isBarHidden?.value == true)
    }
  }

  @Test func `have one where it shows it`() throws {
    let found = try screens(hidden: "")
    #expect(!found.contains { $0.isBarHidden?.value == true })
  }
}
