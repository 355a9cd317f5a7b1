internal import AppCode

/// The cases of enumerations, and flags, that properties of a screen hold while the functions of its class
/// run, where nothing but steps that run as the screen comes decides about them.
struct HeldCases {
  /// Cases by the properties that hold them.
  typealias Held = [String: Scope.Value]

  private let index: CodeIndex
  private let owner: String
  /// It and the classes that it inherits from.
  private let lineage: [CodeIndex.TypeEntry]
  /// Properties that a function of the class watches: who watches expects that one becomes something else.
  private let watched: Set<String>
  /// The enumeration of each property that is looked at.
  private(set) var types: [String: String] = [:]
  /// Properties that always work out the same case.
  private var computed: Set<String> = []
  /// What properties hold as each function is called first, by the function's place.
  private var starts: [String: Held] = [:]
  /// What they hold after each call of such a function, by the call's place.
  private var calls: [String: Held] = [:]
  /// What they hold once the screen is there.
  private var held: Held = [:]
  /// Functions that were run, by name.
  private var ran: Set<String> = []
  /// The functions that are run.
  private var open: Set<String> = []
  private var runsLeft = 2000

  /// - Parameter isSetOutside: whether others put something else than a case into a property of an object
  ///   of the class.
  init(_ index: CodeIndex, of owner: String, isSetOutside: (String, String?) -> Bool) {
    self.index = index
    self.owner = owner
    let whole = index.lineage(owner)
    lineage = whole.filter { $0.kind == .class }
    watched = Set(lineage.flatMap(\.functions).compactMap(\.watched))
    for name in Set(whole.flatMap(\.properties).map(\.name)) { look(at: name) }
    guard !types.isEmpty else { return }
    runInitializers()
    for name in types.keys where !computed.contains(name) {
      let known = held[name].flatMap { Follower.implicitCase($0.expression) }
      if isSetOutside(name, known) { held[name] = nil }
    }
    for name in ControllerReader.lifecycle.dropFirst() {
      guard let place = place(of: name, from: 0, nil) else { continue }
      run(place.function, place.generation, in: Scope(type: owner, path: place.function.path))
    }
    for name in types.keys
    where !index.assigned.setters(of: name, in: whole).isSubset(of: ran) {
      forget(name)
    }
    for property in whole.flatMap(\.properties) {
      let steps = (property.getter ?? []) + (property.value.map { [.expression($0)] } ?? [])
      Self.assignments(in: steps).forEach { forget($0) }
    }
  }

  /// What properties hold as a function is called first; as the screen is there for one that nothing
  /// calls before.
  func held(atStartOf function: Function) -> Held {
    starts[Self.mark(function)] ?? held
  }

  /// What properties hold after a call of a function of the class, or of what it inherits; nothing for
  /// any other call.
  func held(after call: Call, in path: String) -> Held { calls["\(path):\(call.line)"] ?? [:] }

  /// The case that a property always works out, by its name; nil for any other property.
  func constant(_ name: String) -> String? {
    computed.contains(name) ? held[name].flatMap { Follower.implicitCase($0.expression) } : nil
  }

  /// Whether a property is a flag that only steps set which run as the screen comes.
  func isFlag(_ name: String) -> Bool { types[name] == Self.flag }

  /// The case that a step puts into a property, with the property's name; nil for any other step.
  func given(by step: Expression, in scope: Scope) -> (name: String, value: Scope.Value)? {
    guard case .assign(let place, let value, _) = step, let name = Self.own(place),
      let type = types[name], let found = self.value(value, of: type, in: scope)
    else { return nil }
    return (name, found)
  }

  /// Looks at a property that is one of an enumeration's.
  private mutating func look(at name: String) {
    guard let (property, _) = index.property(name, of: owner), !property.isStatic,
      property.attributes.isEmpty, !watched.contains(name)
    else { return }
    var start = property.value
    if let getter = property.getter {
      guard getter.count == 1 else { return }
      switch getter[0] {
      case .expression(let value), .result(let value?): start = value
      default: return
      }
    }
    let scope = Scope(type: owner, path: property.path)
    if isSetFlag(property) {
      types[name] = Self.flag
      held[name] = start.flatMap { value($0, of: Self.flag, in: scope) }
      return
    }
    guard let type = enumeration(of: property, start, in: scope) else { return }
    let first = start.flatMap { value($0, of: type, in: scope) }
    if property.getter != nil {
      guard first != nil else { return }
      computed.insert(name)
    }
    types[name] = type
    held[name] = first
  }

  /// What flags have for a type.
  private static let flag = "Bool"

  /// Whether a property is a flag that functions of the class, or of what it inherits, set once it is made.
  private func isSetFlag(_ property: Property) -> Bool {
    // Objective-C sets them under other names, too.
    guard property.getter == nil, !property.isConstant, property.path.hasSuffix(".swift") else {
      return false
    }
    switch property.value {
    case .bool: break
    case nil where property.type == Self.flag: break
    default: return false
    }
    return !index.assigned.setters(of: property.name, in: lineage).isSubset(of: ["init"])
  }

  /// The enumeration that a property is declared with, or is by what it starts as; nil for one whose
  /// functions change what it is.
  private func enumeration(
    of property: Property, _ start: Expression?, in scope: Scope
  ) -> String? {
    var named = property.type
    if named == nil, let path = start.flatMap(Follower.path), path.count > 1 {
      named = path.dropLast().joined(separator: ".")
    }
    guard let named, let type = index.typeName(named, from: owner, in: property.path),
      let entry = index.types[type], entry.kind == .enumeration
    else { return nil }
    let changes = entry.functions.contains { function in
      Self.assignments(in: function.body).contains("self")
    }
    return changes ? nil : type
  }

