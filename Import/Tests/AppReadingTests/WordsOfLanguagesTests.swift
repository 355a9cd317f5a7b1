import AppReading
import SampleApps
import Testing

/// Words that code chooses by the language and by a case, without files of words.
@Suite struct WordsOfLanguagesTests {
  private let code = """
    import UIKit
    enum Tongue: String {
      case ko, en, de
      static var chosen: Tongue {
        if let kept = UserDefaults.standard.string(forKey: "tongue") {
          return Tongue(rawValue: kept) ?? .en
        }
        return .system
      }
      static var system: Tongue { Tongue(rawValue: Locale.preferredLanguages[0]) ?? .en }
    }
    enum Phrase { case inbox, outbox }
    struct Korean {
      static func text(of phrase: Phrase) -> String {
        switch phrase {
        case .inbox: return "Bada"
        case .outbox: return "Bonae"
        }
      }
    }
    struct English {
      static func text(of phrase: Phrase, with part: String? = nil) -> String {
        var text: String = ""
        switch phrase {
        case .inbox: text = "Inbox"
        case .outbox: text = "Outbox"
        }
        if let part = part, text.contains("{}") {
          text = text.replacingOccurrences(of: "{}", with: part)
        }
        return text
      }
    }
    struct German {
      static func text(of phrase: Phrase) -> String {
        switch phrase {
        case .inbox: return "Eingang"
        case .outbox: return "Ausgang"
        }
      }
    }
    struct Phrases {
      static func text(_ phrase: Phrase) -> String {
        let tongue = Tongue.chosen
        switch tongue {
        case .ko: return Korean.text(of: phrase)
        case .en: return English.text(of: phrase)
        case .de: return German.text(of: phrase)
        }
      }
    }
    class OutboxController: UIViewController {
      override func viewDidLoad() {
        title = Phrases.text(.outbox)
      }
    }
    """

  @Test func `an enumeration of languages has the one that scenes are in`() throws {
    let screens = try SampleApp(["A.swift": code]).read().screens
    #expect(screens.map(\.title?.value) == [.verbatim("Outbox")])
    #expect(screens.allSatisfy { $0.variant == nil })
  }

  @Test func `cases that are no languages are left open`() throws {
    let other = code.replacing("case ko, en, de", with: "case first, en, de").replacing(
      "case .ko", with: "case .first")
    let screens = try SampleApp(["A.swift": other]).read().screens
    #expect(screens.contains { $0.title?.value != .verbatim("Outbox") })
  }

  @Test func `what a known case puts into a name stays in it`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      enum Kind { case list, card
        var word: String {
          var word = ""
          switch self {
          case .list: word = "List"
          case .card: word = "Card"
          }
          return word
        } }
      class CardController: UIViewController {
        override func viewDidLoad() { title = Kind.card.word }
      }
      class OtherController: UIViewController {
        let isOld: Bool
        init(isOld: Bool) { self.isOld = isOld; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          var word = "New"
          if isOld { word = "Old" }
          title = word
        }
      }
      """
    ])
    #expect(try app.screen("CardController")?.title?.value == .verbatim("Card"))
  }
}
