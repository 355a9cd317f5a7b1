import AppReading
import SampleApps
import Testing

/// Words that the extension of a protocol looks up for every case of an enumeration.
@Suite struct WordsOfProtocolsTests {
  private static let words = """
    protocol Spoken {
      var standard: String { get }
      var key: String { get }
      static var space: String { get }
    }
    extension Spoken {
      var text: String {
        let found = NSLocalizedString(key, tableName: "Said", value: "not_found", comment: "")
        if found == "not_found" {
          return standard
        } else {
          return found
        }
      }
      static var space: String { String(describing: self) }
      var key: String { "\\(Self.space).\\(String(describing: self))" }
    }
    extension Spoken where Self: RawRepresentable, Self.RawValue == String {
      var standard: String { rawValue }
    }
    enum Words: String, Spoken {
      case home = "Home"
      case save = "Save"
      enum Alerts: String, Spoken {
        case heading = "Your alerts"
      }
    }
    """

  private static let table = """
    "Words.home" = "Home";
    "Words.save" = "Save";
    "Alerts.heading" = "Your alerts";
    """

  @Test func `the name of the type and of the case are the key`() throws {
    let app = try SampleApp([
      "Words.swift": Self.words, "en.lproj/Said.strings": Self.table,
      "A.swift": """
      import SwiftUI
      struct Home: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle(Words.home.text)
              .toolbar { Button(Words.save.text) {} }
          }
        }
      }
      struct Alerts: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle(Words.Alerts.heading.text) }
        }
      }
      """,
    ])
    let home = try #require(try app.screen("Home"))
    #expect(home.title?.value.summary == "key Words.home")
    #expect(home.items.map(\.summary) == ["automatic key Words.save"])
    #expect(try app.screen("Alerts")?.title?.value.summary == "key Alerts.heading")
  }

  @Test func `a parameter may hold the case`() throws {
    let app = try SampleApp([
      "Words.swift": Self.words, "en.lproj/Said.strings": Self.table,
      "A.swift": """
      import UIKit
      protocol Saving: AnyObject {}
      extension UIBarButtonItem {
        static func `for`(_ saving: Saving, title: Words = .save) -> UIBarButtonItem {
          let item = UIBarButtonItem(title: title.text, style: .plain, target: saving, action: nil)
          return item
        }
      }
      class Base: UIViewController {
        init(title: Words? = nil, other: String? = nil) {
          super.init(nibName: nil, bundle: nil)
          self.title = title?.text ?? other
        }
      }
      class Editor: Base, Saving {
        init() { super.init(title: .home) }
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem.for(self)
        }
      }
      class Box: Base {
        init() { super.init(other: Words.save.text) }
        override func viewDidLoad() {}
      }
      """,
    ])
    let editor = try #require(try app.screen("Editor"))
    #expect(editor.title?.value.summary == "key Words.home")
    #expect(editor.items.map(\.summary) == ["right key Words.save"])
    #expect(try app.screen("Box")?.title?.value.summary == "key Words.save")
  }

  @Test func `a type without a table of words keeps its own`() throws {
    let app = try SampleApp([
      "Words.swift": Self.words,
      "A.swift": """
      import SwiftUI
      struct Home: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle(Words.Alerts.heading.text) }
        }
      }
      """,
    ])
    #expect(try app.screen("Home")?.title?.value.summary == "\"Your alerts\"")
  }
}
