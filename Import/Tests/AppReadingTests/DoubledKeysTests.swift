import AppReading
import SampleApps
import Testing

/// Keys that a file of strings has more than once.
@Suite struct DoubledKeysTests {
  @Test func `the last word of a key in a file of strings is the one that shows`() throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": """
      "list.title" = "";
      "other" = "Other";
      "list.title" = "List";
      """,
      "de.lproj/Localizable.strings": "\"list.title\" = \"Alt\"; \"list.title\" = \"Liste\";",
    ])
    let words = try app.read().words
    #expect(words.find("list.title")?.words.mapValues(\.text) == ["en": "List", "de": "Liste"])
    #expect(words.find("list.title")?.words["en"]?.place.line == 3)
    #expect(words.find("other")?.words["en"]?.text == "Other")
  }

  @Test func `the last word of a key counts in a file outside of the folders of languages`() throws
  {
    let app = try SampleApp([
      "Localizable.strings": "\"list.title\" = \"Old\";\n\"list.title\" = \"List\";"
    ])
    let words = try app.read().words
    #expect(words.find("list.title")?.words["en"]?.text == "List")
  }
}
