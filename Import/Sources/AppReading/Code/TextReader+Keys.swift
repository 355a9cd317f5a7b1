internal import AppCode

/// Words that are looked up by their keys.
extension TextReader {
  /// What a text reads where something else holds.
  struct State {
    /// What has to hold: `isNew`, or `not isNew` for what is left.
    var condition: String
    var words: AppText
  }

  /// The word of a key that the code names.
  func keyed(
    _ key: Expression, table: Expression?, fallback: Expression?, in scope: Scope, depth: Int
  ) -> Answer? {
    var tableName: String?
    if let table,
      case .verbatim(let name)? = answer(table, in: scope, isKey: false, depth: depth + 1)?.words
    {
      tableName = name
    }
    if case .text(let pieces, _) = key, pieces.count > 1 {
      return literal(pieces, in: scope, isKey: true, table: tableName, depth: depth)
    }
    guard let found = answer(key, in: scope, isKey: false, depth: depth + 1) else { return nil }
    var standard: String?
    if let fallback,
      case .verbatim(let text)? = answer(fallback, in: scope, isKey: false, depth: depth + 1)?.words,
      !text.isEmpty
    {
      standard = text
    }
    func looked(up words: AppText) -> (words: AppText, isKey: Bool) {
      guard case .verbatim(let name) = words else { return (words, false) }
      guard let entry = index.words.find(name, table: tableName, near: scope.path) else {
        // A library's table, which is not read, may have the word in any language.
        guard let tableName, standard == nil, index.words.tables[tableName] == nil else {
          if standard == nil, index.words.lacksFile, Self.isNoWord(name) {
            // The file that has its words is made when the app is built, or nobody may have it.
            return (.unknown(key.source), false)
          }
          return (.verbatim(standard ?? name), false)
        }
        var word = AppText.Key(name, table: tableName)
        word.fallback = name
        return (.key(word), false)
      }
      var word = AppText.Key(name, table: entry.table)
      word.fallback = standard
      return (.key(word), true)
    }
    var result = found
    let (words, isKey) = looked(up: found.words)
    result.words = words
    // A key that is chosen inside of the call has a word of its own on each way.
    result.others = found.others.map { ($0.condition, looked(up: $0.words).words) }
    return isKey ? result.atMost(.key) : result
  }

  /// Whether a key is no word that anybody would read: `shelf_title`, `shelf.title`.
  private static func isNoWord(_ key: String) -> Bool {
    guard let last = key.last, last.isLetter || last.isNumber else { return false }
    return key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
      && key.contains { "._".contains($0) }
  }

  /// A function that nobody knows, called with a key, or with a table and a key, that exist.
  ///
  /// - Parameter answers: what its arguments read.
  func tableAndKey(_ call: Call, _ answers: [Answer?], in scope: Scope) -> Answer? {
    let texts = answers.prefix(2).map { answer -> String? in
      if case .verbatim(let text)? = answer?.words { text } else { nil }
    }
    var key: (table: String, name: String)?
    if texts.count == 2, let table = texts[0], let name = texts[1],
      index.words.tables[table]?[name] != nil
    {
      key = (index.words.find(name, table: table, near: scope.path)?.table ?? table, name)
    } else if let name = texts.first ?? nil, let found = index.words.find(name, near: scope.path),
      call.name?.lowercased().contains("locali") ?? false || name.contains(".")
        || name.contains("_")
    {
      key = (found.table, name)
    }
    guard let key else { return nil }
    var word = AppText.Key(key.name, table: key.table)
    let rest = zip(call.arguments, answers).dropFirst(key.name == texts.first ?? nil ? 1 : 2)
    word.arguments = rest.compactMap { $0.label == nil ? $1?.words : nil }
    var result = Answer(words: .key(word), confidence: .followed)
    if let chosen = answers.prefix(2).last(where: { $0?.words == .verbatim(key.name) }), let chosen
    {
      // Each of the keys that it may be called with has a word of its own.
      result.others = chosen.others.compactMap { condition, words in
        guard case .verbatim(let name) = words, index.words.tables[key.table]?[name] != nil
        else { return nil }
        var other = word
        other.name = name
        return (condition, .key(other))
      }
      (result.condition, result.isOneOfSeveral) = (chosen.condition, chosen.isOneOfSeveral)
    }
    return result
  }
}

extension TextReader.Answer {
  /// What it reads otherwise, each with what has to hold for it, also where that is the opposite of
  /// what has to hold for what it reads first.
  var states: [TextReader.State] {
    others.compactMap { other in
      let asked = other.condition == "else" ? condition.map { "not " + $0 } : other.condition
      return asked.map { TextReader.State(condition: $0, words: other.words) }
    }
  }
}
