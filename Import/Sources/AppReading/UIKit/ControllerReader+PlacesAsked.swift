internal import AppCode

/// Conditions that ask where their screen stands by a function or property of its own.
extension ControllerReader {
  /// A condition with what functions and properties without parameters ask for in the place of their names,
  /// where that is where the screen stands: `navigationController?.viewControllers.first != self` for
  /// `canGoBack()`; what an earlier part gives a name stands in the place of that name as well.
  func spelledOut(_ condition: String, of name: String) -> String {
    Self.withoutNames(
      condition.split(separator: ", ").map { asked(by: String($0), of: name) ?? String($0) })
  }

  /// Parts of a condition, each with values of the stack in the place of the names that those before it
  /// give them: `navigationController.viewControllers.first != self` for `stack.viewControllers.first != self`
  /// after `let stack = navigationController`.
  private static func withoutNames(_ parts: [String]) -> String {
    var given: [(name: String, value: String)] = []
    return parts.map { part in
      let sides = part.split(separator: " = ", maxSplits: 1)
      let names = sides[0].split(separator: " ")
      let isBinding = sides.count == 2 && names.count == 2 && ["let", "var"].contains(names[0])
      let spelled = given.reduce(isBinding ? String(sides[1]) : part) {
        $0.replacing(name: $1.name, with: $1.value)
      }
      guard isBinding else { return spelled }
      if spelled.contains("navigationController") {
        given.insert((String(names[1]), spelled), at: 0)
      }
      return names.joined(separator: " ") + " = " + spelled
    }
    .joined(separator: ", ")
  }

  /// What a member of a screen's class, of a protocol it conforms to or of all screens asks for, or does
  /// not, that asks where the screen stands; nil for any other part of a condition.
  private func asked(by part: String, of name: String) -> String? {
    var member = part[...]
    let isTurned = member.hasPrefix("!")
    if isTurned { member = member.dropFirst() }
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
      guard let words = Self.asked(in: body) else { return nil }
      let isOfFirst = Self.asksForFirst(words)
      guard isOfFirst || Self.asksForBefore(words) else { return nil }
      guard isTurned else { return words }
      guard !words.contains("&&"), !words.contains("||") else { return nil }
      return "navigationController.viewControllers.count " + (isOfFirst ? "> 1" : "== 1")
    }
    return nil
  }

  /// What a body asks for that gives one value, also where it says no first where there is no stack.
  private static func asked(in body: [Statement]) -> String? {
    var (names, parts): ([String], [String]) = ([], [])
    for (number, step) in body.enumerated() {
      switch step {
      case .premise(let condition, let otherwise):
        guard case .result(.bool(false)?)? = otherwise.last else { return nil }
        parts += condition.split(separator: ", ").map(String.init)
      case .binding(let binding):
        // A `guard` gives its names before it asks something of them.
        guard let value = binding.value else { return nil }
        names.append("let \(binding.name) = \(value.source)")
      case .result(let value?), .expression(let value):
        guard number == body.count - 1 else { return nil }
        parts.append(value.source.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      default: return nil
      }
    }
    return parts.isEmpty ? nil : withoutNames(names + parts)
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
      if isForAllScreens(set, name) { return true }
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

extension String {
  /// It with something else in the place of a name, which is not that of a member.
  fileprivate func replacing(name: String, with value: String) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.firstRange(of: name) {
      let before = found.lowerBound == startIndex ? " " : self[index(before: found.lowerBound)]
      let after = found.upperBound == endIndex ? " " : self[found.upperBound]
      let isName = ![before, after].contains { $0.isLetter || $0.isNumber || $0 == "_" }
      result += rest[..<found.lowerBound] + (isName && before != "." ? value : name)
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
