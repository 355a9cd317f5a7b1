internal import AppCode

extension ControllerReader {
  /// Walks classes that make screens and set their titles, such as coordinators.
  func readMakers() {
    let represented = representedCalls()
    for name in index.types.keys.sorted() {
      readRoutes(of: name)
      guard drafts[name] == nil else {
        readMakingProperties(of: name)
        continue
      }
      guard let entry = index.types[name] else { continue }
      let draft = ControllerDraft(name, at: entry.place)
      for function in entry.functions {
        for inside in scopes(of: function, in: name, represented) {
          declare(function.parameters, of: name, in: inside)
          walk(
            function.body,
            Walk(
              draft: draft, scope: inside, owner: name, function: function.name, generation: 9,
              isMaker: true))
        }
      }
      for property in entry.properties {
        readClosure(givenBy: property, of: name, draft)
        guard case .call(let call)? = property.value else { continue }
        let start = Walk(
          draft: draft, scope: Scope(type: name, path: property.path), owner: name,
          function: property.name, generation: 9, isMaker: true)
        noteFirst(ofKept: .call(call), as: [property.name], start)
        if case .closure(let closure) = call.callee { walk(closure.body, start) }
      }
    }
  }

  /// A call that makes a screen, with the scope in which its names count.
  struct Maker {
    var call: Call
    var scope: Scope
    /// What tells it apart from other calls.
    var mark = ""
    /// What is put into properties of the screen once it is made.
    var members: [String: Scope.Value] = [:]
  }

  /// Most calls that are looked at for one screen.
  static let makerLimit = 8

  /// Notes calls that make screens and pass something to them, also inside of other calls.
  func noteMakers(_ expression: Expression, _ walk: Walk, depth: Int = 0) {
    guard depth < 6, case .call(let call) = expression else { return }
    noteMaking(call, walk)
    noteHandedStack(to: call, walk)
    if let name = call.name, !call.arguments.isEmpty, name.first?.isUppercase == true,
      let type = index.typeName(name, from: walk.scope.type, in: walk.scope.path),
      isController(type)
    {
      if makers[type, default: []].count < Self.makerLimit {
        makers[type, default: []].append(
          Maker(
            call: call, scope: walk.scope.snapshot(), mark: "\(walk.scope.path):\(call.line)"))
      } else {
        crowded.insert(type)
      }
    }
    noteView(in: call, walk)
    for argument in call.arguments { noteMakers(argument.value, walk, depth: depth + 1) }
  }

  /// Walks the closures of a call that another call gets, such as `UIAction { … }`, for the screens
  /// that they make: what they do, somebody else does later.
  func readActions(of value: Expression, _ walk: Walk, depth: Int = 0) {
    guard depth < 4, case .call(let call) = value else { return }
    for argument in call.arguments {
      if case .closure(let closure) = argument.value {
        var later = walk.inside(walk.scope.inner())
        later.draft = ControllerDraft(walk.owner, at: walk.draft.screen.place)
        (later.isMaker, later.isLater) = (true, true)
        for parameter in closure.parameters { later.scope.declare(parameter) }
        self.walk(closure.body, later)
      } else {
        readActions(of: argument.value, walk, depth: depth + 1)
      }
    }
  }

  private func isHost(_ name: String) -> Bool {
    isController(name) && index.ancestors(name).contains("UIHostingController")
  }

  /// Whether a class is a hosting controller that itself says which view it holds, so that the view
  /// may be all that says something of its bar.
  func isHostOfItsOwn(_ name: String) -> Bool {
    isHost(name) && index.types[name]?.parameters.isEmpty == true
  }

  /// Notes the type of the view that a call gives to a hosting controller, also to `super`'s
  /// initializer in a class of the app's own; an empty name stands for a view that nobody knows.
  private func noteView(in call: Call, _ walk: Walk) {
    let own = call.argument("rootView") == nil ? hostedByOwn(call, walk) : nil
    guard let root = call.argument("rootView") ?? own?.view else { return }
    if case .member(.name("super")?, "init", _) = call.callee {
      guard isHostOfItsOwn(walk.owner) else { return }
      views[walk.owner, default: []].insert(view(root, walk) ?? "")
      return
    }
    // A function that is called on the view makes the controller.
    if own != nil { noteMakers(root, walk) }
    let made = own?.host ?? call
    guard let name = made.name else { return }
    let view = view(root, walk) ?? ""
    if name == "UIHostingController" {
      views[name, default: []].insert(view)
      ownStacks.hostings[view, default: []].insert(.plain)
    } else if let type = index.typeName(name, from: walk.scope.type, in: walk.scope.path),
      isHost(type)
    {
      views[type, default: []].insert(view)
      ownStacks.hostings[view, default: []].insert(hosting(type, made))
    }
  }

  /// The type of a view, without its modifiers and the `AnyView` around it; nil for one that nobody
  /// knows.
  func view(_ expression: Expression, _ walk: Walk, depth: Int = 0) -> String? {
    guard depth < 16 else { return nil }
    switch expression {
    case .call(let call):
      if call.name == "AnyView", call.arguments.count == 1 {
        return view(call.arguments[0].value, walk, depth: depth + 1)
      }
      if let type = controller(expression, walk, depth: depth) { return type }
      guard case .member(let base?, _, _) = call.callee else { return nil }
      return view(base, walk, depth: depth + 1)
    case .name(let name):
      guard let value = walk.scope.value(name) else {
        return controller(expression, walk, depth: depth)
      }
      return view(value.expression, walk.inside(value.scope), depth: depth + 1)
    case .member(let base?, let name, _)
    where index.types["View"]?.propertiesByName[name]?.property.getter != nil:
      // A property of every view changes it as a modifier does.
      return view(base, walk, depth: depth + 1)
    default: return controller(expression, walk, depth: depth)
    }
  }

