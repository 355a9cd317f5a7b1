import AppReading
import SampleApps
import Testing

/// Words of drawn buttons that code replaces by what only the running app knows.
@Suite struct DrawnWordsReplacedTests {
  private func words(_ code: String) throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        @IBOutlet weak var place: UIBarButtonItem!
        \(code)
      }
      """,
      "Main.storyboard": Storyboard.document(
        """
        <scene sceneID="s"><objects>
        <viewController id="c" customClass="NoteController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Note" id="n">
        <barButtonItem key="rightBarButtonItem" title="Place" id="b"/>
        </navigationItem>
        <connections><outlet property="place" destination="b" id="o"/></connections>
        </viewController>
        </objects></scene>
        """),
    ]).screen("NoteController")?.items.map(\.summary)
  }

  @Test func `data that is there as the screen comes takes the place of a drawn word`() throws {
    let found = try words(
      "override func viewWillAppear(_ a: Bool) { place.title = Store.shared.user.place.name }")
    #expect(found == ["right unknown Store.shared.user.place.name"])
  }

  @Test(arguments: [
    "override func viewDidLoad() { if isNew { place.title = Store.shared.user.place.name } }",
    "func loaded() { place.title = Store.shared.user.place.name }",
    "@IBAction func tap(_ s: Any) { place.title = Store.shared.user.place.name }",
  ])
  func `a word stays that is replaced later or in some cases`(code: String) throws {
    #expect(try words(code) == ["right \"Place\""])
  }
}
