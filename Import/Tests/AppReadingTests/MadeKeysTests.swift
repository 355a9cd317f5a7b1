import AppReading
import SampleApps
import Testing

/// Keys of words that code makes out of texts.
@Suite struct MadeKeysTests {
  private static let table = """
    {"sourceLanguage": "en", "strings": {
      "nest_title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Nests"}}}},
      "nest_save": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Keep"}}}}
    }, "version": "1.0"}
    """

  private func title(_ body: String, _ given: String = "nest_title") throws -> AppText? {
    try SampleApp([
      "Localizable.xcstrings": Self.table,
      "A.swift": """
      import UIKit
      enum Words {
        static func word(_ key: String) -> String { \(body) }
        static var title: String { word("\(given)") }
      }
      class NestController: UIViewController {
        override func viewDidLoad() { title = Words.title }
      }
      """,
    ]).screen("NestController")?.title?.value
  }

  @Test(arguments: [
    "String(localized: .init(key))",
    "String(localized: .init(stringLiteral: key), bundle: .module)",
    "String(localized: String.LocalizationValue(key), bundle: .module)",
    "String(localized: LocalizedStringResource(stringLiteral: key))",
    "String(localized: .init(key), table: \"Localizable\")",
    "let value = String.LocalizationValue(key); return String(localized: value)",
  ])
  func `a text that becomes a key has the word of the key`(_ body: String) throws {
    #expect(try title(body)?.summary == "key nest_title")
    #expect(try title(body, "Plain")?.summary == "\"Plain\"")
  }

  @Test(arguments: [
    "NSLocalizedString(key, comment: \"\")", "String(localized: .init(key), bundle: own)",
  ])
  func `a word that is not the key itself was found`(_ lookUp: String) throws {
    let body = """
      let found = \(lookUp)
      if found == key { return "Untitled" } else { return found }
      """
    #expect(try title(body)?.summary == "key nest_title")
    #expect(try title(body, "Plain")?.summary == "\"Untitled\"")
  }
}
