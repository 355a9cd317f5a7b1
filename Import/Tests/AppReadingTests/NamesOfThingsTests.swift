import AppReading
import SampleApps
import Testing

/// Titles that are the name of a thing, with words for a thing without one.
@Suite struct NamesOfThingsTests {
  private func titles(_ value: String) throws -> [String: AppText] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Card { var fullName: String? }
      class Accounts {
        static let shared = Accounts()
        var current: Card?
      }
      class NoteController: UIViewController {
        var card: Card?
        var model: NoteModel?
        func update(card: Card?, other: Foreign?, isOwn: Bool) {
          navigationItem.title = \(value)
        }
        override func viewDidLoad() { start() }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "NoteController" }
    return Dictionary(
      screens.compactMap { screen in screen.title.map { (screen.variant ?? "", $0.value) } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    "card?.fullName ?? \"Undefined\"", "Accounts.shared.current?.fullName ?? \"Undefined\"",
    "self.card?.fullName ?? \"Undefined\"",
    "other?.fullName ?? \"Undefined\"",
  ])
  func `the name of a thing is open, with words for none as a variant`(value: String) throws {
    let titles = try titles(value)
    #expect(titles[""]?.isKnown == false)
    #expect(titles.filter { $0.key != "" }.map(\.value) == [.verbatim("Undefined")])
  }

  @Test func `a name in one branch does not hide the words of the other`() throws {
    let titles = try titles("isOwn ? \"Saved\" : card?.fullName ?? \"Undefined\"")
    #expect(Set(titles.values.filter(\.isKnown)) == [.verbatim("Saved"), .verbatim("Undefined")])
    #expect(titles[""] != .verbatim("Undefined"))
  }
}
