internal import AppCode

/// Languages as code names them.
enum CodeLanguage {
  /// The language that a case stands for: `ko` of `.ko`, `"ko"` and `.korean`; nil for none.
  static func named(_ name: String) -> String? {
    let plain = name.filter { $0 != "\"" }
    if let code = names[plain.lowercased()] { return code }
    let code = plain.prefix { $0.isLowercase }
    guard codes.contains(String(code)) else { return nil }
    let rest = plain.dropFirst(code.count).drop { "-_".contains($0) }
    guard rest.isEmpty || rest.count == 2 || rest.count == 4, rest.allSatisfy(\.isLetter) else {
      return nil
    }
    return rest.isEmpty ? String(code) : WordTables.locale("\(code)_\(rest)")
  }

  /// The language that a condition asks for, and whether it asks for any other: `de` of `isGerman`,
  /// `language == .german` and `code.hasPrefix("de")`; nil for any other condition.
  static func asked(by condition: String) -> (language: String, isOther: Bool)? {
    guard condition.utf8.count < 200, !condition.contains("&&"), !condition.contains("||") else {
      return nil
    }
    var text = Substring(condition.filter { !$0.isWhitespace && $0 != "?" })
    var isOther = false
    if text.hasPrefix("!") { (isOther, text) = (true, text.dropFirst()) }
    for sign in ["==", "!="] {
      guard let place = text.firstRange(of: sign) else { continue }
      let (left, right) = (text[..<place.lowerBound], text[place.upperBound...])
      guard let last = right.split(separator: ".").last, let language = named(String(last)),
        // `tongue == .german`: such a case is a language, whatever the property is called.
        isOfLanguage(left) || right.contains(".") && last.count > 4
      else { return nil }
      return (language, isOther != (sign == "!="))
    }
    if text.hasSuffix(")"), let place = text.firstRange(of: ".hasPrefix(\"") {
      guard isOfLanguage(text[..<place.lowerBound]) else { return nil }
      return named(text[place.upperBound...].prefix { $0 != "\"" }.description)
        .map { ($0, isOther) }
    }
    guard text.isOfNames(and: "."),
      let last = text.split(separator: ".").last
    else { return nil }
    for start in ["is", "uses", "use"] where last.hasPrefix(start) {
      let rest = last.dropFirst(start.count)
      guard rest.first?.isUppercase == true, let language = named(rest.lowercased()) else {
        continue
      }
      // Of names of two letters those alone that mean nothing else.
      guard rest.count > 3 || isOfLanguage(text) || plainCodes.contains(language) else {
        return nil
      }
      return (language, isOther)
    }
    return nil
  }

  /// Whether a name or path says that it is a language: `appLanguage`, `Locale.current`.
  static func isOfLanguage(_ text: some StringProtocol) -> Bool {
    let low = text.lowercased()
    return low.contains("lang") || low.contains("locale") || low.contains("localization")
  }

  /// Whether what a condition asks for is the language of the app, rather than of one of its things:
  /// `settings.language`, but not `book.language`.
  static func isOfApp(_ text: String) -> Bool {
    let path = text.drop { !$0.isLetter }.prefix {
      $0.isLetter || $0.isNumber || "._".contains($0)
    }
    let parts = path.split(separator: ".").filter { $0 != "self" }
    guard parts.count > 1, let root = parts.first, root.first?.isLowercase == true else {
      return true
    }
    let low = root.lowercased()
    return [
      "set", "pref", "app", "lang", "loc", "i18n", "l10n", "config", "env", "manager", "store",
      "state", "default",
    ].contains { low.contains($0) }
  }

  /// Whether two names are of one language, whatever their regions.
  static func isSame(_ first: String, _ second: String) -> Bool {
    first.prefix { $0 != "_" && $0 != "-" } == second.prefix { $0 != "_" && $0 != "-" }
  }

  private static let plainCodes: Set = ["en", "de", "zh", "fr", "ko", "ja"]

  private static let codes = Set(
    """
    ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl no pl pt ro ru sk \
    sl sr sv th tr uk ur vi zh
    """.split(separator: " ").map(String.init))

  private static let names = [
    "arabic": "ar", "chinese": "zh", "czech": "cs", "danish": "da", "dutch": "nl",
    "english": "en", "finnish": "fi", "french": "fr", "german": "de", "greek": "el",
    "hebrew": "he", "hindi": "hi", "hungarian": "hu", "indonesian": "id", "italian": "it",
    "japanese": "ja", "korean": "ko", "norwegian": "nb", "polish": "pl", "portuguese": "pt",
    "romanian": "ro", "russian": "ru", "spanish": "es", "swedish": "sv", "thai": "th",
    "turkish": "tr", "ukrainian": "uk", "vietnamese": "vi", "simplifiedchinese": "zh_Hans",
    "chinesesimplified": "zh_Hans", "traditionalchinese": "zh_Hant",
    "chinesetraditional": "zh_Hant", "zhhans": "zh_Hans", "zhhant": "zh_Hant",
  ]
}
