internal import AppCode

/// Follows names through an app's code to what they stand for; nothing is run.
struct Follower {
  let index: CodeIndex
  /// How many names are followed one after the other before it gives up.
  static let depthLimit = 24
  /// What one question may still look at.
  let fuel: Fuel
  /// Where there is more than is followed.
  let shortfalls: Shortfalls

  init(index: CodeIndex) {
    self.index = index
    shortfalls = Shortfalls()
    fuel = Fuel(shortfalls, whole: Fuel.whole(of: index))
  }

  /// Functions that some call was followed to.
  let reached = Reached()
  /// Properties that only get what functions are handed.
  let given = GivenNames()
  /// What views' bindings start as.
  let boundStates = BoundStates()
  /// What code puts into properties of objects.
  let put = PutValues()
  /// What conditions say by their words.
  let conditions = AskedConditions()

  /// Keeps functions that some call was followed to.
  final class Reached {
    private var marks: Set<String> = []

    private var branchings = 0

    /// The number of another branching of a body.
    func nextBranching() -> Int {
      branchings += 1
      return branchings
    }

    func note(_ function: Function) { marks.insert("\(function.path):\(function.line)") }
    func contains(_ function: Function) -> Bool {
      marks.contains("\(function.path):\(function.line)")
    }
  }

  /// A value that a body may end with.
  struct Outcome {
    var expression: Expression
    var scope: Scope
    /// What has to hold; nil for always.
    var condition: String?
    /// What has to hold for it that an ordinary screen does not come with, where there is nothing
    /// otherwise; nil for nothing.
    var special: String?
  }

  /// A type of the app with what is known about one value of it.
  struct Instance {
    var type: String
    /// The case of an enumeration.
    var caseName: String?
    /// The case it starts as, where it may become another.
    var startCase: String?
    /// The call that makes it.
    var maker: (call: Call, scope: Scope)?
    /// The call that makes its case, with what that carries.
    var payload: (call: Call, scope: Scope)?
  }

  /// The names of a chain of dots: `["L10n", "Settings", "title"]`; nil for anything else.
  static func path(_ expression: Expression) -> [String]? {
    switch expression {
    case .name(let name): [name]
    case .member(let base?, let name, _): path(base).map { $0 + [name] }
    default: nil
    }
  }

  /// What a name or a member stands for; nil where only the running app knows.
  func target(_ expression: Expression, in scope: Scope) -> Scope.Value? {
    switch expression {
    case .name(let name): return target(name: name, in: scope)
    case .member(let base?, let name, _): return target(member: name, of: base, in: scope)
    case .item(let table, let keys) where keys.count == 1:
      return kept(in: table, under: keys[0].value, in: scope)
    default: return nil
    }
  }

  private func target(name: String, in scope: Scope) -> Scope.Value? {
    if let value = scope.value(name) { return value }
    if name == "self" { return scope.selfValue }
    if scope.isModified(name) { return nil }
    if let type = scope.type {
      if name == "rawValue", let raw = rawValue(scope) { return raw }
      if let value = ownMember(name, of: type, in: scope) {
        if case .null = value.expression, let later = assigned(name, in: scope) { return later }
        return value
      }
      for outer in index.typesAround(type) {
        if let (property, owner) = index.property(
          name, of: outer, isStatic: true, seenFrom: scope.path), property.isStatic
        {
          let inside = Scope(type: outer, path: property.path)
          (inside.owner, inside.isOfType) = (owner, true)
          return value(of: property, in: inside)
        }
      }
    }
    if let property = index.property(name, seenFrom: scope.path) {
      return value(of: property, in: Scope(type: nil, path: property.path))
    }
    return assigned(name, in: scope)
  }

  /// What a member of `self` stands for, which goes on knowing what made `self`.
  private func ownMember(_ name: String, of type: String, in scope: Scope) -> Scope.Value? {
    let value = member(
      name,
      of: Instance(
        type: type, caseName: scope.selfCase, startCase: scope.selfStart,
        payload: scope.selfPayload),
      in: scope)
    if let value, value.scope !== scope, value.scope.type == type {
      value.scope.takeMembers(of: scope)
    }
    return value
  }

  /// What the code of a class puts into a property that starts without a value.
  private func assigned(_ name: String, in scope: Scope) -> Scope.Value? {
    for value in scope.assignments(of: name).map(\.value) {
      if case .null = value.expression { continue }
      guard Self.path(value.expression)?.last == name else { return value }
      // What a function makes under the same name.
      if case .name = value.expression, let made = value.scope.value(name),
        case .call = made.expression
      {
        return made
      }
    }
    return assignedBehind(name, in: scope)
  }

  private func target(member name: String, of base: Expression, in scope: Scope) -> Scope.Value? {
    if case .name("self") = base, let type = scope.type {
      if name == "rawValue", let raw = rawValue(scope) { return raw }
      return scope.allMembers[name] ?? ownMember(name, of: type, in: scope) ?? scope.value(name)
        ?? assigned(name, in: scope)
    }
    if case .name("super") = base { return inherited(name, in: scope) }
    let part = element(name, of: base, in: scope) ?? part(name, of: base, in: scope)
    if let part { return part }
    guard let instance = instance(base, in: scope) else {
      return name == "value" ? held(by: base, in: scope) : nil
    }
    if name == "rawValue", let caseName = instance.caseName {
      return rawValue(of: caseName, in: instance.type)
    }
    return member(name, of: instance, in: scope, isStatic: Self.isType(base))
  }

  /// What a member of a value stands for.
  ///
  /// - Parameter isStatic: whether it is one of the type itself.
  func member(
    _ name: String, of instance: Instance, in scope: Scope, isStatic: Bool = false
  ) -> Scope.Value? {
    guard
      let (property, owner) = index.property(
        name, of: instance.type, isStatic: isStatic, seenFrom: scope.path)
    else { return nil }
    if let own = standIn(for: property, of: instance) { return member(name, of: own, in: scope) }
    if let maker = instance.maker, property.getter == nil, !property.isStatic,
      let passed = passed(name, by: maker, to: instance.type)
    {
      return passed
    }
    let inside = Scope(type: instance.type, path: property.path)
    inside.owner = owner
    inside.isOfType = property.isStatic
    if !property.isStatic {
      (inside.selfCase, inside.selfStart) = (instance.caseName, instance.startCase)
      inside.selfPayload = instance.payload
    }
    if let maker = instance.maker { bindMembers(of: instance.type, to: maker, in: inside) }
    return value(of: property, in: inside)
  }

  /// What a property of a base class stands for where `super` names it.
  private func inherited(_ name: String, in scope: Scope) -> Scope.Value? {
    guard let type = scope.type,
      let (property, owner) = index.lineage(type, above: scope.owner ?? type).lazy.compactMap({
        $0.propertiesByName[name]
      }).first
    else { return nil }
    let inside = Scope(type: type, path: property.path)
    inside.owner = owner
    inside.takeMembers(of: scope)
    return value(of: property, in: inside)
  }

  /// What a property starts as or computes.
  func value(of property: Property, in scope: Scope) -> Scope.Value? {
    if let getter = property.getter {
      let closure = Expression.closure(Closure(parameters: [], body: getter))
      return Scope.Value(
        expression: .call(Call(callee: closure, arguments: [], line: property.line)), scope: scope)
    }
    return property.value.map { Scope.Value(expression: $0, scope: scope) }
  }
}
