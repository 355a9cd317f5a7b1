import AppReading
import SampleApps
import Testing

/// Other names that code has for types.
@Suite struct ShortNamesOfTypesTests {
  @Test func `each file has its own short name for a type`() throws {
    func screen(_ name: String) -> String {
      """
      import SwiftUI
      private typealias Words = AllWords.\(name)
      struct \(name)View: View {
        var body: some View { Text("").navigationTitle(Words.title) }
      }
      """
    }
    let app = try SampleApp([
      "Words.swift": """
      enum AllWords {
        enum Milk { static let title = "Milk" }
        enum Bread { static let title = "Bread" }
      }
      enum Other { enum Words { static let title = "Other" } }
      """,
      "Milk.swift": screen("Milk"), "Bread.swift": screen("Bread"),
      "Plain.swift": """
      import SwiftUI
      struct PlainView: View {
        var body: some View { Text("").navigationTitle(Words.title) }
      }
      """,
    ])
    #expect(try app.screen("MilkView")?.title?.value.summary == "\"Milk\"")
    #expect(try app.screen("BreadView")?.title?.value.summary == "\"Bread\"")
    #expect(try app.screen("PlainView")?.title?.value.summary != "\"Milk\"")
  }

  @Test func `a protocol's names for types are those of what conforms to it`() throws {
    let app = try SampleApp([
      "Milk.swift": """
      import UIKit
      struct Sentence { let text: String }
      protocol Named {
        typealias Words = Sentence
        var words: Words { get }
      }
      struct Place: Named {
        var words: Words { Words(text: "Milk") }
      }
      class Milk: UIViewController {
        let place = Place()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = place.words.text
        }
      }
      """
    ])
    #expect(try app.screen("Milk")?.title?.value.summary == "\"Milk\"")
  }
}
