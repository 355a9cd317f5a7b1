internal import AppCode

extension ControllerReader {
  /// Notes which screens a push, a presentation or a screen around them leads to.
  func presented(_ call: Call, _ walk: Walk) {
    notePages(call, walk)
    noteShownOfUIKit(call, walk)
    noteFirst(call, walk)
    noteSet(call, walk)
    noteTabs(call, walk)
    notePut(call, walk)
    switch call.name {
    case let name? where name == "pushViewController" && isOwnPush(call):
      notePush(byOwn: name, call, walk)
    case "pushViewController", "show":
      for (first, inside) in choices(call.argument(nil), walk) {
        guard let type = controller(first, inside) ?? screen(returnedBy: first, walk) else {
          for type in screens(givenByModel: first, walk) where type != walk.owner {
            noteBack(of: type, walk)
            if walk.asker == nil { note(type, from: walk.owner, isSheet: false) }
            notePush(of: type, by: call, walk)
          }
          continue
        }
        guard !pushesOnOwnContainer(type, by: call, walk), !noteFirst(onEmptied: type, call, walk)
        else { continue }
        noteBack(of: type, walk)
        if walk.asker == nil {
          note(type, from: walk.owner, isSheet: false, on: heldStack(call, walk))
          if type != walk.owner, !walk.isStackReplaced {
            askedPushes[type, default: []].insert(asked(by: inside))
          }
        }
        if inside.function != walk.function {
          ownStacks.ofCases[type, default: []].insert(walk.owner)
        }
        notePush(of: type, by: call, walk)
        notePushOnOwnStack(of: type, by: call, walk)
        // What makes one of several may be asked for it by who presents it, too.
        if call.name == "pushViewController", type != walk.owner, inside.function == walk.function {
          pushers[type, default: []].insert(walk.owner)
        }
      }
    case "showDetailViewController": noteDetail(call, walk)
    case "present":
      for (first, inside) in stacksAskedFor(call.argument(nil), walk)
        ?? call.argument(nil).map({ [($0, walk)] }) ?? []
      {
        guard let type = controller(first, inside) else { continue }
        if parents[type] == nil, covers(first, type, walk) { covers.insert(type) }
        note(type, from: walk.owner, isSheet: true)
        presentedClasses.insert(type)
        let place = "present \(type) \(walk.scope.path):\(call.line)"
        if makingPlaces.insert(place).inserted {
          presentations[type, default: 0] += 1
          if isAsMade(call, type, walk) { presentationsAsMade[type, default: 0] += 1 }
        }
      }
    case let name? where name.hasPrefix("present") && !name.contains("Nav"):
      if let first = call.argument(nil), let type = controller(first, walk),
        follow.function(call, in: walk.scope) == nil
      {
        presentedByLibraries.insert(type)
      }
    case "addChild", "addChildViewController":
      if let first = call.argument(nil) {
        let given = made(by: first, walk) + [controller(first, walk)].compactMap(\.self)
        for type in given.isEmpty ? kept(by: first, walk) : given where type != walk.owner {
          children.insert(type)
          containers[type, default: []].insert(walk.owner)
        }
      }
    case "addSubview", "insertSubview": notePart(call, walk)
    case "UISearchController":
      // What is found shows under the bar of the screen that looks for it.
      if let results = call.argument("searchResultsController"),
        let type = controller(results, walk), type != walk.owner
      {
        children.insert(type)
        resultScreens[type, default: 0] += 1
      }
    case let name? where ownPushes[name] != nil: notePush(byOwn: name, call, walk)
    default: break
    }
  }

  /// Whether a call is of a function of the app's own that is called as UIKit's and pushes what it is given
  /// under a name: `Router.pushViewController(vc: next)`.
  private func isOwnPush(_ call: Call) -> Bool {
    guard let name = call.name, let label = ownPushes[name], let label else { return false }
    return call.argument(nil) == nil && call.argument(label) != nil
  }

