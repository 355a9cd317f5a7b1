internal import AppCode

/// How the app's own code makes its views: what each call says about properties that stay as they
/// are while a view is shown.
struct ViewMakers {
  /// What one way of making a view says, by the property's name.
  typealias Way = [String: Scope.Value]

  /// What all calls say alike, by the view's type.
  private(set) var settled: [String: Way] = [:]
  /// The ways of views that several calls make differently, each with what is settled, too.
  private(set) var ways: [String: [Made]] = [:]

  /// All calls that make a view, by its type.
  private(set) var calls: [String: [MakingCall]] = [:]

  /// A call that makes a view, with where it stands.
  struct MakingCall {
    var call: Call
    /// The type whose code it stands in; nil outside of types.
    var outer: String?
    var path: String
  }

  /// A way of making a view, and the calls that make it so.
  struct Made {
    var way: Way
    var places: Set<Place>
    /// How many values the first of them passes.
    var values: Int
    /// What tells it from the first way, or the first way from the second.
    var name = ""
  }

  /// More ways than these are told apart by their titles alone.
  private static let limit = 4

  /// Looks at every call of the app.
  ///
  /// - Parameter views: whole names of the types of views.
  init(of views: Set<String>, _ follow: Follower) {
    calls = Self.calls(of: views, in: follow.index)
    for (type, calls) in calls {
      let names = Self.fixed(type, in: follow.index)
      guard !calls.isEmpty else { continue }
      follow.fuel.fill(at: Place(calls[0].path, calls[0].call.line))
      settleClosures(of: type, calls, follow)
      guard !names.isEmpty else { continue }
      let made = calls.map { said(by: $0, of: type, names, follow) }
      for property in names {
        guard let first = made[0][property.name]?.expression, !first.isSomething else { continue }
        let source = first.source
        guard made.allSatisfy({ $0[property.name]?.expression.source == source }) else { continue }
        settled[type, default: [:]][property.name] = made[0][property.name]
      }
      let flags = Set(names.map(\.name)).subtracting(settled[type]?.keys.map { $0 } ?? [])
      var different: [Made] = []
      var known: [String: Int] = [:]
      for (way, maker) in zip(made, calls) {
        let (call, place) = (maker.call, Place(maker.path, maker.call.line))
        let spelling = Self.spelled(way)
        if let number = known[spelling] {
          different[number].places.insert(place)
        } else {
          known[spelling] = different.count
          different.append(
            Made(way: way, places: [place], values: call.arguments.count { !$0.isTrailing }))
        }
      }
      guard 2...Self.limit ~= different.count,
        flags.contains(where: { name in Self.differ(different.map { $0.way[name]?.expression }) })
      else { continue }
      // A view comes more often as it is than with more said about it.
      ways[type] = Self.named(
        different.enumerated().sorted {
          ($0.element.things, $0.element.values, $0.offset)
            < ($1.element.things, $1.element.values, $1.offset)
        }.map(\.element))
    }
  }

  /// Ways with what tells each of them from the others.
  private static func named(_ ways: [Made]) -> [Made] {
    var ways = ways
    for number in ways.indices {
      let other = ways[number == 0 ? 1 : 0].way
      let names = words(for: ways[number].way, beside: other)
      let used = ways[..<number].map(\.name)
      ways[number].name = names.first { !used.contains($0) } ?? names.joined(separator: " ")
    }
    return ways
  }

  /// Properties of a view that nothing changes once it is made.
  static func fixed(_ type: String, in index: CodeIndex) -> [Property] {
    stored(type, in: index).filter { $0.type?.contains("->") != true }
  }

  /// Properties of a view that nothing changes once it is made, closures among them.
  private static func stored(_ type: String, in index: CodeIndex) -> [Property] {
    // What a frame says depends on each screen that it stands around.
    guard let entry = index.types[type], entry.kind == .structure,
      !entry.parameters.values.contains(where: { $0.contains("View") }),
      !entry.properties.contains(where: { $0.type?.hasSuffix("View") ?? false && $0.getter == nil })
    else { return [] }
    let lineage = index.lineage(type)
    return entry.properties.filter { property in
      property.getter == nil && !property.isStatic && property.attributes.isEmpty
        && !(property.isConstant && property.value != nil)
        && !index.assigned.changes(property.name, in: lineage)
    }
  }

  /// Notes of closures that may be left out whether all calls hand them over, or none.
  private mutating func settleClosures(
    of type: String, _ calls: [MakingCall], _ follow: Follower
  ) {
    for property in Self.stored(type, in: follow.index)
    where property.type.map({ $0.contains("->") && $0.hasSuffix("?") }) ?? false {
      let scope = Scope(type: nil, path: calls[0].path)
      let given = calls.map { maker -> Bool? in
        let maker = (call: maker.call, scope: Scope(type: nil, path: maker.path))
        let passed = follow.passed(property.name, by: maker, to: type)
        switch passed?.expression ?? property.value ?? Self.nothing(property) {
        case .null?: return false
        case .closure?: return true
        default: return nil
        }
      }
      guard let first = given[0], given.allSatisfy({ $0 == first }) else { continue }
      settled[type, default: [:]][property.name] = Scope.Value(
        expression: first ? .something(property.name) : .null, scope: scope,
        type: property.type ?? "")
    }
  }

