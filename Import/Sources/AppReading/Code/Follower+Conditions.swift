internal import AppCode

extension Follower {
  /// The branches of an `if` that may be taken, as far as what a call passes decides it.
  func holding(_ branches: [Branch], in scope: Scope) -> [Branch] {
    var result: [Branch] = []
    for branch in branches {
      switch truth(of: branch, in: scope) {
      case true?: return result + [branch]
      case false?: continue
      case nil: result.append(branch)
      }
    }
    return result
  }

  /// Whether a branch is taken, as far as what a call passes or the device decides it; nil for one
  /// that only the running app decides.
  func truth(of branch: Branch, in scope: Scope) -> Bool? {
    if branch.condition == "else" { return nil }
    for binding in branch.bindings {
      // `if let name` asks for the name itself.
      let value = binding.value ?? .name(binding.name)
      if case .null? = passed(value, in: scope)?.expression { return false }
      if binding.value != nil, isNothing(value, in: scope) { return false }
    }
    if branch.asksForNothingElse,
      branch.bindings.allSatisfy({ binding in
        let value = binding.value ?? .name(binding.name)
        let name = Self.path(value)?.joined(separator: ".") ?? ""
        return Self.isOwnStack(name) || scope.value(name)?.expression.isSomething ?? false
          || passed(value, in: scope)?.expression.isSurelySomething ?? false
          || isSurelyThere(value, in: scope)
      })
    {
      return true
    }
    return branch.bindings.isEmpty
      ? truth(of: branch.condition, in: scope) : truthOfAll(branch, in: scope)
  }

  /// Whether a name is that of the stack which a screen stands on, or of the bar there: one with a bar
  /// stands on one.
  private static func isOwnStack(_ name: String) -> Bool {
    let path = name.filter { $0 != "?" && $0 != "!" }.trimmingPrefix("self.")
    return ["", ".navigationBar", ".navigationBar.topItem"].contains {
      path == "navigationController" + $0
    }
  }

  /// Whether a condition holds that asks whether a screen stands on a stack; nil for any other.
  static func asksForStack(_ words: [Substring]) -> Bool? {
    guard let last = words.last else { return nil }
    switch words.count {
    case 2 where words[0] == "let" && last == "navigationController": return true
    case 4 where words[0] == "let" && words[2] == "=" && isOwnStack(String(last)): return true
    case 3 where isOwnStack(String(words[0])) && last == "nil" && words[1] == "!=": return true
    case 3 where isOwnStack(String(words[0])) && last == "nil" && words[1] == "==": return false
    default: return nil
    }
  }

