internal import AppCode

/// Conditions that ask where their screen stands by a function or property of its own.
extension ControllerReader {
  /// A condition with what functions and properties without parameters ask for in the place of their names,
  /// where that is where the screen stands: `navigationController?.viewControllers.first != self` for
  /// `canGoBack()`.
  func spelledOut(_ condition: String, of name: String) -> String {
    condition.split(separator: ", ").map { part in
      asked(by: String(part), of: name) ?? String(part)
    }
    .joined(separator: ", ")
  }

  /// What a member of a screen's class, of a protocol it conforms to or of all screens asks for, in one
  /// expression that asks where the screen stands; nil for any other part of a condition.
  private func asked(by part: String, of name: String) -> String? {
    var member = part[...]
    if member.hasPrefix("self.") { member = member.dropFirst(5) }
    let isCall = member.hasSuffix("()")
    if isCall { member = member.dropLast(2) }
    guard let first = member.first, first.isLetter,
      member.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    let types = index.lineage(name) + [index.types["UIViewController"]].compactMap(\.self)
    for entry in types {
      let bodies =
        isCall
        ? entry.functions.filter { $0.name == member && $0.parameters.isEmpty }.map(\.body)
        : entry.properties.filter { $0.name == member }.compactMap(\.getter)
      guard let body = bodies.first else { continue }
      guard body.count == 1 else { return nil }
      switch body[0] {
      case .result(let value?), .expression(let value):
        let words = value.source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return Self.asksForFirst(words) || Self.asksForBefore(words) ? words : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether nothing of a screen's bar is known but buttons that a base class gives screens by where they
  /// stand, where nothing that is read shows the screen: it may stand where there is no bar.
  func hasOnlyItemsOfPlace(_ draft: ControllerDraft, _ name: String) -> Bool {
    guard !draft.sets.isEmpty, !draft.screen.hasFacts, draft.titles.isEmpty,
      !pushed.contains(name), !roots.contains(name), !presentedClasses.contains(name),
      !presentedByLibraries.contains(name), !segueDestinations.contains(name),
      tabs.pushed[name] == nil
    else { return false }
    return draft.sets.allSatisfy { set in
      guard set.generation > 0, let condition = set.condition else { return false }
      let asked = spelledOut(condition, of: name)
      return Self.asksForBefore(asked) || asked != condition && Self.asksForFirst(asked)
    }
  }

  /// Whether a branch asks for nothing but what a function gives that makes a value of the app's own in any
  /// case: `if var back = Entry.back()`.
  func surelyGives(_ branch: Branch, _ walk: Walk) -> Bool {
    guard branch.bindings.count == 1, !branch.condition.contains(","),
      branch.condition.hasPrefix("let ") || branch.condition.hasPrefix("var "),
      case .call(let call)? = branch.bindings[0].value, call.name?.first?.isLowercase ?? false,
      let (function, scope) = follow.function(call, in: walk.scope), function.body.count == 1
    else { return false }
    switch function.body[0] {
    case .result(.call(let maker)?), .expression(.call(let maker)):
      guard let name = maker.name, name.first?.isUppercase ?? false,
        let type = index.typeName(name, from: scope.type, in: function.path)
      else { return false }
      return [.structure, .class].contains(index.types[type]?.kind)
    default: return false
    }
  }

  /// What a flag of a class is given by a function that runs as its screen comes, in any case, where nothing
  /// that runs then gives it something else: whether a condition that asks for nothing else holds.
  func givenAsItComes(_ condition: String, _ walk: Walk) -> Bool? {
    var name = condition.drop { $0 == "!" }
    let isTurned = (condition.count - name.count) % 2 == 1
    if name.hasPrefix("self.") { name = name.dropFirst(5) }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      walk.scope.value(String(name)) == nil,
      let (property, _) = index.property(String(name), of: walk.owner), property.getter == nil,
      case .bool? = property.value, let scope = walk.draft.scope
    else { return nil }
    let given = scope.settings(of: String(name)).filter { $0.property == "=" && $0.isReached }
    guard given.contains(where: \.isStraight),
      case .bool(let flag)? = given.first?.value.expression,
      given.allSatisfy({
        if case .bool(flag) = $0.value.expression { return true }
        return false
      })
    else { return nil }
    return flag != isTurned
  }
}
