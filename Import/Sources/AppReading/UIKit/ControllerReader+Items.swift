internal import AppCode

extension ControllerReader {
  /// The buttons that an expression stands for.
  func items(
    _ expression: Expression, _ position: Item.Position, at place: Place, in scope: Scope,
    depth: Int = 0
  ) -> [Item] {
    guard depth < 20 else { return [] }
    func more(_ inner: Expression, _ scope: Scope) -> [Item] {
      items(inner, position, at: place, in: scope, depth: depth + 1)
    }
    switch expression {
    case .null: return []
    case .list(let list): return list.flatMap { more($0, scope) }
    case .choice(let condition, let first, let second):
      var found = more(first, scope)
      if follow.hangsOnData(condition, in: scope) {
        var other = more(second, scope)
        // For what there is or for what there is not, and nothing otherwise.
        for number in found.indices where other.isEmpty {
          found[number].branch = .special(condition)
        }
        for number in other.indices where found.isEmpty {
          other[number].branch = .special("not " + condition)
        }
        return (found.isEmpty ? other : found).map(\.guessed)
      }
      if follow.isOrdinary(condition, in: scope) == false {
        let other = more(second, scope)
        // For what is special, and nothing otherwise.
        for number in found.indices where other.isEmpty {
          found[number].branch = .special(condition)
        }
        return (other.isEmpty ? found : other).map(\.guessed)
      }
      return (found.isEmpty ? more(second, scope) : found).map(\.guessed)
    case .binary("??", let first, let second):
      let found = more(first, scope)
      return found.contains(where: \.isKnown) ? found : more(second, scope).map(\.guessed)
    case .binary("+", let first, let second): return more(first, scope) + more(second, scope)
    case .name("editButtonItem"),
      .member(_?, "editButtonItem", _) where follow.target(expression, in: scope) == nil:
      var item = Item(.system("edit"), position, at: place)
      item.endsEditing = true
      return [item]
    case .name("displayModeButtonItem"),
      .member(_?, "displayModeButtonItem", _) where follow.target(expression, in: scope) == nil:
      // UIKit: a split view that is collapsed, as on a phone, shows nothing for it.
      return follow.index.isPad
        ? [Item(.symbol("sidebar.leading", label: nil), position, at: place, .guessed)] : []
    case .member(_, let name, _)
    where Self.ownSets.contains(name) && follow.target(expression, in: scope) == nil:
      // What the bar has already adds nothing.
      return []
    case .name, .member:
      return named(expression, position, at: place, in: scope, depth: depth)
    case .call(let call): return called(call, position, at: place, in: scope, depth: depth)
    case .branches(let branches):
      return first(
        of: follow.outcomes([.branches(branches)], in: scope.inner()), position, place, depth)
    default: return [Item(.view(expression.source), position, at: place, .guessed)]
    }
  }

  /// Properties of a navigation item that hold the buttons it has.
  static let ownSets: Set = [
    "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems",
    "leadingItemGroups", "trailingItemGroups",
  ]

