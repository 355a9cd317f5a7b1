internal import AppCode

/// What is there whenever code asks whether it is.
extension Follower {
  /// Whether a branch asks for nothing but for values that are there whenever it does.
  func asksForSureThings(_ branch: Branch, in scope: Scope) -> Bool {
    branch.asksForNothingElse
      && branch.bindings.allSatisfy {
        isSurelyThere($0.value ?? .name($0.name), in: scope)
      }
  }

  /// Whether a value that a condition asks for is a picture that the app has, or something passed that is no
  /// optional.
  func isSurelyThere(_ value: Expression, in scope: Scope) -> Bool {
    isPictureOfName(value, in: scope) || passed(value, in: scope).map { isNeverNil($0) } ?? false
  }

  /// Whether a value that a call passes is declared with a type that is no optional, or is a view that is made
  /// where it is declared.
  func isNeverNil(_ value: Scope.Value) -> Bool {
    switch value.expression {
    case .call, .other: return value.expression.isSelector
    case .name, .member:
      guard let found = declaration(value.expression, in: value.scope) else { return false }
      if let type = found.type { return !type.hasSuffix("?") && !type.hasSuffix("!") }
      guard found.getter == nil, let start = found.value else { return false }
      if case .text = start, found.isConstant { return true }
      return isView(start, in: value.scope)
    default: return false
    }
  }

  /// Whether a view is made: `UIButton()`, or one that a function of the app's own gives which is called on it.
  private func isView(_ value: Expression, in scope: Scope, steps: Int = 6) -> Bool {
    guard steps > 0, case .call(let call) = value, let name = call.name else { return false }
    if name.first?.isUppercase == true {
      return ["Button", "View", "Label", "Item", "Bar"].contains(where: name.hasSuffix)
    }
    guard case .member(let base?, _, _) = call.callee, isView(base, in: scope, steps: steps - 1),
      let added = index.extensionFunctions(name, seenFrom: scope.path)
    else { return false }
    return added.allSatisfy { $0.function.returns.map { !$0.hasSuffix("?") } ?? false }
  }

  /// Whether a value is a picture that code names by a word, which the app has: `UIImage(named: "back")`, also
  /// in another size or colour.
  func isPictureOfName(_ value: Expression, in scope: Scope, steps: Int = 6) -> Bool {
    guard steps > 0, case .call(let call) = value else { return false }
    if call.name == "UIImage" || Self.path(call.callee) == ["UIImage", "init"],
      let name = call.argument("named") ?? call.argument("systemName")
    {
      return isWords(name) || passed(name, in: scope).map { isWords($0.expression) } ?? false
    }
    guard case .member(let base?, let change, _) = call.callee,
      ["with", "apply", "resiz"].contains(where: change.hasPrefix)
    else { return false }
    return isPictureOfName(base, in: scope, steps: steps - 1)
  }

  private func isWords(_ expression: Expression) -> Bool {
    guard case .text(let pieces, _) = expression else { return false }
    return pieces.allSatisfy { if case .letters = $0 { true } else { false } }
  }

  /// What a property of the object itself holds that a condition compares with nothing, `self.onEdit != nil`;
  /// nil for any other condition, and for what is not known.
  func ownValue(_ words: [Substring], in scope: Scope) -> Scope.Value? {
    guard words.count == 3, words[2] == "nil", words[0].hasPrefix("self.") else { return nil }
    return scope.value(String(words[0])).flatMap { $0.type == nil ? nil : $0 }
      ?? scope.allMembers[String(words[0].dropFirst(5))].flatMap { $0.type == nil ? nil : $0 }
  }
}

/// What is nothing whenever code asks for it.
extension Follower {
  /// Whether an expression is a property of the class around that may be nothing, starts as nothing, and that
  /// no code puts anything into.
  func isNeverFilled(_ expression: Expression, in scope: Scope) -> Bool {
    guard let path = Self.path(expression)?.filter({ $0 != "self" }), path.count == 1,
      scope.value(path[0]) == nil, let type = scope.type, index.types[type]?.kind == .class,
      let (property, _) = index.property(path[0], of: type),
      property.getter == nil, property.value == nil, !property.isStatic, !property.isConstant,
      property.attributes.isEmpty, property.type?.hasSuffix("?") ?? false
    else { return false }
    return !index.assigned.contains(path[0], in: index.lineage(type))
  }
}

extension Expression {
  /// Whether it names a method, which is there whatever it names: `#selector(leave)`, `@selector(leave)`.
  var isSelector: Bool {
    switch self {
    case .call(let call): call.name == "#selector"
    case .other(let text): text.hasPrefix("@selector")
    default: false
    }
  }
}
