internal import AppCode

/// What a screen is taken to look like where its code asks something that only the running app
/// answers.
///
/// The rule: an ordinary screen shows what has data, and nothing of what is special. A condition
/// that asks for something to be so (a flag, an optional that is set, one certain case) does not
/// hold; one that asks for something not to be so does; what asks for data, such as a list with
/// something in it, is left open.
extension Follower {
  /// Whether a condition is taken to hold on an ordinary screen: as its state starts, or else by
  /// how it asks; nil where neither says anything.
  func isOrdinary(_ condition: String, in scope: Scope) -> Bool? {
    if let known = truth(of: condition, in: scope) { return known }
    let bare = Self.withoutBrackets(condition)
    if bare != condition { return isOrdinary(bare, in: scope) }
    let isTurned = condition.hasPrefix("!")
    if let given = handed(isTurned ? String(condition.dropFirst()) : condition, in: scope),
      fuel.enter()
    {
      defer { fuel.leave() }
      return isOrdinary(given.condition, in: given.scope).map { $0 != isTurned }
    }
    if Self.asksForOwnPart(condition) { return true }
    if asksForThing(condition, in: scope) { return nil }
    if let known = holdsAtStart(condition, in: scope) { return known }
    let asked = asked(condition)
    if let parts = asked.listed, !Self.isOneCall(condition) {
      let answers = parts.map { isOrdinary($0, in: scope) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }
    if let (parts, decisive) = asked.joined {
      let answers = parts.map {
        // That things differ is not all that shows what else would show as well.
        decisive && Self.asksForOther($0) ? nil : isOrdinary($0, in: scope)
      }
      return answers.contains(decisive) ? decisive : answers.contains(nil) ? nil : !decisive
    }
    if startsSet(condition, in: scope) { return !isTurned }
    if comparesAmounts(condition, in: scope) { return nil }
    if let answer = asked.byWords { return answer }
    guard let inner = workedOut(isTurned ? String(condition.dropFirst()) : condition, in: scope),
      fuel.enter()
    else { return nil }
    defer { fuel.leave() }
    return isOrdinary(inner.condition, in: inner.scope).map { $0 != isTurned }
  }

  /// The condition that a property computes which a condition names; nil for any other.
  private func workedOut(
    _ condition: String, in scope: Scope
  ) -> (condition: String, scope: Scope)? {
    guard condition.isOfNames(and: ".") else {
      return nil
    }
    let names = condition.split(separator: ".").map(String.init)
    guard let first = names.first, first.first?.isLowercase ?? false,
      let value = target(
        names.dropFirst().reduce(.name(first)) { .member($0, $1, line: 0) }, in: scope),
      case .call(let call) = value.expression, case .closure(let closure) = call.callee,
      closure.body.count == 1
    else { return nil }
    switch closure.body[0] {
    case .expression(let asked), .result(let asked?):
      switch asked {
      case .name, .member, .binary: return (asked.source, value.scope)
      default: return nil
      }
    default: return nil
    }
  }

  /// The same for a branch: one of a single case is taken where it is the case of what there is to
  /// show.
  func isOrdinary(_ branch: Branch, in scope: Scope) -> Bool? {
    guard let subject = branch.subject else { return isOrdinary(branch.condition, in: scope) }
    if let start = instance(subject, in: scope)?.startCase { return branch.cases.contains(start) }
    // What whoever makes the screen says for good.
    if declaration(subject, in: scope)?.isConstant == true { return nil }
    return branch.cases.contains(where: Self.casesOfData.contains) ? nil : false
  }

  /// Whether a condition is nothing but a flag of a class, or its opposite, that starts set, or that the
  /// class sets as its screen comes.
  private func startsSet(_ condition: String, in scope: Scope) -> Bool {
    var name = condition.drop { $0 == "!" }
    if name.hasPrefix("self.") { name = name.dropFirst(5) }
    guard let type = scope.type, index.types[type]?.kind == .class,
      scope.value(String(name)) == nil,
      let (property, _) = index.property(String(name), of: type), property.getter == nil
    else { return false }
    if case .bool(true)? = property.value { return true }
    func sets(_ flag: Bool, _ setting: Scope.Setting) -> Bool {
      guard setting.property == "=", setting.isEarly, case .bool(flag) = setting.value.expression
      else { return false }
      return true
    }
    let settings = scope.settings(of: String(name))
    return settings.contains { sets(true, $0) && $0.isStraight }
      && !settings.contains { sets(false, $0) }
  }

  /// Whether a condition is a name of the body's own for a comparison of amounts, which are data:
  /// `let isPositive = balance >= 0`.
  private func comparesAmounts(_ condition: String, in scope: Scope) -> Bool {
    guard let value = scope.value(condition.drop { $0 == "!" }.description) else { return false }
    let words = value.expression.source.split(separator: " ")
    return words.count == 3 && [">", "<", ">=", "<="].contains(words[1])
  }

  /// Whether a condition asks for nothing but whether a model, or a property that is worked out, has
  /// one of the things that screens are about, rather than a word or a number more of it.
  private func asksForThing(_ condition: String, in scope: Scope) -> Bool {
    let words = condition.split(separator: " ").map(String.init)
    // A branch that `#available` alone decides asks for nothing.
    guard var path = words.first else { return false }
    if words[0] == "let" || words[0] == "var" {
      guard words.count == 4 && words[2] == "=" || words.count == 2 else { return false }
      path = words[words.count - 1]
    } else if words.count != 3 || words[1] != "!=" || words[2] != "nil" {
      return false
    }
    let names = path.filter { $0 != "?" }.split(separator: ".").map(String.init)
    guard let first = names.first,
      names.allSatisfy({ $0.isOfNames() })
    else { return false }
    let place = names.dropFirst().reduce(Expression.name(first)) { .member($0, $1, line: 0) }
    guard let property = declaration(place, in: scope),
      names.count > 1 || property.getter != nil || isSetOnAppearing(first, in: scope),
      let type = property.type.map({ $0.filter { $0 != "?" } }),
      type.isOfNames(and: ".")
    else { return false }
    let isEnumeration =
      index.typeName(type, from: scope.type, in: scope.path).flatMap { index.types[$0]?.kind }
      == .enumeration
    return !isEnumeration && !Self.details.contains(type) && !isOfSomeCases(place, in: scope)
  }

  /// Whether a view puts something into a property as soon as it appears.
  func isSetOnAppearing(_ name: String, in scope: Scope) -> Bool {
    guard let type = scope.type, let body = index.property("body", of: type)?.0.getter else {
      return false
    }
    func sets(_ body: [Statement]) -> Bool {
      var found = false
      ExpressionVisitor.visit(body) { expression in
        if case .assign(let place, _, _) = expression, let path = Self.path(place) {
          found = found || path == [name] || path == ["self", name]
        }
        return !found
      }
      return found
    }
    var found = false
    ExpressionVisitor.visit(body) { expression in
      guard case .call(let call) = expression, ["onAppear", "task"].contains(call.name ?? "") else {
        return !found
      }
      for case .closure(let closure) in call.arguments.map(\.value) where sets(closure.body) {
        found = true
      }
      return !found
    }
    return found
  }

  /// Types of what a thing may have more of.
  private static let details: Set = [
    "String", "Substring", "Int", "Int64", "UInt", "Double", "Float", "CGFloat", "Bool", "URL",
    "Date", "UUID", "Data", "Image", "UIImage", "AttributedString", "Error", "Color",
  ]

  /// What a body may end with, that of an ordinary screen before what is special.
  func ordinaryFirst(_ outcomes: [Outcome]) -> [Outcome] {
    guard outcomes.count > 1 else { return outcomes }
    let special = outcomes.map { outcome in
      let asked = (outcome.condition ?? "").split(separator: ",").map {
        $0.trimmingPrefix(while: \.isWhitespace).description
      }
      return asked.contains {
        !$0.isEmpty && $0 != "else" && !$0.hasPrefix("case ") && $0 != "default"
          && isOrdinary($0, in: outcome.scope) == false
      }
    }
    let pairs = zip(outcomes, special)
    return pairs.filter { !$0.1 }.map(\.0) + pairs.filter(\.1).map(\.0)
  }

  /// What a single condition says by how it asks.
  static func isOrdinary(_ condition: String) -> Bool? {
    let words =
      isOneCall(condition) ? [condition] : condition.split(separator: " ").map(String.init)
    guard let first = words.first, !condition.contains("#available"),
      !words.contains(where: { $0.hasPrefix("as?") || $0 == "is" })
    else { return nil }
    if first == "let" || first == "var" { return false }
    switch words.count {
    case 1:
      let name = last(String(first.drop { $0 == "!" || $0 == "(" }))
      if name == "isEmpty" { return first.hasPrefix("!") && asksForChoice(first) ? false : nil }
      if isSettled(name.lowercased()) { return nil }
      // What a person may change is as it starts.
      if name.hasPrefix("hasDefault") || name.hasPrefix("hasNoChange") {
        return !first.hasPrefix("!")
      }
      return first.hasPrefix("!")
    case 3:
      if namesCount(first) { return asksForChoice(first) ? false : nil }
      if last(first) == "isEmpty", ["true", "false"].contains(words[2]) {
        return isOrdinary(
          ["== false", "!= true"].contains("\(words[1]) \(words[2])") ? "!" + first : first)
      }
      switch (words[1], words[2]) {
      case ("==", "nil"), ("==", "false"), ("!=", "true"): return true
      case ("!=", "nil"), ("!=", "false"), ("==", "true"): return false
      case ("==", _):
        let name = last(words[2])
        return casesOfData.contains(name) ? nil : false
      case ("!=", _): return true
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a condition is one call, or the opposite of one, whatever that is handed:
  /// `shelf.holds(book: number)`.
  private static func isOneCall(_ condition: String) -> Bool {
    guard condition.hasSuffix(")"), condition.contains(" "),
      condition.first(where: { $0 != "!" })?.isLetter ?? false
    else { return false }
    var depth = 0
    for byte in condition.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: " ") where depth == 0: return false
      default: break
      }
    }
    return true
  }

  /// Whether a path leads to what a person chose, which is nothing at first.
  private static func asksForChoice(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.contains("select") || name.contains("chosen") || name.contains("checked")
      || name.contains("marked")
  }

  /// The last name of a path.
  private static func last(_ path: String) -> String {
    var depth = 0
    // What a call is handed is no part of the path.
    let bare = path.filter { letter in
      if letter == "(" { depth += 1 }
      defer { if letter == ")" { depth = max(0, depth - 1) } }
      return depth == 0
    }
    return String((bare.split(separator: ".").last ?? "").filter { $0 != "?" && $0 != "$" })
  }

  /// Whether a flag of a name, in small letters, is set on an ordinary screen.
  ///
  /// An author is no authorisation.
  private static func isSettled(_ name: String) -> Bool {
    let bare = name.replacing("authoris", with: "auth").replacing("authoriz", with: "auth")
    return settled.contains(where: bare.replacing("author", with: "").contains)
  }

  /// Parts of names, in small letters, of flags that are set once a screen has what it shows, or
  /// for anyone who is signed in.
  private static let settled = [
    "loaded", "ready", "auth", "loggedin", "signedin", "connected", "available", "supported",
    "appeared",
  ]

  /// Cases of a state in which there is something to show.
  private static let casesOfData: Set = [
    "loaded", "display", "displaying", "data", "success", "content", "ready", "result", "results",
    "idle", "normal", "regular",
  ]
}