  /// Counts the calls that make a screen.
  func noteMaking(_ call: Call, _ walk: Walk) {
    guard let type = classMade(by: call, walk), isController(type) else { return }
    callers[type, default: []].insert(
      ControllerDraft.Caller(owner: walk.owner, function: walk.function))
    guard
      makingPlaces.insert("\(type) \(walk.scope.path):\(call.line)").inserted
    else { return }
    makings[type, default: 0] += 1
  }

  /// The class that a call makes a value of, or asks for one, as for what is drawn: `Editor()`,
  /// `Editor.loaded()` of `static func loaded() -> Self`.
  private func classMade(by call: Call, _ walk: Walk) -> String? {
    func named(_ name: String) -> String? {
      index.typeName(name, from: walk.scope.type, in: walk.scope.path)
    }
    guard let name = call.name else { return nil }
    if name.first?.isUppercase == true { return named(name) }
    guard case .member(let base?, _, _) = call.callee, Follower.isType(base),
      let type = Follower.path(base).flatMap({ named($0.joined(separator: ".")) }),
      let (function, _) = index.function(name, of: type, for: call), function.isStatic,
      function.returns?.filter({ !"?!".contains($0) }) == "Self"
    else { return nil }
    return type
  }

  /// Notes which screens a call puts first on a stack, also inside of other calls.
  func noteRoots(_ expression: Expression, _ walk: Walk, depth: Int = 0) {
    guard depth < 6 else { return }
    switch expression {
    case .call(let call):
      embeds(call, walk)
      if let root = first(on: call, walk.scope) { noteRootOfUIKit(root, walk) }
      if let root = first(on: call, walk.scope), let type = controller(root, walk),
        !putsIntoOwnContainer(type, by: call)
      {
        roots.insert(type)
        ownStacks.makers[type, default: []].insert(walk.owner)
        ownStacks.roots["\(walk.scope.path):\(call.line)", default: []].insert(type)
        // A stack's own initializer only hands on what whoever makes the stack puts on it.
        if !Self.handsOn(root, call),
          makingPlaces.insert("root \(type) \(walk.scope.path):\(call.line)").inserted
        {
          rootMakings[type, default: 0] += 1
        }
        stacks[type, default: []].insert(stackClass(call, walk))
        quietStacks.made[type, default: []].insert("\(walk.scope.path):\(call.line)")
        walkStack(madeBy: call, walk)
        walkFirst(onStackMadeBy: call, in: walk.scope, named: nil, walk)
      }
      for argument in call.arguments { noteRoots(argument.value, walk, depth: depth + 1) }
    case .list(let list): for element in list { noteRoots(element, walk, depth: depth + 1) }
    default: break
    }
  }

  private static func handsOn(_ root: Expression, _ call: Call) -> Bool {
    guard case .member(.name("super")?, "init", _) = call.callee, case .name = root else {
      return false
    }
    return true
  }

  /// Whether a class is called a base class, and nothing makes or shows it.
  func isUnmadeBase(_ name: String) -> Bool {
    (name.hasSuffix("ControllerBase") || name.contains("BaseViewController"))
      && makings[name] == nil
      && parents[name] == nil && !roots.contains(name)
  }

  /// Looks for titles that screens have where others make them and pass one.
  func bindTitles() {
    for name in drafts.keys.sorted() {
      let isOpenTitle = drafts[name]?.screen.title.map { !$0.value.isKnown }
      guard let draft = drafts[name], isOpenTitle ?? mayGetTitle(name) else { continue }
      let calls = ways(toMake: name)
      var found: [(title: Fact<AppText>, bound: ControllerDraft)] = []
      var isOpen = false
      var open: Fact<AppText>?
      for maker in calls where !makesPage(maker) {
        follow.fuel.fill(at: draft.screen.place)
        let bound = ControllerDraft(name, at: draft.screen.place)
        read(name, into: bound, made: maker)
        if let title = bound.screen.title, !title.value.isKnown {
          isOpen = true
          open = open ?? title
        }
        guard let title = bound.screen.title, title.value.isKnown,
          !found.contains(where: { $0.title.value == title.value })
        else { continue }
        found.append((title, bound))
      }
      if crowded.contains(name), !found.isEmpty {
        follow.shortfalls.note(.makers, draft.screen.place.path, draft.screen.place.line)
      }
      if isOpenTitle == nil, found.isEmpty, isOpen {
        draft.screen.title = open
      }
      // One of them may pass what only the running app knows.
      take(found, isOpen: isOpen, name)
    }
  }

  /// Gives buttons without known words those that the only call passes which makes their screen.
  func bindItems() {
    for name in drafts.keys.sorted() where makings[name] == 1 {
      let calls = ways(toMake: name)
      guard let draft = drafts[name], calls.count == 1,
        draft.sets.contains(where: { $0.items.contains(where: \.isOpenWord) })
      else { continue }
      follow.fuel.fill(at: draft.screen.place)
      let bound = ControllerDraft(name, at: draft.screen.place)
      read(name, into: bound, made: calls[0])
      for number in draft.sets.indices {
        for place in draft.sets[number].items.indices {
          let item = draft.sets[number].items[place]
          guard item.isOpenWord,
            let known = bound.sets.lazy.flatMap(\.items).first(where: {
              $0.place == item.place && $0.position == item.position && $0.isKnown
                && $0.style == item.style
            })
          else { continue }
          draft.sets[number].items[place].content = known.content
          draft.sets[number].items[place].confidence = .followed
        }
      }
    }
  }
}

extension Item {
  /// Whether it is a word that only the running app knows.
  fileprivate var isOpenWord: Bool {
    if case .words(.unknown) = content { true } else { false }
  }
}
