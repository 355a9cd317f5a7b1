internal import AppCode

extension SwiftUIReader {
  /// Walks a view that is made by a call: a container, a link, or a view of the app's own.
  func container(_ call: Call, _ position: Position) {
    guard let path = Follower.path(call.callee), let name = path.last else {
      if case .closure(let closure) = call.callee {
        walk(closure.body, position.inside(position.scope.inner()))
      } else if case .member(let base?, let name, _) = call.callee,
        asksObject(base, for: call, in: position.scope)
      {
        other(call, [name], position)
      }
      return
    }
    switch name {
    case "NavigationStack", "NavigationView", "NavigationViewWrapper", "NavigationStackStore":
      stack(call, position)
    case "NavigationSplitView": columns(call, position)
    case "TabView": tabs(call, position)
    case "NavigationLink": link(call, position)
    case "ForEach" where eachLink(call, position): break
    case "TCARouter" where routes(call, position): break
    case _ where makesOwnStack(call, in: position.scope):
      stack(call, position, isOfUIKit: makesStackOfUIKit(call, in: position.scope))
    case "AnyView", "_ConditionalContent":
      if let inner = call.argument(nil) ?? call.argument("erasing") {
        walk(inner, position.inside())
      }
    case "EmptyView":
      // A link to nothing is there for what else the system does with links.
      noteNothing(position)
    case "Button", "Menu", "Picker", "Toggle", "Text", "Image", "Label", "Color":
      links(in: call, position)
    default:
      if let known = stackOfOthers(call, in: position.scope) {
        stack(known, position)
      } else {
        other(call, path, position)
      }
    }
  }

