internal import AppCode

/// What values of calls are, as far as functions are told apart by the types that they take.
extension CodeIndex {
  /// What a value surely is.
  enum ValueKind: Equatable {
    case text, number, flag, nothing, list, closure
    /// A member of whatever type is asked for: `.close`.
    case member(String)
    /// A value of a type, named without marks of optionals.
    case value(String)
  }

  /// What an expression surely is; nil where the code here does not say.
  ///
  /// - Parameter scope: what names mean there; nil where no name counts.
  func kind(of expression: Expression, in scope: Scope?, depth: Int = 0) -> ValueKind? {
    guard depth < Self.kindDepth else { return nil }
    func inner(_ expression: Expression) -> ValueKind? {
      kind(of: expression, in: scope, depth: depth + 1)
    }
    switch expression {
    case .text: return .text
    case .number: return .number
    case .bool: return .flag
    case .null: return .nothing
    case .list: return .list
    case .closure: return .closure
    case .choice(_, let first, let second): return either(inner(first), inner(second))
    case .binary("??", let first, let second): return either(inner(second), inner(first))
    case .member(nil, let name, _): return .member(name)
    case .call(let call): return kind(ofCall: call, in: scope, depth: depth)
    case .name(let name): return scope.flatMap { kind(ofName: name, in: $0, depth: depth) }
    case .member(.name("self")?, let name, _):
      guard let scope, let type = scope.type else { return nil }
      return kind(ofProperty: name, of: type, isStatic: false, in: scope, depth: depth)
    case .member(let base?, let name, _):
      return kind(ofMember: name, of: base, in: scope, depth: depth)
    default: return nil
    }
  }

  /// How many names and choices are looked through for what a value is.
  private static let kindDepth = 6

  /// What one of two values is; a text or a number of the code's own is what the other says.
  private func either(_ first: ValueKind?, _ second: ValueKind?) -> ValueKind? {
    switch (first, second) {
    case (.nothing?, let other?), (let other?, .nothing?): other
    case (.member?, .value?): second
    default: first ?? second
    }
  }

  private func kind(ofName name: String, in scope: Scope, depth: Int) -> ValueKind? {
    if let value = scope.value(name) {
      if let type = value.type, !type.isEmpty, let known = Self.kind(declaredAs: type) {
        return known
      }
      if case .name(name) = value.expression, value.scope === scope { return nil }
      return kind(of: value.expression, in: value.scope, depth: depth + 1)
    }
    if let type = scope.typeGiven(name) { return Self.kind(declaredAs: type) }
    return scope.type.flatMap {
      kind(ofProperty: name, of: $0, isStatic: false, in: scope, depth: depth)
    }
  }

  private func kind(
    ofProperty name: String, of type: String, isStatic: Bool, in scope: Scope?, depth: Int
  ) -> ValueKind? {
    guard let (property, owner) = property(name, of: type, isStatic: isStatic) else { return nil }
    if let type = property.type { return Self.kind(declaredAs: type) }
    guard property.getter == nil, let value = property.value else { return nil }
    return kind(
      of: value, in: scope == nil ? nil : Scope(type: owner, path: property.path),
      depth: depth + 1)
  }

  private func kind(
    ofMember name: String, of base: Expression, in scope: Scope?, depth: Int
  ) -> ValueKind? {
    if let path = Follower.path(base), path.first?.first?.isUppercase == true {
      let written = path.joined(separator: ".")
      guard let type = typeName(written, from: scope?.type, in: scope?.path) else { return nil }
      if types[type]?.casesByName[name] != nil { return .value(type) }
      return kind(ofProperty: name, of: type, isStatic: true, in: scope, depth: depth)
    }
    // What the app asks a text or a picture for: `"save".translated`.
    switch kind(of: base, in: scope, depth: depth + 1) {
    case .text?, .value("String")?:
      return types["String"]?.propertiesByName[name]?.property.type
        .flatMap(Self.kind(declaredAs:))
    default: return nil
    }
  }

  private func kind(ofCall call: Call, in scope: Scope?, depth: Int) -> ValueKind? {
    if var path = Follower.path(call.callee), let last = path.last {
      if path.count > 1, last == "init" { path.removeLast() }
      if path == ["NSLocalizedString"] { return .value("String") }
      if path.last?.first?.isUppercase == true {
        let written = path.joined(separator: ".")
        return .value(typeName(written, from: scope?.type, in: scope?.path) ?? written)
      }
      guard path.count == 1, let scope, scope.value(last) == nil else { return nil }
      let own = scope.type.flatMap { function(last, of: $0, for: call)?.0 }
      return (own ?? Self.best(functions(last, seenFrom: scope.path), for: call))?.returns
        .flatMap(Self.kind(declaredAs:))
    }
    guard case .member(let base, let name, _) = call.callee else { return nil }
    guard let base else { return name == "init" ? nil : .member(name) }
    switch kind(of: base, in: scope, depth: depth + 1) {
    case .value("UIImage")? where name.hasPrefix("with"): return .value("UIImage")
    case .text?, .value("String")?:
      let found = types["String"]?.functionsByName[name]?.flatMap(\.functions) ?? []
      return Self.best(found, for: call)?.returns.flatMap(Self.kind(declaredAs:))
    default: return nil
    }
  }

  /// What a value is that is declared with a type; nil for one that may be of any.
  private static func kind(declaredAs type: String) -> ValueKind? {
    if type.contains("->") { return .closure }
    if type.hasPrefix("[") { return .list }
    let bare = bareType(type)
    return bare.isEmpty || isOpen(bare) ? nil : .value(bare)
  }

  /// A type without what says how it is handed over, and without marks of optionals.
  static func bareType(_ type: String) -> String {
    var words = type.split(separator: " ").drop { $0.hasPrefix("@") || $0 == "inout" }
    if let last = words.last, last.hasSuffix("...") {
      words[words.endIndex - 1] = last.dropLast(3)
    }
    return withoutGenerics(words.joined(separator: " "))
  }

  /// Whether values of any type may be of this one too.
  static func isOpen(_ type: String) -> Bool {
    ["Any", "AnyObject", "AnyHashable", "Self", "NSObject"].contains(type) || type.count == 1
  }
}
