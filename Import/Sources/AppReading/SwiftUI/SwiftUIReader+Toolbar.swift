internal import AppCode

extension SwiftUIReader {
  /// `toolbar { … }`, or `toolbar(.hidden, for: .navigationBar)`.
  func toolbarModifier(_ call: Call, _ position: Position, _ place: Place) {
    var position = position
    position.isAddition = true
    if let closure = call.closure() ?? call.closure("content") {
      toolbar(closure.body, "automatic", position.inside(position.scope.inner()))
      return
    }
    if saysVisibility(call, position.scope) { return showsBars(call, position, place) }
    if let content = call.argument("content") ?? call.argument(nil) {
      toolbar(functionCall(content, position) ?? content, "automatic", position)
    }
    if case .member(_, "title", _)? = call.argument("removing") {
      guard position.branch == nil else { return }
      position.draft.screen.isTitleRemoved = true
      position.draft.screen.title = position.draft.screen.title ?? Fact(.verbatim(""), at: place)
    }
  }

  /// Whether `toolbar(…)` says whether bars show at all, rather than what stands in them.
  private func saysVisibility(_ call: Call, _ scope: Scope) -> Bool {
    if call.argument("for") != nil || isVisibility(call.argument(nil), scope) { return true }
    switch call.argument(nil) {
    case .member(nil, _, _), .choice(_, .member(nil, _, _), .member(nil, _, _)): return true
    default: return false
    }
  }

  /// The call of a function that is passed by its name: `toolbar` of `toolbar(content: toolbar)`.
  func functionCall(_ expression: Expression, _ position: Position) -> Expression? {
    guard Follower.path(expression) != nil else { return nil }
    let call = Call(callee: expression, arguments: [], line: expression.line)
    return follow.function(call, in: position.scope) == nil ? nil : .call(call)
  }

