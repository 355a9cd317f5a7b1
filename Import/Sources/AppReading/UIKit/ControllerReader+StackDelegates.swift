internal import AppCode

extension ControllerReader {
  /// Notes the screen that is put first on a stack by its list: `stack.viewControllers = [list]`.
  func noteFirst(_ value: Expression, of names: [String], _ walk: Walk) {
    guard names.count == 2, names[1] == "viewControllers", case .list(let list) = value,
      let first = list.first, let type = screen(first, walk), isController(type),
      let made = walk.scope.value(names[0]) ?? follow.target(.name(names[0]), in: walk.scope),
      case .call(let call) = made.expression, let name = call.name, isStackClass(name)
    else { return }
    roots.insert(type)
    ownStacks.makers[type, default: []].insert(walk.owner)
    ownStacks.roots["\(made.scope.path):\(call.line)", default: []].insert(type)
    stacks[type, default: []].insert(name)
    noteListed(type, on: names[0], walk)
  }

  /// The class of the screen that an expression makes, also by a function that ends in only one way.
  private func screen(_ expression: Expression, _ walk: Walk) -> String? {
    if let known = controller(expression, walk) { return known }
    let value =
      walk.scope.value(expression.source)
      ?? Scope.Value(expression: expression, scope: walk.scope)
    guard case .call(let call) = value.expression,
      let (function, scope) = follow.function(call, in: value.scope)
    else { return nil }
    let ends = follow.outcomes(function.body, in: scope)
    return ends.count == 1 ? controller(ends[0].expression, walk.inside(ends[0].scope)) : nil
  }

  private func isStackClass(_ name: String) -> Bool {
    name == "UINavigationController"
      || index.typeName(name).map { index.ancestors($0).contains("UINavigationController") }
        ?? false
  }

  /// Gives screens that are pushed the display mode that the stack's delegate gives all but the first,
  /// in `navigationController(_:willShow:animated:)`.
  ///
  /// That holds where no stack has large titles but those of classes that do so: on any other, titles are
  /// small anyway.
  func takeStackDelegates() {
    let classes = index.types.keys.sorted().filter {
      index.types[$0]?.kind == .class && isStackClass($0)
    }
    let large = classes.filter { type in
      // What a class inherits of it, its base class says.
      largeTitles(ofStack: type)?.value == true
    }
    let modes = large.compactMap(modeOfPushed)
    guard let mode = modes.first, modes.count == large.count,
      modes.allSatisfy({ $0.mode == mode.mode && $0.asked == mode.asked }),
      drafts.values.allSatisfy({ draft in
        // A screen that says so itself has large titles on a stack of another class.
        guard let flag = draft.screen.prefersLargeTitles, flag.value else { return true }
        return large.contains {
          index.types[$0]?.parts.contains { $0.path == flag.place.path } ?? false
        }
      })
    else { return }
    for name in pushed.sorted() {
      guard let draft = drafts[name], draft.screen.titleMode == nil, parents[name]?.isSheet != true
      else { continue }
      let own = mode.asked.flatMap { self.mode(of: $0, for: name) }
      guard let value = own ?? (mode.asked == nil ? mode.mode : nil) else { continue }
      draft.screen.titleMode = Fact(value, at: mode.place, .followed)
    }
  }

  /// What a delegate says of the screens that are pushed.
  private struct PushedMode {
    /// The mode that all get; nil where a function of each of them says it.
    var mode: Screen.TitleMode?
    /// That function.
    var asked: String?
    var place: Place
  }

  private func modeOfPushed(on stack: String) -> PushedMode? {
    for function in index.lineage(stack).flatMap(\.functions)
    where function.name == "navigationController" && function.parameters.count == 3
      && function.parameters[1].label == "willShow"
    {
      let (bar, shown) = (function.parameters[0].name, function.parameters[1].name)
      for case .branches(let branches) in function.body {
        guard let branch = branches.first(where: { Self.isForPushed($0, of: branches, on: bar) })
        else { continue }
        for case .expression(.assign(let place, let value, let line)) in branch.body {
          guard Follower.path(place) == [shown, "navigationItem", "largeTitleDisplayMode"] else {
            continue
          }
          let place = Place(function.path, line)
          if case .call(let call) = value, call.arguments.isEmpty,
            case .member(.name(shown)?, let name, _) = call.callee
          {
            return PushedMode(asked: name, place: place)
          }
          return Self.mode(value).map { PushedMode(mode: $0, place: place) }
        }
      }
    }
    return nil
  }

  /// Whether a branch is the one for screens that are not the first on a stack.
  private static func isForPushed(
    _ branch: Branch, of branches: [Branch], on bar: String
  ) -> Bool {
    let list = bar + ".viewControllers.count "
    if [list + "> 1", list + ">= 2", list + "!= 1"].contains(branch.condition) { return true }
    return branches.count == 2 && branch.condition == "else"
      && [list + "== 1", list + "<= 1", list + "< 2"].contains(branches[0].condition)
  }

  private static func mode(_ value: Expression) -> Screen.TitleMode? {
    guard case .member(_, let name, _) = value else { return nil }
    return switch name {
    case "never": .inline
    case "always": .large
    case "automatic": .automatic
    default: nil
    }
  }

  /// The mode that a function of a screen, or one that the app adds to all, answers in the only way that
  /// it ends.
  private func mode(of function: String, for type: String) -> Screen.TitleMode? {
    let call = Call(callee: .name(function), arguments: [], line: 0)
    guard let (found, owner) = index.function(function, of: type, for: call) else { return nil }
    let scope = Scope(type: type, path: found.path)
    scope.owner = owner
    follow.fuel.fill(at: Place(found.path, found.line))
    let ends = follow.outcomes(found.body, in: scope)
    return ends.count == 1 ? Self.mode(ends[0].expression) : nil
  }
}
