import AppReading
import Foundation
import SampleApps
import Testing

/// Variables that stand in words, and in the forms of others.
@Suite struct VariablesOfWordsTests {
  private func rule(_ other: String) -> String {
    """
    <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(other)</string></dict>
    """
  }

  private func app(_ format: String, _ variables: [(String, String)]) throws -> AppReader {
    let rules = variables.map { "<key>\($0.0)</key>\(rule($0.1))" }.joined()
    return try SampleApp([
      "A.swift": "class A: UIViewController { override func viewDidLoad() { title = \"A\" } }",
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules)</dict></dict></plist>
      """,
    ]).read()
  }

  @Test func `a variable in the form of another is put in, whichever comes first`() throws {
    let names = (0..<8).map { "v\($0)" }
    let variables = zip(names, names.dropFirst()).map { ($0, "\($0) %#@\($1)@") } + [("v7", "end")]
    let app = try app("%#@v0@", variables)
    #expect(
      app.words.find("files")?.words["en"]?.text == "v0 v1 v2 v3 v4 v5 v6 end")
    #expect(app.notes.isEmpty)
  }

  @Test func `variables that double what they say are named and left as they stand`() throws {
    let variables = (0..<40).map { ("v\($0)", "%#@v\($0 + 1)@ %#@v\($0 + 1)@") } + [("v40", "end")]
    let app = try app("%#@v0@", variables)
    #expect(app.words.find("files")?.words["en"]?.text == "%#@v0@")
    #expect(
      app.notes.map(\.text) == [
        "the variables of \"files\" are not put in (accepted: 65536 bytes a text)"
      ])
  }
}
