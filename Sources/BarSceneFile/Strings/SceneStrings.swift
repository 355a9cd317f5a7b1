internal import BarLayout

/// The words that a scene may name by key, with the forms of plurals.
struct SceneStrings {
  /// Words by key, by language; of a plural the form for "other".
  private var words = StringTables()
  /// Forms of plurals by category: `one`, `few`, ….
  private var forms: [String: StringTables] = [:]
  /// The language that words are looked up in.
  private let locale: String

  /// Takes the words of a scene and puts what files have in their place.
  ///
  /// - Parameter root: the scene; `strings` becomes a mapping of languages.
  init(of root: inout SourceNode, _ decoding: inout Decoding) {
    var locale = "en_US"
    if case .scalar(let text, _)? = root.value(of: "locale")?.content, Keys.isLocale(text) {
      locale = text
    }
    self.locale = locale
    guard case .mapping(var entries) = root.content,
      let place = entries.firstIndex(where: { $0.key == "strings" })
    else { return }
    entries[place].value = tables(entries[place].value, &decoding)
    root.content = .mapping(entries)
  }

  private mutating func tables(_ node: SourceNode, _ decoding: inout Decoding) -> SourceNode {
    var languages: [SourceNode.Entry] = []
    var parts = [node]
    if case .sequence(let list) = node.content { parts = list }
    for part in parts {
      switch part.content {
      case .scalar(let name, _) where !part.isAbsent(asText: false):
        let found = StringsFile.languages(of: name, at: part.position, &decoding)
        languages = Self.joined(languages, found)
      case .mapping(let entries): languages = Self.joined(languages, entries)
      default: return node
      }
    }
    for number in languages.indices {
      languages[number].value = note(
        languages[number].value, of: languages[number].key, &decoding)
    }
    return SourceNode(content: .mapping(languages), position: node.position)
  }

  /// Languages of two places; what the first has stays.
  private static func joined(
    _ first: [SourceNode.Entry], _ second: [SourceNode.Entry]
  ) -> [SourceNode.Entry] {
    var result = first
    for language in second {
      guard let place = result.firstIndex(where: { $0.key == language.key }),
        case .mapping(var words) = result[place].value.content,
        case .mapping(let more) = language.value.content
      else {
        result.append(language)
        continue
      }
      let known = Set(words.map(\.key))
      words += more.filter { !known.contains($0.key) }
      result[place].value.content = .mapping(words)
    }
    return result
  }

  /// Notes the words of a language; a plural's mapping becomes its form for "other".
  private mutating func note(
    _ node: SourceNode, of language: String, _ decoding: inout Decoding
  ) -> SourceNode {
    guard case .mapping(var entries) = node.content else { return node }
    for number in entries.indices {
      let key = entries[number].key
      switch entries[number].value.content {
      case .scalar(let text, _): words.tables[language, default: [:]][key] = text
      case .mapping(let plurals):
        refuseOthers(of: plurals, &decoding)
        var other = SourceNode(content: .scalar("", .quoted), position: entries[number].keyPosition)
        for plural in plurals where PluralCategory(rawValue: plural.key) != nil {
          guard case .scalar(let text, _) = plural.value.content else { continue }
          forms[plural.key, default: StringTables()].tables[language, default: [:]][key] = text
          if plural.key == "other" || other.content == .scalar("", .quoted) { other = plural.value }
        }
        guard case .scalar(let text, _) = other.content else { continue }
        words.tables[language, default: [:]][key] = text
        entries[number].value = other
      case .sequence: break
      }
    }
    return SourceNode(content: .mapping(entries), position: node.position)
  }

  /// Notes the keys of a plural that are no categories.
  private func refuseOthers(of plurals: [SourceNode.Entry], _ decoding: inout Decoding) {
    let names = PluralCategory.allCases.map(\.rawValue)
    for plural in plurals where !names.contains(plural.key) {
      decoding.error(
        "unknown form of a plural "
          + hint(
            found: plural.key, accepted: names.joined(separator: ", "),
            meant: suggestion(for: plural.key, among: names)),
        at: plural.keyPosition)
    }
  }

  /// The word of a key with its arguments put in, and what is odd about it.
  func word(_ key: String, _ arguments: [String]) -> (text: String, warning: String?) {
    var (text, warning): (String, String?)
    var language = locale
    switch words.lookUp(key, in: locale) {
    case .found(let word): (text, warning) = (word, nil)
    case .borrowed(let word, let from):
      language = from
      (text, warning) = (
        word, "the strings of \(locale) have no \(quoted(key)); that of \(from) is shown"
      )
    case .missing:
      (text, warning) = (
        key, "the strings of \(locale) have no \(quoted(key)); the key itself is shown"
      )
    }
    if let number = arguments.lazy.compactMap(Int.init).first {
      let category = PluralCategory(of: number, in: language)
      if case .found(let form)? = forms[category.rawValue]?.lookUp(key, in: language) {
        text = form
      }
      // "No items" may have a form of its own in any language.
      if number == 0, case .found(let form)? = forms["zero"]?.lookUp(key, in: language) {
        text = form
      }
    }
    return (WordFormat.filled(text, with: arguments), warning)
  }
}
