import AppReading
import SampleApps
import Testing

/// Words that functions of the app's own look up in its own dictionaries, or choose by its language.
@Suite struct LookedUpWordsTests {
  private func words(_ code: String, title: String) throws -> [String: String]? {
    let read = try SampleApp([
      "A.swift": """
      import SwiftUI
      \(code)
      @main struct Birds: App {
        @StateObject var choice = Choice()
        var body: some Scene { WindowGroup { NavigationStack { Nest().environmentObject(choice) } } }
      }
      struct Nest: View {
        @EnvironmentObject var choice: Choice
        var body: some View { List { }.navigationTitle(\(title)) }
        private func t(_ english: String) -> String { choice.word(english) }
      }
      """
    ]).read()
    let screen = try #require(read.screens.first { $0.name == "Nest" })
    switch screen.title?.value {
    case .verbatim(let text)?: return ["": text]
    case .key(let key)?:
      return key.table.flatMap { read.words.tables[$0]?[key.name]?.mapValues(\.text) }
    default: return nil
    }
  }

  private static let tongue = "enum Tongue: String, CaseIterable { case english, german }"
  private static let german = """
    enum German { static let words: [String: String] = ["Birds": "Vögel", "Nests": "Nester"] }
    """

  @Test(arguments: [
    "switch self { case .english: return key; case .german: return German.words[key] ?? key }",
    "self == .german ? German.words[key] ?? key : key",
    "self == .german ? German.words[key, default: key] : key",
    "guard self == .german, let word = German.words[key] else { return key }; return word",
  ])
  func `a language looks a word up`(_ body: String) throws {
    let code = """
      \(Self.german)
      \(Self.tongue)
      extension Tongue { func word(_ key: String) -> String { \(body) } }
      class Choice: ObservableObject {
        @Published var tongue: Tongue
        init() { tongue = Tongue(rawValue: Store.text) ?? .english }
        func word(_ key: String) -> String { tongue.word(key) }
      }
      """
    if !body.contains("guard") {
      #expect(try words(code, title: #"t("Birds")"#) == ["en": "Birds", "de": "Vögel"])
      // What no dictionary has stands there in every language.
      #expect(try words(code, title: #"t("Import")"#) == ["": "Import"])
    }
  }

  @Test(arguments: [
    // By language first.
    (
      #"["en": ["birds": "Birds"], "de": ["birds": "Vögel"]]"#,
      "words[language]?[key] ?? words[\"en\"]?[key] ?? key"
    ),
    // By key first.
    (
      #"["birds": ["en": "Birds", "de": "Vögel"]]"#,
      "words[key]?[language] ?? words[key]?[\"en\"] ?? key"
    ),
    // Dictionaries by name.
    (
      #"["en": english, "de": german]"#,
      "let table = words[language] ?? english; return table[key] ?? key"
    ),
  ])
  func `dictionaries have words by language`(_ table: String, _ body: String) throws {
    let code = """
      class Choice: ObservableObject {
        static let shared = Choice()
        @Published var language = "en"
        let english = ["birds": "Birds"]
        let german = ["birds": "Vögel"]
        private let words = \(table)
        func word(_ key: String) -> String { \(body) }
      }
      func L(_ key: String) -> String { Choice.shared.word(key) }
      """
    for title in [#"t("birds")"#, #"L("birds")"#, #"Choice.shared.word("birds")"#] {
      #expect(try words(code, title: title) == ["en": "Birds", "de": "Vögel"], "\(title)")
    }
  }

  @Test func `keys are cases of the app`() throws {
    let code = """
      enum Term: String { case birds, nests = "nest" }
      class Choice: ObservableObject {
        @Published var language = Tongue.english
        let german: [Term: String] = [.birds: "Vögel", .nests: "Nester"]
        let english: [Term: String] = [.birds: "Birds", .nests: "Nests"]
        func word(_ text: String) -> String { text }
        func of(_ term: Term) -> String {
          switch language {
          case .english: return english[term] ?? term.rawValue
          case .german: return german[term] ?? term.rawValue
          }
        }
      }
      \(Self.tongue)
      """
    #expect(try words(code, title: "choice.of(.nests)") == ["en": "Nests", "de": "Nester"])
  }

  @Test(arguments: [
    #"say("Birds", "Vögel")"#, "Say.birds", #"language.isGerman ? "Vögel" : "Birds""#,
    "Say.nest()",
  ])
  func `words stand where they are used, in each language`(_ title: String) throws {
    let code = """
      class Choice: ObservableObject { func word(_ text: String) -> String { text } }
      var language: Tongue = .english
      \(Self.tongue)
      extension Tongue { var isGerman: Bool { self == .german } }
      func say(_ first: String, _ second: String) -> String { language.isGerman ? second : first }
      struct Say {
        static var birds: String {
          switch language { case .german: return "Vögel"; case .english: return "Birds" }
        }
        static func nest() -> String { if language == .german { return "Vögel" }; return "Birds" }
      }
      """
    #expect(try words(code, title: title) == ["en": "Birds", "de": "Vögel"])
  }

  @Test(arguments: [
    // The language of a thing is not the app's.
    #"book.isGerman ? "Vögel" : "Birds""#,
    // The names of languages are in no language.
    "choice.tongue.name",
  ])
  func `other languages choose no words`(_ title: String) throws {
    let code = """
      class Choice: ObservableObject {
        @Published var tongue = Tongue.english
        func word(_ text: String) -> String { text }
      }
      struct Book { var isGerman = Store.flag }
      var book = Book()
      \(Self.tongue)
      extension Tongue { var name: String {
        switch self { case .english: return "English"; case .german: return "Deutsch" }
      } }
      """
    #expect(try words(code, title: title)?.keys.contains("de") != true)
  }
}
