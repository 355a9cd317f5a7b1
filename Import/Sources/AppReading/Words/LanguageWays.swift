internal import AppCode

/// What a body of code reads in one language, as far as it looks words up in dictionaries of the code's own.
struct LanguageWays {
  /// Where a word comes from; what an earlier one does not have the next one is asked for.
  enum Source {
    /// A dictionary, with the parameter that names the key in it.
    case table([String: CodeWord], by: String)
    /// What is passed.
    case parameter(String)
    /// Words that stand there.
    case words(CodeWord)
  }

  /// A word with its line.
  struct CodeWord {
    var text: String
    var line: Int
  }

  let dictionaries: CodeDictionaries
  /// The type around the code; nil for none.
  let type: String?
  /// The names of what is passed.
  let parameters: Set<String>
  /// The language.
  let language: String
  /// The languages that the code tells apart.
  private(set) var asked: Set<String> = []
  /// Whether it asks something that may be the language of a thing of the app's.
  private(set) var asksThings = false
  private var names: [String: Expression] = [:]
  private var steps = 0

  init(
    _ dictionaries: CodeDictionaries, in type: String?, with parameters: Set<String>,
    for language: String
  ) {
    self.dictionaries = dictionaries
    self.type = type
    self.parameters = parameters
    self.language = language
  }

  /// What steps end with; nil for anything that is not understood.
  mutating func sources(_ body: [Statement], depth: Int = 0) -> [Source]? {
    guard depth < 12 else { return nil }
    var result: [Source] = []
    for (place, statement) in body.enumerated() {
      switch statement {
      case .binding(let binding): names[binding.name] = binding.value
      case .branches(let branches), .expression(.branches(let branches)),
        .result(.branches(let branches)?):
        if isOfLanguages(branches) {
          guard let branch = chosen(branches) else { continue }
          guard let found = sources(branch.body, depth: depth + 1) else { return nil }
          return result + found
        }
        // `if let word = table[key] { return word }`
        guard branches.count == 1, branches[0].subject == nil, !branches[0].bindings.isEmpty
        else { return nil }
        for binding in branches[0].bindings { names[binding.name] = binding.value }
        guard let found = sources(branches[0].body, depth: depth + 1) else { return nil }
        result += found
      case .result(let value?), .expression(let value):
        if case .expression = statement, place < body.count - 1 { return nil }
        guard let found = sources(value, depth: depth + 1) else { return nil }
        return result + found
      case .premise, .function: continue
      default: return nil
      }
    }
    return result.isEmpty ? nil : result
  }

  private mutating func sources(_ value: Expression, depth: Int) -> [Source]? {
    steps += 1
    guard depth < 12, steps < 2_000 else { return nil }
    switch value {
    case .text(let pieces, let line):
      guard pieces.count < 2 else { return nil }
      var text = ""
      if case .letters(let letters)? = pieces.first { text = letters }
      return text.isEmpty ? nil : [.words(CodeWord(text: text, line: line))]
    case .name(let name):
      if let bound = names[name] {
        names[name] = nil
        defer { names[name] = bound }
        return sources(bound, depth: depth + 1)
      }
      return parameters.contains(name) ? [.parameter(name)] : nil
    case .member(.name(let name)?, "rawValue", _) where parameters.contains(name):
      return [.parameter(name)]
    case .binary("??", let first, let second):
      guard let first = sources(first, depth: depth + 1),
        let second = sources(second, depth: depth + 1)
      else { return nil }
      return first + second
    case .choice(let condition, let first, let second):
      guard let holds = holds(condition) else { return nil }
      return sources(holds ? first : second, depth: depth + 1)
    case .branches(let branches):
      guard isOfLanguages(branches), let branch = chosen(branches) else { return nil }
      return sources(branch.body, depth: depth + 1)
    case .item(let base, let arguments):
      guard let key = arguments.first?.value else { return nil }
      var found: [Source]
      if let name = parameter(key), let pairs = dictionary(base, depth: depth + 1) {
        found = [.table(Self.words(pairs), by: name)]
      } else if case .item(let outer, let inner) = base, inner.count == 1,
        let name = parameter(inner[0].value), let pairs = dictionary(outer, depth: depth + 1)
      {
        // The words of each key by language.
        var words: [String: CodeWord] = [:]
        for pair in pairs {
          guard case .dictionary(let ways) = pair.value, let key = pair.key.wordOfKey,
            case .text? = picked(ways, by: arguments[0].value),
            let word = picked(
              ways, by: arguments[0].value)
          else { continue }
          words[key] = Self.word(word)
        }
        guard !words.isEmpty else { return nil }
        found = [.table(words, by: name)]
      } else {
        return nil
      }
      if arguments.count == 2, arguments[1].label == "default" {
        guard let rest = sources(arguments[1].value, depth: depth + 1) else { return nil }
        found += rest
      }
      return found
    default: return nil
    }
  }

  /// The parameter that a key is.
  private func parameter(_ key: Expression) -> String? {
    switch key {
    case .name(let name) where parameters.contains(name) && names[name] == nil: return name
    case .member(.name(let name)?, "rawValue", _) where parameters.contains(name): return name
    default: return nil
    }
  }

