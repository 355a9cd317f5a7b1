internal import AppCode

/// Words that the code has itself, in each language.
extension TextReader {
  /// What a function reads that has the words of each key itself, where nothing but a key is passed, or
  /// that is passed the words of each language.
  func ofCode(_ function: Function, _ call: Call, _ inside: Scope, depth: Int) -> Answer? {
    guard let known = index.words.table(of: function) else { return nil }
    if !known.given.isEmpty {
      var words: [String: String] = [:]
      for (language, name) in known.given {
        guard
          case .verbatim(let text)? = answer(
            .name(name), in: inside, isKey: false, depth: depth + 1)?.words
        else { return nil }
        words[language] = text
      }
      return spoken(words)
    }
    if let name = known.names[""] { return ofTable(known, name) }
    guard call.arguments.count == 1 else { return nil }
    let parameter = Expression.name(known.parameter)
    guard let table = known.table else {
      return follow.instance(parameter, in: inside)?.caseName.flatMap { known.texts[$0] }
        .map { Answer(words: .verbatim($0), confidence: .followed) }
    }
    var names: [String] = []
    if let name = follow.instance(parameter, in: inside)?.caseName { names.append(name) }
    for key in [parameter, .member(parameter, "rawValue", line: call.line)] {
      guard let found = answer(key, in: inside, isKey: false, depth: depth + 1),
        found.others.isEmpty
      else { continue }
      if case .verbatim(let text) = found.words { names.append(text) }
    }
    for name in names {
      let name = known.names[name] ?? name
      if index.words.tables[table]?[name] != nil { return ofTable(known, name) }
    }
    if known.keepsKeys, names.count == 1 {
      return Answer(words: .verbatim(names[0]), confidence: .followed)
    }
    return nil
  }

  /// What a computed property reads that says its words in each language itself.
  func ofCode(_ property: Property) -> Answer? {
    guard let known = index.words.table(of: property), let name = known.names[""] else {
      return nil
    }
    return ofTable(known, name)
  }

  /// The words of a choice by the app's language.
  func spoken(by condition: String, _ first: Expression, _ second: Expression) -> Answer? {
    guard
      let words = WordTables.spoken(
        by: condition, first, second, index.words.standardLanguage, index.words.ownLanguages)
    else { return nil }
    return spoken(words.mapValues(\.text))
  }

  private func spoken(_ words: [String: String]) -> Answer? {
    index.words.key(ofSpoken: words).map {
      Answer(words: .key(AppText.Key($0, table: WordTables.spokenTable)), confidence: .key)
    }
  }

  private func ofTable(_ table: WordTables.CodeTable, _ name: String) -> Answer {
    Answer(words: .key(AppText.Key(name, table: table.table)), confidence: .key)
  }
}
