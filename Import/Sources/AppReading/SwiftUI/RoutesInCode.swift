internal import AppCode

/// What code puts on the stacks of routers, as libraries of coordinators spell it:
/// `state.routes.push(.detail(…))`, `routes = [.root(.list), .sheet(.settings)]`.
struct RoutesInCode {
  /// How a screen comes to its stack.
  enum Kind {
    case root, push, sheet, cover
  }

  /// What code does with one case.
  struct Use {
    var kinds: Set<Kind> = []
    /// Whether what is presented gets a stack of its own.
    var isOnStack = false
    /// Whether the library puts a stack around the routes that begin with it.
    var beginsStack = false
    /// The cases whose screens ask for it, in the order of the code.
    var before: [String] = []
  }

  /// By the types that the code is part of, and by case.
  private var found: [String: [String: Use]] = [:]
  private let index: CodeIndex

  init(_ index: CodeIndex) {
    self.index = index
    for (type, entry) in index.types.sorted(by: { $0.key < $1.key }) {
      for function in entry.functions { look(function.body, of: type, []) }
      for property in entry.properties {
        if let getter = property.getter { look(getter, of: type, []) }
        if let value = property.value { look(value, of: type, []) }
      }
    }
  }

  /// What the code of a coordinator, and of the types in it, does with a case; nil for nothing.
  func uses(_ name: String, by coordinator: String) -> Use? {
    var all: Use?
    for (type, cases) in found.sorted(by: { $0.key < $1.key })
    where type == coordinator || type.hasPrefix(coordinator + ".") {
      guard let use = cases[name] else { continue }
      all = all ?? Use()
      all?.kinds.formUnion(use.kinds)
      if use.isOnStack { all?.isOnStack = true }
      if use.beginsStack { all?.beginsStack = true }
      all?.before += use.before
    }
    return all
  }

  private mutating func look(_ body: [Statement], of type: String, _ before: [String]) {
    for statement in body {
      switch statement {
      case .expression(let value), .result(let value?): look(value, of: type, before)
      case .binding(let binding): if let value = binding.value { look(value, of: type, before) }
      case .branches(let branches):
        for branch in branches {
          let asking = Self.cases(in: branch.condition)
          look(branch.body, of: type, asking.isEmpty ? before : asking)
        }
      case .loop(let inner, _): look(inner, of: type, before)
      case .premise(_, let otherwise): look(otherwise, of: type, before)
      case .function(let function): look(function.body, of: type, before)
      case .result(nil): break
      }
    }
  }

  private mutating func look(_ value: Expression, of type: String, _ before: [String]) {
    var routes: [(kind: Kind, screen: Expression, isOnStack: Bool)] = []
    var bodies: [[Statement]] = []
    ExpressionVisitor.visit(value) { inner in
      switch inner {
      case .closure(let closure): bodies.append(closure.body)
      case .branches(let branches): bodies.append([.branches(branches)])
      case .call(let call):
        if case .member = call.callee, let kind = call.name.flatMap({ Self.kinds[$0] }),
          let screen = call.argument(nil) ?? call.argument("screen")
        {
          let stack = call.argument("embedInNavigationView") ?? call.argument("withNavigation")
          routes.append((kind, screen, stack?.source == "true"))
        }
        return true
      default: return true
      }
      return false
    }
    for (kind, screen, isOnStack) in routes {
      for name in cases(screen, of: type) {
        found[type, default: [:]][name, default: Use()].kinds.insert(kind)
        if isOnStack, [.sheet, .cover].contains(kind) { found[type]?[name]?.isOnStack = true }
        if isOnStack, kind == .root { found[type]?[name]?.beginsStack = true }
        found[type]?[name]?.before += before.filter { $0 != name }
      }
    }
    for body in bodies { look(body, of: type, before) }
  }

  private static let kinds: [String: Kind] = [
    "root": .root, "push": .push, "sheet": .sheet, "presentSheet": .sheet, "cover": .cover,
    "presentCover": .cover,
  ]

  /// The cases that a value may be, also where a function of the type gives it.
  private func cases(_ value: Expression, of type: String, steps: Int = 3) -> [String] {
    if let name = Follower.implicitCase(value) { return [name] }
    switch value {
    case .member(let owner?, let name, _) where Self.isType(owner): return [name]
    case .choice(_, let first, let second):
      return cases(first, of: type, steps: steps) + cases(second, of: type, steps: steps)
    case .call(let call):
      if case .member(let owner?, let name, _) = call.callee, Self.isType(owner) { return [name] }
      guard steps > 0, let name = call.name,
        let (function, _) = index.function(name, of: type, for: call)
      else { return [] }
      return function.body.flatMap { step -> [String] in
        switch step {
        case .result(let given?), .expression(let given):
          cases(given, of: type, steps: steps - 1)
        default: []
        }
      }
    default: return []
    }
  }

  private static func isType(_ owner: Expression) -> Bool {
    Follower.path(owner)?.last?.first?.isUppercase ?? false
  }

  /// The cases of the screens whose actions a pattern stands for:
  /// `.routeAction(_, action: .list(.tapped))`.
  private static func cases(in condition: String) -> [String] {
    let mark = "routeAction("
    var found: [String] = []
    var rest = condition[...]
    while let start = rest.firstRange(of: mark) {
      rest = rest[start.upperBound...]
      var depth = 1
      let inside = rest.prefix { letter in
        if letter == "(" { depth += 1 }
        if letter == ")" { depth -= 1 }
        return depth > 0
      }
      rest = rest[inside.endIndex...]
      // What is in turn the action of a screen's own is that screen's.
      let action = inside.drop { $0 != "," }.drop { $0 != "." }.dropFirst()
      let name = action.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { found.append(String(name)) }
    }
    return found
  }
}
