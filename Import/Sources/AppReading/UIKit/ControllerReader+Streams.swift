internal import AppCode

/// Values that come in streams, as those of Combine and RxSwift do.
extension ControllerReader {
  /// Functions that hand each value of a stream to a closure or a binding.
  static let takers: Set = ["sink", "drive", "subscribe", "bind", "emit"]

  /// Functions of a stream that leave its values as they are.
  static let passers: Set = [
    "asDriver", "asObservable", "asSignal", "observe", "receive", "distinctUntilChanged",
    "removeDuplicates", "eraseToAnyPublisher", "share", "debounce", "throttle", "delay", "first",
    "take", "prefix",
  ]

  /// What every value of a stream is; nil where only the running app knows.
  private func value(of stream: Expression, in scope: Scope, depth: Int = 0) -> Scope.Value? {
    if depth == 0 { follow.fuel.fill(at: Place(scope.path, stream.line)) }
    guard depth < 12 else { return nil }
    switch stream {
    case .name, .member:
      if let start = published(stream, in: scope) { return start }
      if let target = follow.target(stream, in: scope) {
        return value(of: target.expression, in: target.scope, depth: depth + 1)
      }
      guard let put = given(stream, in: scope) else { return nil }
      return value(of: put.expression, in: put.scope, depth: depth + 1)
    case .call(let call):
      switch call.callee {
      case .name(let name) where Self.subjects.contains(CodeIndex.withoutGenerics(name)):
        return (call.argument(nil) ?? call.argument("value")).map {
          Scope.Value(expression: $0, scope: scope)
        }
      case .name("Just"):
        return call.argument(nil).map { Scope.Value(expression: $0, scope: scope) }
      case .member(_?, "just", _):
        return call.argument(nil).map { Scope.Value(expression: $0, scope: scope) }
      case .member(_?, "map", _):
        guard case .closure(let closure)? = call.arguments.first?.value else { return nil }
        return Scope.Value(
          expression: .call(Call(callee: .closure(closure), arguments: [], line: call.line)),
          scope: scope)
      case .member(let base?, let name, _) where Self.passers.contains(name):
        return value(of: base, in: scope, depth: depth + 1)
      default: return nil
      }
    default: return nil
    }
  }

  /// Streams that give whoever listens what they start with.
  private static let subjects: Set = ["BehaviorRelay", "BehaviorSubject", "CurrentValueSubject"]

  /// What the stream of a property gives first: `model.$title` of `@Published var title = "Inbox"`; nil
  /// for any other stream.
  private func published(_ stream: Expression, in scope: Scope) -> Scope.Value? {
    let property: Expression
    switch stream {
    case .name(let name) where name.hasPrefix("$"): property = .name(String(name.dropFirst()))
    case .member(let base?, let name, let line) where name.hasPrefix("$"):
      property = .member(base, String(name.dropFirst()), line: line)
    default: return nil
    }
    guard text.declaration(property, in: scope)?.attributes.contains("Published") ?? false
    else { return nil }
    let start = follow.target(property, in: scope)
    if let start, !["nil", "\"\""].contains(start.expression.source) { return start }
    // What code puts into it, where it starts as nothing.
    return Scope.Value(expression: property, scope: scope)
  }

  /// What a function that makes a value puts into a member of it: `heading` of what
  /// `model.transform(input)` gives; nil for anything else.
  private func given(_ member: Expression, in scope: Scope) -> Scope.Value? {
    guard case .member(let base?, let name, _) = member,
      let made = follow.target(base, in: scope), case .call(let call) = made.expression,
      let (function, inside) = follow.function(call, in: made.scope)
    else { return nil }
    let outcomes = follow.outcomes(function.body, in: inside)
    guard outcomes.count == 1, case .call(let maker) = outcomes[0].expression else { return nil }
    return maker.argument(name).map { Scope.Value(expression: $0, scope: outcomes[0].scope) }
  }

