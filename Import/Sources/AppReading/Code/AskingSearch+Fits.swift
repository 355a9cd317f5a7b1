internal import AppCode

/// Whether code means what is asked for by a name.
extension AskingSearch {
  /// Whether a function of what stands before it is the one that is asked for.
  mutating func isFunction(
    _ asked: PushAskers.Asked, _ base: Expression?, calledBy call: Call?
  ) -> Bool {
    guard let owner = asked.owner else { return false }
    let isCalled = call != nil
    // What is pushed first on a stack that is made here has nothing before it.
    if let base, place.startsStack(base, of: owner, index) { return false }
    guard let base, !["self", "super"].contains(Follower.path(base)?.joined(separator: ".")) else {
      guard isCalled else { return false }
      guard place.type != owner else { return !isOfBase(asked.name, owner, call) }
      return isKin(place.type, owner) && !isOfMany(asked, place.type, owner)
    }
    if let type = place.type(of: base, index) {
      guard type != owner else { return true }
      guard isKin(type, owner) else { return false }
      guard isOfMany(asked, type, owner) else { return true }
      noteHost(of: asked, call)
      return false
    }
    guard isCalled else { return false }
    // What nobody knows the type of is the only one that has such a function.
    return isAlone(asked, owner)
  }

  /// Notes a screen that hands itself to one of many which all have the function that is asked for:
  /// `row.cell(in: self)`.
  private mutating func noteHost(of asked: PushAskers.Asked, _ call: Call?) {
    guard isOfScreen(place.type),
      call?.arguments.contains(where: { $0.value.source == "self" }) ?? false
    else { return }
    hosts[asked, default: []].insert(place.type)
  }

  /// Whether no type that is not akin to the one that is asked has such a function; where some have it from
  /// one that both inherit from or conform to, each in a list of such does it in its own way.
  private mutating func isAlone(_ asked: PushAskers.Asked, _ owner: String) -> Bool {
    if let known = alone[asked] { return known }
    let all = declaring[asked.name, default: []].filter { $0 != owner }
    let akin = all.filter { isKin($0, owner) }
    let others = Set(all).subtracting(akin).filter { does(asked.name, $0) }
    if others.contains(where: { other in akin.contains { isKin(other, $0) } }) {
      ofMany.insert(asked)
    }
    alone[asked] = others.isEmpty
    return others.isEmpty
  }

  /// Whether a type itself does something in a function, which one for tests or previews may not.
  private func does(_ name: String, _ type: String) -> Bool {
    guard let entry = index.types[type] else { return false }
    return entry.functionsByName[name]?.contains { part in
      part.functions.contains { !$0.body.isEmpty }
    } ?? false
  }

  /// Whether a call in a type means another function of the same name, which a base class of it has.
  private func isOfBase(_ name: String, _ type: String, _ call: Call?) -> Bool {
    guard let call, index.types[type]?.functionsByName[name] != nil,
      let (_, owner) = index.function(name, of: type, for: call)
    else { return false }
    return owner != type && index.types[owner]?.kind == .class
  }

  /// Whether a function is asked for of anything that inherits from a type or conforms to it: what many do,
  /// each in its own way, says nothing of one of them.
  private mutating func isOfMany(
    _ asked: PushAskers.Asked, _ type: String, _ owner: String
  ) -> Bool {
    let last = PushAskers.last(type)
    guard index.ancestors(owner).contains(where: { PushAskers.last($0) == last }),
      doing(asked.name, as: type) > 3
    else { return false }
    ofMany.insert(asked)
    return true
  }

  /// How many types do something in a function that a protocol asks for.
  private func doing(_ name: String, as base: String) -> Int {
    declaring[name, default: []].count { $0 != base && isKin($0, base) && does(name, $0) }
  }

  /// Whether one of two types inherits from or conforms to the other.
  private func isKin(_ first: String, _ second: String) -> Bool {
    func inherits(_ type: String, _ base: String) -> Bool {
      let last = PushAskers.last(base)
      return index.ancestors(type).contains { PushAskers.last($0) == last }
    }
    return inherits(first, second) || inherits(second, first)
  }

