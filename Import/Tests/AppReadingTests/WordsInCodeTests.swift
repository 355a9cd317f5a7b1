import AppReading
import SampleApps
import Testing

/// Words that the app's code has itself, by key.
@Suite struct WordsInCodeTests {
  private func app(_ words: String, title: String) throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import UIKit
      enum Tongue: String { case fr, en
        static var chosen: Tongue { Tongue(rawValue: Store.language) ?? .en } }
      enum Term { case save, Bird_List }
      \(words)
      class BirdsController: UIViewController {
        override func viewDidLoad() { title = \(title) }
      }
      """
    ])
  }

  @Test func `a function for each language has the words of every key`() throws {
    let read = try app(
      """
      struct French { static func word(of term: Term, count: String? = nil) -> String {
        var word: String = ""
        switch term {
        case .save: word = "Garder"
        case .Bird_List: word = "Oiseaux"
        }
        if let count = count { word = word.replacingOccurrences(of: "#", with: count) }
        return word
      } }
      struct English { static func word(of term: Term, count: String? = nil) -> String {
        switch term {
        case .save: return "Keep"
        case .Bird_List: return "Birds"
        }
      } }
      struct Say { static func it(_ term: Term, count: String? = nil) -> String {
        let language = Tongue.chosen
        switch language {
        case .fr: return French.word(of: term, count: count)
        case .en: return English.word(of: term, count: count)
        default: return English.word(of: term, count: count)
        }
      } }
      """, title: "Say.it(.Bird_List)"
    ).read()
    let screen = try #require(read.screens.first { $0.name == "BirdsController" })
    #expect(screen.title?.value.summary == "key Bird_List")
    guard case .key(let key)? = screen.title?.value, let table = key.table else { return }
    let words = try #require(read.words.tables[table]?[key.name])
    #expect(words.mapValues(\.text) == ["fr": "Oiseaux", "en": "Birds"])
  }

  @Test func `a switch over languages has one over keys in it`() throws {
    let read = try app(
      """
      func say(_ term: Term) -> String {
        switch Tongue.chosen.language {
        case "fr": switch term { case .save: return "Garder"; case .Bird_List: return "Oiseaux" }
        default: switch term { case .save: return "Keep"; case .Bird_List: return "Birds" }
        }
      }
      """, title: "say(.Bird_List)"
    ).read()
    let screen = try #require(read.screens.first { $0.name == "BirdsController" })
    #expect(screen.title?.value.summary == "key Bird_List")
    #expect(read.words.languages == ["fr": 2, "en": 2])
  }

  @Test func `a name gets the words of a key`() throws {
    let app = try app(
      """
      struct Say { static func it(_ term: Term) -> String {
        var word = ""
        switch term { case .save: word = "Keep"
        case .Bird_List: word = "Birds" }
        return word
      } }
      """, title: "Say.it(.Bird_List)")
    #expect(try app.screen("BirdsController")?.title?.value == .verbatim("Birds"))
  }

  @Test(arguments: [
    // What is put into the words is not known.
    ("Say.it(.Bird_List, count: Store.count)", "-> String"),
    // Nothing says that one of them is of a language.
    ("Say.it(.Bird_List)", "-> String /* other */"),
  ])
  func `words that only the running app chooses stay open`(_ title: String, _ end: String) throws {
    let isOther = end.contains("other")
    let app = try app(
      """
      struct Say { static func it(_ term: Term, count: String? = nil) -> String {
        switch \(isOther ? "Store.mood" : "Store.language") {
        case .\(isOther ? "good" : "fr"): return first(term, count)
        case .en: return second(term, count)
        }
      }
      static func first(_ term: Term, _ count: String?) -> String {
        switch term { case .save: return Store.text(count)
        case .Bird_List: return Store.text(count) } }
      static func second(_ term: Term, _ count: String?) -> String {
        switch term { case .save: return Store.text(count)
        case .Bird_List: return Store.text(count) } }
      }
      """, title: title)
    #expect(try app.screen("BirdsController")?.title?.value.isKnown != true)
  }
}
