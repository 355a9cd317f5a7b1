internal import AppCode

extension SwiftUIReader {
  /// Walks what is shown on or over a screen as a screen of its own; of several things that are shown
  /// in turn, each.
  func present(
    _ body: [Statement], _ kind: String, _ call: Call, _ position: Position, isSheet: Bool
  ) {
    var outside = position.inside(position.scope.inner())
    (outside.branch, outside.isInContent, outside.isAddition) = (nil, false, false)
    outside.filter = nil
    outside.choosersAround = position.path.count(where: Self.isChosenMark)
    guard let ways = ways(of: body, outside) else {
      return show([Way(body: body, position: outside)], kind, call, position, isSheet: isSheet)
    }
    show(ways, kind, call, position, isSheet: isSheet)
  }

  /// One of several things that are shown in turn in one place.
  struct Way {
    var body: [Statement]
    var position: Position
    /// Modifiers around all of them, the outermost first.
    var modifiers: [(call: Call, base: Expression, position: Position)] = []
    /// Whether a stack is around them.
    var hasStack = false
    /// The case that what is shown is made for; nil where it is not known.
    var destination: DestinationCase?
    /// Which value of a list has it, where the code writes that value; nil for any other.
    var entry: Place?
    /// The name of the case that it stands under.
    var caseName: String?
    /// The type that has that case, where it is known.
    var caseType: String?
  }

  func show(
    _ ways: [Way], _ kind: String, _ call: Call, _ position: Position, isSheet: Bool
  ) {
    let ways = ways.filter { passes($0, position.filter) }
    guard !ways.isEmpty else { return }
    let isEverShown = isSheet ? asPut(into: call, position.scope) : { _ in true }
    var drafts: [Draft] = []
    let count = loose.count
    defer { leaveOutTwins(from: count) }
    for way in ways {
      let start = loose.count
      let draft = loose(kind, call, position)
      if isSheet { draft.screen.presentation = call.name == "fullScreenCover" ? .cover : .sheet }
      (draft.hasStack, draft.entry) = (way.hasStack, way.entry)
      draft.isPushed = kind == "link" && !isSheet && Self.pushes.contains(call.name ?? "")
      draft.linkedOn = [(position.draft.screen.name, position.branch)]
      if draft.isPushed, position.draft.type == nil { draft.linkedIn = position.draft }
      let made = way.destination.flatMap { $0.name == Self.itself ? nil : $0 }
      if draft.isPushed { draft.asked = asked(for: made, way.caseName, of: way.caseType, by: call) }
      for (call, base, around) in way.modifiers {
        var around = around
        around.draft = draft
        if let made { around.scope = made.bound(in: around.scope) }
        modifier(call.name ?? "", call, base, around)
      }
      for place in draft.children.indices { draft.children[place].isBeside = true }
      var inside = way.position
      inside.draft = draft
      walk(way.body, inside)
      if isSheet { clearAround(draft) }
      // One of several things in a screen with a title is not that screen.
      let within = draft.children.filter { !$0.isBeside }
      let shown = within.isEmpty ? draft.children : within
      // What a frame of the app's own is handed is the screen, not the frame.
      let unframed = shown.filter { !$0.isFrame }
      let all = draft.screen.title == nil && unframed.isEmpty ? shown : unframed
      if all.count == 1, draft.screen.title == nil || !all[0].isInContent, draft.tabs.isEmpty {
        draft.core = all[0]
      }
      guard isEverShown(way) else {
        noteUnshown(all)
        dropLoose(from: start)
        continue
      }
      drafts.append(draft)
    }
    // What somebody else hands over is no screen before they do.
    if drafts.count == 1, drafts[0].children.isEmpty, isOnlyHanded(ways[0].body, position.scope),
      drafts[0].screen.title.map({ !$0.value.isKnown }) ?? true
    {
      dropLoose(from: count) { $0 === drafts[0] }
      return
    }
    guard drafts.contains(where: { $0.core != nil || $0.screen.title != nil }) else { return }
    // What stands there for a while, such as something turning, is no screen beside the others.
    let empty = drafts.filter { draft in
      draft.children.isEmpty && draft.screen.title == nil && drafts.count > 1
    }
    let gone = Set(empty.map(ObjectIdentifier.init))
    dropLoose(from: count) { gone.contains(ObjectIdentifier($0)) }
  }

