import AppReading
import SampleApps
import Testing

/// Names that a `guard` gives to what a case carries.
@Suite struct CarriedNamesTests {
  @Test(arguments: ["case let .named(label)", "case .named(let label)"])
  func `what a case carries hides a property of the same name`(pattern: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      enum Look {
        case named(String), plain
        var label: String { "Label" }
        var heading: String? {
          guard \(pattern) = self else { return nil }
          return label
        }
      }
      class Shelf: UIViewController {
        var look: Look!
        override func viewDidLoad() { title = look.heading }
      }
      """
    ])
    #expect(try app.screen("Shelf")?.title?.value.summary.contains("Label\"") != true)
  }

  @Test func `a property that asks for itself is no reason to leave anything out`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      final class Thing {
        var above: Thing?
        var mark: String? { above.mark }
      }
      struct Shelf: View {
        var thing: Thing
        var body: some View {
          NavigationStack {
            if let mark = thing.mark { Text(mark).navigationTitle("Shelf") }
          }
        }
      }
      """
    ])
    #expect(try app.screen("Shelf")?.title?.value.summary == "\"Shelf\"")
  }
}
