import AppReading
import SampleApps
import Testing

/// Words that stand in for what a thing is called of which the code only has a name.
@Suite struct WordsForNobodyTests {
  private func titles(_ steps: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import UIKit
      final class Owner { let nick: String = "" }
      final class Letter { var owner: Owner? }
      class LetterController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(steps)
        }
      }
      """
    ]).read().screens.compactMap { $0.title?.value.summary }
  }

  @Test(arguments: [
    "let letter = found as! Letter; title = letter.owner?.nick ?? \"Letter\"",
    "guard let letter = found as? Letter else { return }; title = letter.owner?.nick ?? \"Letter\"",
    "let owner = fetch(); title = owner.nick ?? \"Letter\"",
    "let letters = all(); let letter = letters[0]; title = letter.owner?.nick ?? \"Letter\"",
  ])
  func `what it is called comes before the words for none`(steps: String) throws {
    let titles = try titles(steps)
    #expect(titles.count == 2)
    #expect(titles.last == "\"Letter\"")
  }

  @Test(arguments: [
    "let config = found as! Config; title = config.heading ?? \"Letter\"",
    "let words = [\"a\"]; title = words.first ?? \"Letter\"",
  ])
  func `how a screen is, and what the code writes out, are no things`(steps: String) throws {
    #expect(try titles(steps).first == "\"Letter\"")
  }
}
