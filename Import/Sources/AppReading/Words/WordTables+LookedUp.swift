internal import AppCode

/// Words that functions of the code look up in dictionaries of its own, or choose by the language.
extension WordTables {
  /// The table of words that stand where they are used.
  static let spokenTable = codePrefix + "words"

  /// The language that the code is written in, as far as it is known.
  var standardLanguage: String { developmentLanguage.map(Self.locale) ?? "en" }

  /// The table of a computed property that reads other words in each language; nil for any other.
  func table(of property: Property) -> CodeTable? { codeTables[Self.mark(property)] }

  private static func mark(_ property: Property) -> String {
    "\(property.path):\(property.line):\(property.name)"
  }

  /// The key of words that the code says itself; nil for words that it says nowhere.
  func key(ofSpoken words: [String: String]) -> String? { codeKeys[Self.mark(words)] }

  private static func mark(_ words: [String: String]) -> String {
    words.sorted { $0.key < $1.key }.map { "\($0.key)\u{1}\($0.value)" }
      .joined(separator: "\u{2}")
  }

  /// Takes the words of functions that look them up, and of conditions that ask for a language.
  mutating func takeLookedUp(in files: [CodeFile]) {
    let dictionaries = CodeDictionaries(files)
    let own = Self.ownLanguages(files)
    ownLanguages = own
    var speaking: [String: [(function: Function, given: [String: String])]] = [:]
    var taken: Set<String> = []
    for file in files {
      for function in file.functions {
        take(function, of: nil, dictionaries, own, &speaking, &taken)
      }
      for property in file.properties { take(property, of: nil, dictionaries, own) }
      for type in file.types {
        for function in type.functions {
          take(function, of: type.name, dictionaries, own, &speaking, &taken)
        }
        for property in type.properties { take(property, of: type.name, dictionaries, own) }
      }
    }
    takeSpoken(in: files, speaking, own)
  }

  /// What a body reads in each language that it tells apart; nil where it tells none apart.
  private func ways(
    of body: [Statement], in type: String?, with parameters: Set<String>,
    _ dictionaries: CodeDictionaries, _ own: Set<String>
  ) -> (sources: [String: [LanguageWays.Source]], asksThings: Bool)? {
    let standard = standardLanguage
    var found: [String: [LanguageWays.Source]] = [:]
    var asked: Set<String> = []
    var asksThings = false
    var left = [standard]
    while let language = left.popLast(), found.count < 100 {
      var ways = LanguageWays(dictionaries, in: type, with: parameters, for: language)
      let sources = ways.sources(body)
      if language == standard, ways.asked.isEmpty { return nil }
      if let sources { found[language] = sources }
      asksThings = asksThings || ways.asksThings
      for more in ways.asked.sorted() where asked.insert(more).inserted {
        if CodeLanguage.isSame(more, standard) { continue }
        left.append(more)
      }
      if left.isEmpty, asked.count == 1,
        asked.first.map({ CodeLanguage.isSame($0, standard) }) == true
      {
        // What is not English is in the other language that the app names.
        for more in own.sorted() where asked.insert(more).inserted { left.append(more) }
      }
    }
    return found.count > 1 ? (found, asksThings) : nil
  }

