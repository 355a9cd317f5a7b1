internal import AppReading
internal import Foundation

/// Writes the words that scenes name as a string catalog beside them.
struct CatalogWriter {
  let words: WordWriter

  /// The catalog with the words of these screens, of every language.
  func text(for screens: [Screen]) -> String {
    var strings: [String: [String: Any]] = [:]
    for key in screens.flatMap(\.texts).flatMap(\.keys) {
      if words.isOfKeys(key) {
        // The code joins them in the same way for each language.
        let format = unit(key.fallback ?? key.name, key.casing)
        let languages = Set(words.words.languages.keys).union([words.developmentLocale])
        strings[words.sceneKey(key)] = [
          "localizations": Dictionary(uniqueKeysWithValues: languages.map { ($0, format) })
        ]
        continue
      }
      guard let table = key.table, let entry = words.words.tables[table]?[key.name] else {
        continue
      }
      var localizations: [String: Any] = [:]
      for (language, word) in entry {
        localizations[Self.tag(language)] = localization(word, key.casing)
      }
      let source = Self.tag(words.developmentLocale)
      if let own = key.fallback, localizations[source] == nil {
        localizations[source] = unit(own, key.casing)
      }
      strings[words.sceneKey(key)] = ["localizations": localizations]
    }
    let catalog: [String: Any] = [
      "sourceLanguage": Self.tag(words.developmentLocale), "strings": strings, "version": "1.0",
    ]
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    guard let data = try? JSONSerialization.data(withJSONObject: catalog, options: options) else {
      return ""
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// A language as catalogs spell it: `zh-Hans` of `zh_Hans`.
  static func tag(_ language: String) -> String { language.replacing("_", with: "-") }

  private func unit(_ text: String, _ casing: AppText.Casing?) -> [String: Any] {
    ["stringUnit": ["state": "translated", "value": casing?.applied(to: text) ?? text]]
  }

  private func localization(_ word: WordTables.Word, _ casing: AppText.Casing?) -> [String: Any] {
    guard !word.plurals.isEmpty else { return unit(word.text, casing) }
    return ["variations": ["plural": word.plurals.mapValues { unit($0, casing) }]]
  }
}
