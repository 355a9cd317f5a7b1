public import AppReading
internal import Foundation

/// Says texts of a bar as scenes say them: by key, or written out in a language.
public struct WordWriter: Sendable {
  /// The app's words.
  public let words: WordTables
  /// What scenes are written for.
  public let settings: SceneSettings
  /// The language of the app's own words.
  public let developmentLocale: String

  /// Makes a writer.
  public init(_ words: WordTables, _ settings: SceneSettings) {
    self.words = words
    self.settings = settings
    developmentLocale = Self.developmentLocale(of: words)
  }

  /// The text as a value of YAML.
  public func value(_ text: AppText) -> String {
    switch filled(text) {
    case .verbatim: return YAMLText.quoted(string(text))
    case .unknown(let source): return YAMLText.quoted("‹\(source)›")
    case .key(let key):
      if settings.resolvesWords { return YAMLText.quoted(string(.key(key))) }
      guard key.table != nil || isOfKeys(key) else {
        // Words that stand in the code around values of the running app's.
        if !key.arguments.isEmpty { return YAMLText.quoted(plainString(.key(key))) }
        return YAMLText.quoted(key.fallback ?? key.name)
      }
      let name = YAMLText.quoted(sceneKey(key))
      if key.arguments.isEmpty { return "{key: \(name)}" }
      return "{key: \(name), arguments: [\(key.arguments.map(value).joined(separator: ", "))]}"
    }
  }

  /// Whether code joins words that have keys with others: a format that scenes have in their catalog, so
  /// that each language has its words.
  func isOfKeys(_ key: AppText.Key) -> Bool {
    key.table == nil && key.casing == nil && key.arguments.contains { $0.hasKey }
      && words.find(key.name) == nil
  }

  /// A text with what is assumed of the running app put in.
  public func filled(_ text: AppText) -> AppText {
    switch text {
    case .unknown(let source): settings.assumptions[source].map { .verbatim($0) } ?? text
    case .verbatim: text
    case .key(var key):
      {
        key.arguments = key.arguments.map(filled)
        return .key(key)
      }()
    }
  }

  /// The text in the language of the settings.
  public func string(_ text: AppText) -> String {
    let plain = plainString(text)
    guard let pseudo = settings.pseudo, filled(text).isKnown else { return plain }
    return pseudo.applied(to: plain)
  }

  private func plainString(_ text: AppText) -> String {
    switch filled(text) {
    case .verbatim(let text): return text
    case .unknown(let source): return "‹\(source)›"
    case .key(let key):
      let format = word(key)?.text ?? key.fallback ?? key.name
      let arguments = key.arguments.map(plainString)
      let text =
        arguments.isEmpty
        ? format
        : PlaceholderScan.replacing(in: format) {
          arguments.indices.contains($0) ? arguments[$0] : ""
        }
      return key.casing?.applied(to: text) ?? text
    }
  }

  /// The word of a key in the language, or in one near to it, or in the app's own.
  public func word(_ key: AppText.Key) -> WordTables.Word? {
    let entry = key.table.flatMap { words.tables[$0]?[key.name] } ?? words.find(key.name)?.words
    guard let entry else { return nil }
    for name in Self.names(for: locale) + [developmentLocale] {
      if let word = entry[name] { return word }
    }
    // What is drawn stands there in the app's own language, before any other's word.
    if key.fallback != nil { return nil }
    for name in ["en", "en_US"] {
      if let word = entry[name] { return word }
    }
    // A word that neither language has is shown as its key, never in a third language.
    return words.languages[developmentLocale] != nil || Self.isWords(key.name)
      ? nil : entry.keys.sorted().first.flatMap { entry[$0] }
  }

  /// Whether a key is words that people read, such as `Open file`.
  private static func isWords(_ key: String) -> Bool { key.contains(" ") }

  /// Whether the language itself has a word for a key.
  public func hasWord(_ key: AppText.Key) -> Bool {
    guard let table = key.table, let entry = words.tables[table]?[key.name] else { return true }
    if key.fallback != nil, locale == developmentLocale { return true }
    return Self.names(for: locale).contains { entry[$0] != nil }
  }

  /// The language that scenes are written for.
  public var locale: String { settings.locale ?? developmentLocale }

  private static func developmentLocale(of words: WordTables) -> String {
    if let named = words.developmentLanguage {
      let whole = WordTables.locale(named)
      // `en_US` stands for `en` where the app has words in that alone.
      return names(for: whole).first { words.languages[$0] != nil } ?? whole
    }
    if words.languages["en"] != nil || words.languages.isEmpty { return "en" }
    return words.languages.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "en"
  }

  static func names(for locale: String) -> [String] {
    let parts = locale.split(separator: "_").map(String.init)
    return stride(from: parts.count, to: 0, by: -1).map { parts.prefix($0).joined(separator: "_") }
  }

  /// The key under which scenes find a word: that of the app, told apart from those of other
  /// tables where two have the same.
  public func sceneKey(_ key: AppText.Key) -> String {
    var name = key.name
    if let table = key.table, let first = words.find(name), first.table != table,
      first.table == "Localizable"
        || first.words.mapValues(\.text) != words.tables[table]?[name]?.mapValues(\.text)
    {
      name = "\(table)/\(name)"
    }
    if let casing = key.casing { name += " (\(casing.rawValue))" }
    return name
  }
}

/// Texts as YAML has them.
public enum YAMLText {
  /// A text between quotation marks.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
          || scalar.value == 0x2029 || scalar.value == 0xFEFF
        {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
