internal import AppCode

extension TextReader {
  /// A literal: its letters, or in SwiftUI the word of the key it spells.
  func literal(
    _ pieces: [TextPiece], in scope: Scope, isKey: Bool, table: String? = nil, depth: Int
  ) -> Answer? {
    let pieces = pieces.filter { !Self.isMarkOfDirection($0) }
    var pattern = ""
    var text = ""
    var arguments: [AppText] = []
    var isWhole = true
    for piece in pieces {
      switch piece {
      case .letters(let letters):
        pattern += letters
        text += letters
      case .value(let expression, let source):
        pattern += "%@"
        let found =
          pieces.count == 1
          ? answer(expression, in: scope, isKey: false, depth: depth + 1)?.words
            ?? .unknown(source) : put(expression, in: scope, depth: depth)
        arguments.append(found)
        if case .verbatim(let value) = found { text += value } else { isWhole = false }
      }
    }
    if isKey, !pattern.isEmpty {
      // A generated name may put its words into a text.
      if pattern == "%@", let only = arguments.first, case .key = only {
        return Answer(words: only, confidence: .followed)
      }
      if let key = index.words.key(like: pattern, table: table),
        let found = index.words.find(key, table: table, near: scope.path)
      {
        var word = AppText.Key(key, table: found.table)
        word.arguments = arguments
        return Answer(words: .key(word), confidence: .key)
      }
    }
    if isWhole {
      return Answer(words: .verbatim(text), confidence: arguments.isEmpty ? .literal : .followed)
    }
    if pattern == "%@", let only = arguments.first {
      return Answer(words: only, confidence: .followed)
    }
    if let words = Self.partly(pieces, arguments) {
      return Answer(words: words, confidence: .guessed)
    }
    return Answer(words: .unknown(Expression.text(pieces, line: 0).source), confidence: .guessed)
  }

  /// Whether a part of a literal only says the direction of writing, which draws nothing.
  private static func isMarkOfDirection(_ piece: TextPiece) -> Bool {
    guard case .letters(let letters) = piece, !letters.isEmpty else { return false }
    return letters.unicodeScalars.allSatisfy {
      $0.properties.isBidiControl
    }
  }

  /// Words of a literal around values that only the running app knows; nil where it has no words.
  private static func partly(_ pieces: [TextPiece], _ arguments: [AppText]) -> AppText? {
    let format = pieces.map { piece in
      if case .letters(let letters) = piece { escaped(letters) } else { "%@" }
    }
    return partly(format.joined(), with: arguments)
  }

  /// What a call gives: a function that looks words up, or one of the app's own.
  func call(_ call: Call, in scope: Scope, isKey: Bool, depth: Int) -> Answer? {
    if case .closure(let closure) = call.callee {
      return answer(closure.body, in: scope.inner(), isKey: isKey, depth: depth)
    }
    guard let name = call.name else { return unknown(.call(call)) }
    // `String()` is an empty text.
    if name == "String", call.arguments.isEmpty, Follower.path(call.callee) != nil {
      return Answer(words: .verbatim(""), confidence: .literal)
    }
    if let own = ownText(name, call, in: scope, depth: depth) { return own }
    if let joined = joined(call, in: scope, depth: depth) { return joined }
    if let known = systemCall(name, call, in: scope, isKey: isKey, depth: depth) { return known }
    if let (function, inside) = follow.function(call, in: scope) {
      if let word = ofCode(function, call, inside, depth: depth) { return word }
      let keyType = function.returns?.contains("LocalizedString") ?? false
      let found = answer(function.body, in: inside, isKey: keyType, depth: depth)
      if let found, found.words.isKnown {
        if found.isOneOfSeveral || found.isFallback,
          isOfData(call.callee, in: scope)
            || call.arguments.contains(where: {
              isOfData($0.value, in: scope) || isAmount($0.value, in: scope)
            })
        {
          return unknown(.call(call))
        }
        return found.atMost(.followed)
      }
      let answers = answers(to: call, in: scope, depth: depth)
      if let guess = tableAndKey(call, answers, in: scope) { return guess }
    } else if let (closure, inside) = follow.keptClosure(call, in: scope),
      let found = answer(follow.outcomes(closure.body, in: inside), isKey: false, depth: depth),
      found.words.isKnown
    {
      return found.atMost(.followed)
    }
    if case .member(let base?, let name, _) = call.callee {
      if let found = appended(base, name, call, in: scope, depth: depth) { return found }
      if let found = onText(base, name, call, in: scope, depth: depth) { return found }
      // What a `Text` looks like changes nothing about its words.
      if Self.isTextView(base) { return answer(base, in: scope, isKey: isKey, depth: depth + 1) }
    }
    if let own = ofOwnText(.call(call), in: scope, depth: depth) { return own }
    if let symbol = symbol(call, in: scope, depth: depth) { return symbol }
    let answers = answers(to: call, in: scope, depth: depth)
    if let found = generated(call.callee, arguments: answers.compactMap { $0?.words }) {
      return found
    }
    if let guess = tableAndKey(call, answers, in: scope) { return guess }
    return unknown(.call(call))
  }

  /// What the arguments of a call read, each once: those of calls in each other grow with all their ways
  /// otherwise.
  private func answers(to call: Call, in scope: Scope, depth: Int) -> [Answer?] {
    call.arguments.map { answer($0.value, in: scope, isKey: false, depth: depth + 1) }
  }