  /// Walks the content of a toolbar.
  func toolbar(_ statements: [Statement], _ placement: String, _ position: Position) {
    guard goes(position, statements) else { return }
    for statement in statements {
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          position.scope.set(
            binding.name, Scope.Value(expression: value, scope: position.scope.snapshot()))
        }
      case .result(let value?), .expression(let value): toolbar(value, placement, position)
      case .branches(let branches):
        for (branch, inside) in ways(branches, position) { toolbar(branch.body, placement, inside) }
      case .loop(let body, _): toolbar(body, placement, position.inside())
      case .function, .premise, .result(nil): break
      }
    }
  }

  /// Notes the items of one expression of a toolbar.
  func toolbar(_ expression: Expression, _ placement: String, _ position: Position) {
    guard goes(position, [.expression(expression)]) else { return }
    if case .call(let call) = expression, let name = call.name {
      let place = Place(position.scope.path, call.line)
      let own = self.placement(call.argument("placement"), position) ?? placement
      switch name {
      case "ToolbarItem", "ToolbarItemGroup":
        if let closure = call.closure() ?? call.closure("content") {
          if position.isFramed, isOpenList(closure, position) { return }
          let items = controls(closure.body, own, position.inside(position.scope.inner()))
          // A group of one view is an item, too.
          let isOne = name == "ToolbarItem" || own == "principal" && closure.body.count == 1
          note(isOne ? joined(items, own, closure) : items, position)
        } else if let content = call.argument("content") {
          note(controls(content, own, position), position)
        }
        return
      case "ToolbarSpacer":
        let isFixed = call.argument(nil)?.source.hasSuffix("fixed") ?? false
        note([Item(.space(isFixed ? 8 : nil), .placement(own), at: place)], position)
        return
      case "DefaultToolbarItem": return
      case "ToolbarTitleMenu":
        if let closure = call.closure() { titleMenu(closure.body, position) }
        return
      case "ForEach" where follow.elements(of: call, in: position.scope) != nil:
        _ = each(call, position) { body, inside in
          toolbar(body, placement, inside)
          return []
        }
        return
      case "Group", "ForEach":
        if let closure = call.closure() { toolbar(closure.body, placement, position.inside()) }
        return
      default: break
      }
      if case .member(let base?, let modifier, _) = call.callee,
        !isTypePath(base, in: position.scope),
        follow.function(call, in: position.scope) == nil
      {
        if Self.changesItems.contains(modifier)
          || isOwnModifier(modifier, call, in: position.scope.path)
        {
          note(controls(expression, placement, position), position)
        } else {
          presented(modifier, call, position)
          toolbar(base, placement, position.inside())
        }
        return
      }
      if ownContent(call, placement, position) { return }
      if let (closure, scope) = follow.keptClosure(call, in: position.scope) {
        return toolbar(closure.body, placement, position.inside(scope))
      }
    }
    if case .call(let call) = expression, let closure = framed(call, position),
      closure.body.contains(where: Self.makesItems)
    {
      return toolbar(closure.body, placement, position.inside(position.scope.inner()))
    }
    if case .name(let name) = expression, let passed = position.scope.value(name),
      case .closure(let closure) = passed.expression
    {
      return toolbar(closure.body, placement, position.inside(passed.scope.inner()))
    }
    if case .name = expression, ownContent(named: expression, placement, position) { return }
    if case .member = expression, ownContent(named: expression, placement, position) { return }
    if handedContent(expression, placement, position) { return }
    if handedGeneric(expression, placement, position) { return }
    note(controls(expression, placement, position), position)
  }

  /// Modifiers of a control in a toolbar that show in the bar.
  static let changesItems: Set = [
    "disabled", "tint", "foregroundColor", "foregroundStyle", "accessibilityLabel", "buttonStyle",
    "pickerStyle", "labelStyle", "toggleStyle", "hidden", "opacity",
  ]

  /// Sheets and the like that hang on a control.
  func presented(_ name: String, _ call: Call, _ position: Position) {
    if ["sheet", "fullScreenCover", "popover"].contains(name),
      let closure = call.closure("content") ?? call.closure()
    {
      present(closure.body, "sheet", call, position, isSheet: true)
    }
  }

  /// Toolbar content types and functions of the app's own, looked through.
  private func ownContent(_ call: Call, _ placement: String, _ position: Position) -> Bool {
    if let type = index.typeMade(by: call, in: position.scope),
      conforms(type, to: "ToolbarContent") || conforms(type, to: "CustomizableToolbarContent"),
      !position.path.contains(type),
      let (statements, scope) = body(of: type, call: (call, position.scope))
    {
      var inside = position.inside(scope)
      inside.path.insert(type)
      toolbar(statements, placement, inside)
      return true
    }
    guard let (function, scope) = follow.function(call, in: position.scope),
      function.returns?.contains("ToolbarContent") ?? false
    else { return false }
    let mark = "call:\(function.path):\(function.line)"
    guard !position.path.contains(mark) else { return true }
    var inside = position.inside(scope)
    inside.path.insert(mark)
    toolbar(function.body, placement, inside)
    return true
  }

  private func ownContent(
    named expression: Expression, _ placement: String, _ position: Position
  ) -> Bool {
    guard let property = follow.declaration(expression, in: position.scope),
      property.type?.contains("ToolbarContent") ?? false, let body = property.getter,
      let value = follow.target(expression, in: position.scope),
      !position.path.contains(Self.mark(expression, in: position.scope))
    else { return false }
    var inside = position.inside(value.scope)
    inside.path.insert(Self.mark(expression, in: position.scope))
    toolbar(body, placement, inside)
    return true
  }

  /// Notes items with the branch they stand in.
  private func note(_ items: [Item], _ position: Position) {
    position.draft.add(
      items.filter { !isPartOfTitle($0, position) }.map { item in
        var item = item
        item.branch = item.branch ?? position.branch
        return item
      })
  }

  /// Whether an item takes the place of the title's lines; words of the second one are noted.
  private func isPartOfTitle(_ item: Item, _ position: Position) -> Bool {
    guard case .placement(let placement) = item.position,
      ["subtitle", "largeSubtitle", "largeTitle"].contains(placement)
    else { return false }
    if placement != "largeTitle", case .label(let words) = item.content {
      position.draft.screen.subtitle =
        position.draft.screen.subtitle ?? Fact(words, at: item.place, item.confidence)
    }
    return true
  }

  /// One toolbar item made of several views: lines of a title in the middle stay together.
  private func joined(_ items: [Item], _ placement: String, _ content: Closure) -> [Item] {
    let texts = items.compactMap { item -> AppText? in
      if case .label(let words) = item.content { return words }
      return nil
    }
    guard placement == "principal", texts.count == items.count, texts.count > 1 else {
      return placement == "principal" ? items : together(items, content)
    }
    var ways: [Int: [Item.Branch]] = [:]
    for case let branch? in items.map(\.branch)
    where !ways[branch.branching, default: []].contains(branch) {
      ways[branch.branching, default: []].append(branch)
    }
    // Of a title whose words a condition chooses, each way has lines of its own.
    let open = ways.filter { $0.value.count > 1 }
    guard let (branching, chosen) = open.first, open.count == 1 else {
      return open.isEmpty ? linesOfOneWay(items, ways) : items
    }
    return chosen.map { way in
      lines(items.filter { $0.branch?.branching != branching || $0.branch == way }, way)
    }
  }

  /// Texts as the lines of one view, of which some may be there only where something holds: otherwise
  /// the others stand alone.
  private func linesOfOneWay(_ items: [Item], _ ways: [Int: [Item.Branch]]) -> [Item] {
    guard ways.count == 1, let (branching, chosen) = ways.first, let way = chosen.first else {
      return [lines(items)]
    }
    let others = items.filter { $0.branch?.branching != branching }
    guard !others.isEmpty else { return [lines(items)] }
    var otherwise = Item.Branch(branching: branching, way: way.way + 1, condition: "else")
    otherwise.outer = way.outer
    return [lines(items, way), lines(others, otherwise)]
  }

  /// Texts as the lines of one view; a single one as it is.
  private func lines(_ items: [Item], _ way: Item.Branch? = nil) -> Item {
    var first = items[0]
    first.branch = way ?? first.branch
    let texts = items.compactMap { item -> AppText? in
      if case .label(let words) = item.content { return words }
      return nil
    }
    if texts.count > 1 { first.content = .lines(texts) }
    return first
  }

  /// Texts and pictures side by side that cannot be touched are one view, of which only the name is
  /// known; those of different branches stay apart.
  private func together(_ items: [Item], _ content: Closure) -> [Item] {
    var name = "HStack"
    if case .expression(.call(let call))? = content.body.first, let own = call.name { name = own }
    var result: [Item] = []
    for item in items {
      guard item.isStill, let last = result.last, last.isStill, last.branch == item.branch else {
        result.append(item)
        continue
      }
      var whole = last
      (whole.content, whole.label, whole.tint) = (.view(name), nil, nil)
      whole.confidence = .guessed
      result[result.count - 1] = whole
    }
    return result
  }

  /// The deprecated way of giving buttons.
  func barItems(_ call: Call, _ position: Position) {
    var position = position
    position.isAddition = true
    for (label, placement) in [("leading", "topBarLeading"), ("trailing", "topBarTrailing")] {
      if let content = call.argument(label) {
        note(controls(content, placement, position.inside()), position)
      }
    }
  }

  /// Notes the entries of the menu behind the title.
  func titleMenu(_ statements: [Statement], _ position: Position) {
    let items = controls(statements, "automatic", position.inside())
    for item in items {
      switch item.content {
      case .words(let words), .symbol(_, label: let words?), .label(let words),
        .labeled(_, let words):
        position.draft.screen.titleMenu.append(words)
      default: break
      }
    }
  }
}