  private func named(
    _ expression: Expression, _ position: Item.Position, at place: Place, in scope: Scope,
    depth: Int
  ) -> [Item] {
    if case .member(nil, let name, _) = expression,
      let found = factory(name, nil, position, place, scope, depth)
    {
      return found
    }
    guard
      let value = replaced(expression, in: scope) ?? follow.target(expression, in: scope)
        ?? early(expression)
    else {
      if let outlet = outlet(expression, position, in: scope) { return outlet }
      // A button that nothing is ever put into is not there.
      if let path = Follower.path(expression), path.count == 1 || path[0] == "self",
        let property = follow.declaration(expression, in: scope), property.value == nil,
        property.type?.hasSuffix("?") ?? false, !property.attributes.contains("IBOutlet")
      {
        return []
      }
      return [Item(.view(expression.source), position, at: place, .guessed)]
    }
    var items = items(value.expression, position, at: place, in: value.scope, depth: depth + 1)
    if Self.isEmptyList(value.expression), let name = Follower.path(expression)?.last,
      let filled = filled(name, in: scope)
    {
      items = self.items(
        filled.expression, position, at: place, in: filled.scope, depth: depth + 1)
    }
    if let path = Follower.path(expression) {
      let name = path.filter { $0 != "self" }.joined(separator: ".")
      var settings = scope.settings(of: name)
      if case .call(let maker) = value.expression, let type = maker.name, items.count == 1 {
        settings = expanded(settings, of: type)
      }
      apply(settings, to: &items)
      // What is added to the list later, too; what code adds something to is a list.
      if value.expression.isList || Self.isMade(value.expression) {
        var seen: Set<String> = []
        // More than a bar takes are never looked at.
        let settings = settings.prefix(2 * Screen.itemLimit)
        var added = Scope.Setting.additions(among: Array(settings))
        // Of what is added in one branch or another, that of the first.
        var taken: [Int: Int] = [:]
        added.removeAll { added in
          if added.ways.contains(where: { taken[$0.key, default: $0.value] != $0.value }) {
            return true
          }
          taken.merge(added.ways) { known, _ in known }
          return false
        }
        let all = Dictionary(grouping: added.isEmpty ? [] : settings, by: \.addition)
        for added in added where seen.insert(added.addition).inserted {
          // The same may be noted without and with the names of its branch.
          let same = all[added.addition] ?? []
          let places = same.filter(\.isOnTheWay) + same.filter { !$0.isOnTheWay }
          let found = places.map {
            self.items(
              $0.value.expression, position, at: place, in: $0.value.scope, depth: depth + 1)
          }
          var more = found.first { $0.contains(where: \.isKnown) } ?? found.first ?? []
          if let branch = places.lazy.compactMap(\.branch).first {
            for number in more.indices { more[number].branch = branch }
          }
          // What is put in goes before the rest, as hardly any other place is ever named.
          if added.property == "insert" {
            items.insert(contentsOf: more, at: min(added.index ?? 0, items.count))
          } else {
            items += more
          }
        }
      }
    }
    return items
  }

  /// Whether a function gives a value.
  private static func isMade(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression else { return false }
    if case .closure = call.callee { return false }
    return true
  }

  /// A button of Interface Builder's that the class has a name for; nil for none, empty for one that
  /// is not seen.
  private func outlet(
    _ expression: Expression, _ position: Item.Position, in scope: Scope
  ) -> [Item]? {
    guard let name = Follower.path(expression)?.last, let type = scope.type,
      var item = interfaces.lazy.compactMap({ found in
        found.customClass == type ? found.outlets[name] : nil
      }).first ?? looseOutlets[type]?[name]
    else { return nil }
    item.position = position
    var items = [item]
    apply(scope.settings(of: name), to: &items)
    return items
  }

  /// The first outcome that has items; the others are left for the running app.
  func first(
    of outcomes: [Follower.Outcome], _ position: Item.Position, _ place: Place, _ depth: Int
  ) -> [Item] {
    var fallback: [Item] = []
    for outcome in follow.ordinaryFirst(outcomes).prefix(12) {
      var items = items(
        outcome.expression, position, at: place, in: outcome.scope, depth: depth + 1)
      if let path = Follower.path(outcome.expression) {
        apply(outcome.scope.settings(of: path.joined(separator: ".")), to: &items)
      }
      if outcomes.count > 1 { items = items.map(\.guessed) }
      if let special = outcome.special {
        for number in items.indices where items[number].branch == nil {
          items[number].branch = .special(special)
        }
      }
      if items.contains(where: \.isKnown) { return items }
      if fallback.isEmpty { fallback = items }
    }
    return fallback
  }

