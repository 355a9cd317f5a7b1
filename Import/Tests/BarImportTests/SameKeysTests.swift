import AppReading
import BarImport
import SampleApps
import Testing

/// Keys that several tables have, and files that are read in any order.
@Suite struct SameKeysTests {
  private static func catalog(_ words: [String: String]) -> String {
    let entries = words.map { key, word in
      """
      "\(key)": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\(word)"}}}}
      """
    }
    return """
      {"sourceLanguage": "en", "version": "1.0", "strings": {\(entries.joined(separator: ", "))}}
      """
  }

  @Test func `a key that two tables word differently has two names in scenes`() throws {
    let app = try SampleApp([
      "App.xcstrings": Self.catalog(["title": "Title", "same": "Same"]),
      "Settings.xcstrings": Self.catalog(["title": "Settings", "same": "Same", "own": "Own"]),
    ])
    let writer = WordWriter(try app.read().words, SceneSettings())
    #expect(writer.sceneKey(AppText.Key("title", table: "App")) == "title")
    #expect(writer.sceneKey(AppText.Key("title", table: "Settings")) == "Settings/title")
    #expect(writer.sceneKey(AppText.Key("same", table: "Settings")) == "same")
    #expect(writer.sceneKey(AppText.Key("own", table: "Settings")) == "own")
  }

  @Test func `parts in folders of one name are told apart the same way each time`() throws {
    let keys = (1...6).map { "key\($0)" }
    func words(_ name: String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: keys.map { ($0, "\(name) \($0)") })
    }
    let app = try SampleApp([
      "One/App/Resources/Localizable.xcstrings": Self.catalog(words("One")),
      "Two/App/Resources/Localizable.xcstrings": Self.catalog(words("Two")),
      "Six/App/Resources/Localizable.xcstrings": Self.catalog(words("Six")),
    ])
    for _ in 0..<6 {
      let found = try app.read().words
      let one = try #require(found.tables["Localizable"]?["key1"]?["en"]?.place.path)
      for part in ["One", "Two", "Six"] {
        let file = one.replacing("One/App", with: "\(part)/App")
        #expect(
          keys.map { found.find($0, near: file)?.words["en"]?.text }
            == keys.map { "\(part) \($0)" })
      }
    }
  }

  @Test func `one name for several keys means the same key each time`() throws {
    var words: [String: String] = [:]
    for number in 0..<8 {
      words["button\(number)Retry"] = "One"
      words["button.\(number).retry"] = "Two"
    }
    let app = try SampleApp(["Localizable.xcstrings": Self.catalog(words)])
    for _ in 0..<4 {
      let found = try app.read().words
      for number in 0..<8 {
        #expect(found.key(named: "button\(number)Retry")?.key == "button\(number)Retry")
        #expect(found.key(named: "Button\(number)Retry")?.key == "button.\(number).retry")
      }
    }
  }
}
