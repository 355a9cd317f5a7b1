/// A time of day and how a clock writes it: a fixed table, so that no result depends on the
/// machine's locale or time.
package struct ClockTime: Hashable, Sendable {
  /// The hour, 0 to 23.
  package var hour: Int
  /// The minute, 0 to 59.
  package var minute: Int
  /// Whether hours run to 23; nil for what the locale does.
  package var uses24Hours: Bool?

  /// Makes a time of day.
  package init(hour: Int, minute: Int, uses24Hours: Bool? = nil) {
    self.hour = hour
    self.minute = minute
    self.uses24Hours = uses24Hours
  }

  /// The time that a scene without a clock shows: assumed, as in Apple's own pictures.
  static let standard = ClockTime(hour: 9, minute: 41)

  /// What the clock of a status bar or a watch reads: no day period, and no zero before the hour
  /// but in locales that write it; `9:05`, `21.58`, `٩:٠٥`.
  ///
  /// Source: measured — watch pictures: English 9:57 and 20:37, Finnish 21.58. The other locales
  /// are those of the Unicode CLDR's short time formats.
  package func text(in locale: String) -> String {
    let style = ClockStyle(locale: locale)
    let is24 = uses24Hours ?? style.uses24Hours
    let shown = is24 ? hour : (hour + 11) % 12 + 1
    let hourText = is24 && style.padsHour && shown < 10 ? "0\(shown)" : "\(shown)"
    let minuteText = minute < 10 ? "0\(minute)" : "\(minute)"
    return style.digits(hourText) + style.separator + style.digits(minuteText)
  }
}

/// How a locale writes a time of day.
struct ClockStyle {
  /// Whether hours run from 0 to 23.
  var uses24Hours: Bool
  /// What stands between hour and minute.
  var separator: String
  /// Whether a 24-hour clock writes 09:05.
  var padsHour: Bool
  /// The digit 0 of the locale's numbering.
  var zero: Unicode.Scalar

  init(locale: String) {
    let parts = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    let language = parts.first ?? "en"
    let region = parts.dropFirst().last { $0.count == 2 && $0 == $0.uppercased() }
    uses24Hours = !Self.uses12Hours(language: language, region: region)
    separator = Self.pointLanguages.contains(language) ? "." : ":"
    padsHour = !Self.unpaddedLanguages.contains(language)
    zero = Self.zero(language: language, region: region)
  }

  /// A number of ASCII digits in the locale's.
  func digits(_ number: String) -> String {
    var result = ""
    for scalar in number.unicodeScalars {
      let value = zero.value + scalar.value - Unicode.Scalar("0").value
      result.unicodeScalars.append(Unicode.Scalar(value) ?? scalar)
    }
    return result
  }

  /// A region decides where it is known, else the language.
  private static func uses12Hours(language: String, region: String?) -> Bool {
    if language == "fr" { return false }
    if let region { return twelveHourRegions.contains(region) }
    return twelveHourLanguages.contains(language)
  }

  private static func zero(language: String, region: String?) -> Unicode.Scalar {
    switch language {
    case "ar": westernDigitRegions.contains(region ?? "") ? "0" : "\u{660}"
    case "fa": "\u{6F0}"
    case "mr", "ne": "\u{966}"
    case "bn", "as": "\u{9E6}"
    case "my": "\u{1040}"
    default: "0"
    }
  }

  // Lists: what a set needs to know of its elements takes longer to find than to look through a few.
  private static let twelveHourRegions: [String] = [
    "US", "CA", "AU", "NZ", "IN", "PH", "MY", "EG", "SA", "AE", "JO", "KW", "PK", "BD", "KR", "TW",
    "HK", "CO", "SG", "GR",
  ]
  private static let twelveHourLanguages: [String] = [
    "en", "ar", "hi", "ko", "ms", "bn", "ur", "el",
  ]
  private static let pointLanguages: [String] = ["fi", "da", "id"]
  private static let unpaddedLanguages: [String] = [
    "fi", "ja", "es", "cs", "sk", "hu", "bg", "ca", "he", "fa",
  ]
  private static let westernDigitRegions: [String] = ["AE", "DZ", "LY", "MA", "TN", "EH"]
}