  private func called(
    _ call: Call, _ position: Item.Position, at place: Place, in scope: Scope, depth: Int
  ) -> [Item] {
    if case .closure(let closure) = call.callee {
      return first(of: follow.outcomes(closure.body, in: scope.inner()), position, place, depth)
    }
    guard let name = call.name else { return [] }
    let isMaker =
      name == "UIBarButtonItem" || (name == "init" && isItemPath(call.callee))
      || index.typeName(name, from: scope.type, in: scope.path).map {
        index.ancestors($0).contains("UIBarButtonItem")
      } ?? looksLikeItem(call)
    if isMaker {
      var item = made(call, position, at: place, in: scope)
      if let condition = isUnseenAtFirst(viewOf: call, in: scope) {
        if isNeverShown(viewOf: call, in: scope) { return [] }
        item.branch = .special(condition)
      }
      if !item.isKnown, let parts = buttons(inViewOf: call, position, at: place, in: scope) {
        return parts
      }
      let own = item.isKnown ? nil : ownMaker(call, position, place, scope, depth)
      if let own, own.contains(where: \.isKnown) { return own }
      if !item.isKnown, name != "UIBarButtonItem", name != "init" {
        let found = passed(to: call, position, at: place, in: scope)
        if !found.isEmpty { return found }
      }
      return own ?? [item]
    }
    if Self.groups.contains(name),
      let list = call.argument("items") ?? call.argument("barButtonItems")
    {
      let items = items(list, position, at: place, in: scope, depth: depth + 1)
      // A group names its buttons from the leading side, a side of a bar from its edge.
      return position == .right ? items.reversed() : items
    }
    if name.hasPrefix("creating"), name.hasSuffix("Group"),
      case .member(let base?, _, _) = call.callee
    {
      return items(base, position, at: place, in: scope, depth: depth + 1)
    }
    if let found = ofList(name, call, position, place, scope, depth) { return found }
    if let (function, inside) = follow.function(call, in: scope) {
      let outcomes = follow.outcomes(function.body, in: inside)
      let found = first(of: outcomes, position, place, depth)
      if !found.isEmpty { return found.map(\.followed) }
      // A function that gives nothing at all adds no button.
      if !outcomes.isEmpty,
        outcomes.allSatisfy({ $0.expression.isNull || Self.isEmptyList($0.expression) })
      {
        return []
      }
    }
    if let (closure, inside) = follow.keptClosure(call, in: scope) {
      let found = first(of: follow.outcomes(closure.body, in: inside), position, place, depth)
      if !found.isEmpty { return found.map(\.followed) }
    }
    if let found = factory(name, call, position, place, scope, depth)
      ?? ofUIKitsOwn(call, position, place, scope, depth)
    {
      return found
    }
    if case .member(let base?, _, _) = call.callee, case .call = base {
      var items = items(base, position, at: place, in: scope, depth: depth + 1)
      apply(settings(by: call, in: scope), to: &items)
      return items
    }
    return [Item(.view(Expression.call(call).source), position, at: place, .guessed)]
  }

  /// A button made by one of UIKit's initializers.
  func made(
    _ call: Call, _ position: Item.Position, at place: Place, in scope: Scope
  ) -> Item {
    func words(_ expression: Expression) -> TextReader.Answer? {
      text.answer(expression, in: scope, isKey: false)
    }
    let action = call.argument("primaryAction").flatMap { self.action($0, in: scope) }
    var item = Item(.view("UIBarButtonItem"), position, at: place, .guessed)
    if let system = call.argument("barButtonSystemItem") ?? call.argument("systemItem") {
      if let name = systemName(system, in: scope) {
        let space: Item.Content? =
          name == "flexibleSpace" ? .space(nil) : name == "fixedSpace" ? .space(8) : nil
        (item.content, item.confidence) = (space ?? .system(name), .literal)
      }
    } else if let view = call.argument("customView"), let width = widthOfGap(view, in: scope) {
      (item.content, item.confidence) = (.space(width), .followed)
    } else if let view = call.argument("customView") {
      item.content = self.view(view, in: scope) ?? .view(view.source)
      item.confidence = item.isKnown ? .followed : .guessed
    } else if let title = call.argument("title"), title.source != "nil", let found = words(title) {
      (item.content, item.confidence) = (.words(found.words), found.confidence)
      if !found.states.isEmpty { wordsOfStates[found.words] = found.states }
      if let image = call.argument("image"), image.source != "nil",
        let picture = self.image(image, label: found.words, in: scope), !picture.isNothing
      {
        item.content = picture
      }
    } else if let image = call.argument("image") {
      item.content = self.image(image, label: nil, in: scope) ?? .picture(nil, label: nil)
      item.confidence = item.isKnown ? .literal : .guessed
    } else if let action {
      (item.content, item.confidence) = (action, .followed)
    }
    if let menu = call.argument("menu"), menu.source != "nil" { item.hasMenu = true }
    if let style = call.argument("style"), case .member(_, let name, _) = style, name != "plain" {
      item.style = name == "bordered" ? nil : name
    }
    return item
  }
}
