/// A share in per cent as a language writes it: a fixed table of the Unicode CLDR's patterns.
enum PercentText {
  /// `50%`, `50 %` with a space that does not break, `%50`, `٥٠٪`.
  static func text(_ value: Int, in locale: String) -> String {
    let style = ClockStyle(locale: locale)
    let digits = style.digits("\(value)")
    let language = locale.split { $0 == "_" || $0 == "-" }.first.map(String.init) ?? "en"
    if language == "tr" || language == "eu" { return "%" + digits }
    if style.zero != "0", language == "ar" || language == "fa" { return digits + "\u{66A}" }
    return digits + (spacedLanguages.contains(language) ? "\u{A0}%" : "%")
  }

  private static let spacedLanguages: Set<String> = [
    "de", "fr", "es", "sv", "nb", "nn", "no", "da", "fi", "cs", "sk", "sl", "ru", "uk", "be", "bg",
    "ca", "ro", "hr", "sr", "lt", "lv", "et", "hy", "ka", "kk", "mk", "sq", "is",
  ]
}
