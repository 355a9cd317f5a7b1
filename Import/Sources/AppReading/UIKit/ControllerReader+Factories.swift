internal import AppCode

extension ControllerReader {
  /// Ready-made buttons of an extension of the app's own, and UIKit's spaces.
  func factory(
    _ name: String, _ call: Call?, _ position: Item.Position, _ place: Place, _ scope: Scope,
    _ depth: Int
  ) -> [Item]? {
    if name == "flexibleSpace" { return [Item(.space(nil), position, at: place)] }
    if name == "fixedSpace" {
      if case .number(let text)? = call?.arguments.first?.value {
        return [Item(.space(Double(text)), position, at: place)]
      }
      return [Item(.space(8), position, at: place, .guessed)]
    }
    guard let entry = index.types["UIBarButtonItem"] else { return nil }
    if let call,
      let function = index.best(
        entry.functions(name, seenFrom: scope.path).flatMap(\.functions), for: call, in: scope)
    {
      let inside = Scope(type: "UIBarButtonItem", path: function.path)
      inside.bind(function, to: call, from: scope)
      return first(of: follow.outcomes(function.body, in: inside), position, place, depth)
        .map(\.followed)
    }
    if call == nil,
      let property = entry.property(
        name, isStatic: true, seenFrom: scope.path)?.property,
      let value = follow.value(
        of: property, in: Scope(type: "UIBarButtonItem", path: property.path))
    {
      return items(value.expression, position, at: place, in: value.scope, depth: depth + 1)
        .map(\.followed)
    }
    return nil
  }

  /// The buttons that a function makes which the app adds to a class of UIKit's, such as navigation items:
  /// `navigationItem.makeItem(named: "search")`; nil for any other call.
  func ofUIKitsOwn(
    _ call: Call, _ position: Item.Position, _ place: Place, _ scope: Scope, _ depth: Int
  ) -> [Item]? {
    guard case .member(_?, let name, _) = call.callee,
      let added = index.extensionFunctions(name, seenFrom: scope.path)?.filter({
        $0.type.hasPrefix("UI") && $0.function.returns?.contains("UIBarButtonItem") ?? false
      }), let type = added.first?.type, added.allSatisfy({ $0.type == type }),
      let function = index.best(added.map(\.function), for: call, in: scope)
    else { return nil }
    let inside = Scope(type: type, path: function.path)
    inside.bind(function, to: call, from: scope)
    let found = first(of: follow.outcomes(function.body, in: inside), position, place, depth)
    return found.isEmpty ? nil : found.map(\.followed)
  }

  /// The buttons of a list that a call changes or makes buttons of; nil for any other call.
  func ofList(
    _ name: String, _ call: Call, _ position: Item.Position, _ place: Place, _ scope: Scope,
    _ depth: Int
  ) -> [Item]? {
    guard ["compactMap", "filter", "map", "reversed"].contains(name),
      case .member(let base?, _, _) = call.callee
    else { return nil }
    let items = items(base, position, at: place, in: scope, depth: depth + 1)
    if name == "reversed" { return items.reversed() }
    guard !items.contains(where: \.isKnown), name != "filter",
      let change = call.arguments.first?.value
    else { return items }
    // A button is made of what there is.
    if let elements = follow.elements(base, in: scope) {
      return elements.flatMap { element in
        first(of: follow.mapped(element, by: change, in: scope), position, place, depth)
      }.map(\.followed)
    }
    guard case .closure = change else { return items }
    let value = Scope.Value(expression: base, scope: scope)
    return first(of: follow.mapped(value, by: change, in: scope), position, place, depth)
      .map(\.guessed)
  }

  /// What the closure after a call sets on the value the call is made on, where a value is finished
  /// as it is made: `UIBarButtonItem().then { $0.title = "Save" }`.
  func settings(by call: Call, in scope: Scope) -> [Scope.Setting] {
    guard let closure = call.closure(), closure.parameters.count < 2 else { return [] }
    let inside = scope.inner()
    _ = follow.outcomes(closure.body, in: inside)
    return inside.settings(of: closure.parameters.first ?? "$0")
  }

