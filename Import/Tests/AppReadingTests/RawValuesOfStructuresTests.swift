import AppReading
import SampleApps
import Testing

/// Pictures that an initializer of the app's own makes of an enumeration whose raw values are structures.
@Suite struct RawValuesOfStructuresTests {
  @Test(arguments: [
    ("close", "right symbol xmark"), ("more", "right symbol ellipsis.circle"),
    ("chair", "right picture chair_wide"),
  ])
  func `what the letters say decides which picture is made`(name: String, item: String) throws {
    let notes = try SampleApp([
      "A.swift": """
      import UIKit
      struct Name: ExpressibleByStringLiteral {
        let isDrawn: Bool
        let letters: String
        init(stringLiteral value: String) {
          if value.hasSuffix("_wide") {
            self.isDrawn = true
            self.letters = value
          } else {
            self.isDrawn = false
            self.letters = value
          }
        }
      }
      enum Glyph: Name { case close = "xmark", more = "ellipsis.circle", chair = "chair_wide" }
      extension UIImage {
        convenience init(_ glyph: Glyph, withConfiguration configuration: Configuration? = nil) {
          let name = glyph.rawValue
          if name.isDrawn {
            self.init(named: name.letters)!
          } else {
            self.init(systemName: name.letters, withConfiguration: configuration)!
          }
        }
      }
      class Notes: UIViewController {
        override func viewDidLoad() {
          title = "Notes"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(.\(name), withConfiguration: nil), style: .done, target: self, action: nil)
        }
      }
      """
    ]).screen("Notes")
    #expect(notes?.items.map(\.summary) == [item])
  }
}
