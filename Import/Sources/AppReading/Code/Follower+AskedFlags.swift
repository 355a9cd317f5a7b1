internal import AppCode

/// Flags that code asks a function for, or something that it has, which work them out of nothing but what
/// they are asked for.
extension Follower {
  /// Whether a condition holds that is such a question: `isEnabled(.search)`, `Flags.shared.has(.export)`,
  /// `Feature.search.isOn`; nil for any other.
  func askedFlag(_ condition: String, in scope: Scope) -> Bool? {
    let isTurned = condition.utf8.first == UInt8(ascii: "!")
    guard let question = asked(condition).question else { return nil }
    let known =
      switch question {
      case .call(let call): answer(to: call, in: scope)
      case .member(let base?, let name, _): flag(name, of: base, in: scope)
      default: nil as Bool?
      }
    return known.map { $0 != isTurned }
  }

  /// What a function of the app's own answers, where no other may be meant.
  private func answer(to call: Call, in scope: Scope) -> Bool? {
    guard !call.arguments.isEmpty || !call.callee.isOwn,
      let (function, inside) = function(call, in: scope), function.returns == "Bool",
      isOnly(function.name, of: inside.type, askedOf: call.callee)
    else { return nil }
    return end(of: function.body, in: inside)
  }

  /// What a property of a value answers, where no other may be meant.
  private func flag(_ name: String, of base: Expression, in scope: Scope) -> Bool? {
    // What stands in the code itself is asked elsewhere.
    guard Self.path(base)?.allSatisfy({ $0 == "self" }) == false,
      let owner = instance(base, in: scope),
      let (property, holder) = index.property(
        name, of: owner.type, isStatic: Self.isType(base) && owner.caseName == nil),
      isOnly(name, of: owner.type, askedOf: .member(base, name, line: 0))
    else { return nil }
    guard let getter = property.getter else { return keptFlag(property, of: owner) }
    guard property.type == "Bool" else { return nil }
    let inside = Scope(type: owner.type, path: property.path)
    (inside.selfCase, inside.selfPayload, inside.owner) = (owner.caseName, owner.payload, holder)
    if owner.maker != nil, let entry = index.types[owner.type], entry.kind == .structure {
      for property in entry.properties {
        guard let flag = keptFlag(property, of: owner) else { continue }
        inside.setMember(
          property.name, Scope.Value(expression: .bool(flag), scope: inside, type: "Bool"))
      }
    }
    return end(of: getter, in: inside)
  }

  /// What a flag of a structure says in a value whose making is known, where nothing changes it later.
  private func keptFlag(_ property: Property, of value: Instance) -> Bool? {
    guard let maker = value.maker, index.types[value.type]?.kind == .structure,
      property.getter == nil, !property.isStatic, property.attributes.isEmpty,
      property.isConstant || !index.assigned.changes(property.name, in: index.lineage(value.type)),
      case .bool(let flag)? =
        (passed(property.name, by: maker, to: value.type)
        ?? standard(of: property, in: value.type))?.expression
    else { return nil }
    return flag
  }

  /// Whether no other type's member may be meant: one that takes its place in an heir, or that another type
  /// has for the same protocol.
  private func isOnly(_ name: String, of type: String?, askedOf callee: Expression) -> Bool {
    guard let type, !callee.isOwn else { return true }
    let heirs = index.heirs[type] ?? []
    guard index.types[type]?.kind != .protocol, heirs.count <= 64 else { return false }
    return heirs.allSatisfy { heir in
      index.types[heir].map { $0.functionsByName[name] == nil && $0.propertiesByName[name] == nil }
        ?? true
    }
  }

  /// A condition of names, dots and at most one call at its end, which is given cases, names, and yes or no;
  /// nil for any other.
  static func question(_ text: Substring) -> Expression? {
    func path(_ text: Substring) -> Expression? {
      let names = text.split(separator: ".", omittingEmptySubsequences: false)
      guard
        names.allSatisfy({ name in
          name.utf8.allSatisfy { isPlain($0) } && name.first?.isNumber == false
        }), let first = names.first
      else { return nil }
      return names.dropFirst().reduce(.name(String(first))) { .member($0, String($1), line: 0) }
    }
    guard text.utf8.last == UInt8(ascii: ")") else {
      return text.utf8.contains(UInt8(ascii: ".")) ? path(text) : nil
    }
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")), let callee = path(text[..<open])
    else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    var arguments: [Argument] = []
    for part in inner.split(separator: ",") {
      var words = part.split(separator: " ")
      var label: String?
      if words.count == 2, words[0].last == ":" { label = String(words.removeFirst().dropLast()) }
      guard words.count == 1, label?.utf8.allSatisfy(isPlain) ?? true else { return nil }
      let value: Expression
      switch words[0] {
      case "true": value = .bool(true)
      case "false": value = .bool(false)
      case let word where word.first == ".":
        guard let name = path(word.dropFirst()), case .name(let name) = name else { return nil }
        value = .member(nil, name, line: 0)
      case let word:
        guard let found = path(word) else { return nil }
        value = found
      }
      arguments.append(Argument(label: label, value: value))
    }
    return .call(Call(callee: callee, arguments: arguments, line: 0))
  }

  /// Whether a byte may stand in a name.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
      || byte >= 0x80
  }
}

extension Expression {
  /// Whether it is a name of the code itself, without another value before it.
  fileprivate var isOwn: Bool {
    switch self {
    case .name, .member(.name("self")?, _, _): true
    default: false
    }
  }
}
