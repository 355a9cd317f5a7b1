internal import AppCode

/// Words that the app's code has itself, in a function with a case for each key.
extension WordTables {
  /// What a function of the code looks up.
  struct CodeTable: Sendable {
    /// The table that its words are kept in; nil for words in no language of their own.
    var table: String?
    /// The parameter that names the key.
    var parameter: String
    /// What it reads, by key, where it is of no language.
    var texts: [String: String] = [:]
    /// The names that the table has for keys, where those differ.
    var names: [String: String] = [:]
    /// Whether a text that it has no word for is read as it is, in every language.
    var keepsKeys = false
    /// The parameters that are the words themselves, by language; empty where the code has the words.
    var given: [String: String] = [:]
  }

  /// The tables of words in code have this before their names.
  static let codePrefix = "code:"

  /// The table of a function that looks words up in the code itself; nil for any other.
  func table(of function: Function) -> CodeTable? { codeTables[Self.mark(function)] }

  static func mark(_ function: Function) -> String { "\(function.path):\(function.line)" }

  /// Takes the words of functions that have a `switch` over languages, each with a `switch` over keys in it
  /// or in a function that it calls.
  mutating func takeWords(ofCode files: [CodeFile]) {
    var own: [String: [Function]] = [:]
    for file in files {
      for function in file.functions { own[function.name, default: []].append(function) }
      for type in file.types {
        for function in type.functions {
          own["\(type.name).\(function.name)", default: []].append(function)
        }
      }
    }
    takeLookedUp(in: files)
    var taken: Set<String> = []
    // The words of a function are those of one that calls it, so that no code can make many of them.
    var called: [String: String] = [:]
    for (name, functions) in own.sorted(by: { $0.key < $1.key }) {
      for function in functions
      where function.returns == "String" && table(of: function) == nil {
        if let found = Self.languages(
          of: function, among: own, developmentLanguage, &called)
        {
          take(found, of: function, named: name, &taken)
        } else if let key = function.parameters.first?.name,
          let words = CodeWords(function, by: key), words.isAssigned
        {
          codeTables[Self.mark(function)] = CodeTable(
            parameter: key, texts: words.texts.mapValues(\.text))
        }
      }
    }
  }

  /// Keeps the words of a function, each key under a name that no other function's has.
  private mutating func take(
    _ found: (key: String, words: [(language: String, words: CodeWords)]), of function: Function,
    named name: String, _ taken: inout Set<String>
  ) {
    let table = Self.codePrefix + name
    var result = CodeTable(table: table, parameter: found.key)
    let keys = Set(found.words.flatMap(\.words.texts.keys))
    for key in keys.sorted() where !taken.insert(key).inserted {
      result.names[key] = "\(name)/\(key)"
    }
    for (language, words) in found.words {
      for (key, text) in words.texts.sorted(by: { $0.key < $1.key }) {
        let word = Word(text: text.text, place: Place(words.path, text.line))
        add(word, key: result.names[key] ?? key, table: table, language: language)
      }
    }
    codeTables[Self.mark(function)] = result
  }

  /// The words by language of a function that chooses between languages alone, with the parameter that
  /// names their keys; nil for any other function.
  private static func languages(
    of function: Function, among own: [String: [Function]], _ standard: String?,
    _ called: inout [String: String]
  ) -> (key: String, words: [(language: String, words: CodeWords)])? {
    guard case .branches(let branches)? = function.body.last?.asBranches,
      (2...100).contains(branches.count), let subject = branches.first?.subject,
      isOfLanguages(subject, in: function.body)
    else { return nil }
    var found: [(language: String, words: CodeWords)] = []
    var keys: Set<String> = []
    for branch in branches {
      let names = branch.cases.isEmpty ? [standard ?? "en"] : branch.cases
      let languages = names.compactMap(CodeLanguage.named)
      guard languages.count == names.count, let way = words(of: branch, function, own, &called)
      else { return nil }
      keys.insert(way.key)
      for language in languages where !found.contains(where: { $0.language == language }) {
        found.append((language, way.words))
      }
    }
    guard keys.count == 1, let key = keys.first, found.count > 1,
      function.parameters.allSatisfy({ $0.name == key || $0.isNothingAlone })
    else { return nil }
    return (key, found)
  }