  private mutating func take(
    _ function: Function, of type: String?, _ dictionaries: CodeDictionaries, _ own: Set<String>,
    _ speaking: inout [String: [(function: Function, given: [String: String])]],
    _ taken: inout Set<String>
  ) {
    guard let returns = function.returns, Self.isText(returns),
      (1...40).contains(function.body.count)
    else { return }
    let names = Set(function.parameters.map(\.name))
    guard let (ways, asksThings) = ways(of: function.body, in: type, with: names, dictionaries, own)
    else { return }
    var given: [String: String] = [:]
    var keys: Set<String> = []
    var constants: [String: LanguageWays.CodeWord] = [:]
    var hasTable = false
    for (language, sources) in ways {
      for source in sources {
        switch source {
        case .table(_, let key):
          keys.insert(key)
          hasTable = true
        case .parameter(let key): keys.insert(key)
        case .words: break
        }
      }
      if case .parameter(let name)? = sources.first { given[language] = name }
      if sources.count == 1, case .words(let word) = sources[0] { constants[language] = word }
    }
    if hasTable, keys.count == 1, let key = keys.first {
      takeTable(ways, by: key, of: function, in: type, &taken)
    } else if given.count == ways.count, Set(given.values).count == given.count {
      speaking[function.name, default: []].append((function, given))
      codeTables[Self.mark(function)] = CodeTable(
        table: Self.spokenTable, parameter: "", given: given)
    } else if constants.count == ways.count, names.isEmpty, !asksThings,
      let key = speak(constants, in: function.path)
    {
      codeTables[Self.mark(function)] = CodeTable(
        table: Self.spokenTable, parameter: "", names: ["": key])
    }
  }

  private mutating func take(
    _ property: Property, of type: String?, _ dictionaries: CodeDictionaries, _ own: Set<String>
  ) {
    guard let body = property.getter, (1...40).contains(body.count),
      property.type.map(Self.isText) ?? false,
      let (ways, asksThings) = ways(of: body, in: type, with: [], dictionaries, own), !asksThings
    else { return }
    var words: [String: LanguageWays.CodeWord] = [:]
    for (language, sources) in ways {
      guard sources.count == 1, case .words(let word) = sources[0] else { return }
      words[language] = word
    }
    guard let key = speak(words, in: property.path) else { return }
    codeTables[Self.mark(property)] = CodeTable(
      table: Self.spokenTable, parameter: "", names: ["": key])
  }

  private static func isText(_ type: String) -> Bool {
    ["String", "String?", "LocalizedStringKey", "Text", "some View", "Swift.String"].contains(type)
  }

  /// Keeps the words of a function that looks them up in dictionaries by one of its parameters.
  private mutating func takeTable(
    _ ways: [String: [LanguageWays.Source]], by key: String, of function: Function,
    in type: String?,
    _ taken: inout Set<String>
  ) {
    let name = (type.map { $0 + "." } ?? "") + function.name
    let table = Self.codePrefix + name
    var result = CodeTable(table: table, parameter: key)
    var keys: Set<String> = []
    for case .table(let words, _) in ways.values.joined() { keys.formUnion(words.keys) }
    // A key that is a case is not what is shown.
    let isText = function.parameters.contains { $0.name == key && Self.isText($0.type) }
    result.keepsKeys =
      isText
      && ways.values.allSatisfy { if case .parameter? = $0.last { true } else { false } }
    for key in keys.sorted() {
      if !taken.insert("\(table)\u{1}\(key)").inserted { result.names[key] = "\(name)/\(key)" }
      for (language, sources) in ways.sorted(by: { $0.key < $1.key }) {
        var word: LanguageWays.CodeWord?
        for source in sources where word == nil {
          switch source {
          case .table(let words, _): word = words[key]
          case .parameter: word = isText ? .init(text: key, line: function.line) : nil
          case .words(let words): word = words
          }
        }
        guard let word else { continue }
        let place = Place(function.path, word.line > 0 ? word.line : function.line)
        add(
          Word(text: word.text, place: place), key: result.names[key] ?? key, table: table,
          language: language)
      }
    }
    codeTables[Self.mark(function)] = result
  }

  /// Keeps words that stand in the code in each language; gives their key, nil for one language alone.
  private mutating func speak(
    _ words: [String: LanguageWays.CodeWord], in path: String
  ) -> String? {
    guard words.count > 1, Set(words.values.map(\.text)).count > 1,
      // A list of languages names each in its own words.
      words.contains(where: { CodeLanguage.named($0.value.text) == nil })
    else { return nil }
    let mark = Self.mark(words.mapValues(\.text))
    if let known = codeKeys[mark] { return known }
    let standard = standardLanguage
    let first =
      words[standard] ?? words.sorted { $0.key < $1.key }.first {
        CodeLanguage.isSame($0.key, standard)
      }?.value ?? words["en"] ?? words.min { $0.key < $1.key }?.value
    guard let text = first?.text, !text.isEmpty else { return nil }
    var key = text
    var number = 1
    while tables[Self.spokenTable]?[key] != nil {
      number += 1
      key = "\(text) (\(number))"
    }
    for (language, word) in words.sorted(by: { $0.key < $1.key }) {
      add(
        Word(text: word.text, place: Place(path, word.line)), key: key, table: Self.spokenTable,
        language: language)
    }
    codeKeys[mark] = key
    return key
  }

