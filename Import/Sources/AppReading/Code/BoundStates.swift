internal import AppCode

/// What states of other views start as that views are handed as bindings: `mode` of `Page(mode: $mode)` and
/// `@State private var mode = Mode.list`.
final class BoundStates {
  /// The calls that make each view; nothing before they are known.
  var calls: [String: [ViewMakers.MakingCall]] = [:]
  private var known: [Binding: Expression?] = [:]
  /// What states start as.
  private var starts: [State: Expression?] = [:]
  /// The calls of each view that its states are asked for around, by the state.
  private var askedCalls: [String: [String: AskedCalls]] = [:]

  /// A property of a view that is bound to a state of another's.
  private struct Binding: Hashable {
    var view: String
    var name: String
  }

  /// A state of a view.
  private struct State: Hashable {
    var view: String
    var name: String
  }

  /// More calls than these make a view that is about anything.
  private static let limit = 20

  /// What a binding of a view starts as, where all that make the view hand it states which start so, and none
  /// of them only makes it once that state is another.
  func start(of name: String, in view: String, _ follow: Follower, steps: Int = 8) -> Expression? {
    let key = Binding(view: view, name: name)
    if let found = known[key] { return found }
    // What is bound to itself has no start.
    known[key] = .some(nil)
    let found = look(for: name, in: view, follow, steps: steps)
    known[key] = .some(found)
    return found
  }

  private func look(
    for name: String, in view: String, _ follow: Follower, steps: Int
  ) -> Expression? {
    guard steps > 0, let made = calls[view], 1...Self.limit ~= made.count,
      follow.index.types[view]?.kind == .structure,
      !follow.isSetOnAppearing(name, in: Scope(type: view, path: ""))
    else { return nil }
    var start: Expression?
    for maker in made {
      guard let state = state(handedFor: name, of: view, by: maker, follow),
        let entry = follow.index.types[state.view],
        let own = self.start(of: state, entry, follow, steps: steps - 1),
        asked(in: state.view, entry)[state.name]?.contains(maker.call) != true,
        start == nil || start?.source == own.source
      else { return nil }
      start = own
    }
    return start
  }

  /// The state, or the binding, of its own that a view hands another.
  private func state(
    handedFor name: String, of view: String, by maker: ViewMakers.MakingCall, _ follow: Follower
  ) -> State? {
    guard let outer = maker.outer else { return nil }
    let scope = Scope(type: outer, path: maker.path)
    guard let passed = follow.passed(name, by: (maker.call, scope), to: view),
      let value = handed(passed), let path = Follower.path(value)?.filter({ $0 != "self" }),
      path.count == 1, path[0].hasPrefix("$")
    else { return nil }
    return State(view: outer, name: String(path[0].dropFirst()))
  }

  /// What is handed under the name that an initializer has for it.
  private func handed(_ passed: Scope.Value) -> Expression? {
    guard case .name(let name) = passed.expression, !name.hasPrefix("$") else {
      return passed.expression
    }
    return passed.scope.value(name)?.expression
  }

  /// What a state starts as, or a binding.
  private func start(
    of state: State, _ entry: CodeIndex.TypeEntry, _ follow: Follower, steps: Int
  ) -> Expression? {
    guard let property = entry.propertiesByName[state.name]?.property, property.getter == nil,
      !property.isStatic
    else { return nil }
    if property.attributes == ["Binding"] {
      return start(of: state.name, in: state.view, follow, steps: steps)
    }
    if let found = starts[state] { return found }
    let found = start(of: property, in: state.view, entry, follow)
    starts[state] = .some(found)
    return found
  }

  private func start(
    of property: Property, in view: String, _ entry: CodeIndex.TypeEntry, _ follow: Follower
  ) -> Expression? {
    guard property.attributes == ["State"], let value = property.value,
      !follow.isSetOnAppearing(property.name, in: Scope(type: view, path: property.path)),
      !Self.isGiven("_" + property.name, in: entry)
    else { return nil }
    switch value {
    case .bool, .number, .member(nil, _, _), .member(.name, _, _): return value
    default: return nil
    }
  }

