import AppReading
import SampleApps
import Testing

/// Code that gives a screen's item the screen's own title.
@Suite struct OwnTitlesOfItemsTests {
  private func title(_ step: String, _ more: String = "") throws -> String? {
    try SampleApp([
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("nav", root: "list"),
        """
        <scene sceneID="b"><objects><viewController title="Notes" id="list" customClass="ListController">
          <navigationItem key="navigationItem" id="i"/></viewController></objects></scene>
        """
      ).replacing("targetRuntime", with: #"initialViewController="nav" targetRuntime"#),
      "A.swift": """
      import UIKit
      class Base: UITableViewController {
        override func viewDidLoad() { \(step) }
      }
      class ListController: Base { \(more) }
      """,
    ]).screen("ListController")?.title?.value.summary
  }

  @Test(arguments: ["navigationItem.title = self.title", "navigationItem.title = title"])
  func `leaves the drawn one there`(step: String) throws {
    #expect(try title(step) == "\"Notes\"")
    #expect(
      try title(step, "override func viewWillAppear(_ a: Bool) { title = \"All\" }") == "\"All\"")
  }

  @Test func `but not where a name of the function's own is meant`() throws {
    let step = "let title = store.name; navigationItem.title = title"
    #expect(try title(step) != "\"Notes\"")
  }
}
