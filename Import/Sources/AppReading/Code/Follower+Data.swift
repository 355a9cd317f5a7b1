internal import AppCode

/// Conditions that a screen which has just opened says nothing about: whether there is data, and
/// whether somebody is signed in.
///
/// What stands behind one, with nothing in its place otherwise, is a variant; of two things that
/// stand there in turn the first is taken.
extension Follower {
  /// Whether only data, or who is signed in, decides a condition.
  func hangsOnData(_ condition: String, in scope: Scope) -> Bool {
    guard isOrdinary(condition, in: scope) == nil else { return false }
    return asksForData(condition, in: scope)
  }

  private func asksForData(_ condition: String, in scope: Scope) -> Bool {
    if let given = handed(String(condition.drop { $0 == "!" }), in: scope), fuel.enter() {
      defer { fuel.leave() }
      return asksForData(given.condition, in: given.scope)
    }
    for sign in ["||", "&&"] {
      if let parts = Self.parts(of: condition, at: sign) {
        return parts.contains { asksForData($0, in: scope) }
      }
    }
    let bare = Self.withoutBrackets(condition)
    if bare != condition { return asksForData(bare, in: scope) }
    if hangsOnCases(condition, in: scope) { return true }
    return condition.split(separator: ",").contains { Self.namesData(String($0)) }
  }

  /// Whether a flag of the type itself is worked out from the case that a part of a model has, and does
  /// not hold in all of them.
  private func hangsOnCases(_ condition: String, in scope: Scope) -> Bool {
    guard scope.value(condition) == nil, let type = scope.type,
      let (property, _) = index.property(condition, of: type), property.type == "Bool",
      let getter = property.getter, getter.count == 1
    else { return false }
    let branches: [Branch]
    switch getter[0] {
    case .branches(let found), .expression(.branches(let found)): branches = found
    default: return false
    }
    guard case .member(let owner?, _, _)? = branches.first?.subject,
      Self.path(owner).map({ $0 != ["self"] }) ?? false
    else { return false }
    let answers = branches.map { branch -> Bool? in
      guard branch.body.count == 1 else { return nil }
      switch branch.body[0] {
      case .expression(.bool(let flag)), .result(.bool(let flag)?): return flag
      default: return nil
      }
    }
    return answers.contains(true) && answers.contains(false) && !answers.contains(nil)
  }

  /// Whether a single condition asks how much of something there is, or for somebody who is signed
  /// in.
  static func namesData(_ condition: String) -> Bool {
    let words = condition.split(separator: " ").map(String.init)
    guard let first = words.first?.drop(while: { $0 == "!" || $0 == "(" }) else { return false }
    let name = first.split(separator: ".").last?.filter { $0 != "?" && $0 != ")" } ?? ""
    switch words.count {
    case 1: return name == "isEmpty" || isOfPerson(name.lowercased())
    case 3 where ["==", "!="].contains(words[1]) && ["true", "false"].contains(words[2]):
      return name == "isEmpty" || isOfPerson(name.lowercased())
    case 3 where asksForOther(condition): return true
    case 3: return namesCount(String(first)) && words[2].allSatisfy(\.isNumber)
    default: return false
    }
  }

  /// Whether one of the conditions that all have to hold asks for somebody who is signed in.
  static func namesPerson(_ condition: String) -> Bool {
    condition.split(separator: ",").flatMap { parts(of: String($0), at: "&&") ?? [String($0)] }
      .contains { part in
        let words = part.split(separator: " ")
        let name = words.first?.split(separator: ".").last ?? ""
        return words.count == 1 && words[0].first != "!" && isOfPerson(name.lowercased())
      }
  }

  /// Whether a single condition asks whether one thing is another than a second one.
  static func asksForOther(_ condition: String) -> Bool {
    let words = condition.split(separator: " ")
    return words.count == 3 && words[1] == "!=" && isVariable(words[0]) && isVariable(words[2])
  }

  /// Whether a word of a condition is the name of something, rather than a value.
  private static func isVariable(_ word: Substring) -> Bool {
    guard word.first?.isLowercase == true, !["nil", "true", "false"].contains(word) else {
      return false
    }
    return word.allSatisfy { $0.isLetter || $0.isNumber || "._?".contains($0) }
  }

  /// Whether a path leads to how many of something there are.
  static func namesCount(_ path: String) -> Bool {
    let name = path.split(separator: ".").last ?? ""
    return name == "count" || name.hasSuffix("Count")
  }

  /// Whether a flag of a name, in small letters, says that somebody is signed in or connected.
  private static func isOfPerson(_ name: String) -> Bool {
    let bare = name.replacing("authoris", with: "auth").replacing("authoriz", with: "auth")
      .replacing("author", with: "")
    return ["auth", "loggedin", "signedin", "connected"].contains(where: bare.contains)
  }

  /// A condition without brackets around all of it.
  static func withoutBrackets(_ condition: String) -> String {
    guard condition.hasPrefix("("), condition.hasSuffix(")") else { return condition }
    let inner = condition.dropFirst().dropLast()
    var depth = 0
    for letter in inner {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      if depth < 0 { return condition }
    }
    return withoutBrackets(String(inner))
  }

  /// What a call passes for the flag that a condition asks for, where that is a condition itself:
  /// `!notes.isEmpty` for `flag` of `.when(!notes.isEmpty)`; nil for any other.
  func handed(_ condition: String, in scope: Scope) -> (condition: String, scope: Scope)? {
    guard condition.isOfNames(),
      let value = passed(.name(condition), in: scope), value.scope !== scope
    else { return nil }
    switch value.expression {
    case .name, .member, .binary, .other:
      let source = Self.withoutBrackets(value.expression.source)
      return source == condition ? nil : (source, value.scope)
    default: return nil
    }
  }
}
