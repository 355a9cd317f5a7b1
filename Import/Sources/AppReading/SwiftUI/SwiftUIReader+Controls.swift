internal import AppCode

extension SwiftUIReader {
  /// The items that the steps of a builder make.
  func controls(_ statements: [Statement], _ placement: String, _ position: Position) -> [Item] {
    guard goes(position, statements) else { return [] }
    var items: [Item] = []
    for statement in statements {
      switch statement {
      case .binding(let binding):
        if let value = binding.value {
          position.scope.set(
            binding.name, Scope.Value(expression: value, scope: position.scope.snapshot()))
        }
      case .result(let value?), .expression(let value):
        items += controls(value, placement, position)
      case .branches(let branches):
        for (branch, inside) in ways(branches, position) {
          items += controls(branch.body, placement, inside)
        }
      case .loop(let body, _): items += controls(body, placement, position.inside())
      case .function, .premise, .result(nil): break
      }
    }
    return items
  }

  /// The items that an expression makes.
  func controls(_ expression: Expression, _ placement: String, _ position: Position) -> [Item] {
    guard goes(position, [.expression(expression)]) else { return [] }
    let items = parts(expression, placement, position)
    guard !items.isEmpty, items.allSatisfy(\.isNameless),
      let icon = ownIcon(expression, placement, position)
    else { return items }
    return [icon]
  }

  private func parts(
    _ expression: Expression, _ placement: String, _ position: Position
  ) -> [Item] {
    switch expression {
    case .call(let call):
      // A closure that nobody hands over makes nothing.
      if call.arguments.isEmpty, Follower.path(call.callee) != nil,
        follow.target(call.callee, in: position.scope)?.expression.isNull ?? false
      {
        return []
      }
      if keepsOwnClosure(call.callee, position.scope),
        let (closure, scope) = follow.keptClosure(call, in: position.scope)
      {
        return controls(closure.body, placement, position.inside(scope))
      }
      if case .member(let base?, let name, _) = call.callee, !isTypePath(base, in: position.scope) {
        if base.source == "self" || isNoView(base, in: position.scope),
          let own = looked(through: call, placement, position)
        {
          return own
        }
        var items = controls(base, placement, position.inside())
        if !changeByOwn(&items, name, call, position) {
          if name == "pickerStyle" { showSegments(&items, call, position) }
          change(&items, name, call, position)
          hide(&items, name, call, position)
        }
        presented(name, call, position)
        return items
      }
      return control(call, placement, position)
    case .choice(let condition, let first, let second):
      let branches = [(condition, first), ("else", second)].map {
        Branch(condition: $0.0, subject: nil, cases: [], bindings: [], body: [.expression($0.1)])
      }
      return controls([.branches(branches)], placement, position)
    case .branches(let branches): return controls([.branches(branches)], placement, position)
    case .closure(let closure): return controls(closure.body, placement, position.inside())
    case .name, .member:
      if let known = typed(expression, placement, position) { return known }
      if case .member(.call(let held)?, _, _) = expression, isHolder(expression, position) {
        return controls(.call(held), placement, position.inside())
      }
      let mark = Self.mark(expression, in: position.scope)
      guard !position.path.contains(mark),
        let value = follow.target(expression, in: position.scope)
      else {
        // A namespace such as `.backport` changes nothing.
        if case .member(.call(let call)?, _, _) = expression {
          return controls(.call(call), placement, position.inside())
        }
        return [unknown(expression, placement, position)]
      }
      var inside = position.inside(value.scope)
      inside.path.insert(mark)
      if case .call(let call) = value.expression, case .closure(let closure) = call.callee {
        return controls(closure.body, placement, inside)
      }
      return controls(value.expression, placement, inside)
    default: return []
    }
  }

  /// What a value shows whose type says enough: colours show nothing by themselves, and a picture
  /// that code outside of the app makes has the name that it is called by; nil for any other.
  private func typed(
    _ expression: Expression, _ placement: String, _ position: Position
  ) -> [Item]? {
    guard case .name(let name) = expression,
      let type = position.scope.value(name)?.type
        ?? follow.declaration(expression, in: position.scope)?.type
    else { return nil }
    switch CodeIndex.withoutGenerics(type) {
    case "Color", "UIColor": return []
    case "Image", "UIImage":
      guard
        case .member(_, let picture, _)? = follow.target(expression, in: position.scope)?
          .expression
      else { return nil }
      let place = Place(position.scope.path, expression.line)
      var item = Item(
        .picture(picture, label: nil), .placement(placement), at: place, .followed
      ).still
      item.branch = position.branch
      return [item]
    default: return nil
    }
  }

  /// Whether a member of a view only hands it to a type of the app's own that is no view, as
  /// `.backport` does, so that newer modifiers can be called on older systems.
  private func isHolder(_ member: Expression, _ position: Position) -> Bool {
    guard case .member(_, let name, _) = member,
      let property = index.types["View"]?.property(
        name, isStatic: false, seenFrom: position.scope.path)?.property,
      let type = property.type.map(CodeIndex.withoutGenerics)
    else { return false }
    return type != "some View" && index.types[type] != nil && !isView(type)
  }

  /// What a closure makes of each value of a list that is known.
  func each(
    _ call: Call, _ position: Position, _ make: ([Statement], Position) -> [Item]
  ) -> [Item] {
    // Also a function that is handed over by its name.
    let function = call.argument("content").flatMap { closure(calling: $0, in: position.scope) }
    guard let closure = call.closure() ?? call.closure("content") ?? function else { return [] }
    return (follow.elements(of: call, in: position.scope) ?? []).flatMap { element in
      let scope = position.scope.inner()
      scope.set(closure.parameters.first ?? "$0", element)
      return make(closure.body, position.inside(scope))
    }
  }

