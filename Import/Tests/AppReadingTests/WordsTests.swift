import AppReading
import Foundation
import SampleApps
import Testing

@Suite struct WordsTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "inbox.title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Inbox"}},
        "de": {"stringUnit": {"state": "translated", "value": "Eingang"}}}},
      "lists.remove-%@": {}, "settings_general": {"localizations": {"en": {"stringUnit": {"value": "General"}}}}
    }, "version": "1.0"}
    """

  private func title(_ code: String, _ more: [String: String] = [:]) throws -> AppText? {
    var files = more
    files["Localizable.xcstrings"] = Self.catalog
    files["A.swift"] = """
      import SwiftUI
      \(code)
      """
    return try SampleApp(files).screen("A")?.title?.value
  }

  @Test(arguments: [
    "\"inbox.title\"", "Text(\"inbox.title\")", "LocalizedStringKey(\"inbox.title\")",
    "String(localized: \"inbox.title\")", "NSLocalizedString(\"inbox.title\", comment: \"\")",
    "L10n.Inbox.title", "L10n.inboxTitle", "Strings.inbox", "\"inbox.title\".localized",
    "tr(\"inbox.title\")",
  ])
  func `words of an app are found in every spelling of a key`(spelling: String) throws {
    let title = try title(
      """
      enum Strings { static let inbox = NSLocalizedString("inbox.title", comment: "") }
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      func tr(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
      struct A: View { var body: some View { Text("x").navigationTitle(\(spelling)) } }
      """)
    guard case .key(let key)? = title else {
      Issue.record("\(title as Any)")
      return
    }
    #expect(key.name == "inbox.title" && key.table == "Localizable")
  }

  @Test func `words of an app have arguments where a key is put together`() throws {
    let title = try title(
      "struct A: View { let name = \"Milk\"; var body: some View { Text(\"\").navigationTitle(\"lists.remove-\\(name)\") } }"
    )
    guard case .key(let key)? = title else {
      Issue.record("\(title as Any)")
      return
    }
    #expect(key.name == "lists.remove-%@" && key.arguments == [.verbatim("Milk")])
  }

  @Test func `words of an app follow a generated enumeration with its table and its words`() throws
  {
    let title = try title(
      """
      enum L10n {
        enum Settings { static let general = L10n.tr("Localizable", "settings_general", fallback: "General") }
        private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
          let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
          return String(format: format, locale: Locale.current, arguments: args)
        }
      }
      struct A: View { var body: some View { Text("").navigationTitle(L10n.Settings.general) } }
      """)
    #expect(title?.summary == "key settings_general")
  }

  @Test func `of an enumeration's case are those of the case`() throws {
    let title = try title(
      """
      enum Tab { case home, list
        var title: String { switch self { case .home: return "Home"
          case .list: return "List" } } }
      struct A: View { var body: some View { Text("").navigationTitle(Tab.list.title) } }
      """)
    #expect(title == .verbatim("List"))
  }

  @Test func `words of an app are read from strings of every form`() throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings":
        "/* a */ \"a\" = \"A \\\"x\\\" \\U00e9\"; // b\n\"b\" = \"B\";",
      "de.lproj/Localizable.strings": """
      <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "">
      <plist version="1.0"><dict><key>a</key><string>Ä</string></dict></plist>
      """,
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0"?><plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@ here</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>%d thing</string><key>other</key><string>%d things</string></dict></dict></dict></plist>
      """,
    ])
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["a": "Б"], format: .binary, options: 0)
    try app.write("ru.lproj/Localizable.strings", binary)
    try app.write("fr.lproj/Localizable.strings", #""a" = "Où";"#.data(using: .utf16) ?? Data())
    let words = try app.read().words
    let found = try #require(words.find("a")?.words)
    #expect(found.mapValues(\.text) == ["en": "A \"x\" é", "de": "Ä", "ru": "Б", "fr": "Où"])
    let plural = words.find("n")?.words["en"]
    #expect(plural?.plurals == ["one": "%d thing here", "other": "%d things here"])
  }

  @Test func `an entry of a file of strings that is not whole is named by its line`() throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": "\"a\" = \"A\";\n\"c\" = ;\n\"b\" = \"B\";\n"
    ])
    let read = try app.read()
    #expect(read.words.find("a") != nil && read.words.find("b") != nil)
    #expect(read.notes.map { $0.path.hasSuffix("Localizable.strings:2") } == [true])
  }
}
