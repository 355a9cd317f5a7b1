/// The form of a word that goes with a number.
///
/// Source: documented — Unicode CLDR, Language Plural Rules, for whole numbers.
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other

  /// The form for a number in a language.
  init(of number: Int, in locale: String) {
    let count = abs(number)
    let (ones, tens) = (count % 10, count % 100)
    let language = locale.prefix { $0 != "_" && $0 != "-" }.lowercased()
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "km": self = .other
    case "fr", "pt", "hy", "hi", "bn", "fa", "gu", "kn", "zu", "am":
      self = count < 2 ? .one : .other
    case "ru", "uk", "be": self = Self.slavic(ones, tens, last: .many)
    case "sr", "hr", "bs": self = Self.slavic(ones, tens, last: .other)
    case "pl":
      self = count == 1 ? .one : Self.isFew(ones, tens) ? .few : .many
    case "cs", "sk": self = count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "sl": self = tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
    case "lt":
      self = (11...19).contains(tens) || ones == 0 ? .other : ones == 1 ? .one : .few
    case "lv":
      self = ones == 0 || (11...19).contains(tens) ? .zero : ones == 1 ? .one : .other
    case "ro":
      self = count == 1 ? .one : count == 0 || (1...19).contains(tens) ? .few : .other
    case "he", "iw": self = count == 1 ? .one : count == 2 ? .two : .other
    case "ar": self = Self.arabic(count, tens)
    default: self = count == 1 ? .one : .other
    }
  }

  private static func isFew(_ ones: Int, _ tens: Int) -> Bool {
    (2...4).contains(ones) && !(12...14).contains(tens)
  }

  private static func slavic(_ ones: Int, _ tens: Int, last: PluralCategory) -> PluralCategory {
    ones == 1 && tens != 11 ? .one : isFew(ones, tens) ? .few : last
  }

  private static func arabic(_ count: Int, _ tens: Int) -> PluralCategory {
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
    }
  }
}
