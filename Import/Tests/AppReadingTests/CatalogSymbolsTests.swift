import AppReading
import SampleApps
import Testing

/// Names that a plugin makes of catalogs: a function a table, with a name for each key of it.
@Suite struct CatalogSymbolsTests {
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

  private func screen(_ modifiers: String) throws -> Screen? {
    try SampleApp([
      "App.xcstrings": Self.catalog([
        "title": "Title", "tags": "Tags", "customFields": "Fields", "edit.%@": "Edit %@",
      ]),
      "CustomFields.xcstrings": Self.catalog(["title": "Custom fields", "addTitle": "Add a field"]),
      "A.swift": """
      import SwiftUI
      struct Notes: View {
        var body: some View { NavigationStack { List {}\(modifiers) } }
      }
      """,
    ]).screen("Notes")
  }

  @Test(arguments: [
    (".navigationTitle(.app(.tags))", "App", "tags"),
    (".navigationTitle(Text(.app(.title)))", "App", "title"),
    (".navigationTitle(String(localized: .customFields(.title)))", "CustomFields", "title"),
    (".navigationTitle(.customFields(.addTitle))", "CustomFields", "addTitle"),
    (".navigationTitle(.app(.edit(\"x\")))", "App", "edit.%@"),
  ])
  func `a function called like a table looks up a key of it`(
    modifiers: String, table: String, key: String
  ) throws {
    guard case .key(let word)? = try screen(modifiers)?.title?.value else {
      Issue.record("no key: \(modifiers)")
      return
    }
    #expect(word.table == table)
    #expect(word.name == key)
  }

  @Test func `a button's words come from the table too`() throws {
    let found = try screen(
      ".toolbar { ToolbarItem { Button(.app(.tags)) {} } }")?.items.map(\.summary)
    #expect(found == ["automatic key tags"])
  }

  @Test func `a name that the table has no key of is left open`() throws {
    #expect(try screen(".navigationTitle(.app(.other))")?.title?.value.isKnown == false)
  }
}