  /// Whether a body shows a property of the view that it is of alone, which nothing gives a value yet.
  private func isOnlyHanded(_ body: [Statement], _ scope: Scope) -> Bool {
    guard body.count == 1, case .expression(var shown) = body[0], let type = scope.type else {
      return false
    }
    while case .call(let call) = shown, case .member(let base?, _, _) = call.callee {
      if case .name("self") = base { break }
      shown = base
    }
    guard let name = Follower.path(shown)?.last, let (property, _) = index.property(name, of: type),
      property.value == nil, property.getter == nil, !property.isStatic
    else { return false }
    return follow.target(shown, in: scope) == nil
  }

  /// The things that a body shows in turn, also behind a function, a property or a group; nil for a
  /// body that shows one.
  func ways(of body: [Statement], _ position: Position) -> [Way]? {
    guard let last = body.last, goes(position, body) else { return nil }
    for statement in body.dropLast() {
      // Names that are given before.
      guard case .binding(let binding) = statement else { return nil }
      guard let value = binding.value else { continue }
      position.scope.set(
        binding.name, Scope.Value(expression: value, scope: position.scope.snapshot()))
    }
    switch last {
    case .branches(let branches), .expression(.branches(let branches)):
      return follow.chosen(branches, in: position.scope).flatMap { branch -> [Way] in
        let inside = position.inside(position.scope.inner())
        follow.bind(branch, in: inside.scope, from: position.scope)
        var found = ways(of: branch.body, inside) ?? [Way(body: branch.body, position: inside)]
        let known = destinationCase(of: branch, in: position.scope)
        for place in found.indices {
          found[place].destination = found[place].destination ?? known
          if branch.subject != nil, branch.cases.count == 1, found[place].caseName == nil {
            found[place].caseName = branch.cases[0]
            found[place].caseType = typeOfCases(branch.subject, in: position.scope)
          }
        }
        return found
      }
    case .expression(.call(let call)), .result(.call(let call)?): return ways(of: call, position)
    case .expression(let name), .result(let name?):
      if let picked = picked(name, position) { return picked }
      if let ways = ways(behindProperty: name, position) { return ways }
      guard Follower.path(name) != nil else { return nil }
      let mark = Self.mark(name, in: position.scope)
      guard !position.path.contains(mark), let value = follow.target(name, in: position.scope),
        case .call(let call) = value.expression, case .closure(let closure) = call.callee
      else { return nil }
      var inside = position.inside(value.scope.inner())
      inside.path.insert(mark)
      return ways(of: closure.body, inside).map { named($0, behind: name, in: position.scope) }
    default: return nil
    }
  }

  /// The same behind a property that changes a view like a modifier: `row(for: item).padded`.
  private func ways(behindProperty shown: Expression, _ position: Position) -> [Way]? {
    guard case .member(let base?, _, let line) = shown,
      isBehindProperty(shown, in: position.scope),
      var ways = ways(of: [.expression(base)], position)
    else { return nil }
    let call = Call(callee: shown, arguments: [], line: line)
    for place in ways.indices where !ways[place].hasStack {
      ways[place].modifiers.insert((call, base, position), at: 0)
    }
    return ways
  }