  /// What a value may be where a condition chooses one of two, also behind a name, or a function makes
  /// one for each case that it is given: the value itself where none does.
  ///
  /// - Parameter steps: how many names that stand for others are followed yet.
  func choices(_ value: Expression?, _ walk: Walk, steps: Int = 8) -> [(Expression, Walk)] {
    guard let value, steps > 0 else { return [] }
    switch value {
    case .choice(_, let first, let second):
      return choices(first, walk, steps: steps) + choices(second, walk, steps: steps)
    case .name(let name):
      guard let given = walk.scope.value(name) else { return [(value, walk)] }
      let inside = walk.inside(given.scope)
      if !given.others.isEmpty {
        let first = Scope.Value(expression: given.expression, scope: given.scope)
        return ([first] + given.others).map { ($0.expression, walk.inside($0.scope)) }
      }
      switch given.expression {
      // A name for another, `if let next = next`, or for itself in a branch: `next = isNew ? next : page`.
      case .name, .choice: return choices(given.expression, inside, steps: steps - 1)
      case .branches(let branches):
        return branches.flatMap { branch -> [(Expression, Walk)] in
          switch branch.body.last {
          case .expression(let value)?, .result(let value?)?:
            choices(value, inside, steps: steps - 1)
          default: []
          }
        }
      case .call(let call): return ends(of: call, inside) ?? [(value, walk)]
      default: return [(value, walk)]
      }
    case .call(let call): return ends(of: call, walk) ?? [(value, walk)]
    default: return [(value, walk)]
    }
  }

  /// What a function of the app's own gives for each case of a value that it is given; nil for any other
  /// call: `page(for: route)`.
  private func ends(of call: Call, _ walk: Walk) -> [(Expression, Walk)]? {
    defer { follow.fuel.refill() }
    guard let (function, scope) = follow.function(call, in: walk.scope), let owner = scope.type,
      function.body.contains(where: { step in
        switch step {
        case .branches(let branches), .expression(.branches(let branches)),
          .result(.branches(let branches)?):
          branches.contains { branch in
            branch.subject.flatMap(Follower.path).map { path in
              // Also by what is asked of it: `switch route.kind`.
              path.count < 3 && function.parameters.contains { $0.name == path[0] }
            } ?? false
          }
        default: false
        }
      })
    else { return nil }
    let ends = follow.outcomes(function.body, in: scope)
    guard ends.count > 1 else { return nil }
    return ends.map { end in
      var inside = walk.inside(end.scope)
      (inside.owner, inside.function, inside.condition) = (owner, function.name, end.condition)
      return (end.expression, inside)
    }
  }

  /// Whether what is presented here covers the screen whole, as whoever presents it says of it, or
  /// its class as it is made.
  private func covers(_ shown: Expression, _ type: String, _ walk: Walk) -> Bool {
    func isCover(_ style: Expression) -> Bool {
      let name = Follower.path(style)?.last ?? Follower.implicitCase(style)
      return name.map { Screen.Presentation(style: $0) } == .cover
    }
    if let name = Follower.path(shown)?.last,
      let style = walk.scope.settings(of: name).last(where: {
        $0.property == "modalPresentationStyle"
      })
    {
      return isCover(style.value.expression)
    }
    for entry in index.lineage(type) where entry.kind == .class {
      for function in entry.functions where ["init", "viewDidLoad"].contains(function.name) {
        for case .expression(.assign(let place, let style, _)) in function.body
        where Follower.path(place)?.filter({ $0 != "self" }) == ["modalPresentationStyle"] {
          return roots.contains(type) ? false : isCover(style)
        }
      }
    }
    return false
  }