  /// What an initializer that the app adds to `String` makes: `String(localizationKey: "Edit")`;
  /// nil for any other call.
  private func ownText(_ name: String, _ call: Call, in scope: Scope, depth: Int) -> Answer? {
    guard name == "String", let label = call.arguments.first?.label, let entry = index.types[name]
    else { return nil }
    let makers = entry.functions("init", seenFrom: scope.path).flatMap(\.functions).filter {
      $0.parameters.first?.label == label
    }
    guard let maker = index.best(makers, for: call, in: scope) else { return nil }
    let inside = Scope(type: nil, path: maker.path)
    inside.bind(maker, to: call, from: scope)
    let found = answer(made(by: maker.body, inside), isKey: false, depth: depth)
    return found?.words.isKnown == true ? found?.atMost(.followed) : nil
  }

  /// What the steps of an initializer put into `self`.
  private func made(by body: [Statement], _ scope: Scope) -> [Follower.Outcome] {
    body.flatMap { statement -> [Follower.Outcome] in
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          scope.set(binding.name, Scope.Value(expression: value, scope: scope.snapshot()))
        }
        return []
      case .expression(.assign(.name("self"), let value, _)):
        return [Follower.Outcome(expression: value, scope: scope)]
      case .expression(.call(let call)):
        guard case .member(.name("self")?, "init", _) = call.callee else { return [] }
        let plain = Call(callee: .name("String"), arguments: call.arguments, line: call.line)
        return [Follower.Outcome(expression: .call(plain), scope: scope)]
      case .branches(let branches), .expression(.branches(let branches)):
        return follow.chosen(branches, in: scope).flatMap { branch in
          let inside = scope.inner()
          follow.bind(branch, in: inside, from: scope)
          return made(by: branch.body, inside)
        }
      default: return []
      }
    }
  }

  /// Whether a chain of modifiers starts with a `Text`.
  private static func isTextView(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression else { return false }
    switch call.callee {
    case .name("Text"): return true
    case .member(let base?, _, _): return isTextView(base)
    default: return false
    }
  }

  /// Members of a text: changes of its letters, and the app's own extensions.
  private func onText(
    _ base: Expression, _ name: String, _ call: Call?, in scope: Scope, depth: Int
  ) -> Answer? {
    if ["uppercased", "localizedUppercase"].contains(name) {
      return cased(.uppercased, base, scope, depth)
    }
    if ["lowercased", "localizedLowercase"].contains(name) {
      return cased(.lowercased, base, scope, depth)
    }
    if ["capitalized", "localizedCapitalized"].contains(name) {
      return cased(.capitalized, base, scope, depth)
    }
    if ["trimmingCharacters", "string", "description", "bold", "font"].contains(name) {
      return answer(base, in: scope, isKey: false, depth: depth + 1)?.atMost(.followed)
    }
    if name == "key", call == nil, let path = Follower.path(base), path.count == 1,
      let value = scope.value(path[0]), value.type?.contains("LocalizedString") ?? false
    {
      return answer(value.expression, in: value.scope, isKey: false, depth: depth + 1)
    }
    var isOwn = false
    for type in ["String", "StringProtocol", "LocalizedStringResource"] {
      guard let entry = index.types[type] else { continue }
      func inside(_ path: String) -> Scope {
        let text = Scope(type: type, path: path)
        text.selfValue = Scope.Value(expression: base, scope: scope)
        return text
      }
      if let call,
        let function = index.best(
          entry.functions(name, seenFrom: scope.path).flatMap(\.functions), for: call, in: scope)
      {
        isOwn = true
        if Self.beginsWithCapital(function.body) { return cased(.begun, base, scope, depth) }
        let inside = inside(function.path)
        inside.bind(function, to: call, from: scope)
        let found = answer(follow.outcomes(function.body, in: inside), isKey: false, depth: depth)
        if let found, found.words.isKnown { return found.atMost(.followed) }
      }
      if call == nil,
        let (property, _) = entry.property(
          name, isStatic: Follower.isType(base), seenFrom: scope.path),
        let value = follow.value(of: property, in: inside(property.path))
      {
        isOwn = true
        if let getter = property.getter, Self.beginsWithCapital(getter) {
          return cased(.begun, base, scope, depth)
        }
        let found = answer(value.expression, in: value.scope, isKey: false, depth: depth + 1)
        if let found, found.words.isKnown { return found.atMost(.followed) }
      }
    }
    if !isOwn, call?.arguments.isEmpty ?? true, Self.saysBegun(name) {
      return cased(.begun, base, scope, depth)?.atMost(.guessed)
    }
    guard ["locali", "translat"].contains(where: name.lowercased().contains) else { return nil }
    return keyed(base, table: call?.argument("tableName"), fallback: nil, in: scope, depth: depth)
  }

  /// A member of a text that is not called.
  func textMember(_ base: Expression, _ name: String, in scope: Scope, depth: Int) -> Answer? {
    onText(base, name, nil, in: scope, depth: depth)
  }

  private func cased(
    _ casing: AppText.Casing, _ base: Expression, _ scope: Scope, _ depth: Int
  ) -> Answer? {
    guard var found = answer(base, in: scope, isKey: false, depth: depth + 1) else { return nil }
    switch found.words {
    case .verbatim(let text): found.words = .verbatim(casing.applied(to: text))
    case .key(var key):
      key.casing = casing
      found.words = .key(key)
    case .unknown: break
    }
    return found.atMost(.followed)
  }
}
