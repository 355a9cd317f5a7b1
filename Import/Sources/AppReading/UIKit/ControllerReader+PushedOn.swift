internal import AppCode

extension ControllerReader {
  /// A stack that a property of a class holds: `stack` of `stack?.pushViewController(next, animated: true)`.
  struct NamedStack: Hashable {
    var owner: String
    var property: String
  }

  /// The stacks that classes of screens are pushed on.
  struct Pushes {
    /// Those that properties hold, by the class of the screen.
    var named: [String: Set<NamedStack>] = [:]
    /// Classes that some code pushes on another stack than such.
    var others: Set<String> = []
    /// Functions of the app's own that push each class.
    var byOwn: [String: Set<String>] = [:]
    /// Screens that functions of models give, as far as they were asked for.
    var givenByModels: [ModelFunction: [String]] = [:]
    /// Classes that push by such functions.
    var ownPushers: Set<String> = []
  }

  /// Notes the stack that a screen is pushed on, where a property of another class than a screen holds it.
  func notePush(of type: String, by call: Call, _ walk: Walk) {
    guard case .member(let base?, _, _) = call.callee, var path = Follower.path(base) else {
      return
    }
    if path.first == "self" { path.removeFirst() }
    guard path.count == 1, index.types[walk.owner] != nil, !isController(walk.owner) else {
      pushes.others.insert(type)
      return
    }
    pushes.named[type, default: []].insert(NamedStack(owner: walk.owner, property: path[0]))
  }

  /// Whether a class is of a screen whose own bar stands below another that it pushes: no container, page
  /// or child of one, whose bar is another's.
  func isPlainScreen(_ name: String) -> Bool {
    guard drafts[name] != nil, !children.contains(name), !isOnlyPage(name) else { return false }
    let containers: Set = [
      "UITabBarController", "UINavigationController", "UISplitViewController",
      "UIPageViewController",
    ]
    return index.ancestors(name).allSatisfy { !containers.contains($0) }
  }

  /// Gives screens what is known of the stacks that they are pushed on.
  func takePushes() {
    var known: [NamedStack: (made: String, isLarge: Fact<Bool>?, isPlain: Bool)?] = [:]
    func stack(_ name: NamedStack) -> (made: String, isLarge: Fact<Bool>?, isPlain: Bool)? {
      if let found = known[name] { return found }
      let found = self.stack(name)
      known[name] = .some(found)
      return found
    }
    for (type, names) in pushes.named where !pushes.others.contains(type) && stacks[type] == nil {
      guard let draft = drafts[type], draft.screen.prefersLargeTitles == nil else { continue }
      let found = names.map(stack)
      guard let first = found.first, let known = first,
        found.allSatisfy({ $0?.isLarge?.value == known.isLarge?.value && $0 != nil })
      else { continue }
      if let flag = known.isLarge {
        draft.screen.prefersLargeTitles = flag
      } else if found.allSatisfy({ $0?.isPlain ?? false }) {
        draft.screen.isOnPlainStack = true
      }
    }
  }

  /// What a property holds, if it is a stack that its class makes itself, always of the same class.
  func stack(
    _ name: NamedStack
  ) -> (made: String, isLarge: Fact<Bool>?, isPlain: Bool)? {
    var classes: Set<String?> = []
    var made: Fact<Bool>?
    if let value = index.property(name.property, of: name.owner)?.0.value {
      classes.insert(stackClass(made: value))
    }
    for function in index.lineage(name.owner).flatMap(\.functions) {
      let steps = StackSteps(function.body)
      for value in steps.values(of: name.property) { classes.insert(stackClass(made: value)) }
      for (owner, flag, line) in steps.flags
      where owner == name.property || steps.isHeld(owner, by: name.property) {
        made = made ?? Fact(flag, at: Place(function.path, line), .followed)
      }
    }
    guard classes.count == 1, let only = classes.first, let known = only else { return nil }
    let late = largeTitles(ofStack: known, whenLoaded: true)
    let isLarge = late ?? made ?? largeTitles(ofStack: known)
    return (known, isLarge, known == "UINavigationController" || index.typeName(known) != nil)
  }

  /// The class of a stack that an expression makes; nil for anything else.
  private func stackClass(made value: Expression) -> String? {
    guard case .call(let call) = value, let name = call.name else { return nil }
    if name == "UINavigationController" { return name }
    guard let type = index.typeName(name),
      index.ancestors(type).contains("UINavigationController")
    else { return nil }
    return type
  }
}

/// What a function puts into names, and what it says of the large titles of stacks.
private struct StackSteps {
  /// Names of the function's own with their values.
  private var own: [String: Expression] = [:]
  private var assigned: [(name: String, value: Expression)] = []
  private(set) var flags: [(owner: String, flag: Bool, line: Int)] = []

  init(_ body: [Statement]) {
    note(body)
    ExpressionVisitor.visit(body) { expression in
      switch expression {
      case .closure(let closure): note(closure.body)
      case .assign(let place, let value, let line): note(value, at: place, line)
      default: break
      }
      return true
    }
  }

  private mutating func note(_ body: [Statement]) {
    for statement in body {
      switch statement {
      case .binding(let binding): if let value = binding.value { own[binding.name] = value }
      case .branches(let branches): for branch in branches { note(branch.body) }
      case .loop(let inner, _): note(inner)
      default: break
      }
    }
  }

  private mutating func note(_ value: Expression, at place: Expression, _ line: Int) {
    guard var path = Follower.path(place) else { return }
    let isOfSelf = path.first == "self"
    if isOfSelf { path.removeFirst() }
    if path.count == 1, isOfSelf || own[path[0]] == nil { assigned.append((path[0], value)) }
    if path.count == 3, path[1...] == ["navigationBar", "prefersLargeTitles"],
      case .bool(let flag) = value
    {
      flags.append((path[0], flag, line))
    }
  }

  /// What a property of the class gets here.
  func values(of property: String) -> [Expression] {
    assigned.filter { $0.name == property }.compactMap { _, value in
      if case .null = value { return nil }
      if case .name(let name) = value { return own[name] ?? value }
      return value
    }
  }

  /// Whether a name of the function's own is put into a property.
  func isHeld(_ name: String, by property: String) -> Bool {
    assigned.contains { assigned in
      if case .name(name) = assigned.value { return assigned.name == property }
      return false
    }
  }
}
