internal import AppCode

/// Finds out what a text of the code reads.
struct TextReader {
  /// What was found.
  struct Answer {
    var words: AppText
    var confidence: Confidence
    /// Other texts that may be there, with their conditions.
    var others: [(condition: String, words: AppText)] = []
    /// What has to hold for it, where other texts are there otherwise; nil for nothing known.
    var condition: String?
    /// Whether it only shows where something has no value.
    var isFallback = false
    /// Whether it is one of several that the code leads to.
    var isOneOfSeveral = false
  }

  let follow: Follower
  var index: CodeIndex { follow.index }

  /// What an expression reads; nil for nothing at all.
  ///
  /// - Parameter isKey: whether a literal is a key of the app's words, as in SwiftUI.
  func answer(
    _ expression: Expression, in scope: Scope, isKey: Bool, depth: Int = 0
  ) -> Answer? {
    if depth == 0 { follow.fuel.fill(at: Place(scope.path, expression.line)) }
    guard depth < Follower.depthLimit, follow.fuel.burn() else { return unknown(expression) }
    switch expression {
    case .null: return nil
    case .text(let pieces, _): return literal(pieces, in: scope, isKey: isKey, depth: depth)
    case .choice(let condition, let first, let second):
      if let word = spoken(by: condition, first, second) { return word }
      if let holds = follow.truth(of: condition, in: scope) {
        return answer(holds ? first : second, in: scope, isKey: isKey, depth: depth + 1)
      }
      let isKey = isKey && isText(first, in: scope) != true && isText(second, in: scope) != true
      let otherwise = follow.otherCase(than: condition, in: scope) ?? "else"
      var ways = [
        (condition, answer(first, in: scope, isKey: isKey, depth: depth + 1)),
        (otherwise, answer(second, in: scope, isKey: isKey, depth: depth + 1)),
      ]
      for (way, value) in [first, second].enumerated()
      where Self.contradicts(condition, way == 0, ways[way].1, value) {
        ways[way].1 = unknown(value)
      }
      if let open = named(by: condition, first, second, ways, in: scope) { return open }
      // What shows at first comes first, also where that is nothing.
      let holds = follow.holdsAtStart(condition, in: scope)
      let start = holds.flatMap { ways[$0 ? 0 : 1].1 }
      if let holds, let start, start.words.isEmpty, let other = ways[holds ? 1 : 0].1 {
        var nothing = start.atMost(.followed)
        nothing.others = [(holds ? "else" : condition, other.words)] + other.others
        nothing.condition = Self.meaning(holds ? condition : "else", of: [condition, "else"])
        return nothing
      }
      if let holds, var start, !start.words.isKnown,
        let other = ways[holds ? 1 : 0].1
      {
        // What only the running app knows is what shows first, not what shows later.
        if other.words.isKnown { start.others.append((holds ? "else" : condition, other.words)) }
        start.others += other.others
        return start
      }
      if let open = ofClock(condition, ways.map(\.1), expression) { return open }
      let isFirst =
        holds ?? asksForOwn(condition, first, second, ways.map(\.1))
        ?? follow.isOrdinary(condition, in: scope)
      if isFirst == false, var open = ways[1].1, !open.words.isKnown, !open.others.isEmpty,
        let special = ways[0].1, special.words.isKnown
      {
        // What only the running app knows is what an ordinary screen shows.
        open.others.append((condition, special.words))
        return open
      }
      if let open = besideData(ways, isFirst) { return open }
      return joined(isFirst == false ? ways.reversed() : ways)
    case .binary("??", let first, let second):
      let isOfKeys = isKey && isText(first, in: scope) == false
      if let found = mapped(first, second, in: scope, isKey: isKey, depth: depth) { return found }
      if case .null? = follow.passed(first, in: scope)?.expression {
        return answer(second, in: scope, isKey: isOfKeys, depth: depth + 1)
      }
      if let found = standIn(second, isOfKeys, for: first, in: scope, isKey: isKey, depth: depth) {
        return found
      }
      if let found = answer(first, in: scope, isKey: isKey, depth: depth + 1), found.words.isKnown {
        return found.atMost(.followed)
      }
      if isAlwaysSet(first, in: scope) { return unknown(first) }
      let other = answer(second, in: scope, isKey: isOfKeys, depth: depth + 1)
      if var other, other.words.isKnown, !other.words.isEmpty {
        if isNameOfThing(first, in: scope) || isWordOfCase(first, in: scope) {
          var open = unknown(first)
          open.others = [("no " + first.source, other.words)]
          return open
        }
        other.isFallback = true
        return other.atMost(.guessed)
      }
      return unknown(first)
    case .binary("+", let first, let second): return sum(first, second, scope, isKey, depth)
    case .binary("=", let name, .branches(let ways)):
      return given(to: name, by: ways, in: scope, isKey: isKey, depth: depth)
    case .call(let call): return self.call(call, in: scope, isKey: isKey, depth: depth)
    case .closure(let closure):
      return answer(closure.body, in: scope.inner(), isKey: isKey, depth: depth)
    case .branches(let branches):
      return answer(
        follow.outcomes([.branches(branches)], in: scope.inner()), isKey: isKey, depth: depth)
    case .cast(let value, _), .assign(_, let value, _):
      return answer(value, in: scope, isKey: isKey, depth: depth + 1)
    case .name where follow.isNeverFilled(expression, in: scope): return nil
    case .member where follow.isNeverThere(expression, in: scope): return nil
    case .member where follow.isLeftOut(expression, in: scope): return nil
    case .name, .member: return name(expression, in: scope, isKey: isKey, depth: depth)
    case .item:
      return follow.target(expression, in: scope).flatMap {
        answer($0.expression, in: $0.scope, isKey: false, depth: depth + 1)?.atMost(.followed)
      } ?? unknown(expression)
    default: return unknown(expression)
    }
  }

