internal import AppCode

extension TextReader {
  /// Whether an expression is a member of some value, rather than of a type or of `self`.
  func isOfModel(_ expression: Expression) -> Bool {
    guard case .member(let base?, _, _) = expression, let path = Follower.path(base) else {
      return false
    }
    return path != ["self"] && path[0].first?.isLowercase == true
  }

  /// Whether an expression is a member of one of the things that an app keeps: a structure or an
  /// object that comes out of a model, rather than the model of a screen or a case of an enumeration.
  ///
  /// Which of several words it has is for its data to say.
  ///
  /// - Parameter orProtocol: whether what is only known by a protocol counts as well.
  func isOfData(
    _ expression: Expression, in scope: Scope, orProtocol: Bool = false
  ) -> Bool {
    guard case .member(let base?, _, _) = expression, isOfModel(expression),
      let path = Follower.path(base), let owner = path.last?.lowercased(),
      !Self.namesOfModels.contains(where: owner.contains),
      let found = follow.instance(base, in: scope), found.caseName == nil, found.maker == nil,
      !Self.isModelOfScreen(found.type)
    else { return false }
    switch index.types[found.type]?.kind {
    case .class, .structure: return true
    case .protocol: return orProtocol
    default: return false
    }
  }

  /// Whether a type is called the model of a screen, whatever its objects are called.
  private static func isModelOfScreen(_ type: String) -> Bool {
    type.hasSuffix("ViewModel") || type.hasSuffix("Presenter")
  }

  /// Whether an expression is a time or an amount that only the running app has.
  func isAmount(_ expression: Expression, in scope: Scope) -> Bool {
    guard case .name(let name) = expression,
      let type = scope.value(name)?.type ?? scope.allMembers[name]?.type
        ?? follow.declaration(expression, in: scope)?.type
    else { return false }
    if case .number? = follow.target(expression, in: scope)?.expression { return false }
    return ["Date", "TimeInterval", "Int", "Int64", "Double", "Decimal"].contains(
      type.filter { $0 != "?" })
  }

  /// Whether an expression is what one of the things that an app keeps is called: where there is one,
  /// that shows rather than the words for none.
  func isNameOfThing(_ expression: Expression, in scope: Scope) -> Bool {
    // What a function of a thing gives is as much a part of it.
    if case .call(let call) = expression, call.arguments.isEmpty {
      return isNameOfThing(call.callee, in: scope)
    }
    guard case .member(let base?, _, _) = expression, let path = Follower.path(base),
      let owner = path.last?.lowercased(), path != ["self"],
      !Self.namesOfModels.contains(where: owner.contains),
      path.count > 1 || path[0].first?.isLowercase == true
    else { return false }
    if let found = follow.instance(base, in: scope) {
      guard found.caseName == nil, found.maker == nil, !Self.isModelOfScreen(found.type) else {
        return false
      }
      switch index.types[found.type]?.kind {
      case .class, .structure: return true
      default: return false
      }
    }
    if path.count == 1, isThere(path[0], in: scope) { return true }
    if isOfUnknownThing(path, in: scope) { return true }
    // What a function is given, of which nothing else is known.
    return path.count == 1 && follow.target(base, in: scope) == nil
      && follow.declaration(base, in: scope) == nil && !Self.parts.contains(path[0])
  }

  /// Whether an expression is the word of the case that a part of a model has once there is one:
  /// `model.city?.rawValue`.
  func isWordOfCase(_ expression: Expression, in scope: Scope) -> Bool {
    guard case .member(let base?, "rawValue", _) = expression,
      let path = Follower.path(base)?.filter({ $0 != "self" }), path.count > 1,
      path[0].first?.isLowercase == true,
      let found = follow.instance(base, in: scope), found.caseName == nil, found.maker == nil
    else { return false }
    return index.types[found.type]?.kind == .enumeration
  }

  /// Whether a name is that of a property for a thing that counts as there, of a type that the app's
  /// code does not have, such as one of a data model: `var note: Note!`.
  private func isThere(_ name: String, in scope: Scope) -> Bool {
    var scope = scope
    // `if let note = note` gives it the same name again.
    while case .name(name)? = scope.value(name)?.expression, let outer = scope.value(name)?.scope,
      outer !== scope
    {
      scope = outer
    }
    guard let property = follow.declaration(.name(name), in: scope), property.getter == nil,
      let type = property.type,
      type.hasSuffix("!") || type.hasSuffix("?") && isGiven(name, in: scope)
    else { return false }
    if case .null? = property.value { return true }
    return property.value == nil
  }

