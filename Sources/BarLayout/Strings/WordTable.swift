/// Words in several languages: no result depends on the machine's language.
///
/// A language that is not in the table reads English.
struct WordTable: Sendable {
  /// A language's code and its words.
  typealias Row = (language: String, words: [String])

  /// English first.
  let rows: [Row]

  /// A word in a locale's language: `de_DE`, `pt-BR`, `zh_Hant_TW`.
  func word(_ index: Int, in locale: String) -> String {
    guard let english = rows.first?.words, english.indices ~= index else { return "" }
    if locale == "en_US" || locale == "en" || locale.hasPrefix("en_") || locale.hasPrefix("en-") {
      return english[index]
    }
    let parts = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first else { return english[index] }
    var names = [language]
    if language == "zh" {
      let traditional = parts.contains { $0 == "Hant" || $0 == "TW" || $0 == "HK" || $0 == "MO" }
      names = [traditional ? "zh_Hant" : "zh_Hans"]
    }
    if language == "pt" && parts.contains("PT") { names = ["pt_PT", "pt"] }
    if language == "no" { names = ["no", "nb"] }
    for name in names {
      if let row = rows.first(where: { $0.language == name }), row.words.indices ~= index {
        return row.words[index]
      }
    }
    return english[index]
  }
}