  /// Whether a call of UIKit's presents a controller as its initializer makes it, on no stack.
  private func isAsMade(_ call: Call, _ type: String, _ walk: Walk) -> Bool {
    guard call.argument("animated") != nil, var shown = call.argument(nil) else { return false }
    if case .name(let name) = shown, let value = walk.scope.value(name) { shown = value.expression }
    guard case .call(let making) = shown else { return false }
    return Follower.path(making.callee)?.last == type.split(separator: ".").last.map(String.init)
  }

  /// Whether a screen only ever comes over others without a stack of its own, and says nothing of a
  /// bar but a title, which stands in it somewhere else then.
  func isBareSheet(_ name: String, _ draft: ControllerDraft) -> Bool {
    if presentedAlone.contains(name) { return true }
    guard presentedClasses.contains(name), !pushed.contains(name), !roots.contains(name),
      !segueDestinations.contains(name), !index.ancestors(name).contains("UIHostingController")
    else { return false }
    let screen = draft.screen
    // What a base class gives all its heirs' bars nobody sees where this one is presented as it is made.
    if makings[name] == 1, presentationsAsMade[name] == 1, !speaksOfBarItself(name) { return true }
    return draft.sets.isEmpty && screen.search == nil && screen.titleView == nil
      && screen.titleMode == nil && screen.prefersLargeTitles == nil
      && screen.isBarHidden == nil && screen.prompt == nil && !draft.isTitleOfItem
  }

  /// Whether a screen only ever stands inside of another, whose bar is the one that is there.
  func isOnlyChild(_ name: String) -> Bool {
    children.contains(name) && parents[name] == nil && !roots.contains(name)
      && !pushed.contains(name)
      // What prepares for a segue does so for one that puts the screen into a view too.
      && (embedded.contains(name) || !segueDestinations.contains(name))
      && makings[name, default: 0] - resultScreens[name, default: 0] < 2
  }

  /// Whether nothing in the app makes, shows or even names a class but those that inherit from it.
  func isNeverMade(_ name: String) -> Bool {
    guard makings[name] == nil else { return false }
    // What is shown as one of it is an heir then, where code makes one.
    let isShownByHeirs = (index.heirs[name] ?? []).contains { makings[$0] != nil }
    guard isShownByHeirs || parents[name] == nil && !roots.contains(name) else { return false }
    return !namedTypes.contains(name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// Whether a class is an alert of the app's own, whose title stands in it rather than in a bar: it
  /// is called one, has no button in a bar, is never put on a stack, and no segue leads to it.
  func isAlert(_ name: String, _ draft: ControllerDraft) -> Bool {
    guard draft.sets.allSatisfy(\.items.isEmpty), draft.screen.search == nil,
      !segueDestinations.contains(name), parents[name]?.isSheet != false, !roots.contains(name)
    else { return false }
    // A protocol says what a class can do, not what it is.
    let classes = index.ancestors(name).filter { ancestor in
      index.typeName(ancestor).flatMap { index.types[$0]?.kind } != .protocol
    }
    return ([name] + classes).contains { type in
      let last = type.split(separator: ".").last ?? ""
      let isFirstWord = last.hasPrefix("Alert") && last.dropFirst(5).first?.isUppercase ?? true
      return isFirstWord || last.hasSuffix("AlertController")
        || last.hasSuffix("AlertViewController")
    }
  }

  /// Notes that a class shows a screen.
  ///
  /// - Parameter stack: what stands for the stack that it is pushed on; nil where nothing is known of it.
  func note(_ type: String, from owner: String, isSheet: Bool, on stack: String? = nil) {
    if type != owner, !isSheet { pushed.insert(type) }
    guard type != owner else { return }
    if !isSheet { quietStacks.shownFrom[type, default: []].insert(stack ?? owner) }
    if !(openers[type] ?? []).contains(where: { $0.parent == owner }) {
      openers[type, default: []].append((owner, isSheet))
    }
    if let known = parents[type] {
      if known.parent != owner { shownBySeveral.insert(type) }
    } else {
      parents[type] = (owner, isSheet)
    }
  }
}
