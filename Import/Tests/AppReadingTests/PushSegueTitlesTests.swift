import AppReading
import SampleApps
import Testing

/// Drawn screens with a title and no item, which push segues show to be on stacks.
@Suite struct PushSegueTitlesTests {
  private static let code = """
    import UIKit
    class HelpController: UITableViewController {}
    class TextController: UIViewController {}
    """

  private func app(kind: String, _ more: String = "") throws -> SampleApp {
    try SampleApp([
      "A.swift": Self.code,
      "Help.storyboard": Storyboard.document(
        """
        <scene sceneID="s-h"><objects>
        <tableViewController title="Help" id="h" customClass="HelpController" sceneMemberID="viewController">
        <connections><segue destination="t" kind="\(kind)" identifier="text" id="g"/></connections>
        </tableViewController></objects></scene>
        """,
        Storyboard.controller("t", class: "TextController", title: "Text"), more
      ).replacing("version=\"3.0\"", with: "version=\"3.0\" initialViewController=\"h\""),
    ])
  }

  @Test func `what a push segue starts from has a bar with its title`() throws {
    let app = try app(kind: "push")
    #expect(try app.screen("HelpController")?.title?.value == .verbatim("Help"))
    #expect(try app.screen("TextController")?.parent == "HelpController")
  }

  @Test func `what another segue starts from may stand on no stack`() throws {
    #expect(try app(kind: "presentation").screen("HelpController") == nil)
    #expect(try app(kind: "show").screen("HelpController") == nil)
  }

  @Test func `what stands in a view of another screen has no bar of its own`() throws {
    let around = """
      <scene sceneID="s-a"><objects>
      <viewController id="a" customClass="AroundController" storyboardIdentifier="A" sceneMemberID="viewController">
      <connections><segue destination="h" kind="embed" id="e"/></connections>
      </viewController></objects></scene>
      """
    #expect(try app(kind: "push", around).screen("HelpController") == nil)
  }
}
