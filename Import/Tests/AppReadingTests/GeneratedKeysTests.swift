import AppReading
import SampleApps
import Testing

/// Names that R.swift generates for words, asked for their key.
@Suite struct GeneratedKeysTests {
  @Test(arguments: [
    "R.string.localizable.notesNavigationTitle.key.localized()",
    "R.string.localizable.notesNavigationTitle()",
  ])
  func `a generated name gives its word, also by its key`(words: String) throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": "\"Notes.Navigation.Title\" = \"Notes\";",
      "A.swift": """
      import UIKit
      class NotesController: UIViewController {
        override func viewDidLoad() { title = \(words) }
      }
      """,
    ])
    #expect(try app.screen("NotesController")?.title?.value.summary == "key Notes.Navigation.Title")
  }
}
