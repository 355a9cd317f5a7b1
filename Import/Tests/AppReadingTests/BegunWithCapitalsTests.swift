import AppReading
import SampleApps
import Testing

/// Words that functions of the app's own begin with a capital.
@Suite struct BegunWithCapitalsTests {
  @Test func `the first letter alone is a capital in every language`() throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": "\"all_notes\" = \"all notes\"; \"new\" = \"new note\";",
      "de.lproj/Localizable.strings": "\"all_notes\" = \"alle Notizen\"; \"new\" = \"neu\";",
      "A.swift": """
      import UIKit
      extension String {
        func withCapital() -> String {
          guard let first = first, first.isLowercase else { return self }
          return String(first).uppercased() + dropFirst()
        }
        var begun: String { prefix(1).capitalized + dropFirst() }
        func shortened() -> String { String(first ?? " ").uppercased() + dropFirst(2) }
      }
      class NotesController: UIViewController {
        override func viewDidLoad() {
          title = NSLocalizedString("all_notes", comment: "").withCapital()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: NSLocalizedString("new", comment: "").begun, style: .plain, target: nil,
            action: nil)
        }
      }
      class ShortController: UIViewController {
        override func viewDidLoad() {
          title = NSLocalizedString("all_notes", comment: "").shortened()
        }
      }
      """,
    ])
    let screen = try #require(try app.screen("NotesController"))
    guard case .key(let key)? = screen.title?.value else {
      Issue.record("\(String(describing: screen.title))")
      return
    }
    #expect(key.name == "all_notes" && key.casing == .begun)
    #expect(key.casing?.applied(to: "alle Notizen") == "Alle Notizen")
    #expect(screen.items.map(\.summary) == ["right key new"])
    #expect(try app.screen("ShortController")?.title?.value.isKnown == false)
  }

  @Test(arguments: [
    "uppercaseFirst", "uppercasedFirst", "firstUppercased", "firstCapitalized()",
    "capitalizedFirst", "capitalizingFirstLetter()", "capitalizeFirstLetter()",
    "firstLetterUppercased()",
  ])
  func `a library's member that says so begins words with a capital`(member: String) throws {
    let app = try Self.app("\(member)")
    let screen = try #require(try app.screen("NotesController"))
    guard case .key(let key)? = screen.title?.value else {
      Issue.record("\(String(describing: screen.title))")
      return
    }
    #expect(key.name == "all_notes" && key.casing == .begun)
    #expect(screen.title?.confidence == .guessed)
  }

  @Test(arguments: ["capitalizedFirst(2)", "firstWord", "uppercasedEnd()"])
  func `any other member of a library says nothing`(member: String) throws {
    #expect(try Self.app(member).screen("NotesController")?.title?.value.isKnown == false)
  }

  @Test func `a member of the app's own does what it does`() throws {
    let app = try Self.app(
      "uppercaseFirst",
      "extension String { var uppercaseFirst: String { String(first!).uppercased() } }")
    #expect(try app.screen("NotesController")?.title?.value.isKnown == false)
  }

  /// An app with a title that a member of a text makes.
  private static func app(_ member: String, _ more: String = "") throws -> SampleApp {
    try SampleApp([
      "en.lproj/Localizable.strings": "\"all_notes\" = \"all notes\";",
      "A.swift": """
      class NotesController: UIViewController {
        override func viewDidLoad() {
          title = NSLocalizedString("all_notes", comment: "").\(member)
        }
      }
      \(more)
      """,
    ])
  }
}