  /// Whether an initializer gives a state a value.
  private static func isGiven(_ name: String, in entry: CodeIndex.TypeEntry) -> Bool {
    entry.functions.contains { function in
      var isFound = false
      ExpressionVisitor.visit(function.body) { expression in
        switch expression {
        case .name(name), .member(_, name, _): isFound = true
        default: break
        }
        return !isFound
      }
      return isFound
    }
  }

  /// The calls of a view that are made in ways which ask for a state of its own, or in what something is handed
  /// that is handed the state as well: a sheet for it, or a page of tabs that are chosen by it.
  private func asked(in view: String, _ entry: CodeIndex.TypeEntry) -> [String: AskedCalls] {
    if let found = askedCalls[view] { return found }
    let states = Set(
      entry.properties.filter { ["State", "Binding"].contains($0.attributes.first) }.map(\.name))
    var found: [String: AskedCalls] = [:]
    func names(_ words: String) -> Set<String> {
      states.intersection(words.nameWords.map(String.init))
    }
    func names(in value: Expression) -> Set<String> {
      var all: Set<String> = []
      ExpressionVisitor.visit(value) { expression in
        switch expression {
        case .name(let name), .member(_, let name, _):
          let bare = name.hasPrefix("$") ? String(name.dropFirst()) : name
          if states.contains(bare) { all.insert(bare) }
        case .choice(let condition, _, _): all.formUnion(names(condition))
        case .other(let text): all.formUnion(names(text))
        default: break
        }
        return true
      }
      return all
    }
    func note(_ body: [Statement], for asking: Set<String>) {
      for state in asking { found[state, default: AskedCalls()].take(body) }
    }
    func look(at expression: Expression) -> Bool {
      switch expression {
      case .choice(let condition, let first, let second):
        note([.expression(first), .expression(second)], for: names(condition))
      case .call(let outer) where outer.arguments.count > 1:
        for (number, argument) in outer.arguments.enumerated() {
          if case .closure = argument.value { continue }
          let asking = names(in: argument.value)
          guard !asking.isEmpty else { continue }
          let others = outer.arguments.enumerated().filter { $0.offset != number }
          note(others.map { .expression($0.element.value) }, for: asking)
        }
      default: break
      }
      return true
    }
    let bodies =
      entry.properties.compactMap { property in property.getter.map { (property.name, $0) } }
      + entry.functions.map { ($0.name, $0.body) }
    for (_, body) in bodies {
      ExpressionVisitor.visitBranches(body) { branches in
        let asking = branches.reduce(into: Set<String>()) { all, branch in
          all.formUnion(names(branch.condition))
          if let subject = branch.subject { all.formUnion(names(in: subject)) }
        }
        if !asking.isEmpty { branches.forEach { note($0.body, for: asking) } }
      }
      for case .premise(let condition, _) in body { note(body, for: names(condition)) }
      ExpressionVisitor.visit(body, look)
    }
    let members = Dictionary(grouping: bodies, by: \.0)
    for state in found.keys { found[state]?.takeMembers(of: members.mapValues { $0.map(\.1) }) }
    askedCalls[view] = found
    return found
  }

  /// Calls, and the names that stand among them.
  private struct AskedCalls {
    private var calls: Set<String> = []
    private var names: Set<String> = []
    /// Names that nobody has looked for among the members yet.
    private var open: [String] = []

    func contains(_ call: Call) -> Bool { calls.contains(Self.mark(call)) }

    mutating func take(_ body: [Statement]) {
      ExpressionVisitor.visit(body) { expression in
        switch expression {
        case .call(let call): calls.insert(Self.mark(call))
        case .name(let name), .member(.name("self")?, let name, _):
          if names.insert(name).inserted { open.append(name) }
        default: break
        }
        return true
      }
    }

    /// Takes what stands in members of the view that are named among them.
    mutating func takeMembers(of bodies: [String: [[Statement]]]) {
      while let name = open.popLast() {
        for body in bodies[name] ?? [] { take(body) }
      }
    }

    private static func mark(_ call: Call) -> String { "\(call.line) \(call.name ?? "")" }
  }
}