  /// The dictionary that an expression means in the language.
  private mutating func dictionary(_ value: Expression, depth: Int) -> [WordPair]? {
    steps += 1
    guard depth < 12, steps < 2_000 else { return nil }
    switch value {
    case .dictionary(let pairs): return pairs
    case .binary("??", let first, let second):
      return dictionary(first, depth: depth + 1) ?? dictionary(second, depth: depth + 1)
    case .choice(let condition, let first, let second):
      return holds(condition).flatMap { dictionary($0 ? first : second, depth: depth + 1) }
    case .item(let base, let arguments):
      guard arguments.count == 1, let pairs = dictionary(base, depth: depth + 1),
        let found = picked(pairs, by: arguments[0].value)
      else { return nil }
      return dictionary(found, depth: depth + 1)
    case .branches(let branches):
      guard isOfLanguages(branches), let branch = chosen(branches) else { return nil }
      return dictionary(endOf: branch.body, depth: depth + 1)
    case .name(let name) where names[name] != nil:
      guard let bound = names[name] else { return nil }
      names[name] = nil
      defer { names[name] = bound }
      return dictionary(bound, depth: depth + 1)
    case .name, .member:
      guard let property = dictionaries.property(value, in: type) else { return nil }
      if let found = property.value { return dictionary(found, depth: depth + 1) }
      return property.getter.flatMap { dictionary(endOf: $0, depth: depth + 1) }
    default: return nil
    }
  }

  private mutating func dictionary(endOf body: [Statement], depth: Int) -> [WordPair]? {
    switch body.last {
    case .branches(let branches)?:
      return dictionary(.branches(branches), depth: depth)
    case .expression(let value)?, .result(let value?)?:
      return dictionary(value, depth: depth)
    default: return nil
    }
  }

  /// What a dictionary by languages has for the language, or for the one that a text names.
  private mutating func picked(_ pairs: [WordPair], by key: Expression) -> Expression? {
    let languages = pairs.map { $0.key.wordOfKey.flatMap(CodeLanguage.named) }
    guard !languages.contains(nil) else { return nil }
    let wanted = key.wordOfKey.flatMap(CodeLanguage.named)
    if wanted == nil { asked.formUnion(languages.compactMap(\.self)) }
    let name = wanted ?? language
    let place =
      languages.firstIndex(of: name)
      ?? languages.firstIndex { $0.map { CodeLanguage.isSame($0, name) } ?? false }
    return place.map { pairs[$0].value }
  }

  /// Whether a condition holds in the language; nil for one that asks something else.
  private mutating func holds(_ condition: String) -> Bool? {
    guard let (named, isOther) = CodeLanguage.asked(by: condition) else { return nil }
    asked.insert(named)
    if !CodeLanguage.isOfApp(condition) { asksThings = true }
    return CodeLanguage.isSame(named, language) != isOther
  }

  /// Whether branches tell languages apart.
  private func isOfLanguages(_ branches: [Branch]) -> Bool {
    guard let first = branches.first else { return false }
    guard let subject = first.subject else {
      return branches.allSatisfy {
        $0.condition == "else" || CodeLanguage.asked(by: $0.condition) != nil
      } && first.condition != "else"
    }
    let names = branches.flatMap(\.cases).filter { !Self.namesSystem($0) }
    guard !names.isEmpty, names.allSatisfy({ CodeLanguage.named($0) != nil }) else { return false }
    let text = subject.source
    let isNamed =
      CodeLanguage.isOfLanguage(text)
      || text == "self" && CodeLanguage.isOfLanguage(type ?? "")
      || self.names[text].map { CodeLanguage.isOfLanguage($0.source) } ?? false
    return isNamed || names.allSatisfy { $0.count > 4 }
  }

  /// Whether a case stands for the language of the device.
  private static func namesSystem(_ name: String) -> Bool {
    ["system", "auto", "automatic", "device"].contains(name.lowercased())
  }

  /// The branch of the language; nil for none.
  private mutating func chosen(_ branches: [Branch]) -> Branch? {
    guard let subject = branches.first?.subject else {
      return branches.first { $0.condition == "else" || holds($0.condition) == true }
    }
    if case .name("self") = subject { asksThings = true }
    if !CodeLanguage.isOfApp(subject.source) { asksThings = true }
    let languages = branches.map { $0.cases.compactMap(CodeLanguage.named) }
    asked.formUnion(languages.joined())
    let place =
      languages.firstIndex { $0.contains(language) }
      ?? languages.firstIndex { $0.contains { CodeLanguage.isSame($0, language) } }
      ?? branches.firstIndex { $0.cases.isEmpty }
    return place.map { branches[$0] }
  }

  private static func words(_ pairs: [WordPair]) -> [String: CodeWord] {
    var result: [String: CodeWord] = [:]
    for pair in pairs {
      guard let key = pair.key.wordOfKey, result[key] == nil, let word = word(pair.value) else {
        continue
      }
      result[key] = word
    }
    return result
  }

  private static func word(_ value: Expression) -> CodeWord? {
    guard case .text(let pieces, let line) = value, case .letters(let text)? = pieces.first else {
      return nil
    }
    return CodeWord(text: text, line: line)
  }
}

extension Expression {
  /// The text that a key of a dictionary is, or the name of the case.
  var wordOfKey: String? {
    switch self {
    case .text(let pieces, _):
      guard pieces.count == 1, case .letters(let text) = pieces[0] else { return nil }
      return text
    case .member(_, "rawValue", _): return nil
    case .member(nil, let name, _): return name
    case .member(let base?, let name, _):
      // `Language.german`, but not `settings.language`
      return base.source.first?.isUppercase == true ? name : nil
    default: return nil
    }
  }
}