  /// The words that a stream always gives; nil where only the running app knows.
  private func knownWords(of stream: Expression, in scope: Scope) -> Scope.Value? {
    // What is asked here takes nothing from the questions after it.
    defer { follow.fuel.refill() }
    guard let value = value(of: stream, in: scope),
      let found = text.answer(value.expression, in: value.scope, isKey: false),
      found.words.isKnown, !found.words.isEmpty, !found.isFallback
    else { return nil }
    return value
  }

  /// Gives the closure that takes the values of a stream those that are always the same.
  func bindStream(_ call: Call, _ closure: Closure, in scope: Scope, _ walk: Walk) {
    guard case .member(let stream?, let name, _) = call.callee, Self.takers.contains(name),
      closure.parameters.count < 2, let value = knownWords(of: stream, in: walk.scope)
    else { return }
    scope.set(closure.parameters.first ?? "$0", value)
  }

  /// Notes the title that a stream is bound to; false for any other call.
  func boundTitle(_ call: Call, _ walk: Walk) -> Bool {
    guard !walk.isMaker, case .member(let stream?, let name, _) = call.callee else { return false }
    func names(_ expression: Expression?) -> [String] {
      expression.flatMap(Follower.path)?.filter { $0 != "self" } ?? []
    }
    var isItems = false
    if name == "assign", let key = call.argument("to")?.source, key.hasPrefix("\\") {
      let path = names(call.argument("on")) + key.dropFirst().split(separator: ".").map(String.init)
      guard path == ["title"] || path == ["navigationItem", "title"] else { return false }
      isItems = path.count > 1
    } else if Self.takers.contains(name) {
      let path = names(call.argument("to") ?? call.argument(nil))
      guard path == ["rx", "title"] || path == ["navigationItem", "rx", "title"] else {
        return false
      }
      isItems = path.count > 2
    } else {
      return false
    }
    let place = walk.origin ?? Place(walk.scope.path, call.line)
    if let known = knownWords(of: stream, in: walk.scope) {
      var inside = walk
      inside.scope = known.scope
      setTitle(known.expression, at: place, inside, isItems: isItems)
    } else {
      setTitle(.other(Self.start(of: stream).source), at: place, walk, isItems: isItems)
    }
    return true
  }

  /// What a chain of calls starts with: `url` of `url.map { … }.asDriver()`.
  private static func start(of chain: Expression) -> Expression {
    var start = chain
    while case .call(let call) = start, case .member(let base?, _, _) = call.callee {
      start = base
    }
    return start
  }

  /// Does what a property does when it gets another value.
  func watched(_ name: String, gets value: Expression, _ walk: Walk, at line: Int) {
    guard !walk.isMaker, goes(walk, line) else { return }
    let classes = index.lineage(walk.owner).lazy.filter { $0.kind == .class }
    guard let function = classes.compactMap({ $0.watchersByName[name] }).first else { return }
    let mark = "\(function.path):\(function.line)"
    guard !walk.path.contains(mark) else { return }
    let given = Scope.Value(
      expression: value, scope: walk.scope.snapshot(), type: typeOfProperty(name, walk))
    let outer = Scope(type: walk.owner, path: function.path)
    outer.set(name, given)
    outer.setMember(name, given)
    var inside = walk.inside(outer.inner())
    inside.path.insert(mark)
    inside.origin = walk.origin ?? Place(walk.scope.path, line)
    self.walk(function.body, inside)
  }

  /// The type of a property of the class's own, also where it is that of what it starts as:
  /// `Heading` of `var heading = Heading.none`.
  private func typeOfProperty(_ name: String, _ walk: Walk) -> String? {
    guard let (property, owner) = index.property(name, of: walk.owner) else { return nil }
    if let type = property.type { return type }
    return property.value.flatMap {
      follow.instance($0, in: Scope(type: owner, path: property.path))?.type
    }
  }
}