  /// Whether a property gets its value nowhere in its class but from what functions are handed, as by
  /// whoever opens a screen.
  private func isGiven(_ name: String, in scope: Scope) -> Bool {
    guard let type = scope.type else { return false }
    return follow.given.names(of: type, in: index).contains(name)
  }

  /// What one of two ways reads that shows what a thing is called where it is called something, and
  /// words for nothing otherwise: `note.title.isEmpty ? "Untitled" : note.title`; nil for any other.
  func named(
    by condition: String, _ first: Expression, _ second: Expression,
    _ ways: [(String, Answer?)], in scope: Scope
  ) -> Answer? {
    for (way, value) in [first, second].enumerated() {
      var thing = value
      while case .call(let call) = thing, call.arguments.isEmpty,
        case .member(let base?, _, _) = call.callee
      {
        thing = base
      }
      guard isNameOfThing(thing, in: scope) else { continue }
      let name = thing.source
      let isMissing = ["\(name).isEmpty", "\(name) == \"\"", "\(name) == nil"]
      let isThere = ["!\(name).isEmpty", "\(name) != \"\"", "\(name) != nil"]
      guard (way == 0 ? isThere : isMissing).contains(condition),
        ways[way].1?.words.isKnown != true, let other = ways[1 - way].1, other.words.isKnown
      else { continue }
      var open = unknown(value)
      if !other.words.isEmpty { open.others = [("no " + name, other.words)] }
      return open
    }
    return nil
  }

  /// What one of two ways reads that only the running app knows, where the other one has words: what shows
  /// first is the data, the words are those of a state; nil for any other.
  ///
  /// - Parameter isFirst: whether an ordinary screen goes the first way; nil where nobody knows.
  func besideData(
    _ ways: [(condition: String, answer: Answer?)], _ isFirst: Bool?
  ) -> Answer? {
    guard ways.count == 2, let first = ways[0].answer, let second = ways[1].answer,
      first.words.isKnown != second.words.isKnown, isFirst != first.words.isKnown
    else { return nil }
    var (open, words) = first.words.isKnown ? (second, first) : (first, second)
    guard open.others.isEmpty, words.others.isEmpty, !words.words.isEmpty, !words.isFallback else {
      return nil
    }
    let condition = first.words.isKnown ? ways[0].condition : ways[1].condition
    open.others = [(Self.meaning(condition, of: ways.map(\.condition)) ?? condition, words.words)]
    return open
  }

  /// Whether a name is that of what a screen has of the system's own, or of what says how a screen is.
  func isPart(_ name: String) -> Bool {
    Self.parts.contains(name) || Self.namesOfModels.contains(where: name.lowercased().contains)
  }

  /// What a screen has of the system's own.
  private static let parts: Set = ["navigationItem", "tabBarItem", "super", "bundle"]

  /// Whether an expression asks the case that a thing of the app's has: `note.kind.name`.
  func hasCaseOfData(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .member(let base?, _, _) = expression else { return false }
    return isOfData(base, in: scope, orProtocol: true)
      && follow.instance(base, in: scope)?.caseName == nil
  }

  /// From how many words on a property of an object is one of a list of kinds.
  private static let many = 8

  /// Whether an expression is a property of an object that has many words for it: those of a list of
  /// kinds, of which only the running app knows the one.
  func isOneOfMany(_ answer: Answer, _ expression: Expression, in scope: Scope) -> Bool {
    guard answer.others.count >= Self.many,
      case .member(let base?, _, _) = expression, isOfModel(expression),
      let found = follow.instance(base, in: scope), found.caseName == nil, found.maker == nil
    else { return false }
    switch index.types[found.type]?.kind {
    case .class, .structure, nil: return true
    default: return false
    }
  }

  /// Parts of names, in small letters, of what says how a screen is, rather than what it shows.
  private static let namesOfModels = [
    "model", "store", "presenter", "interactor", "state", "mode", "kind", "config", "coordinator",
    "reducer", "controller", "delegate", "theme", "strings", "style", "context", "manager",
  ]
}