  /// Calls that make views, by their types; of a view whose initializer is also handed on as a
  /// function, or whose calls cannot be told, none.
  static func calls(
    of views: Set<String>, in index: CodeIndex
  ) -> [String: [MakingCall]] {
    let lasts = Set(views.compactMap { $0.split(separator: ".").last.map(String.init) })
    var found: [String: [MakingCall]] = [:]
    var handed: Set<String> = []
    func look(_ body: [Statement], _ outer: String?, _ path: String) {
      var callees: Set<String> = []
      let unmade = lines(ofUnmadeCasesIn: body, index)
      ExpressionVisitor.visit(body) { expression in
        switch expression {
        case .call(let call):
          if unmade.contains(call.line) { return true }
          guard var names = Follower.path(call.callee) else { return true }
          if names.last == "init" {
            callees.insert(call.callee.source)
            names.removeLast()
          }
          guard let last = names.last, lasts.contains(last),
            let type = index.typeMade(by: call, names, from: outer, in: path),
            views.contains(type)
          else { return true }
          found[type, default: []].append(MakingCall(call: call, outer: outer, path: path))
        case .member(let base?, "init", _):
          guard !callees.contains(expression.source),
            let names = Follower.path(base), let last = names.last, lasts.contains(last),
            let type = index.typeName(names.joined(separator: "."), from: outer, in: path)
          else { return true }
          handed.insert(type)
        default: break
        }
        return true
      }
    }
    for (name, entry) in index.types.sorted(by: { $0.key < $1.key })
    where !isForPreviews(name, entry) {
      for function in entry.functions { look(function.body, name, function.path) }
      for property in entry.properties {
        if let getter = property.getter { look(getter, name, property.path) }
        if let value = property.value { look([.expression(value)], name, property.path) }
      }
    }
    for function in index.functions.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      look(function.body, nil, function.path)
    }
    return found.filter { !handed.contains($0.key) }
  }

  private static func isForPreviews(_ name: String, _ entry: CodeIndex.TypeEntry) -> Bool {
    entry.inherits.contains("PreviewProvider")
      || name.split(separator: ".").contains { $0.hasSuffix("Preview") || $0.hasSuffix("Previews") }
  }

  /// What a call says about properties, as far as it stands there.
  private func said(
    by maker: MakingCall, of type: String, _ names: [Property], _ follow: Follower
  ) -> Way {
    let scope = Scope(type: nil, path: maker.path)
    var way: Way = [:]
    for property in names {
      let passed = follow.passed(property.name, by: (maker.call, scope), to: type)
      let value = passed?.expression ?? property.value ?? Self.nothing(property)
      guard let value else { continue }
      let isOptional = property.type?.hasSuffix("?") ?? false
      let said: Expression?
      switch value {
      case .bool, .null, .member(nil, _, _): said = value
      case .text(let pieces, _):
        said = pieces.count == 1 && passed != nil ? value : nil
      case .name(let name) where property.type == "Bool" && passed?.isOutside == true:
        said = flag(name, of: maker.outer, follow).map { .bool($0) }
      case .binary, .other, .member:
        // What hangs on the device alone is known: `isWide: sizeClass == .regular`.
        let source = Follower.withoutBrackets(value.source)
        let holds =
          property.type == "Bool" && passed != nil
          ? Follower.holdsOnDevice(source, isPad: follow.index.isPad) : nil
        said =
          holds.map { .bool($0) }
          ?? (isOptional && passed != nil && !value.mayBeNothing ? .something(property.name) : nil)
      default:
        // Who hands something over where others leave it out means it to be there.
        said =
          isOptional && passed != nil && !value.mayBeNothing ? .something(property.name) : nil
      }
      if let said {
        way[property.name] = Scope.Value(expression: said, scope: scope, type: property.type ?? "")
      }
    }
    return way
  }

  /// What an optional is that nothing is passed for.
  private static func nothing(_ property: Property) -> Expression? {
    !property.isConstant && property.type?.hasSuffix("?") ?? false ? .null : nil
  }

  /// A way in letters, for telling ways apart: of what is handed over, only that it is there.
  private static func spelled(_ way: Way) -> String {
    way.sorted { $0.key < $1.key }.map { name, value in
      name + "=" + value.expression.source
    }.joined(separator: ";")
  }

  /// Whether ways say different things about a property: all of them something, and not all the
  /// same, words aside.
  private static func differ(_ said: [Expression?]) -> Bool {
    let known = said.compactMap { expression -> String? in
      switch expression {
      case .text?, nil: nil
      case let other?: other.source
      }
    }
    return known.count == said.count && Set(known).count > 1
  }
}

extension ViewMakers {
  /// What a way says that another does not, in few words each: `isNew`, `!isNew`, `note`, `no note`.
  private static func words(for way: Way, beside other: Way) -> [String] {
    way.sorted { $0.key < $1.key }.compactMap { name, value -> String? in
      let mine = value.expression
      if let theirs = other[name]?.expression, theirs.source == mine.source { return nil }
      switch mine {
      case .bool(let flag): return flag ? name : "!" + name
      case .null: return "no " + name
      case .call: return name
      case .member(nil, let word, _): return "\(name) == .\(word)"
      default: return nil
      }
    }
  }
}

extension ViewMakers.Made {
  /// How many things are handed over.
  fileprivate var things: Int { way.values.count { $0.expression.isSomething } }
}

extension Expression {
  /// A value of which only its being there is known: `Optional.some(note)`.
  static func something(_ name: String) -> Expression {
    .call(
      Call(
        callee: .member(.name("Optional"), "some", line: 0),
        arguments: [Argument(label: nil, value: .name(name))], line: 0))
  }

  /// Whether it is such a value.
  var isSomething: Bool {
    guard case .call(let call) = self else { return false }
    return Follower.path(call.callee) == ["Optional", "some"]
  }

  /// Whether a value that is handed on may itself be nothing, as far as it stands there.
  fileprivate var mayBeNothing: Bool {
    switch self {
    case .null, .choice, .branches, .binary, .closure, .other: true
    default: false
    }
  }
}
