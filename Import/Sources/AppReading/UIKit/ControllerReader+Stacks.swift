internal import AppCode

extension ControllerReader {
  /// Notes whether a stack that is made here has large titles; false for any other assignment.
  func noteLargeTitles(
    _ value: Expression, on names: [String], _ line: Int, _ walk: Walk
  ) -> Bool {
    guard names.count == 3, names[1...] == ["navigationBar", "prefersLargeTitles"],
      // A name of the function's own, or of a class that is no screen, may be called as a screen's stack is.
      names[0] != "navigationController" || walk.scope.value(names[0]) != nil
        || !isController(walk.owner) && index.property(names[0], of: walk.owner) != nil
    else { return false }
    let name = Expression.name(names[0])
    let made = walk.scope.value(names[0]) ?? follow.target(name, in: walk.scope)
    guard let flag = Follower.flag(value, isPad: index.isPad), let made,
      case .call(let call) = made.expression, let root = call.argument("rootViewController")
    else { return names[0] != "navigationController" }
    var inside = walk
    inside.scope = made.scope
    if let type = controller(root, inside), largeStacks[type] == nil {
      largeStacks[type] = Fact(flag, at: Place(walk.scope.path, line), .followed)
    }
    return true
  }

  /// The class of the stack that a call makes: that of the code around it for `super.init`.
  func stackClass(_ call: Call, _ walk: Walk) -> String {
    if case .member(.name("super")?, "init", _) = call.callee { return walk.owner }
    return call.name ?? ""
  }

  /// Walks what the initializer of a stack of the app's own does with the screen that a call hands to
  /// it, such as giving it a button.
  func walkStack(madeBy call: Call, _ walk: Walk) {
    guard let name = call.name,
      let type = index.typeName(name, from: walk.scope.type, in: walk.scope.path),
      index.ancestors(type).contains("UINavigationController"),
      let (maker, _) = index.function("init", of: type, for: call),
      makingPlaces.insert("stack \(type) \(walk.scope.path):\(call.line)").inserted
    else { return }
    let mark = "\(maker.path):\(maker.line)"
    guard !walk.path.contains(mark) else { return }
    let scope = Scope(type: type, path: maker.path)
    scope.bind(maker, to: call, from: walk.scope)
    var inside = walk.inside(scope)
    inside.path.insert(mark)
    inside.draft = ControllerDraft(type, at: Place(maker.path, maker.line))
    (inside.owner, inside.function, inside.isMaker) = (type, maker.name, true)
    (inside.condition, inside.ways, inside.origin) = (nil, [:], nil)
    self.walk(maker.body, inside)
  }

  /// Gives the first screens of stacks that code makes what is known of those.
  func takeStacks() {
    for (type, classes) in stacks {
      guard let draft = drafts[type] else { continue }
      draft.screen.isFirstOnStack = !pushed.contains(type)
      guard draft.screen.prefersLargeTitles == nil else { continue }
      if let flag = largeStacks[type] {
        // UIKit loads a stack's view when that is first asked for, after what its maker has set.
        let late =
          classes.count == 1 ? largeTitles(ofStack: classes.first ?? "", whenLoaded: true) : nil
        draft.screen.prefersLargeTitles = late ?? flag
        continue
      }
      // What is pushed as well has the stack of what pushes it.
      guard classes.count == 1, let name = classes.first, parents[type]?.isSheet != false else {
        continue
      }
      if let flag = largeTitles(ofStack: name) {
        draft.screen.prefersLargeTitles = flag
      } else if name == "UINavigationController" || index.typeName(name) != nil {
        draft.screen.isOnPlainStack = true
      }
    }
  }

  /// Whether a navigation controller class of the app's own asks for large titles; nil for one that
  /// says nothing.
  ///
  /// - Parameter whenLoaded: whether only what it says once its view is loaded counts.
  func largeTitles(ofStack name: String, whenLoaded: Bool = false) -> Fact<Bool>? {
    guard let type = index.typeName(name) else { return nil }
    let reader = BarLookReader(index)
    for function in index.lineage(type).flatMap(\.functions)
    where !whenLoaded || ["viewDidLoad", "viewWillAppear", "viewDidAppear"].contains(function.name)
    {
      for found in reader.assignments(function.body, Scope(type: type, path: function.path))
      where found.property == "prefersLargeTitles"
        && Follower.path(found.owner)?.last == "navigationBar"
      {
        if let flag = Follower.flag(found.value, isPad: index.isPad) {
          return Fact(flag, at: Place(function.path, found.line), .followed)
        }
      }
    }
    return nil
  }
}
