import AppReading
import BarLayout

/// Something an audit found, at one place of the app's sources.
struct Finding: Hashable, Sendable {
  /// What is wrong.
  enum Rule: String, CaseIterable, Sendable {
    case emptyTitle = "title-empty"
    case cutTitle = "title-cut"
    case cutButton = "button-cut"
    case foldedButton = "button-folded"
    case shortenedBack = "back-label-shortened"
    case cutPlaceholder = "placeholder-cut"
    case missingWord = "missing-word"
    case availability
    case literalTitle = "literal-title"
    case guideline

    /// What it means, in a sentence.
    var summary: String {
      switch self {
      case .emptyTitle: "Nothing is left of a title"
      case .cutTitle: "A title ends in an ellipsis"
      case .cutButton: "The word of a button ends in an ellipsis"
      case .foldedButton: "Buttons do not fit and go into a menu"
      case .shortenedBack: "A back button says another word than the title it leads to"
      case .cutPlaceholder: "The placeholder of a search field ends in an ellipsis"
      case .missingWord: "A language has no word for a key"
      case .availability: "The system does not have what a bar uses"
      case .literalTitle: "A title is not translated in an app that is"
      case .guideline: "A bar is not as the guidelines have it"
      }
    }

    /// How bad it is; SARIF's words.
    var level: String {
      switch self {
      case .emptyTitle, .cutTitle, .cutButton: "error"
      case .foldedButton, .cutPlaceholder, .missingWord, .availability: "warning"
      case .shortenedBack, .literalTitle, .guideline: "note"
      }
    }

    /// Worst first.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// What is wrong.
  var rule: Rule
  /// The screen's name.
  var screen: String
  /// Where the app says it.
  var place: Place
  /// The language in which it is worst; empty for all.
  var locale: String
  /// The whole text.
  var whole: String
  /// What shows of it.
  var shown: String
  /// The key of the word; nil for a literal.
  var key: String?
  /// Where the word stands; nil for a literal.
  var wordPlace: Place?
  /// Devices and sizes of text at which it happens.
  var settings: [String] = []
  /// How many points the text is too wide, at worst.
  var excess: Double = 0
  /// Further languages of which the same is to be said.
  var otherLocales: [String] = []
  /// Further screens of which the same is to be said.
  var otherScreens: [String] = []

  /// How few words the language has that lacks this one and most others; nil for any other.
  var fewWords: FewWords?

  /// How many words a language with hardly any has.
  struct FewWords: Hashable, Sendable {
    /// Its words.
    var count: Int
    /// Those of the language that has the most.
    var most: Int
    /// Those that bars say and that it lacks.
    var lacking: Int
  }

  /// The titles that one which is not translated stands for: `no title`, where none of the app's is; nil for
  /// itself.
  var untranslated: String?

  /// The title that a guideline speaks of; nil for other findings.
  var title: String?

  /// What has to hold for it, which the code does not say; nil for a finding that is certain.
  var doubt: String?

  /// How bad it is: what rests on a guess is a note.
  var level: String { doubt == nil ? rule.level : "note" }

  /// The languages; empty for all.
  var locales: [String] { locale.isEmpty ? [] : [locale] + otherLocales }

  /// What a baseline knows it by.
  var mark: String {
    fewWords == nil
      ? "\(rule.rawValue)|\(screen)|\(locales.joined(separator: ","))|\(whole)"
      : "\(rule.rawValue)|\(locale)"
  }

  /// It as a sentence.
  var message: String { sentence + (doubt.map { "; only if \($0)" } ?? "") }

  private var sentence: String {
    let language = locale.isEmpty ? "" : " in \(Self.list(locales))"
    let text = visible(whole)
    if let few = fewWords {
      return "\(locale) has \(few.count) word\(few.count == 1 ? "" : "s"), and another language "
        + "\(few.most): it lacks \(few.lacking) of those that bars say, “\(text)” first"
        + otherScreensText
    }
    switch rule {
    case .missingWord: return "“\(text)” has no word\(language)\(otherScreensText)"
    case .literalTitle:
      if let untranslated {
        return "\(untranslated) has words of another language: “\(text)” is the same in every one"
          + otherScreensText
      }
      return "“\(text)” is the same in every language\(otherScreensText)"
    case .guideline, .availability:
      let start = "the title has"
      guard let title, text.hasPrefix(start) else { return "\(text) (\(shown))" }
      return "the title “\(visible(title))” has\(text.dropFirst(start.count)) (\(shown))"
    case .emptyTitle: return "nothing is left of “\(text)”\(language)\(settingsText)"
    case .foldedButton:
      return "buttons of \(visible(screen)) are folded into a menu\(language)\(settingsText)"
    case .shortenedBack:
      return "the back button of \(visible(screen)) says “\(visible(shown))” for “\(text)”"
        + " in \(locale)\(likewise)\(settingsText)\(otherScreensText)"
    default:
      let points = excess > 0 ? ", \(rounded(excess)) points too wide" : ""
      let named = doubt == nil ? language : " in \(locale)\(likewise)"
      return "“\(text)” shows as “\(visible(shown))”\(named)\(points)\(settingsText)"
    }
  }

  /// The languages in which the words are others than those that are quoted.
  private var likewise: String {
    otherLocales.isEmpty ? "" : ", likewise in \(Self.list(otherLocales))"
  }

  /// The other screens, the first few by name.
  private var otherScreensText: String {
    guard !otherScreens.isEmpty else { return "" }
    let named = otherScreens.prefix(3).map(visible)
    let more = otherScreens.count - named.count
    return " (also in \(Self.list(more > 0 ? named + ["\(more) more"] : named)))"
  }

  /// Things one after the other: `de, fr and it`.
  private static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The devices and sizes, devices with the same sizes together.
  private var settingsText: String {
    var sizes: [String: [Substring]] = [:]
    var devices: [String] = []
    for setting in settings {
      let parts = setting.split(separator: " ", maxSplits: 1)
      let device = String(parts[0])
      if sizes[device] == nil { devices.append(device) }
      sizes[device, default: []] += parts.dropFirst()
    }
    // Variants of a screen give them in orders of their own.
    func order(_ size: Substring) -> (Int, Substring) {
      let name = size.prefix { $0 != " " }
      return (BarContentSizeCategory.allCases.firstIndex { $0.rawValue == name } ?? 0, size)
    }
    for device in devices { sizes[device]?.sort { order($0) < order($1) } }
    var groups: [(devices: [String], sizes: [Substring])] = []
    for device in devices {
      let own = sizes[device] ?? []
      if let same = groups.firstIndex(where: { $0.sizes == own }) {
        groups[same].devices.append(device)
      } else {
        groups.append(([device], own))
      }
    }
    let texts = groups.map {
      "\($0.devices.joined(separator: ", ")) at \($0.sizes.joined(separator: ", "))"
    }
    return texts.isEmpty ? "" : " (" + texts.joined(separator: "; ") + ")"
  }

  private func rounded(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
