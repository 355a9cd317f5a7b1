internal import AppCode

/// Functions of a class's own that its code calls as steps, and that are the matter of the branches
/// which do: what they put into the bar is there where those are taken, and only there.
extension EarlyFunctions {
  /// Notes those that run as the screen comes where something holds alone, and those that only another
  /// kind of device runs.
  ///
  /// - Parameters:
  ///   - lineage: a class and what it inherits.
  ///   - taken: gives the steps of a body that the device may take.
  ///   - isOpen: whether a function may be called by anybody else, or starts something.
  mutating func noteBranched(
    of lineage: [CodeIndex.TypeEntry], from start: [String],
    taken: ([Statement]) -> [Statement], isOpen: (Function) -> Bool
  ) {
    guard let type = lineage.first else { return }
    let all = lineage.flatMap(\.functions).filter { !$0.body.isEmpty }
    let names = Set(type.functions.filter(Self.mayBeBranched).map(\.name))
      .subtracting(start).subtracting(actions).subtracting(sometimes)
    guard !names.isEmpty else { return }
    let properties = lineage.flatMap(\.properties)
    let outside = Mentions(of: names, in: properties)
    let written = all.map { ($0, Mentions(of: names, in: $0.body)) }
    let shown = all.map { ($0, Mentions(of: names, in: taken($0.body))) }
    let never = Self.never(among: names, outside, written, shown)
    let own = Set(properties.map(\.name))
    var bodies: [String: [[Statement]]] = [:]
    for function in all {
      // A delegate's function may have the name of what it is the delegate of: `webView`.
      guard function.parameters.count < 2 || !own.contains(function.name) else { continue }
      bodies[function.spelling, default: []].append(taken(function.body))
      if let name = function.setting { bodies[name, default: []].append(taken(function.body)) }
    }
    let always = Self.always(from: start, bodies)
    let reached = Self.reached(from: start, bodies)
    let declared = Dictionary(type.functions.map { ($0.name, 1) }, uniquingKeysWith: +)
    // Names that stand in any of them otherwise than as a step.
    let loose = Set(
      shown.flatMap { _, found in found.all.filter { found.steps[$0.key] != $0.value }.keys })
    for function in type.functions where names.contains(function.name) && !isOpen(function) {
      let name = function.name
      guard declared[name] == 1 else { continue }
      if never.contains(name) {
        leftOut.insert(name)
      } else if reached.contains(name), !always.contains(name), outside.all[name] == nil,
        !loose.contains(name)
      {
        branched.insert(name)
      }
    }
  }

  /// Functions that only ways call which the device never takes, and those that only such functions call.
  private static func never(
    among names: Set<String>, _ outside: Mentions, _ written: [(Function, Mentions)],
    _ shown: [(Function, Mentions)]
  ) -> Set<String> {
    // What nothing names at all may be called by anybody.
    var never: Set<String> = []
    for (all, taken) in zip(written, shown) {
      for (name, count) in all.1.all where count > taken.1.all[name, default: 0] {
        never.insert(name)
      }
    }
    guard !never.isEmpty else { return [] }
    let inAll = named(in: written)
    var open = Array(never)
    while let function = open.popLast() {
      for name in inAll[function] ?? [] where never.insert(name).inserted { open.append(name) }
    }
    never = never.filter { outside.all[$0] == nil }
    let inTaken = named(in: shown)
    open = inTaken.keys.filter { !never.contains($0) }
    while let function = open.popLast() {
      for name in inTaken[function] ?? [] where never.remove(name) != nil { open.append(name) }
    }
    return never
  }

  /// The names that the functions of each name have in their bodies.
  private static func named(in bodies: [(Function, Mentions)]) -> [String: Set<String>] {
    bodies.reduce(into: [:]) { found, body in
      found[body.0.name, default: []].formUnion(body.1.all.keys)
    }
  }

  private static func mayBeBranched(_ function: Function) -> Bool {
    function.parameters.isEmpty && !function.isOverriding && !function.isAction
      && !function.isStatic && function.watched == nil && !["init", "set"].contains(function.name)
  }

  /// How often steps name functions, and how often as calls that are steps themselves.
  private struct Mentions {
    private let names: Set<String>
    private(set) var all: [String: Int] = [:]
    private(set) var steps: [String: Int] = [:]

    init(of names: Set<String>, in body: [Statement]) {
      self.names = names
      count(body)
      look(through: body)
    }

    init(of names: Set<String>, in properties: [Property]) {
      self.names = names
      for property in properties {
        if let value = property.value { ExpressionVisitor.visit(value) { count($0) } }
        if let getter = property.getter { count(getter) }
      }
    }

    private mutating func count(_ body: [Statement]) {
      ExpressionVisitor.visit(body) { count($0) }
      ExpressionVisitor.visitBranches(body) { $0.forEach { count(wordsOf: $0.condition) } }
    }

    private mutating func count(_ expression: Expression) -> Bool {
      switch expression {
      case .name(let name), .member(_, let name, _): count(name)
      case .choice(let condition, _, _): count(wordsOf: condition)
      case .other(let text): count(wordsOf: text)
      default: break
      }
      return true
    }

    private mutating func count(wordsOf text: String) {
      for word in text.nameWords { count(String(word)) }
    }

    private mutating func count(_ name: String) {
      if names.contains(name) { all[name, default: 0] += 1 }
    }

    /// Counts the calls that are steps.
    private mutating func look(through body: [Statement]) {
      for statement in body {
        switch statement {
        case .expression(.call(let call)), .result(.call(let call)?):
          if call.arguments.isEmpty, let name = Self.ownName(call), names.contains(name) {
            steps[name, default: 0] += 1
          }
          for case .closure(let closure) in call.arguments.map(\.value) {
            look(through: closure.body)
          }
        case .branches(let branches): for branch in branches { look(through: branch.body) }
        case .loop(let inner, _): look(through: inner)
        case .premise(let condition, let otherwise):
          count(wordsOf: condition)
          look(through: otherwise)
        case .expression, .result, .binding, .function: break
        }
      }
    }

    private static func ownName(_ call: Call) -> String? {
      switch call.callee {
      case .name(let name), .member(.name("self")?, let name, _): name
      default: nil
      }
    }
  }
}

extension Follower {
  /// The steps of a body that the device which screens are read for may take.
  func onDevice(_ body: [Statement]) -> [Statement] {
    var steps: [Statement] = []
    for statement in body {
      switch statement {
      case .branches(let branches):
        steps.append(
          .branches(
            onDevice(branches).map { branch in
              var branch = branch
              branch.body = onDevice(branch.body)
              return branch
            }))
      case .premise(let condition, let otherwise):
        let holds = Self.holdsOnDevice(condition, isPad: index.isPad)
        steps.append(.premise(condition, otherwise: holds == true ? [] : onDevice(otherwise)))
        // What follows is never reached.
        if holds == false { return steps }
      case .loop(let inner, let element): steps.append(.loop(onDevice(inner), over: element))
      default: steps.append(statement)
      }
    }
    return steps
  }
}