  /// What each value of a list that is written out has for a view, where one of them is shown:
  /// `rows.first { … }!.content`; nil for anything else.
  private func picked(_ shown: Expression, _ position: Position) -> [Way]? {
    guard case .member(let owner?, let property, let line) = shown,
      let values = follow.choices(owner, in: position.scope),
      (2...Self.tableLimit).contains(values.count)
    else { return nil }
    return values.flatMap { value in
      let inside = position.inside(position.scope.inner())
      inside.scope.set("$picked", value)
      let one = [Statement.expression(.member(.name("$picked"), property, line: line))]
      return (ways(of: one, inside) ?? [Way(body: one, position: inside)]).map { way in
        var way = way
        if value.expression.line > 0 {
          way.entry = way.entry ?? Place(value.scope.path, value.expression.line)
        }
        return way
      }
    }
  }

  /// Most values of a list each of which is looked at for a view.
  private static let tableLimit = 64

  private func ways(of call: Call, _ position: Position) -> [Way]? {
    if Self.keepsClosure(call.callee, position.scope),
      let (closure, scope) = follow.keptClosure(call, in: position.scope)
    {
      let inside = position.inside(scope)
      return ways(of: closure.body, inside) ?? [Way(body: closure.body, position: inside)]
    }
    if case .member(let base?, let name, _) = call.callee, !isTypePath(base, in: position.scope),
      follow.function(call, in: position.scope) == nil || isChosen(base, in: position.scope)
    {
      guard var ways = ways(of: [.expression(base)], position) else { return nil }
      for place in ways.indices {
        // What hangs on a stack from outside belongs to the bar around it.
        guard !ways[place].hasStack || Self.shows.contains(name) else { continue }
        ways[place].modifiers.insert((call, base, position), at: 0)
      }
      return ways
    }
    switch makesOwnStack(call, in: position.scope) ? "NavigationStack" : call.name {
    case "Group", "AnyView", "NavigationStack", "NavigationView", "NavigationStackStore",
      "SwitchStore", "WithPerceptionTracking":
      if call.name == "AnyView", let inner = call.argument(nil) ?? call.argument("erasing") {
        return picked(inner, position)
      }
      guard let closure = call.closure() else { return nil }
      var ways =
        call.name == "SwitchStore"
        ? self.ways(ofEach: closure.body, position)
        : ways(of: closure.body, position.inside(position.scope.inner()))
      for place in ways?.indices ?? 0..<0
      where call.name?.hasPrefix("Navigation") == true || makesOwnStack(call, in: position.scope) {
        ways?[place].hasStack = true
      }
      return ways
    case "VStack", "ZStack", "HStack":
      guard let body = choice(in: call, of: position.scope) else { return nil }
      return self.ways(of: body, position.inside(position.scope.inner()))
    case "CaseLet":
      // One of several features that a store may be in.
      return ways(ofCase: call, position)
    default:
      if let shown = handedThrough(call, in: position.scope) {
        if case .closure(let closure) = shown {
          return ways(of: closure.body, position.inside(position.scope.inner()))
        }
        return ways(of: [.expression(shown)], position)
      }
      if let (type, body, scope) = chosen(by: call, in: position.scope) {
        guard let mark = chosenMark(of: type, position) else { return nil }
        var inside = position.inside(scope)
        inside.path.insert(mark)
        chosenBy.insert(type)
        return ways(of: body, inside)
      }
      guard let (function, scope) = follow.function(call, in: position.scope) else { return nil }
      let mark = "call:\(function.path):\(function.line)"
      guard !position.path.contains(mark), bodies.enter(function) else { return nil }
      var inside = position.inside(scope)
      inside.path.insert(mark)
      return ways(of: function.body, inside).map {
        named($0, behind: call.callee, in: position.scope)
      }
    }
  }

  /// What surely puts on its stack what it is handed.
  private static let pushes: Set = [
    "NavigationLink", "NavigationStack", "NavigationStackStore", "navigationDestination",
    "TCARouter",
  ]

  /// Modifiers that show another screen.
  private static let shows: Set = ["sheet", "fullScreenCover", "popover"]
}