  /// Whether a condition holds, where it asks for no more than what a call passes; nil for any
  /// other.
  func truth(of condition: String, in scope: Scope) -> Bool? {
    let asked = asked(condition)
    if let (parts, decisive) = asked.joined {
      let answers = parts.map { truth(of: $0, in: scope) }
      return answers.contains(decisive) ? decisive : answers.contains(nil) ? nil : !decisive
    }
    if let known = asked.onDevice { return known }
    if let message = asked.message { return truth(of: message, in: scope) }
    if condition.utf8.contains(UInt8(ascii: "(")), condition.contains("type(of: self).") {
      return truth(of: condition.replacing("type(of: self).", with: "Self."), in: scope)
    }
    if let known = contains(condition, in: scope) ?? answersCall(condition, in: scope)
      ?? askedFlag(condition, in: scope) ?? comparesWorkedOut(condition, in: scope)
      ?? containsFiltered(condition, in: scope) ?? beginsOrEnds(condition, in: scope)
    {
      return known
    }
    if let parts = asked.listed, !condition.contains("let "), !condition.contains("case ") {
      let answers = parts.map { truth(of: $0, in: scope) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }
    if let (first, otherwise) = asked.sides,
      case .null? = passed(.name(first), in: scope)?.expression
    {
      return truth(of: otherwise, in: scope)
    }
    if let known = asked.onStack { return known }
    let words = asked.words
    if let known = asksForGiven(words, in: scope) { return known }
    if words.count == 2, words[0] == "let",
      let value = passed(.name(String(words[1])), in: scope)?.expression
    {
      if case .null = value { return false }
      if value.isSurelySomething { return true }
    }
    if words.count == 4, words[0] == "let", words[2] == "=" {
      let name = String(words[3])
      if scope.value(name)?.expression.isSomething ?? false { return true }
      if case .null? = passed(.name(name), in: scope)?.expression { return false }
    }
    if words.count == 3, words[0] == "self", words[1] == "is" {
      return isOne(String(words[2]), in: scope)
    }
    if words.count == 3, words[1] == "==" || words[1] == "!=" {
      if words[0] == "self", words[2].hasPrefix("."), let name = scope.selfCase {
        return (name == words[2].dropFirst()) == (words[1] == "==")
      }
      guard let given = ownValue(words, in: scope) ?? passed(.name(String(words[0])), in: scope)
      else { return nil }
      let value = given.expression
      let isSame: Bool
      if words[2] == "nil" {
        switch value {
        case .null: isSame = true
        case .text, .number, .bool, .call, .closure: isSame = false
        case .name(let name) where isFunction(name, in: given.scope): isSame = false
        case .member where isNeverNil(given), .name where isNeverNil(given): isSame = false
        case .other where value.isSelector: isSame = false
        default: return nil
        }
      } else if words[2].hasPrefix("."), let name = Self.implicitCase(value) {
        isSame = name == words[2].dropFirst()
      } else if words[2].hasPrefix("\""), let letters = Self.letters(value) {
        isSame = words[2] == "\"\(letters)\""
      } else {
        return nil
      }
      return isSame == (words[1] == "==")
    }
    guard words.count == 1, let word = words.first else { return nil }
    let isTurned = word.hasPrefix("!")
    let name = String(isTurned ? word.dropFirst() : word)
    if name.hasSuffix(".isEmpty"),
      case .list(let list)? = passed(.name(String(name.dropLast(8))), in: scope)?.expression
    {
      return list.isEmpty != isTurned
    }
    if name.hasSuffix(".isEmpty"),
      let value = passed(.name(String(name.dropLast(8))), in: scope)?.expression,
      let letters = Self.letters(value)
    {
      return letters.isEmpty != isTurned
    }
    if case .bool(let flag)? = passed(.name(name), in: scope)?.expression {
      return flag != isTurned
    }
    if let given = handed(name, in: scope), fuel.enter() {
      defer { fuel.leave() }
      return truth(of: given.condition, in: given.scope).map { $0 != isTurned }
    }
    return (constant(name, in: scope) ?? computed(name, in: scope)).map { $0 != isTurned }
  }

  /// The letters of a text that has nothing put into it; nil for anything else.
  private static func letters(_ expression: Expression) -> String? {
    guard case .text(let pieces, _) = expression else { return nil }
    if pieces.isEmpty { return "" }
    guard pieces.count == 1, case .letters(let letters) = pieces[0] else { return nil }
    return letters
  }

  /// Parts of a condition between an operator outside of brackets; nil for a single part.
  static func parts(of condition: String, at sign: String) -> [String]? {
    // A byte is found sooner than a word, and most conditions have neither.
    guard let first = sign.utf8.first, condition.utf8.contains(first),
      condition.contains(" \(sign) ")
    else { return nil }
    var parts = [""]
    var depth = 0
    for word in condition.split(separator: " ") {
      if word == sign, depth == 0 {
        parts.append("")
        continue
      }
      for letter in word {
        if "([{".contains(letter) { depth += 1 }
        if ")]}".contains(letter) { depth -= 1 }
      }
      parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + word
    }
    return parts.count > 1 ? parts : nil
  }

  /// What a property of the type is for ever: a constant, or one that computes nothing else.
  private func constant(_ name: String, in scope: Scope) -> Bool? {
    let name = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    guard scope.value(name) == nil, let type = scope.type,
      let (property, _) = index.property(name, of: type)
    else { return nil }
    if let getter = property.getter {
      guard getter.count == 1 else { return nil }
      switch getter[0] {
      case .expression(.bool(let flag)), .result(.bool(let flag)?): return flag
      // Objective-C asks so whether there is an object.
      case .result(.null?): return false
      default: return nil
      }
    }
    if isLeftToOtherDevices(property, of: type) { return false }
    guard case .bool(let flag)? = property.value else { return nil }
    if property.isConstant { return flag }
    if let flag = index.never.flag(property) { return flag }
    if let given = index.flag(name, byInitializersOf: type) { return given }
    // A variable of a class that nothing is ever put into.
    guard property.attributes.isEmpty, index.types[type]?.kind == .class,
      !index.assigned.contains(name, in: index.lineage(type))
    else { return nil }
    return flag
  }

  /// What a call passes under a name, also through several calls; nil for anything that may change.
  func passed(_ expression: Expression, in scope: Scope) -> Scope.Value? {
    if case .member(.name(let owner)?, let name, _) = expression {
      return held(name, by: owner, in: scope)
    }
    if case .name(let name) = expression, let dot = name.firstIndex(of: ".") {
      // A condition names a member in one word.
      let member = name[name.index(after: dot)...]
      return member.contains(where: { ".?!()".contains($0) })
        ? nil : held(String(member), by: String(name[..<dot]), in: scope)
    }
    // Only parameters come with a type; a name of the body's own may get another value.
    guard case .name(let name) = expression, var value = scope.value(name), value.type != nil else {
      return nil
    }
    for _ in 0..<8 {
      guard case .name(let next) = value.expression, let further = value.scope.value(next) else {
        return value
      }
      guard further.type != nil else { return nil }
      value = further
    }
    return nil
  }

  /// Whether a name is that of a function of the type around it, which is handed on.
  private func isFunction(_ name: String, in scope: Scope) -> Bool {
    scope.value(name) == nil
      && scope.type.flatMap { index.types[$0]?.functionsByName[name] } != nil
  }

  /// What a constant, or a variable that nothing changes, holds in a value that a call passes and that is made where it is passed:
  /// `action.title` of `Row(action: Action(title: "Add"))`.
  private func held(_ name: String, by owner: String, in scope: Scope) -> Scope.Value? {
    guard scope.value(owner)?.type != nil || isWorkedOut(owner, in: scope),
      let made = instance(.name(owner), in: scope), let maker = made.maker,
      let (property, _) = index.property(name, of: made.type),
      // What nothing changes is as it was made, whatever it is declared as.
      property.isConstant
        || index.types[made.type]?.kind == .structure
          && (!index.assigned.changes(name, in: index.lineage(made.type))
            || isMadeAnew(owner, with: name, in: scope)),
      property.getter == nil,
      let value = passed(name, by: maker, to: made.type)
        ?? standard(of: property, in: made.type)
    else { return nil }
    // A parameter that is passed on stands for what is passed for it.
    return passed(value.expression, in: value.scope) ?? value
  }

  /// Types that stand behind a protocol or a base class of the app's own, without those for tests.
  func standIns(for type: String) -> [String] {
    // What stands for several types together is each of them.
    let bases = index.types[type].map { $0.isComposed ? $0.plainInherits : [type] } ?? [type]
    let all = bases.map { index.heirs[$0] ?? [] }
    return (all.first ?? []).filter { heir in
      all.allSatisfy { $0.contains(heir) }
        && !["Mock", "Fake", "Stub", "Preview", "Dummy", "Test"].contains { heir.contains($0) }
    }
  }
}

extension Branch {
  /// Whether it looks at nothing but whether its names have values.
  var asksForNothingElse: Bool {
    !bindings.isEmpty && subject == nil
      && condition.split(separator: ",").count == bindings.count
      && condition.split(separator: ",").allSatisfy {
        let words = $0.split(separator: " ")
        return ["let", "var"].contains(words.first ?? "")
      }
  }
}

extension Expression {
  /// Whether it is a value that cannot be nil.
  fileprivate var isSurelySomething: Bool {
    switch self {
    case .text, .number, .bool, .closure, .list, .tuple: true
    default: isSomething || isSelector
    }
  }
}
