import AppReading
import SampleApps
import Testing

/// Screens that a segue of another file leads to.
@Suite struct OtherFilesScreensTests {
  private func app() throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import UIKit
      class ListController: UITableViewController {}
      class EditController: UIViewController {}
      class InfoController: UIViewController {}
      """,
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("n", root: "l").replacing(
          "<navigationBar key=\"navigationBar\"",
          with: "<navigationBar key=\"navigationBar\" largeTitles=\"YES\""),
        """
        <scene sceneID="s-l"><objects>
        <tableViewController id="l" customClass="ListController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="List" id="i"/>
        <connections>
        <segue destination="p1" kind="presentation" id="g1"/>
        <segue destination="p2" kind="show" id="g2"/>
        </connections>
        </tableViewController></objects></scene>
        """,
        """
        <scene sceneID="s-1"><objects>
        <viewControllerPlaceholder storyboardName="Edit" id="p1" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s-2"><objects>
        <viewControllerPlaceholder storyboardName="Edit" referencedIdentifier="Info" id="p2" sceneMemberID="viewController"/>
        </objects></scene>
        """),
      "Edit.storyboard": Storyboard.document(
        Storyboard.stack("m", root: "e"),
        Storyboard.controller("e", class: "EditController", title: "Edit"),
        Storyboard.controller("f", class: "InfoController", title: "Info").replacing(
          "customClass=", with: "storyboardIdentifier=\"Info\" customClass=")
      ).replacing("version=\"3.0\"", with: "version=\"3.0\" initialViewController=\"m\""),
    ])
  }

  @Test func `what a segue presents from another file is a sheet`() throws {
    let found = try app().screen("EditController")
    #expect(found?.parent == "ListController")
    #expect(found?.presentation == .sheet)
  }

  @Test func `what a segue pushes from another file is on its stack`() throws {
    let found = try app().screen("InfoController")
    #expect(found?.parent == "ListController")
    #expect(found?.presentation == nil)
    #expect(found?.prefersLargeTitles?.value == true)
  }
}
