extension BarLayoutDirection {
  /// Which way a language is written: from its script where it names one, or else by the language.
  ///
  /// Foundation: `Locale.characterDirection(forLanguage:)`. Source: documented — Unicode's CLDR,
  /// `characterOrder` of the languages.
  package init(ofLocale locale: String) {
    let parts = locale.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 0x39 } }
    let isRight =
      script.map(Self.scriptsFromTheRight.contains)
      ?? parts.first.map(Self.languagesFromTheRight.contains) ?? false
    self = isRight ? .rightToLeft : .leftToRight
  }

  // Lists, not sets: each is asked once a scene, and a set is made with all its hashes first.
  private static let scriptsFromTheRight = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]

  private static let languagesFromTheRight = [
    "ar", "arc", "arz", "azb", "bal", "bgn", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks",
    "lrc",
    "mzn", "nqo", "pnb", "ps", "rhg", "sd", "sdh", "syr", "ug", "ur", "uzs", "yi",
  ]
}
