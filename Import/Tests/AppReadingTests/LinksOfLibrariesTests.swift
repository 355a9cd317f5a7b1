import AppReading
import SampleApps
import Testing

/// Drawn controllers of a library's class that stand for what another storyboard draws.
@Suite struct LinksOfLibrariesTests {
  private static func list(_ name: String, _ more: String = "") -> String {
    Storyboard.document(
      """
      <scene sceneID="s-l"><objects>
      <viewController id="l" customClass="ListController" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="List" id="i"/>
      <connections><segue destination="p" kind="custom" customClass="LinkPushSegue" id="g"/></connections>
      </viewController></objects></scene>
      """,
      """
      <scene sceneID="s-p"><objects>
      <viewController id="p" customClass="StoryboardLink" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="Stands for it" id="j"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="\(name)"/>
      \(more)
      </userDefinedRuntimeAttributes>
      </viewController></objects></scene>
      """
    ).replacing("version=\"3.0\"", with: "version=\"3.0\" initialViewController=\"l\"")
  }

  private static let edit = Storyboard.document(
    Storyboard.controller("e", class: "EditController", title: "Edit"),
    Storyboard.controller("f", class: "InfoController", title: "Info").replacing(
      "customClass=", with: "storyboardIdentifier=\"Info\" customClass=")
  ).replacing("version=\"3.0\"", with: "version=\"3.0\" initialViewController=\"e\"")

  private static let code = """
    import UIKit
    class ListController: UIViewController {}
    class EditController: UIViewController {}
    class InfoController: UIViewController {}
    """

  @Test func `a link leads to the first screen of the storyboard that it names`() throws {
    let app = try SampleApp([
      "A.swift": Self.code, "Main.storyboard": Self.list("Edit"), "Edit.storyboard": Self.edit,
    ])
    #expect(try app.screen("StoryboardLink") == nil)
    #expect(try app.screen("EditController")?.parent == "ListController")
    #expect(try app.screen("InfoController")?.parent == nil)
  }

  @Test func `a link leads to the screen that it names of another storyboard`() throws {
    let named = """
      <userDefinedRuntimeAttribute type="string" keyPath="sceneIdentifier" value="Info"/>
      """
    let app = try SampleApp([
      "A.swift": Self.code, "Main.storyboard": Self.list("Edit", named),
      "Edit.storyboard": Self.edit,
    ])
    #expect(try app.screen("StoryboardLink") == nil)
    #expect(try app.screen("InfoController")?.parent == "ListController")
    #expect(try app.screen("EditController")?.parent == nil)
  }

  @Test func `a class of the app's own and a name of no file are no link`() throws {
    let own = Self.code + "\nclass StoryboardLink: UIViewController { var storyboardName = \"\" }"
    let app = try SampleApp([
      "A.swift": own, "Main.storyboard": Self.list("Edit"), "Edit.storyboard": Self.edit,
    ])
    #expect(try app.screen("StoryboardLink")?.title?.value == .verbatim("Stands for it"))
    let other = try SampleApp([
      "A.swift": Self.code, "Main.storyboard": Self.list("Far"), "Edit.storyboard": Self.edit,
    ])
    #expect(try other.screen("StoryboardLink")?.title?.value == .verbatim("Stands for it"))
  }
}
