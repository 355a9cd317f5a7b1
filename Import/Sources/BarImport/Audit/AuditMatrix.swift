internal import AppReading
internal import BarLayout

/// What an audit lays every bar out over.
struct AuditMatrix {
  /// Devices by their ids.
  var devices: [DeviceModel]
  /// The app's languages, and pseudo-languages.
  var locales: [String]
  /// Sizes of text.
  var sizes: [BarContentSizeCategory]
  /// Whether lines also run from right to left in every language.
  var turns: Bool

  /// The devices that an audit takes when none is named: the narrowest that still gets updates,
  /// and one of the most used.
  static let usualDevices = "iphone-se-3,iphone-15"
  /// The same for an app of iPads alone.
  static let usualPads = "ipad-mini-a17,ipad-a16"
  /// The sizes of text that it takes: the usual one, and the largest without accessibility.
  static let usualSizes = "large,extraExtraExtraLarge"

  /// Languages whose words are made from the app's own.
  enum PseudoLanguage: String, CaseIterable {
    /// Everything is written twice.
    case double
    /// Every letter has an accent, and marks stand around each text.
    case accented
    /// Lines run from right to left.
    case rtl

    /// A text in it.
    func applied(to text: String) -> String {
      switch self {
      case .double: return text + " " + text
      case .rtl: return text
      case .accented:
        let letters: [Character: Character] = [
          "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "n": "ñ", "c": "ç", "y": "ý", "A": "Á",
          "E": "É", "I": "Í", "O": "Ó", "U": "Ú", "N": "Ñ", "C": "Ç", "Y": "Ý",
        ]
        return "[" + String(text.map { letters[$0] ?? $0 }) + "~~]"
      }
    }
  }

  /// Languages that are read from right to left.
  static func isRightToLeft(_ locale: String) -> Bool {
    if locale == PseudoLanguage.rtl.rawValue { return true }
    return ["ar", "he", "iw", "fa", "ur", "ps", "dv", "ckb", "yi"].contains(
      locale.split(separator: "_").first.map(String.init) ?? locale)
  }

  /// The languages that are meant by an option: `all`, a list, or nothing for the app's own with
  /// the largest of those whose words are long.
  static func locales(_ option: String?, of words: WordWriter) -> [String] {
    let own = words.words.languages.filter { $0.value > 0 }.keys.filter {
      !words.words.isPlaceholder($0)
    }.sorted()
    guard let option else {
      let usual = ["de", "fr", "ru"].filter { own.contains($0) }
      return [words.developmentLocale] + usual.filter { $0 != words.developmentLocale }
    }
    if option == "all" { return own.isEmpty ? [words.developmentLocale] : own }
    return option.split(separator: ",").map { WordTables.locale(String($0)) }
  }

  /// Languages of an option that the app has no words in at all; none for an app without words.
  static func unknown(_ locales: [String], to words: WordWriter) -> [String] {
    let own = words.words.languages.filter { $0.value > 0 }.keys
    guard !own.isEmpty else { return [] }
    return locales.filter { locale in
      PseudoLanguage(rawValue: locale) == nil && locale != words.developmentLocale
        && !own.contains { name in
          name == locale || name.hasPrefix(locale + "_") || locale.hasPrefix(name + "_")
        }
    }
  }
}
