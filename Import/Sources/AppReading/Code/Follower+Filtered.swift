internal import AppCode

/// Flags that a table of the code's own decides: what each case of an enumeration says of itself, and lists
/// of those cases that say one thing.
extension Follower {
  /// Whether a condition holds that compares what a known case works out with another case:
  /// `Feature.search.rollout == .released`, `$0.rollout != .off`, `stage == .done` of `self`; nil for any
  /// other.
  func comparesWorkedOut(_ condition: String, in scope: Scope) -> Bool? {
    let words = condition.split(separator: " ")
    guard words.count == 3, words[1] == "==" || words[1] == "!=", words[2].utf8.first == 0x2E,
      let path = Self.names(words[0]), let name = path.last,
      path.count > 1 || scope.value(name) == nil
    else { return nil }
    let owner: Instance?
    if path.filter({ $0 != "self" }).count == 1 {
      owner = scope.type.map { Instance(type: $0, caseName: scope.selfCase) }
    } else {
      let base = path.dropLast().dropFirst().reduce(Expression.name(path[0])) {
        .member($0, $1, line: 0)
      }
      owner = instance(base, in: scope)
    }
    guard let owner, let caseName = owner.caseName,
      let (property, _) = index.property(name, of: owner.type), !property.isStatic,
      property.getter != nil,
      let type = property.type.flatMap({ index.typeName($0, from: owner.type) })
    else { return nil }
    let inside = Scope(type: owner.type, path: property.path)
    (inside.selfCase, inside.selfPayload) = (caseName, owner.payload)
    guard let value = value(of: property, in: inside),
      let found = workedOutCase(value, of: type)?.caseName
    else { return nil }
    return (found == words[2].dropFirst()) == (words[1] == "==")
  }

  /// Whether a list that the code makes of those of its cases which say one thing,
  /// `Set(Feature.allCases.filter { $0.isReleased })`, and that nothing changes, has the case which a
  /// condition asks it for; nil for any other condition.
  func containsFiltered(_ condition: String, in scope: Scope) -> Bool? {
    let isTurned = condition.utf8.first == 0x21
    guard condition.utf8.last == 0x29, let call = condition.firstRange(of: ".contains("),
      let path = Self.names(condition[..<call.lowerBound].drop { $0 == "!" }),
      case let own = path.filter({ $0 != "self" }), own.count == 1,
      let asked = Self.names(condition[call.upperBound...].dropLast().drop { $0 == "." }),
      asked.count == 1, scope.value(own[0]) == nil, let type = scope.type,
      let (property, _) = index.property(own[0], of: type), property.getter == nil,
      let list = property.value, isNeverChanged(property, of: type)
    else { return nil }
    var name = asked[0]
    if condition[call.upperBound...].utf8.first != 0x2E {
      guard let given = passed(.name(name), in: scope),
        let caseName = instance(given.expression, in: given.scope)?.caseName
          ?? Self.implicitCase(given.expression)
      else { return nil }
      name = caseName
    }
    return keeps(name, in: list, Scope(type: type, path: property.path)).map { $0 != isTurned }
  }

  /// Whether a list has a case that it is made of where that says what is asked of it.
  private func keeps(_ name: String, in list: Expression, _ scope: Scope) -> Bool? {
    guard case .call(let call) = list else { return nil }
    if call.name == "Set" || call.name == "Array", call.arguments.count == 1 {
      return keeps(name, in: call.arguments[0].value, scope)
    }
    guard case .member(let all?, "filter", _) = call.callee, call.arguments.count == 1,
      let value = elements(all, in: scope)?.first(where: {
        Self.implicitCase($0.expression) == name
      })
    else { return nil }
    let inside = scope.inner()
    switch call.arguments[0].value {
    case .closure(let closure):
      inside.set(closure.parameters.first ?? "$0", value)
      return end(of: closure.body, in: inside)
    case .other(let source) where source.hasPrefix("\\."):
      inside.set("$0", value)
      return truth(of: "$0" + source.dropFirst(), in: inside)
    default: return nil
    }
  }

  /// Whether a property stays as it starts: a constant, or one that only its own type sees, and of which
  /// that asks nothing but what it has.
  private func isNeverChanged(_ property: Property, of type: String) -> Bool {
    if property.isConstant { return true }
    guard property.isPrivate, property.attributes.isEmpty, let entry = index.types[type],
      !index.assigned.changes(property.name, in: index.lineage(type)),
      entry.functions.allSatisfy({ $0.name != "init" })
    else { return false }
    var isChanged = false
    func isOwn(_ expression: Expression) -> Bool {
      Self.path(expression)?.filter { $0 != "self" } == [property.name]
    }
    func look(_ body: [Statement]) {
      ExpressionVisitor.visit(body) { expression in
        switch expression {
        case .call(let call):
          guard case .member(let base?, let name, _) = call.callee, isOwn(base) else { break }
          if !Self.readers.contains(name) { isChanged = true }
        case .assign(let place, _, _):
          if Self.path(place)?.contains(property.name) ?? true { isChanged = true }
        case .other(let source):
          if source.contains("&"), source.contains(property.name) { isChanged = true }
        default: break
        }
        return !isChanged
      }
    }
    for function in entry.functions { look(function.body) }
    for getter in entry.properties.compactMap(\.getter) { look(getter) }
    return !isChanged
  }

  /// What a list is asked for without changing it.
  private static let readers: Set = [
    "allSatisfy", "contains", "filter", "first", "intersection", "isDisjoint", "isSubset",
    "isSuperset", "map", "sorted", "subtracting", "union",
  ]

  /// The names of a path in letters; nil for anything else.
  private static func names(_ text: Substring) -> [String]? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isPath = names.allSatisfy { name in
      !name.isEmpty && name.isOfNames(and: "$")
    }
    return isPath ? names : nil
  }
}