  /// What an expression is as a case of an enumeration; nil where it is no case that the code names.
  private func value(
    _ expression: Expression, of type: String, in scope: Scope, depth: Int = 0
  ) -> Scope.Value? {
    guard depth < 8 else { return nil }
    if type == Self.flag, case .bool = expression {
      return Scope.Value(expression: expression, scope: scope, type: type)
    }
    let cases = index.types[type]?.casesByName ?? [:]
    var found = expression
    switch expression {
    case .name(let name):
      guard let passed = scope.value(name) else { return nil }
      return value(passed.expression, of: type, in: passed.scope, depth: depth + 1)
    case .member(let base?, let name, let line):
      guard let path = Follower.path(base), cases[name] != nil,
        index.typeName(path.joined(separator: "."), from: scope.type, in: scope.path) == type
      else { return nil }
      found = .member(nil, name, line: line)
    default: break
    }
    guard let name = Follower.implicitCase(found), cases[name] != nil else { return nil }
    return Scope.Value(expression: found, scope: scope, type: type)
  }

  // MARK: Running

  /// Runs what may make an object of the class; what does not come out alike is not known.
  private mutating func runInitializers() {
    for (generation, entry) in lineage.enumerated() {
      let makers = entry.functions.filter { $0.name == "init" && !$0.onlyEnds }
      guard !makers.isEmpty else { continue }
      let before = held
      var ends: [Held] = []
      for maker in makers {
        held = before
        run(maker, generation, in: Scope(type: owner, path: maker.path))
        ends.append(held)
      }
      held = ends.dropFirst().reduce(ends[0], Self.common)
      return
    }
  }

  private mutating func run(_ function: Function, _ generation: Int, in scope: Scope) {
    let mark = Self.mark(function)
    guard open.count < 12, runsLeft > 0, open.insert(mark).inserted else { return }
    defer { open.remove(mark) }
    runsLeft -= 1
    ran.insert(function.spelling)
    starts[mark] = starts[mark].map { Self.common($0, held) } ?? held
    for statement in function.body {
      switch statement {
      case .expression(.assign(let place, let value, _)):
        if let name = Self.own(place), let type = types[name] {
          held[name] = self.value(value, of: type, in: scope)
          // A flag that is ever given something else is for the running app to know.
          if type == Self.flag, held[name] == nil { forget(name) }
        }
        Self.assignments(in: [.expression(value)]).forEach { forget($0) }
      case .expression(.call(let call)):
        Self.assignments(in: [statement]).forEach { forget($0) }
        follow(call, generation, in: scope)
      case .binding(let binding):
        Self.assignments(in: [statement]).forEach { forget($0) }
        scope.declare(binding.name)
      default: Self.assignments(in: [statement]).forEach { forget($0) }
      }
    }
    if function.name == "init", !Self.callsInitializer(function.body) {
      // Swift calls that of the base class.
      let call = Call(callee: .member(.name("super"), "init", line: 0), arguments: [], line: 0)
      follow(call, generation, in: scope)
    }
  }

  private static func callsInitializer(_ body: [Statement]) -> Bool {
    body.contains { statement in
      if case .expression(.call(let call)) = statement { call.name == "init" } else { false }
    }
  }

  /// Runs a function of the class, or of what it inherits, that a step calls.
  private mutating func follow(_ call: Call, _ generation: Int, in scope: Scope) {
    let found: (function: Function, generation: Int)?
    switch call.callee {
    case .name(let name), .member(.name("self")?, let name, _):
      // Another initializer of the same class.
      let first = name == "init" ? generation : 0
      found = place(of: name, from: first, call)
    case .member(.name("super")?, let name, _): found = place(of: name, from: generation + 1, call)
    default: return
    }
    guard let found, found.function.name == "init" || !found.function.isStatic else { return }
    let inside = Scope(type: owner, path: found.function.path)
    inside.bind(found.function, to: call, from: scope)
    run(found.function, found.generation, in: inside)
    let place = "\(scope.path):\(call.line)"
    calls[place] = calls[place].map { Self.common($0, held) } ?? held
  }

  private func place(
    of name: String, from generation: Int, _ call: Call?
  ) -> (function: Function, generation: Int)? {
    for (number, entry) in lineage.enumerated().dropFirst(generation) {
      let named = entry.functions.filter { $0.name == name }
      let best = call.map { CodeIndex.best(named, for: $0) } ?? named.first
      if let best { return (best, number) }
    }
    return nil
  }

  /// Leaves a property open that may hold something else.
  private mutating func forget(_ name: String) {
    types[name] = nil
    held[name] = nil
    for mark in starts.keys { starts[mark]?[name] = nil }
    for place in calls.keys { calls[place]?[name] = nil }
  }

  /// The property of the object itself that a place is; nil for any other.
  static func own(_ place: Expression) -> String? {
    switch place {
    case .name(let name), .member(.name("self")?, let name, _): name
    default: nil
    }
  }

  private static func mark(_ function: Function) -> String { "\(function.path):\(function.line)" }

  private static func common(_ first: Held, _ second: Held) -> Held {
    first.filter { $0.value.expression.source == second[$0.key]?.expression.source }
  }
}