  /// Takes the words of calls that pass those of each language, and of conditions that ask for one.
  private mutating func takeSpoken(
    in files: [CodeFile],
    _ speaking: [String: [(function: Function, given: [String: String])]], _ own: Set<String>
  ) {
    var found: [(words: [String: LanguageWays.CodeWord], path: String)] = []
    let standard = standardLanguage
    for file in files {
      func note(_ value: Expression) -> Bool {
        switch value {
        case .choice(let condition, let first, let second):
          if let words = Self.spoken(by: condition, first, second, standard, own) {
            found.append((words, file.path))
          }
        case .call(let call):
          guard let name = call.name, let functions = speaking[name] else { break }
          for (function, given) in functions {
            var words: [String: LanguageWays.CodeWord] = [:]
            for (language, name) in given {
              guard let place = function.parameters.firstIndex(where: { $0.name == name }),
                call.arguments.indices.contains(place),
                call.arguments[place].label == function.parameters[place].label,
                let text = call.arguments[place].value.wordOfText
              else { continue }
              words[language] = .init(text: text, line: call.line)
            }
            if words.count == given.count { found.append((words, file.path)) }
          }
        default: break
        }
        return true
      }
      for body in file.bodies { ExpressionVisitor.visit(body, note) }
    }
    for (words, path) in found { _ = speak(words, in: path) }
  }

  /// The words of a choice by language; nil where the condition asks something else.
  static func spoken(
    by condition: String, _ first: Expression, _ second: Expression, _ standard: String,
    _ own: Set<String>
  ) -> [String: LanguageWays.CodeWord]? {
    guard let (language, isOther) = CodeLanguage.asked(by: condition),
      CodeLanguage.isOfApp(condition), let one = first.wordOfText, let two = second.wordOfText
    else { return nil }
    let others = own.filter { !CodeLanguage.isSame($0, language) }
    let other =
      !CodeLanguage.isSame(language, standard)
      ? standard : others.count == 1 ? others.first : nil
    guard let other else { return nil }
    let line = max(first.line, second.line)
    let (mine, theirs) = isOther ? (two, one) : (one, two)
    return [language: .init(text: mine, line: line), other: .init(text: theirs, line: line)]
  }

  /// The languages of the one enumeration of languages that the code has; none where it has several.
  static func ownLanguages(_ files: [CodeFile]) -> Set<String> {
    var found: Set<Set<String>> = []
    for type in files.lazy.flatMap(\.types) where (2...60).contains(type.cases.count) {
      let names = type.cases.filter { $0.name != "system" && $0.name != "auto" }.map {
        $0.rawValue?.wordOfText.flatMap(CodeLanguage.named) ?? CodeLanguage.named($0.name)
      }
      guard names.count > 1, !names.contains(nil) else { continue }
      found.insert(Set(names.compactMap(\.self)))
    }
    return found.count == 1 ? found.first ?? [] : []
  }
}

extension CodeFile {
  /// Everything that its code does.
  fileprivate var bodies: [[Statement]] {
    func of(_ property: Property) -> [Statement] {
      (property.value.map { [.expression($0)] } ?? []) + (property.getter ?? [])
    }
    return functions.map(\.body) + properties.map(of)
      + types.flatMap { $0.functions.map(\.body) + $0.properties.map(of) }
  }
}

extension Expression {
  /// The letters of a text without values in it; nil for anything else.
  var wordOfText: String? {
    guard case .text = self else { return nil }
    return wordOfKey
  }
}