  /// What only the running app knows.
  func unknown(_ expression: Expression) -> Answer {
    Answer(words: .unknown(expression.source), confidence: .guessed)
  }

  /// One answer of several possibilities: the first that is known.
  func joined(_ found: [(condition: String, answer: Answer?)]) -> Answer? {
    if found.count == 1, let only = found[0].answer, only.words.isEmpty { return only }
    let all = found.compactMap { entry in entry.answer.map { (entry.condition, $0) } }
      .filter { !$0.1.words.isEmpty }
    // What looks a word up gives its key where there is none; that never shows where there is one.
    let names = Set(
      all.compactMap { entry -> String? in
        if case .key(let key) = entry.1.words { key.name } else { nil }
      })
    let whole = all.filter { entry in
      if case .verbatim(let text) = entry.1.words { !names.contains(text) } else { true }
    }
    // Words for what is missing do not come before what the running app has.
    guard
      let first = whole.first(where: { $0.1.words.isKnown && !$0.1.isFallback })
        ?? whole.first(where: { !$0.1.words.isKnown }) ?? whole.first
    else { return nil }
    var result = first.1
    if whole.count == 2, result.others.isEmpty {
      result.condition = Self.meaning(first.0, of: whole.map(\.0))
    }
    var seen: Set<AppText> = [result.words]
    for (condition, other) in whole {
      if other.words.isKnown, seen.insert(other.words).inserted {
        result.others.append((condition, other.words))
      }
      for more in other.others where seen.insert(more.words).inserted { result.others.append(more) }
    }
    if whole.count > 1 {
      result = result.atMost(.followed)
      result.isOneOfSeveral = true
    }
    return result
  }

  /// The answer of what a body may end with.
  func answer(_ outcomes: [Follower.Outcome], isKey: Bool, depth: Int) -> Answer? {
    joined(
      answered(outcomes.prefix(40), depth).map { outcome in
        (
          outcome.condition ?? "",
          answer(outcome.expression, in: outcome.scope, isKey: isKey, depth: depth + 1)
        )
      })
  }

