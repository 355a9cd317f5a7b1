import AppReading
import SampleApps
import Testing

/// Words with marks around them that say the direction of writing and draw nothing.
@Suite struct MarksOfDirectionTests {
  private let words = """
    "about_title" = "About this app";
    """

  private func app(_ direction: String) throws -> SampleApp {
    try SampleApp([
      "en.lproj/Localizable.strings": words,
      "Localization.swift": """
      import Foundation
      enum Direction { case leftToRight, rightToLeft, unknown }
      enum Words: String { case about_title }
      func localize(_ key: Words, marked: Bool = true) -> String {
        let string = NSLocalizedString(key.rawValue, comment: "")
        return string.isEmpty ? key.rawValue : marked ? string.directed() : string
      }
      extension String {
        func directed() -> String { apply(Locale.current.direction) }
        func apply(_ direction: Direction) -> String {
          switch direction {
          \(direction)
          case .unknown: return self
          }
        }
      }
      """,
      "A.swift": """
      import UIKit
      final class AboutViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = localize(.about_title)
        }
      }
      """,
    ])
  }

  @Test(arguments: [
    #"case .rightToLeft: return "\u{200F}\(self)"; case .leftToRight: return "\u{200E}\(self)""#,
    #"case .rightToLeft: return "\u{2067}\(self)\u{2069}"; case .leftToRight: return self"#,
  ])
  func `words with marks of direction are those words`(ways: String) throws {
    let screens = try app(ways).read().screens.filter { $0.name.hasPrefix("About") }
    #expect(screens.map { $0.title?.value.summary } == ["key about_title"])
  }

  @Test func `a letter that is written by its number is that letter`() throws {
    let title = try SampleApp([
      "A.swift": """
      import UIKit
      final class RoomViewController: UIViewController {
        let name = "Sauna"
        override func viewDidLoad() { title = "\\(name) \\u{2013} Heute" }
      }
      """
    ]).screen("RoomViewController")?.title
    #expect(title?.value.summary == "\"Sauna \u{2013} Heute\"")
  }
}