  /// Whether what a `switch` looks at is a language.
  private static func isOfLanguages(_ subject: Expression, in body: [Statement]) -> Bool {
    var text = subject.source
    for case .binding(let binding) in body where binding.name == text {
      text += " \(binding.type ?? "") \(binding.value?.source ?? "")"
    }
    let low = text.lowercased()
    return low.contains("lang") || low.contains("locale")
  }

  /// The words that one way of a function leads to, with the function's parameter for their keys.
  private static func words(
    of branch: Branch, _ function: Function, _ own: [String: [Function]],
    _ known: inout [String: String]
  ) -> (key: String, words: CodeWords)? {
    for parameter in function.parameters {
      if let words = CodeWords(branch.body, by: parameter.name, path: function.path) {
        return (parameter.name, words)
      }
    }
    guard branch.body.count == 1, case .call(let call)? = branch.body[0].asValue,
      let name = Follower.path(call.callee)?.joined(separator: ".")
    else { return nil }
    let caller = mark(function)
    for called in (own[name] ?? []).prefix(8) where known[mark(called), default: caller] == caller {
      known[mark(called)] = caller
      for parameter in called.parameters where !parameter.isNothingAlone {
        guard case .name(let key)? = call.argument(parameter.label),
          function.parameters.contains(where: { $0.name == key }),
          let words = CodeWords(called, by: parameter.name)
        else { continue }
        return (key, words)
      }
    }
    return nil
  }
}

/// What a body reads that is a `switch` over the cases of a key.
private struct CodeWords {
  /// What it reads, with the line, by key.
  var texts: [String: (text: String, line: Int)] = [:]
  /// Whether a name gets it that is returned in the end.
  var isAssigned = false
  var path: String

  init?(_ function: Function, by key: String) {
    guard function.parameters.allSatisfy({ $0.name == key || $0.isNothingAlone }) else {
      return nil
    }
    let optional = Set(function.parameters.filter { $0.name != key }.map(\.name))
    self.init(function.body, by: key, path: function.path, optional: optional)
  }

  init?(_ body: [Statement], by key: String, path: String, optional: Set<String> = []) {
    self.path = path
    var holder: String?
    var isRead = false
    for (place, statement) in body.enumerated() {
      if case .binding = statement, !isRead { continue }
      if case .result(.name(let name)?) = statement, isRead, name == holder { continue }
      guard case .branches(let branches)? = statement.asBranches else { return nil }
      guard !isRead else {
        // What is put into the words is only done where it is there.
        guard branches.allSatisfy({ Self.asks($0, for: optional) }) else { return nil }
        continue
      }
      guard case .name(key)? = branches.first?.subject else { return nil }
      for branch in branches where branch.payload.isEmpty {
        guard branch.body.count == 1 else { continue }
        var value = branch.body[0].asValue
        if case .assign(.name(let name), let given, _)? = value {
          guard holder == nil || holder == name else { return nil }
          (holder, value) = (name, given)
        }
        guard case .text(let pieces, let line)? = value, let text = Self.letters(pieces) else {
          continue
        }
        for name in branch.cases { texts[name] = (text, line) }
      }
      isRead = true
      guard (holder == nil) == (place == body.count - 1) else { return nil }
    }
    guard !texts.isEmpty else { return nil }
    isAssigned = holder != nil
  }

  /// Whether a branch is only taken where something optional is passed.
  private static func asks(_ branch: Branch, for optional: Set<String>) -> Bool {
    branch.bindings.contains { binding in
      if case .name(let name)? = binding.value ?? .name(binding.name) {
        optional.contains(name)
      } else {
        false
      }
    }
  }

  private static func letters(_ pieces: [TextPiece]) -> String? {
    var text = ""
    for piece in pieces {
      guard case .letters(let letters) = piece else { return nil }
      text += letters
    }
    return text
  }
}

extension Function.Parameter {
  /// Whether nothing is taken for it where nothing is passed.
  fileprivate var isNothingAlone: Bool {
    if case .null? = standard { true } else { false }
  }
}

extension Statement {
  /// The branches that it is.
  fileprivate var asBranches: Statement? {
    switch self {
    case .branches: self
    case .expression(.branches(let branches)), .result(.branches(let branches)?):
      .branches(branches)
    default: nil
    }
  }

  /// The value that it gives, or puts into a name.
  fileprivate var asValue: Expression? {
    switch self {
    case .expression(let value), .result(let value?): value
    default: nil
    }
  }
}
