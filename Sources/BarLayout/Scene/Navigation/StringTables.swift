/// An app's own words, by language.
///
/// What a `Localizable.strings` file holds for each language.
package struct StringTables: Hashable, Sendable {
  /// Words by key, by language as `de` or `pt_BR`.
  package var tables: [String: [String: String]]

  /// Makes tables.
  package init(tables: [String: [String: String]] = [:]) {
    self.tables = tables
  }

  /// The languages, in the order of their names.
  package var locales: [String] { tables.keys.sorted() }

  /// The language that stands in for one that has no word: English, or the first by name.
  package var developmentLocale: String? {
    tables["en"] != nil ? "en" : tables["en_US"] != nil ? "en_US" : locales.first
  }

  /// What became of a key.
  package enum Lookup: Hashable, Sendable {
    /// The word of the language, or of the language without its region.
    case found(String)
    /// The language has none; the word of the development language stands in.
    case borrowed(String, from: String)
    /// No language that counts has it; the key itself is shown.
    case missing
  }

  /// Looks a key up for a language: `de_AT`, then `de`, then the development language.
  package func lookUp(_ key: String, in locale: String) -> Lookup {
    for name in Self.names(for: locale) {
      if let word = tables[name]?[key] { return .found(word) }
    }
    if let name = developmentLocale, let word = tables[name]?[key] {
      return .borrowed(word, from: name)
    }
    return .missing
  }

  /// The names under which a language may have its table, the nearest first.
  private static func names(for locale: String) -> [String] {
    let parts = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    var names: [String] = [locale]
    for count in stride(from: parts.count, to: 0, by: -1) {
      for separator in ["_", "-"] {
        let name = parts.prefix(count).joined(separator: separator)
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}