  /// Whether a name after a dot is the case that is asked for, as a value.
  ///
  /// - Parameter types: those that the value may be of where that was looked up for another case of the
  ///   name, as it is for this one.
  mutating func isValue(
    of asked: PushAskers.Asked, _ base: Expression?, passedTo call: Call?, as label: String?,
    _ types: inout Set<String>?
  ) -> Bool {
    guard let owner = asked.owner else { return isState(base, passedTo: call, as: label) }
    if let types { return types.contains(owner) }
    if let base {
      guard let path = Follower.path(base), path.last?.first?.isUppercase == true else {
        return false
      }
      let type = index.typeName(path.joined(separator: "."), from: place.type, in: place.path)
      types = type.map { [$0] } ?? []
      return type == owner
    }
    if owners[asked.name]?.count == 1, !shared.contains(asked.name) { return true }
    guard let call else { return false }
    if case .member(let receiver?, let name, _) = call.callee, ["append", "insert"].contains(name) {
      return place.words(ofType: receiver, index).contains(PushAskers.last(owner))
    }
    let found = typesTaken(by: call, as: label)
    types = found
    return found.contains(owner)
  }

  /// The types of what calls like one take under a label.
  private mutating func typesTaken(by call: Call, as label: String?) -> Set<String> {
    guard let name = call.name else { return [] }
    // What another case carries, of an enumeration that nobody names here either.
    if let label, case .member(nil, _, _) = call.callee, let holders = owners[name] {
      return Set(
        holders.compactMap { type in
          index.types[type]?.casesByName[name]?.payload[label]
            .flatMap { index.typeName($0, from: type) }
        })
    }
    let functions: [Function]
    var conforming: String?
    if case .member(let receiver?, _, _) = call.callee, let type = place.type(of: receiver, index) {
      conforming = type
      functions = index.lineage(type).flatMap(\.functions).filter { $0.name == name }
    } else if case .name = call.callee, name.first?.isUppercase == true,
      let type = index.typeName(name, from: place.type, in: place.path)
    {
      return Set(
        (index.types[type]?.properties ?? []).filter { $0.name == label }
          .compactMap { $0.type.flatMap { index.typeName($0, from: type) } })
    } else {
      functions = all(named: name)
    }
    var found: Set<String> = []
    for function in functions {
      for parameter in function.parameters where parameter.label == label {
        // What a protocol leaves open is what the type makes of it that the function is called of.
        let left = conforming.flatMap { index.associatedType(parameter.type, of: $0) }
        if let type = left
          ?? index.typeName(parameter.type, from: place.type, in: function.path)
        {
          found.insert(type)
        }
      }
    }
    return found
  }

  mutating func all(named name: String) -> [Function] {
    if let known = functions[name] { return known }
    let found = index.types.values.flatMap { entry in
      entry.functionsByName[name]?.flatMap(\.functions) ?? []
    }
    functions[name] = found
    return found
  }

  /// Whether a case of a type that nobody knows is put on the path of a store:
  /// `state.path.append(.detail(…))`, `NavigationLink(state: Path.State.detail(…))`.
  private func isState(_ base: Expression?, passedTo call: Call?, as label: String?) -> Bool {
    let names = base.flatMap(Follower.path)?.suffix(2) ?? []
    if names.contains("State") || names.contains("Path") { return true }
    guard base == nil, let call else { return false }
    return call.name == "append" || call.name == "NavigationLink" && label == "state"
  }

  /// Whose action a reducer of the Composable Architecture answers.
  enum Feature {
    /// That of a feature of its own.
    case feature(String)
    /// That of an element of its path, by the case.
    case element(String)
  }

  /// The feature in a reducer's state, or on its path, whose action patterns stand for:
  /// `.list(.delegate(.opened))`, `.path(.element(id: _, action: .detail(.closed)))`.
  func feature(asking patterns: [String]) -> Feature? {
    guard let entry = index.types[place.type], !patterns.isEmpty else { return nil }
    var names: [String] = []
    for pattern in patterns {
      for part in pattern.split(separator: ".", omittingEmptySubsequences: false).dropFirst() {
        names.append(String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
    guard let first = names.first else { return nil }
    if let element = names.firstIndex(of: "element"), element + 1 < names.count {
      return .element(names[element + 1])
    }
    guard entry.inherits.contains(where: { $0.contains("Reducer") }) || isFeature(place.type),
      let (property, _) = index.property(first, of: place.type + ".State"),
      let type = property.type.map(CodeIndex.withoutGenerics), type.hasSuffix(".State")
    else { return nil }
    return index.typeName(String(type.dropLast(6)), from: place.type, in: place.path)
      .map(Feature.feature)
  }

  private func isFeature(_ type: String) -> Bool { index.types[type + ".State"] != nil }
}
