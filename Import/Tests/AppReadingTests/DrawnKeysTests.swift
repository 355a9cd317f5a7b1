import AppReading
import SampleApps
import Testing

/// Texts of drawings that are keys of the app's own words, which something puts there at run time.
@Suite struct DrawnKeysTests {
  private func title(
    _ title: String, _ words: String, _ code: [String: String] = [:], own: String = ""
  ) throws -> Fact<AppText>? {
    let files = [
      "A.swift": "import UIKit\nclass NoteController: UIViewController {}",
      "Main.storyboard": Storyboard.document(
        """
        <scene sceneID="s"><objects>
        <viewController id="c" customClass="NoteController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="\(title)" id="nAv-Ig-aTe">
        <barButtonItem key="rightBarButtonItem" title="note.add" id="b"/>
        </navigationItem>
        </viewController>
        </objects></scene>
        """),
      "en.lproj/Localizable.strings": words,
      "fr.lproj/Main.strings": own,
    ]
    return try SampleApp(files.merging(code) { first, _ in first }).screen("NoteController")?.title
  }

  @Test(arguments: ["note.title", "note_title", "noteTitle", "NOTE1"])
  func `what has the shape of a key and is one is that key`(key: String) throws {
    let found = try title(key, "\"\(key)\" = \"A Note\";")
    var word = AppText.Key(key, table: "Localizable")
    word.fallback = key
    #expect(found?.value == .key(word))
    #expect(found?.confidence == .guessed)
  }

  @Test func `a button's word may be one as well`() throws {
    let app = try SampleApp([
      "A.swift": "import UIKit\nclass NoteController: UIViewController {}",
      "Main.storyboard": Storyboard.document(
        """
        <scene sceneID="s"><objects>
        <viewController id="c" customClass="NoteController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Note" id="n">
        <barButtonItem key="rightBarButtonItem" title="note.add" id="b"/>
        <barButtonItem key="leftBarButtonItem" id="d"><button key="customView" id="e">
        <state key="normal" title="note.close"/></button></barButtonItem>
        </navigationItem>
        </viewController>
        </objects></scene>
        """),
      "en.lproj/Localizable.strings": "\"note.add\" = \"Add\"; \"note.close\" = \"Close\";",
    ])
    let items = try app.screen("NoteController")?.items ?? []
    let keys = items.compactMap { item -> String? in
      guard case .words(.key(let key)) = item.content else { return nil }
      return key.name
    }
    #expect(Set(keys) == ["note.add", "note.close"])
  }

  @Test(arguments: ["Note", "notes", "My note.title", "NOTE", "Notes...", "Dr.", "3.14"])
  func `a word or a sentence stays though a table has it as a key`(key: String) throws {
    #expect(try title(key, "\"\(key)\" = \"A Note\";")?.value == .verbatim(key))
  }

  @Test func `what no table has, or words alike everywhere, stays as it is`() throws {
    #expect(try title("note.title", "\"other\" = \"A\";")?.value == .verbatim("note.title"))
    #expect(try title("iPod", "\"iPod\" = \"iPod\";")?.value == .verbatim("iPod"))
  }

  @Test func `a word of the drawing's own comes first`() throws {
    let found = try title(
      "note.title", "\"note.title\" = \"A Note\";", own: "\"nAv-Ig-aTe.title\" = \"Une note\";")
    guard case .key(let key) = found?.value else {
      Issue.record("no key")
      return
    }
    #expect(key.name == "nAv-Ig-aTe.title")
  }

  private static let swift = """
    import UIKit
    extension UINavigationItem {
      open override func awakeFromNib() {
        super.awakeFromNib()
        if let title = self.title { self.title = NSLocalizedString(title, comment: "") }
      }
    }
    """
  private static let category = """
    #import "Words.h"
    @implementation UINavigationItem (Words)
    - (void)localizeFromNib {
      if (self.title.length > 0) {
        self.title = [[NSBundle mainBundle] localizedStringForKey:self.title value:@"" table:nil];
      }
    }
    @end
    """

  @Test(arguments: [["W.swift": swift], ["W.m": category]])
  func `where code puts words into all items any key is one`(code: [String: String]) throws {
    let found = try title("notes", "\"notes\" = \"All Notes\";", code)
    var word = AppText.Key("notes", table: "Localizable")
    word.fallback = "notes"
    #expect(found?.value == .key(word))
    #expect(try title("Other", "\"notes\" = \"All\";", code)?.value == .verbatim("Other"))
  }

  @Test func `code that gives items another title puts no words there`() throws {
    let code = Self.swift.replacing("NSLocalizedString(title, comment: \"\")", with: "make(1)")
    let found = try title("notes", "\"notes\" = \"All Notes\";", ["W.swift": code])
    #expect(found?.value == .verbatim("notes"))
  }
}
