internal import AppCode

/// What stacks of the app's own do with the screen that is first on them, such as giving it a Done
/// button where whoever makes the stack asks for that.
extension ControllerReader {
  /// A stack whose own code is walked for its first screen.
  struct MadeStack {
    /// The call that makes it.
    var mark: String
    /// The function that makes it.
    var caller: ControllerDraft.Caller
  }

  /// Walks what a stack of the app's own does with its first screen once it is shown.
  ///
  /// - Parameters:
  ///   - call: what makes it.
  ///   - scope: where that stands.
  ///   - name: the name of the stack, for what is set on it; nil for none.
  func walkFirst(onStackMadeBy call: Call, in scope: Scope, named name: String?, _ walk: Walk) {
    guard walk.stack == nil, let made = call.name, made != "UINavigationController",
      let type = index.typeName(made, from: scope.type, in: scope.path),
      index.ancestors(type).contains("UINavigationController"),
      let steps = stepsWithItems(ofStack: type, madeBy: call), !steps.isEmpty
    else { return }
    var outside = walk
    outside.scope = scope
    guard let root = self.first(on: call, scope), let screen = controller(root, outside),
      let draft = drafts[screen] ?? self.made(screen)
    else { return }
    var first = Scope.Value(expression: root, scope: scope)
    if case .name(let name) = root, let value = scope.value(name) { first = value }
    let mark = "\(type) \(scope.path):\(call.line)"
    guard name != nil || makingPlaces.insert("first " + mark).inserted else { return }
    // What is set on the stack after it was made counts as well.
    draft.sets.removeAll { $0.stack == mark }
    let members = Scope(type: type, path: scope.path)
    bindFlags(of: type, madeBy: call, outside, named: name, walk, in: members)
    let shown = Expression.call(
      Call(
        callee: .member(.name("Optional"), "some", line: call.line),
        arguments: [Argument(label: nil, value: first.expression)], line: call.line))
    for name in Self.namesOfFirst {
      members.setMember(
        name, Scope.Value(expression: shown, scope: first.scope, type: "UIViewController"))
    }
    for (function, owner) in steps {
      let inside = Scope(type: type, path: function.path)
      inside.owner = owner
      inside.takeMembers(of: members)
      if function.name == "init" {
        // What it does with the screen that it is handed is known from its call.
        var others = call
        others.arguments.removeAll { $0.value.source == root.source }
        inside.bind(function, to: others, from: scope)
      }
      self.walk(
        function.body,
        Walk(
          draft: ControllerDraft(type, at: Place(function.path, function.line)), scope: inside,
          owner: type, function: function.name, generation: 5,
          path: ["\(function.path):\(function.line)"], isMaker: true,
          stack: MadeStack(
            mark: mark,
            caller: ControllerDraft.Caller(owner: walk.owner, function: walk.function))))
    }
  }

  /// Walks a stack again that a property is set on: `stack.showsDone = true`.
  func stackGets(_ property: String, on name: String, _ walk: Walk) {
    guard walk.stack == nil, let value = walk.scope.value(name),
      case .call(let call) = value.expression, let made = call.name,
      let type = index.typeName(made, from: value.scope.type, in: value.scope.path),
      let flag = index.property(property, of: type)?.0, Self.isFlag(flag)
    else { return }
    walkFirst(onStackMadeBy: call, in: value.scope, named: name, walk)
  }

  /// What a stack's own code calls its first screen while that is the only one.
  private static let namesOfFirst = [
    "topViewController", "visibleViewController", "viewControllers.first",
    "viewControllers.firstObject", "viewControllers.last", "children.first",
  ]

  /// Names of the first screen as one name, where the code of a stack is walked.
  static func joinedFirst(_ names: [String], _ walk: Walk) -> [String] {
    guard walk.stack != nil, names.count > 2,
      namesOfFirst.contains(names[0] + "." + names[1])
    else { return names }
    return ["topViewController"] + names.dropFirst(2)
  }

