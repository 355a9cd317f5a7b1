internal import AppCode
internal import Foundation

extension Follower {
  /// The case for the language that scenes are written in, of an enumeration of the languages that an
  /// app chooses its words by: `en` of `case en, ko, zh`; nil for any other.
  func caseOfLanguage(_ instance: Instance) -> String? {
    guard let entry = index.types[instance.type], entry.kind == .enumeration,
      (2...100).contains(entry.cases.count)
    else { return nil }
    let codes = entry.cases.map(Self.languageCode)
    guard !codes.contains(nil), let place = codes.firstIndex(of: language) else { return nil }
    return entry.cases[place].name
  }

  /// The language that scenes are written in, without a region.
  private var language: String {
    if let named = index.words.developmentLanguage { return Self.withoutRegion(named) }
    return "en"
  }

  /// The language whose code a case has for its raw value or name; nil for none.
  private static func languageCode(of found: EnumCase) -> String? {
    var code = found.name
    if let raw = found.rawValue {
      guard case .text(let pieces, _) = raw, pieces.count == 1, case .letters(let text) = pieces[0]
      else { return nil }
      code = text
    }
    let bare = withoutRegion(code)
    return Locale.LanguageCode(bare).isISOLanguage ? bare : nil
  }

  private static func withoutRegion(_ code: String) -> String {
    String(code.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
