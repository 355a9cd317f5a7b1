internal import AppCode

/// Functions of an app's own that show the screen which is made for a case of one value, in the way
/// that a case of another says: `open(.settings, by: .push)`.
struct CaseRouters {
  /// How a screen is shown.
  enum Way {
    case pushed, alone
    /// Presented as the first on a stack that is made for it.
    case onStack
  }

  /// Where code shows the screen of a case.
  struct Opening {
    /// The class of the screen.
    var type: String
    var way: Way
    /// Whether it leaves nothing of the screen before it.
    var isCover: Bool
    /// The type whose code does so, and the function of it.
    var owner: String
    var function: String
  }

  /// A parameter that is given a case of an enumeration.
  struct Given: Equatable {
    var label: String?
    var name: String
    var type: String
  }

  /// A function that shows a screen.
  struct Router {
    /// What it shows.
    var page: Given
    /// How it does; nil for one that always does the same.
    var manner: Given?
    /// The ways by the name of the case; under an empty name what it always does.
    var ways: [String: Set<Way>]
  }

  let index: CodeIndex
  private let isController: (String) -> Bool
  /// The last parts of the names of enumerations.
  private let enumerations: Set<String>
  /// The class that is made for each case, by the enumeration.
  var made: [String: [String: String]] = [:]
  var routers: [String: [Router]] = [:]
  var openings: [Opening] = []

  /// How many functions may hand on to each other what they show.
  private static let steps = 4

  init(_ index: CodeIndex, isController: @escaping (String) -> Bool) {
    (self.index, self.isController) = (index, isController)
    let types = index.types.keys.sorted()
    enumerations = Set(types.filter { index.types[$0]?.kind == .enumeration }.map(Self.short))
    for type in types {
      for function in index.types[type]?.functions ?? [] { noteMade(function, of: type) }
    }
    guard !made.isEmpty else { return }
    let handing = types.flatMap { type in
      (index.types[type]?.functions ?? []).filter { function in
        given(function, of: type).contains { made[$0.type] != nil }
      }.map { ($0, type) }
    }
    for _ in 0..<Self.steps {
      let known = routers
      routers = [:]
      for (function, type) in handing { noteRouter(function, of: type, known) }
      if routers.mapValues(\.count) == known.mapValues(\.count) { break }
    }
    guard !routers.isEmpty else { return }
    for type in types {
      guard let entry = index.types[type], entry.kind != nil, entry.kind != .protocol else {
        continue
      }
      for function in entry.functions { noteOpenings(function.body, type, function.name) }
      for property in entry.properties {
        if let getter = property.getter { noteOpenings(getter, type, property.name) }
        if let value = property.value { noteOpenings([.expression(value)], type, property.name) }
      }
    }
  }

  private mutating func noteMade(_ function: Function, of owner: String) {
    for given in self.given(function, of: owner) {
      for branch in Self.branches(over: given.name, in: function.body) {
        var types: Set<String> = []
        ExpressionVisitor.visit(branch.body) { expression in
          if case .call(let call) = expression, case .name(let name) = call.callee,
            name.first?.isUppercase ?? false,
            let type = index.typeName(name, from: owner, in: function.path), isController(type)
          {
            types.insert(type)
          }
          return true
        }
        // Of several nobody can tell which one is shown.
        guard types.count == 1, let type = types.first else { continue }
        for name in branch.cases where !name.isEmpty {
          made[given.type, default: [:]][name] = made[given.type]?[name] ?? type
        }
      }
    }
  }

  /// The parameters of a function that are given a case.
  private func given(_ function: Function, of owner: String) -> [Given] {
    function.parameters.compactMap { parameter in
      let bare = parameter.type.filter { !"?! ".contains($0) }
      guard enumerations.contains(Self.short(bare)),
        let type = index.typeName(bare, from: owner, in: function.path),
        index.types[type]?.kind == .enumeration
      else { return nil }
      return Given(label: parameter.label, name: parameter.name, type: type)
    }
  }

  private static func short(_ name: String) -> String {
    TwinTypes.spelled(name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// The branches of a body that ask for the case of a value.
  private static func branches(over name: String, in body: [Statement]) -> [Branch] {
    var found: [Branch] = []
    func look(_ branches: [Branch]) {
      for branch in branches {
        if case .name(name)? = branch.subject { found.append(branch) } else { look(branch.body) }
      }
    }
    func look(_ body: [Statement]) {
      for statement in body {
        switch statement {
        case .branches(let branches), .expression(.branches(let branches)),
          .result(.branches(let branches)?):
          look(branches)
        case .binding(let binding):
          if case .branches(let branches)? = binding.value { look(branches) }
        default: break
        }
      }
    }
    look(body)
    return found
  }

  private mutating func noteRouter(
    _ function: Function, of owner: String, _ known: [String: [Router]]
  ) {
    let all = given(function, of: owner)
    guard let page = all.first(where: { made[$0.type] != nil }) else { return }
    let manners = all.filter { $0 != page }
    var router = Router(page: page, manner: manners.first, ways: [:])
    // What a name of the function's own is for each case of how it is shown.
    var handed: [String: [String: String]] = [:]
    if let manner = router.manner {
      for branch in Self.branches(over: manner.name, in: function.body) {
        let ways = ways(in: branch.body, owner, function.path)
        for name in branch.cases {
          if !ways.isEmpty { router.ways[name, default: []].formUnion(ways) }
          for case .expression(.assign(.name(let own), let value, _)) in branch.body {
            handed[own, default: [:]][name] = Follower.implicitCase(value)
          }
        }
      }
    }
    ExpressionVisitor.visit(function.body) { expression in
      guard case .call(let call) = expression, let name = call.name else { return true }
      for inner in known[name] ?? [] {
        guard case .name(page.name)? = call.argument(inner.page.label),
          inner.page.type == page.type
        else { continue }
        guard let manner = inner.manner else {
          router.ways["", default: []].formUnion(inner.ways[""] ?? [])
          continue
        }
        guard let value = call.argument(manner.label) else { continue }
        if let name = Follower.implicitCase(value) {
          router.ways["", default: []].formUnion(inner.ways[name] ?? [])
        } else if case .name(let name) = value {
          if name == router.manner?.name {
            router.ways.merge(inner.ways) { $0.union($1) }
          }
          for (from, to) in handed[name] ?? [:] {
            router.ways[from, default: []].formUnion(inner.ways[to] ?? [])
          }
        }
      }
      return true
    }
    if !router.ways.isEmpty { routers[function.name, default: []].append(router) }
  }

  /// How steps show a screen.
  private func ways(in body: [Statement], _ owner: String, _ path: String) -> Set<Way> {
    var calls: [Call] = []
    ExpressionVisitor.visit(body) { expression in
      if case .call(let call) = expression { calls.append(call) }
      return true
    }
    let makesStack = calls.contains { call in
      call.argument("rootViewController") != nil
        || call.name.flatMap { index.typeName($0, from: owner, in: path) }
          .map { index.ancestors($0).contains("UINavigationController") } ?? false
    }
    return calls.reduce(into: []) { ways, call in
      switch call.name {
      case "pushViewController": ways.insert(.pushed)
      case "show" where call.argument("sender") != nil: ways.insert(makesStack ? .onStack : .pushed)
      case "present" where call.argument(nil) != nil: ways.insert(makesStack ? .onStack : .alone)
      default: break
      }
    }
  }
}