  /// The initializer of a stack that a call means, and the functions that the system calls as it is shown,
  /// where its code puts something into an item of a screen; nil for a class without any.
  private func stepsWithItems(
    ofStack type: String, madeBy call: Call
  ) -> [(Function, String)]? {
    guard let shown = stepsWithItems(ofStack: type) else { return nil }
    guard let (maker, owner) = index.function("init", of: type, for: call) else { return shown }
    return [(maker, owner)] + shown
  }

  /// The functions that the system calls as a stack is shown; nil where its code puts nothing into an item.
  private func stepsWithItems(ofStack type: String) -> [(Function, String)]? {
    if let known = stepsOfStacks[type] { return known }
    let lineage = index.lineage(type).filter { $0.kind == .class }
    var setsItems = false
    for function in lineage.flatMap(\.functions) where !setsItems {
      ExpressionVisitor.visit(function.body) { expression in
        if case .assign(let place, _, _) = expression,
          Follower.path(place)?.dropLast().last == "navigationItem"
        {
          setsItems = true
        }
        return !setsItems
      }
    }
    var steps: [(Function, String)]?
    if setsItems {
      steps = []
      for name in ["viewDidLoad", "viewWillAppear", "viewDidAppear"] {
        for entry in lineage.reversed() {
          steps?.append(
            contentsOf: entry.functions.filter { $0.name == name }.map {
              ($0, CodeIndex.withoutGenerics(entry.parts[0].name))
            })
        }
      }
    }
    stepsOfStacks[type] = .some(steps)
    return steps
  }

  /// What a call puts first on the stack that it makes: by UIKit's label, or by what the initializer of
  /// the app's own class hands on.
  func first(on call: Call, _ scope: Scope) -> Expression? {
    if let root = call.argument("rootViewController") { return root }
    guard let name = call.name, name.first?.isUppercase ?? false, !call.arguments.isEmpty,
      let type = index.typeName(name, from: scope.type, in: scope.path),
      index.types[type]?.kind == .class, index.ancestors(type).contains("UINavigationController"),
      let (maker, _) = index.function("init", of: type, for: call),
      case .name(let handed)? = Self.handedOn(by: maker)?.argument("rootViewController"),
      let parameter = maker.parameters.first(where: { $0.name == handed })
    else { return nil }
    return call.argument(parameter.label)
  }

  /// The call of another initializer that an initializer makes in any case; nil for none.
  private static func handedOn(by maker: Function) -> Call? {
    for case .expression(.call(let call)) in maker.body {
      if case .member(.name(let owner)?, "init", _) = call.callee,
        ["super", "self"].contains(owner)
      {
        return call
      }
    }
    return nil
  }

  private static func isFlag(_ property: Property) -> Bool {
    guard property.getter == nil, !property.isStatic else { return false }
    if case .bool? = property.value { return true }
    return ["Bool", "BOOL", "bool"].contains(property.type)
  }

  /// Gives the flags of a stack what they start as, what the call passes that makes it, and what is set
  /// on it since.
  private func bindFlags(
    of type: String, madeBy call: Call, _ outside: Walk, named name: String?, _ walk: Walk,
    in members: Scope
  ) {
    let set = name.map { walk.scope.settings(of: $0) } ?? []
    for property in index.lineage(type).flatMap(\.properties)
    where Self.isFlag(property) {
      var value = follow.passed(property.name, by: (call, outside.scope), to: type)
      if let last = set.last(where: { $0.property == property.name }) { value = last.value }
      if value == nil, case .bool? = property.value, let start = property.value {
        value = Scope.Value(expression: start, scope: members)
      }
      // What Objective-C makes starts as nothing.
      if value == nil, [".h", ".m", ".mm"].contains(where: property.path.hasSuffix) {
        value = Scope.Value(expression: .bool(false), scope: members)
      }
      guard var value else { continue }
      value.type = "Bool"
      members.setMember(property.name, value)
      members.setMember("_" + property.name, value)
    }
  }
}