  private func name(
    _ expression: Expression, in scope: Scope, isKey: Bool, depth: Int
  ) -> Answer? {
    if let raw = startingRawValue(expression, in: scope, depth: depth) { return raw }
    let property = follow.declaration(expression, in: scope)
    if let word = property.flatMap(ofCode) { return word }
    let type = property?.type ?? ""
    let isPlain = isText(expression, in: scope) == true
    let isKeyType =
      !isPlain && (type.contains("LocalizedString") || (type.isEmpty && property == nil && isKey))
    if var value = follow.target(expression, in: scope) {
      value.expression = follow.spelledOut(value, as: property?.type)
      let isSame = !isPlain && isKey && scope.value(Follower.path(expression)?.first ?? "") != nil
      let found = answer(
        value.expression, in: value.scope, isKey: isKeyType || isSame, depth: depth + 1)
      if found == nil, follow.isNeverThere(value.expression, in: value.scope) { return nil }
      let isVariable = property?.mayBeSet ?? false
      if let found, found.words.isKnown {
        if isVariable, found.words.isEmpty { return put(expression, in: scope, depth: depth) }
        // What a model says of itself where it has no name is not its name.
        if found.isFallback, isOfModel(expression) { return unknown(expression) }
        if found.isOneOfSeveral,
          isOfData(expression, in: scope) || hasCaseOfData(expression, scope)
            || isOneOfMany(found, expression, in: scope)
        {
          return unknown(expression)
        }
        return found.atMost(isVariable ? .guessed : .followed)
      }
      if let found, property?.getter == nil {
        if case .name = expression { return found }
        // A name that several branches give words, which somebody passes on.
        if case .name = value.expression, !found.others.isEmpty { return found }
      }
      // What a property of the view makes has words in some state.
      if case .name = expression, let found, property?.getter != nil, !found.others.isEmpty {
        var open = unknown(expression)
        open.others = found.others
        return open
      }
    }
    if case .member(let base?, let name, _) = expression,
      let found = textMember(base, name, in: scope, depth: depth), found.words.isKnown
    {
      return found
    }
    if let own = ofOwnText(expression, in: scope, depth: depth) { return own }
    if let generated = generated(expression) { return generated }
    if let put = putAtStart(expression, in: scope, depth: depth) {
      return put.isFallback && isOfModel(expression) ? unknown(expression) : put
    }
    return putByCode(expression, in: scope, depth: depth)
      ?? behindProtocol(expression, in: scope, depth: depth) ?? unknown(expression)
  }

  /// What the initializers of a type put into a property of it, whoever makes the value: words that
  /// do not depend on what is passed; nil for none.
  private func putAtStart(_ expression: Expression, in scope: Scope, depth: Int) -> Answer? {
    guard case .member(let base?, let name, _) = expression,
      let type = follow.instance(base, in: scope)?.type,
      let (property, _) = index.property(name, of: type), property.getter == nil,
      property.value == nil, !property.isStatic, let entry = index.types[type]
    else { return nil }
    let found = entry.functions.filter { $0.name == "init" }.prefix(4).map {
      maker -> (String, Answer?) in
      let arguments = maker.parameters.map {
        Argument(label: $0.label, value: .other($0.name))
      }
      let call = Call(callee: .name(type), arguments: arguments, line: maker.line)
      let put = follow.passed(name, by: (call, Scope(type: nil, path: maker.path)), to: type)
      let read = put.flatMap {
        answer($0.expression, in: $0.scope, isKey: false, depth: depth + 1)
      }
      return ("", read)
    }
    guard let answer = joined(found), answer.words.isKnown, !answer.words.isEmpty else {
      return nil
    }
    return answer.atMost(.guessed)
  }

  /// What a member of a protocol or a base class reads in the types that stand behind it.
  private func behindProtocol(_ expression: Expression, in scope: Scope, depth: Int) -> Answer? {
    var (asked, isHeld) = (expression, false)
    // What an object holds that is such a member: `model.title.value`.
    if case .member(let object?, "value", _) = expression,
      follow.instance(object, in: scope) == nil
    {
      (asked, isHeld) = (object, true)
    }
    guard case .member(let base?, let name, _) = asked,
      let type = follow.instance(base, in: scope)?.type
    else { return nil }
    let isStatic = Follower.isType(base)
    guard let property = index.property(name, of: type, isStatic: isStatic)?.0,
      property.value == nil, property.getter == nil
    else { return nil }
    let put = follow.typesPut(into: base, in: scope)
    let behind = follow.standIns(for: type).filter { heir in
      put.map { $0.contains(heir) || !$0.isDisjoint(with: index.ancestors(heir)) } ?? true
    }
    let found = behind.prefix(6).map { heir -> (String, Answer?) in
      let member = follow.member(
        name, of: Follower.Instance(type: heir), in: scope, isStatic: isStatic)
      let value = isHeld ? member.flatMap(follow.held) : member
      let read = value.flatMap {
        answer($0.expression, in: $0.scope, isKey: false, depth: depth + 1)
      }
      return (heir, read)
    }
    guard let answer = joined(found), answer.words.isKnown else { return nil }
    if found.contains(where: { $0.1?.words.isKnown != true }) {
      // Where one of them says nothing known, the words of another are one way that it may be.
      var open = unknown(expression)
      open.others = [("", answer.words)] + answer.others
      return open
    }
    return answer.atMost(found.count > 1 ? .guessed : .followed)
  }
}