  /// An initializer of an extension or subclass of the app's own, looked through.
  func ownMaker(
    _ call: Call, _ position: Item.Position, _ place: Place, _ scope: Scope, _ depth: Int
  ) -> [Item]? {
    let type =
      call.name == "UIBarButtonItem" || call.name == "init" ? "UIBarButtonItem" : call.name ?? ""
    guard let whole = index.typeName(type), let entry = index.types[whole] else { return nil }
    if let maker = index.best(
      entry.functions.filter { $0.name == "init" }, for: call, in: scope)
    {
      let inside = Scope(type: whole, path: maker.path)
      inside.bind(maker, to: call, from: scope)
      if let (inner, scope) = delegated(maker.body, inside) {
        var items = [made(inner, position, at: place, in: scope).followed]
        apply(scope.settings(of: ""), to: &items)
        if items.contains(where: \.isKnown) { return items }
      }
    }
    guard let making = making(by: call, of: type, in: scope), let last = making.initializer else {
      return nil
    }
    var items = [made(last.call, position, at: place, in: last.scope).followed]
    let settings = making.root.settings(of: "")
    if entry.kind == .class, making.isItem, !making.isOpen, last.call.arguments.isEmpty,
      settings.allSatisfy({ ["style", "accessibilityLabel"].contains($0.property) })
    {
      // A button that gives itself nothing to show.
      (items[0].content, items[0].confidence) = (.words(.verbatim("")), .followed)
    }
    apply(settings, to: &items)
    return items
  }

  /// The call of another initializer in one's body, on the first way that leads to one, with its
  /// scope; nil for none.
  func delegated(_ body: [Statement], _ scope: Scope) -> (Call, Scope)? {
    for statement in body {
      switch statement {
      case .expression(.call(let call)), .expression(.assign(.name("self"), .call(let call), _)):
        if case .member(.name(let owner)?, "init", _) = call.callee,
          owner == "self" || owner == "super"
        {
          return (call, scope)
        }
        follow.noteSetting(.call(call), in: scope)
      case .expression(let value): follow.noteSetting(value, in: scope)
      case .binding(let binding):
        if let value = binding.value {
          scope.set(binding.name, Scope.Value(expression: value, scope: scope.snapshot()))
        }
      case .branches(let branches):
        var found: (Call, Scope)?
        for branch in follow.chosen(branches, in: scope) {
          guard let way = delegated(branch.body, scope.inner()) else { continue }
          if branch.subject == nil { return way }
          // Which case of several an initializer is given is for the running app to say.
          if found != nil { return nil }
          found = way
        }
        if let found { return found }
      default: break
      }
    }
    return nil
  }

  /// The buttons that a class of the app's own makes of the pictures and words it is given.
  func passed(
    to call: Call, _ position: Item.Position, at place: Place, in scope: Scope, depth: Int = 0
  ) -> [Item] {
    guard depth < 3 else { return [] }
    for argument in call.arguments {
      if case .list(let list) = argument.value {
        let found = list.flatMap { element -> [Item] in
          guard case .call(let inner) = element else { return [] }
          return passed(to: inner, position, at: place, in: scope, depth: depth + 1)
        }
        // Such a view has its buttons in the order of reading, a side of a bar from its edge.
        if !found.isEmpty { return position == .right ? found.reversed() : found }
      }
      if case .name = argument.value, let target = follow.target(argument.value, in: scope),
        case .list = target.expression
      {
        var inner = call
        inner.arguments = [argument]
        inner.arguments[0].value = target.expression
        return passed(to: inner, position, at: place, in: target.scope, depth: depth + 1)
      }
    }
    func argument(_ words: String...) -> Expression? {
      call.arguments.first { argument in
        let label = (argument.label ?? "").lowercased()
        return words.contains { label.hasSuffix($0) }
      }?.value
    }
    var content: Item.Content?
    if let name = argument("systemname", "systemimage", "symbolname", "symbol"),
      case .verbatim(let symbol)? = text.answer(name, in: scope, isKey: false)?.words
    {
      content = .symbol(symbol, label: nil)
    } else if let picture = argument("image", "icon"), picture.source != "nil" {
      content = image(picture, label: nil, in: scope)
    } else if let title = argument("title"), title.source != "nil" {
      content = text.answer(title, in: scope, isKey: false).map { .words($0.words) }
    }
    return content.map { [Item($0, position, at: place, .guessed)] } ?? []
  }
}