  /// Walks closures of a view that holds others.
  ///
  /// - Parameter isOfOthers: whether the view is the system's or a library's.
  func contents(_ call: Call, _ position: Position, isOfOthers: Bool = false) {
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value, Self.isContent(argument.label) else {
        continue
      }
      let scope = position.scope.inner()
      if call.name == "WithViewStore", let store = call.argument(nil),
        let name = closure.parameters.first
      {
        scope.set(name, Scope.Value(expression: store, scope: position.scope))
      }
      var inside = position.inside(scope)
      if isOfOthers { inside.given.formUnion(closure.parameters) }
      walk(closure.body, inside)
    }
  }

  /// Whether a closure with a label describes what is shown, rather than what is done.
  static func isContent(_ label: String?) -> Bool {
    guard let label else { return true }
    return !["action", "perform", "label", "icon", "isPresented"].contains(label)
      && !isHandler(label)
  }

  /// Whether a label, or a modifier, is that of something to be done at some moment: `onCommit`,
  /// `onOpenURL`.
  static func isHandler(_ label: String) -> Bool {
    label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase ?? false
  }

  private func stack(_ call: Call, _ position: Position, isOfUIKit: Bool = false) {
    if let parts = Self.columns(of: call) {
      position.draft.hasColumns = true
      for (name, view) in zip(["sidebar", "content", "detail"], parts) {
        let count = loose.count
        present([.expression(view)], name, call, position, isSheet: false)
        guard name != "sidebar", !index.isPad else { continue }
        // What stands there until something is chosen, a phone never shows.
        let own = position.draft.screen.name + "-" + name
        dropLoose(from: count) { $0.screen.name == own && $0.core == nil }
      }
      return
    }
    let call = withoutDestinations(call, position)
    // What hangs on a stack from outside belongs to the bar around it.
    if !isEmpty(call), position.draft.hasStack || position.draft.saysOfBarAround {
      let draft = loose("stack", call, position)
      draft.hasStack = true
      position.draft.stacksApart.append(draft)
      draft.screen.isOnPlainStack = isOfUIKit
      var inside = position.inside()
      (inside.draft, inside.isInContent) = (draft, false)
      leaveBranch(of: &inside, around: position.draft)
      contents(call, inside)
      return
    }
    if isEmpty(call) {
      // A stack that shows nothing is there to be filled later.
      position.draft.isEmptyStack = !position.isInContent
      return
    }
    position.draft.hasStack = true
    var inside = position
    inside.isInContent = false
    let count = position.draft.children.count
    contents(call, inside)
    if position.branch != nil { noteFirst(of: position.draft, after: count, on: position.branch) }
  }

  /// Whether what a stack is made with shows nothing.
  private func isEmpty(_ call: Call) -> Bool {
    let closures = call.arguments.compactMap { argument -> Closure? in
      guard Self.isContent(argument.label), case .closure(let closure) = argument.value else {
        return nil
      }
      return closure
    }
    return !closures.isEmpty
      && closures.allSatisfy { closure in
        closure.body.allSatisfy { statement in
          guard case .expression(.call(let inner)) = statement else { return false }
          return ["EmptyView", "Spacer"].contains(inner.name ?? "") && inner.arguments.isEmpty
        }
      }
  }

  /// A stack's call without the closures that only say what is pushed, which are screens apart.
  private func withoutDestinations(_ call: Call, _ position: Position) -> Call {
    var rest = call
    rest.arguments.removeAll { argument in
      if case .closure = argument.value { argument.label == "destination" } else { false }
    }
    for argument in call.arguments where argument.label == "destination" {
      if case .closure(let closure) = argument.value {
        present(closure.body, "link", call, position, isSheet: false)
      }
    }
    return rest
  }

  /// The views of a `NavigationView` of several, each of which is a column with a bar of its own; nil
  /// for one view.
  private static func columns(of call: Call) -> [Expression]? {
    guard call.name == "NavigationView", let closure = call.closure() else { return nil }
    let views = closure.body.compactMap { statement -> Expression? in
      guard case .expression(let view) = statement else { return nil }
      return view
    }
    guard (2...3).contains(views.count), views.count == closure.body.count else { return nil }
    return views
  }

  private func columns(_ call: Call, _ position: Position) {
    position.draft.hasColumns = true
    let sidebar = call.closure("sidebar") ?? call.closure()
    var before: String?
    for (name, closure) in [
      ("sidebar", sidebar), ("content", call.closure("content")),
      ("detail", call.closure("detail")),
    ] {
      guard let closure else { continue }
      let count = loose.count
      present(closure.body, name, call, position, isSheet: false)
      let own = position.draft.screen.name + "-" + name
      let shown = loose.dropFirst(count).filter { $0.screen.name == own }
      if let before, !index.isPad {
        // A phone has one column at a time, each on top of the one before it.
        for draft in shown { draft.columnsBefore[position.draft.screen.name] = before }
      }
      if !shown.isEmpty {
        // Of several in turn, the one with a title of its own is not what stands in for it.
        let titled = shown.filter { $0.core == nil && $0.screen.title != nil }
        let first = shown.count == 1 ? shown.first : titled.count == 1 ? titled[0] : nil
        before = first.map { $0.core?.type ?? $0.screen.name }
      }
    }
  }

  /// A draft of its own for something inside of another.
  func loose(_ kind: String, _ call: Call, _ position: Position) -> Draft {
    let name = position.draft.screen.name + "-" + kind
    let draft = Draft(name, type: nil, at: Place(position.scope.path, call.line))
    draft.screen.parent = position.draft.screen.name
    loose.append(draft)
    return draft
  }

  func link(_ call: Call, _ position: Position) {
    if let destination = call.argument("destination") {
      if case .closure(let closure) = destination {
        present(closure.body, "link", call, position, isSheet: false)
      } else {
        present([.expression(destination)], "link", call, position, isSheet: false)
      }
    } else if call.argument("value") == nil, let closure = call.closure() {
      present(closure.body, "link", call, position, isSheet: false)
    }
  }

  /// Links inside of the label or menu of a control.
  private func links(in call: Call, _ position: Position) {
    guard call.name == "Menu" else { return }
    contents(call, position)
  }

  /// Whether a view of the app's own is a link that shows what it is handed on a screen of its own.
  private func leadsElsewhere(_ type: String) -> Bool {
    guard let last = type.split(separator: ".").last, last.hasSuffix("Link"),
      let (statements, _) = body(of: type)
    else { return false }
    var isLink = false
    func look(_ expression: Expression) -> Bool {
      if case .call(let call) = expression, call.name == "NavigationLink" { isLink = true }
      return !isLink
    }
    ExpressionVisitor.visit(statements, look)
    for property in index.types[type]?.properties ?? [] where !isLink {
      if let getter = property.getter { ExpressionVisitor.visit(getter, look) }
    }
    return isLink
  }

  /// Whether a view of the app's own is a frame around a view of any kind that a call hands to it.
  func isFrame(_ type: String, _ call: Call) -> Bool {
    guard call.closure() != nil || call.closure("content") != nil else { return false }
    return index.types[type]?.parameters.values.contains { $0.contains("View") } ?? false
  }

  private func other(_ call: Call, _ path: [String], _ position: Position) {
    // What a call names a destination is a screen of its own, whoever shows it; a function of the
    // app's own does with it what it does.
    let view = index.typeMade(by: call, in: position.scope).flatMap { isView($0) ? $0 : nil }
    let isKnown =
      follow.function(call, in: position.scope) != nil
      || call.argument("destination") != nil && view.map(linksToDestination) ?? false
    let call = isKnown ? call : withoutDestinations(call, position)
    if let shown = handedThrough(call, in: position.scope) {
      return walk(shown, position.inside())
    }
    if let type = view {
      if framed(type, call, position) { return }
      walkAround(type, call, position)
      position.draft.children.append(
        Draft.Child(
          type: type, call: call, scope: position.scope, isInContent: position.isInContent,
          branch: position.branch))
      if leadsElsewhere(type) {
        for case .closure(let closure) in call.arguments.filter({
          $0.label == nil || $0.label == "destination" || $0.label == "content"
        }).map(\.value) {
          present(closure.body, "link", call, position, isSheet: false)
        }
        var given = call
        given.arguments.removeAll { if case .closure = $0.value { true } else { false } }
        _ = withoutLinks(given, to: type, position)
        return
      }
      let count = position.draft.children.count
      let rest = withoutLinks(call, to: type, position)
      // What it hands to links alone does not stand in it.
      position.draft.children[count - 1].isFrame = isFrame(type, rest)
      let saysAround = position.draft.saysOfBarAround
      contentsWithoutActions(rest, of: type, position)
      if !saysAround, position.draft.saysOfBarAround, putsOnStack(type) {
        // What says so stands on the stack in the frame.
        position.draft.hasStack = true
      }
      for number in position.draft.children.indices.dropFirst(count) {
        position.draft.children[number].holders.insert(type)
      }
      return
    }
    let outside = position
    var position = position
    if !["Group", "GeometryReader"].contains(path.last) { position.isInContent = true }
    if let (function, scope) = follow.function(call, in: position.scope) {
      let mark = "call:\(function.path):\(function.line)"
      guard !position.path.contains(mark), bodies.enter(function) else { return }
      // What shows nothing is no screen by itself.
      if function.body.isEmpty { noteNothing(position) }
      // What it makes stands where the call does.
      var inside = outside.inside(scope)
      inside.path.insert(mark)
      walk(function.body, inside)
    } else if Self.keepsClosure(call.callee, position.scope),
      let (closure, scope) = follow.keptClosure(call, in: position.scope)
    {
      // What makes a view of another, `transform(self)`; what it makes stands where the call does.
      walk(closure.body, outside.inside(scope))
    } else if path.last?.first?.isUppercase != true {
      noteUnknown(call.callee, isCalled: true, position)
    } else if holdsController(path[path.count - 1], in: position.scope) {
      position.draft.holdsUnknown = true
    } else {
      return contents(call, position, isOfOthers: true)
    }
    contents(call, position)
  }
}