  /// A view of which only its name is known.
  func unknown(_ expression: Expression, _ placement: String, _ position: Position) -> Item {
    var item = Item(
      .view(expression.source), .placement(placement),
      at: Place(position.scope.path, expression.line),
      .guessed)
    item.branch = position.branch
    return item
  }

  /// Changes items as a modifier says.
  func change(_ items: inout [Item], _ name: String, _ call: Call, _ position: Position) {
    for number in items.indices {
      switch name {
      case "disabled":
        let isDisabled = call.argument(nil).flatMap {
          follow.isSoAtStart($0.source, in: position.scope)
        }
        items[number].isEnabled = isDisabled.map { !$0 }
      case "tint", "foregroundColor", "foregroundStyle":
        items[number].tint = items[number].tint ?? color(call.argument(nil), position)
      case "accessibilityLabel":
        if let first = call.argument(nil) {
          items[number].label = words(first, position)?.words
        }
      case "labelStyle":
        if items[number].isStyled { continue }
        items[number].isStyled = true
        if let style = call.argument(nil)?.source.lowercased(), style.contains("title") {
          items[number].showTitle(withIcon: style.contains("titleandicon"))
        }
      case "toggleStyle":
        if call.argument(nil)?.source.lowercased().contains("switch") ?? false {
          // A switch shows no words in a bar.
          items[number].content = .view("Toggle")
          items[number].confidence = .guessed
        }
      case "buttonStyle":
        if let face = face(ofStyle: call, on: items[number], position) {
          items[number].content = face
          items[number].confidence = .followed
        }
        if let style = call.argument(nil)?.source.lowercased(), style.contains("prominent") {
          items[number].style = "prominent"
        }
      default: break
      }
    }
  }

  /// Whether a name stands for a value of the app's own that is no view, which may have functions that
  /// make some: `kind.button { … }`.
  private func isNoView(_ expression: Expression, in scope: Scope) -> Bool {
    guard Follower.path(expression) != nil,
      let type = follow.instance(expression, in: scope)?.type, index.types[type]?.kind != nil
    else { return false }
    return !isView(type) && !index.ancestors(type).contains("View")
  }

  /// Whether a call makes a stack or a group of what its closure makes, whoever's initializer it calls:
  /// one of the app's own hands that on.
  private static func holdsItems(_ call: Call, _ name: String) -> Bool {
    ["HStack", "VStack", "ZStack", "Group"].contains(name)
      && (call.closure() ?? call.closure("content")) != nil
  }

  /// The items that a view made by a call stands for.
  private func control(_ call: Call, _ placement: String, _ position: Position) -> [Item] {
    guard let name = call.name else { return [] }
    func item(_ content: Item.Content, _ confidence: Confidence = .literal) -> Item {
      var item = Item(
        content, .placement(placement), at: Place(position.scope.path, call.line), confidence)
      item.branch = position.branch
      return item
    }
    if !Self.holdsItems(call, name), let own = ownInitializer(name, call, position) {
      var inside = position.inside(own.scope)
      inside.path.insert(own.mark)
      return control(own.call, placement, inside).map { item in
        var item = item
        item.place = Place(position.scope.path, call.line)
        item.confidence = max(item.confidence, .followed)
        return item
      }
    }
    if let own = hiding(name, call, placement, position) { return own }
    switch name {
    case "Button", "Menu", "Toggle", "NavigationLink", "Link", "PhotosPicker", "ShareLink",
      "Picker":
      return faces([button(call, name, placement, position)].compactMap(\.self), call, position)
    case "ControlGroup":
      // Without a label, a group in a bar is its controls side by side.
      if call.closure("label") == nil, call.argument(nil) == nil || call.arguments.count == 1,
        let closure = call.closure() ?? call.closure("content")
      {
        return controls(closure.body, placement, position.inside(position.scope.inner()))
      }
      return [button(call, name, placement, position)].compactMap(\.self)
    case "EditButton": return [item(.system("edit"))]
    case "ProgressView": return [item(.activity)]
    case "Spacer": return placement == "principal" ? [] : [item(.space(nil))]
    case "EmptyView", "Divider": return []
    case "Text":
      if let either = either(call, placement, position) { return either }
      guard let found = words(.call(call), position) else { return [] }
      return [item(.label(found.words), found.confidence).still]
    case "Image": return picture(call, position).map { [item($0).still] } ?? []
    case "Label":
      let (content, confidence) = label(call, position)
      return content.map { [item($0, confidence).still] } ?? []
    case "ForEach" where follow.elements(of: call, in: position.scope) != nil:
      return each(call, position) { body, inside in controls(body, placement, inside) }
    case "WithViewStore", "WithPerceptionTracking":
      return observing(call, placement, position)
    case "Group", "HStack", "VStack", "ForEach", "ZStack", "Section", "GlassEffectContainer",
      "AnyView", "ViewThatFits":
      if let closure = call.closure() ?? call.closure("content") {
        let inside = position.inside(position.scope.inner())
        return Self.withoutShapes(controls(closure.body, placement, inside))
      }
      // What a function makes of values that nobody knows.
      if name == "ForEach" { return [] }
      return call.argument(nil).map { controls($0, placement, position.inside()) } ?? []
    default:
      if name.contains("Spacer") { return [item(.space(nil), .guessed)] }
      if let system = wrapped(name, position) { return [item(.system(system), .followed)] }
      if let (closure, scope) = follow.keptClosure(call, in: position.scope) {
        return controls(closure.body, placement, position.inside(scope))
      }
      return looked(through: call, placement, position) ?? around(call, placement, position)
        ?? [item(faceOfLibrarysButton(call, name, position) ?? .view(name), .guessed)]
    }
  }
}
