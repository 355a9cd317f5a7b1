internal import AppCode

/// Screens that stand in a controller of pages, whose bar is that of the controller.
extension ControllerReader {
  /// Notes what a call puts into a controller of pages: those are set with a direction.
  func notePages(_ call: Call, _ walk: Walk) {
    guard call.name == "setViewControllers", call.argument("direction") != nil,
      case .list(let list)? = call.arguments.first?.value
    else { return }
    let isOwn = [["setViewControllers"], ["self", "setViewControllers"]].contains(
      Follower.path(call.callee))
    for page in list {
      if let type = controller(page, walk), type != walk.owner {
        pages.insert(type)
        if isOwn { containers[type, default: []].insert(walk.owner) }
      }
      if let path = Follower.path(page)?.filter({ $0 != "self" }), path.count == 1 {
        heldPages.insert("\(walk.owner).\(path[0])")
      }
      for type in made(by: page, walk) where type != walk.owner { pages.insert(type) }
    }
  }

  /// The classes of the screens that a function of the class's own may give, also by a name.
  func made(by page: Expression, _ walk: Walk) -> [String] {
    if case .name(let name) = page, let value = walk.scope.value(name),
      case .call = value.expression
    {
      return made(by: value.expression, walk.inside(value.scope))
    }
    guard case .call(let call) = page,
      let (function, inside) = follow.function(call, in: walk.scope)
    else { return [] }
    return follow.outcomes(function.body, in: inside).prefix(12).flatMap { outcome in
      var walk = walk
      walk.scope = outcome.scope
      return Self.given(outcome.expression, by: function.body).prefix(12).compactMap { value in
        controller(value, walk) ?? follow.instance(value, in: walk.scope)?.type
      }
    }
  }

  /// What the steps of a function give the name that it ends with; that itself for anything else.
  private static func given(_ end: Expression, by body: [Statement]) -> [Expression] {
    guard case .name(let name) = end else { return [end] }
    var given: [Expression] = []
    ExpressionVisitor.visit(body) { expression in
      if case .assign(.name(name), let value, _) = expression { given.append(value) }
      return true
    }
    return given.isEmpty ? [end] : given
  }

  /// Notes the property that a screen is kept in which a call makes.
  func noteKeeping(_ value: Expression, in place: Expression, _ walk: Walk) {
    noteTabs(value, in: place, walk)
    guard case .call(let call) = value, !walk.isMaker,
      let path = Follower.path(place)?.filter({ $0 != "self" }), path.count == 1
    else { return }
    keptIn["\(walk.scope.path):\(call.line)"] = "\(walk.owner).\(path[0])"
  }

  /// Whether a call makes a screen that only stands in a controller of pages.
  func makesPage(_ maker: Maker) -> Bool {
    keptIn["\(maker.scope.path):\(maker.call.line)"].map(heldPages.contains) ?? false
  }

  /// Notes what the functions that give a controller its next pages take a page for.
  func readPages() {
    for (type, entry) in index.types {
      if isController(type) {
        for function in entry.functions { readPages(askedForBy: function, of: type) }
        if isStripOfPages(type) {
          // What it is generic in may be the model that has them.
          let models = entry.inherits.filter { $0.contains("<") }.flatMap(\.nameWords)
            .compactMap { index.typeName(String($0), from: type) }
          for owner in Set(models + [type]) {
            for function in index.types[owner]?.functions ?? [] {
              readPages(givenBy: function, of: owner, to: type)
            }
          }
        }
      }
      for function in entry.functions
      where function.name == "pageViewController"
        && function.parameters.contains(where: {
          ["viewControllerBefore", "viewControllerAfter"].contains($0.label)
        })
      {
        ExpressionVisitor.visit(function.body) { expression in
          if case .cast(.name(let name), let type) = expression,
            function.parameters.contains(where: { $0.name == name }),
            let page = index.typeName(type), isController(page)
          {
            pages.insert(page)
          }
          return true
        }
      }
    }
  }

  /// Notes the screens that a controller of pages of a library's gets as it asks for them all.
  ///
  /// XLPagerTabStrip: `viewControllers(for:)`; its strip has words of its own for them.
  private func readPages(askedForBy function: Function, of type: String) {
    guard function.name == "viewControllers", function.parameters.count == 1,
      function.parameters[0].label == "for", function.parameters[0].type.contains("PagerTabStrip")
    else { return }
    let walk = Walk(
      draft: ControllerDraft(type, at: Place(function.path, function.line)),
      scope: Scope(type: type, path: function.path), owner: type, function: function.name,
      generation: 9, isMaker: true)
    for outcome in follow.outcomes(function.body, in: walk.scope) {
      guard case .list(let list) = outcome.expression else { continue }
      for page in list {
        if let found = controller(page, walk.inside(outcome.scope)), found != type {
          pages.insert(found)
          children.insert(found)
          containers[found, default: []].insert(type)
        }
      }
    }
  }

  /// Whether a class inherits from one of the libraries that show pages under a strip of tabs.
  private func isStripOfPages(_ type: String) -> Bool {
    index.ancestors(type).contains { name in
      isForeign(name) && ["Tabman", "Pageboy", "PagerTabStrip"].contains(where: name.contains)
    }
  }

  /// Notes the screens that a function of such a class, or of its model, gives: its pages, one for each tab.
  private func readPages(givenBy function: Function, of owner: String, to strip: String) {
    guard ["UIViewController", "UIViewController?"].contains(function.returns) else { return }
    let place = Place(function.path, function.line)
    follow.fuel.fill(at: place)
    let walk = Walk(
      draft: ControllerDraft(owner, at: place), scope: Scope(type: owner, path: function.path),
      owner: owner, function: function.name, generation: 9, isMaker: true)
    for outcome in follow.outcomes(function.body, in: walk.scope).prefix(24) {
      let page = outcome.expression
      let made = controller(page, walk.inside(outcome.scope)) ?? screen(returnedBy: page, walk)
      guard let made, made != strip, isController(made) else { continue }
      pages.insert(made)
      children.insert(made)
      containers[made, default: []].insert(strip)
    }
  }

  /// Whether a screen only ever stands in a controller of pages.
  func isOnlyPage(_ name: String) -> Bool {
    pages.contains(name) && parents[name] == nil && !roots.contains(name)
      && !pushed.contains(name) && !segueDestinations.contains(name)
      && !presentedClasses.contains(name)
  }
}
