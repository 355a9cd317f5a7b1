internal import AppCode

extension ControllerReader {
  /// Notes an assignment, if it is about the bar.
  func assigned(_ value: Expression, to place: Expression, _ line: Int, _ walk: Walk) {
    if setsBackBefore(value, at: place, walk) { return }
    guard var names = Follower.path(place) else {
      return assignedThroughCast(value, to: place, line, walk)
    }
    names = Self.joinedDestination(names, walk)
    guard isAboutScreen(names, walk) else { return keepPart(value, as: names, walk) }
    if names.first == "self" || names.first == "super" {
      names.removeFirst()
      if names.count == 1 { noteScreen(value, keptAs: names[0], walk) }
    } else if names == ["title"], walk.scope.value("title") != nil {
      // A name of the function's own.
      _ = walk.scope.assign(
        "title", Scope.Value(expression: value, scope: walk.scope.snapshot()))
      return
    }
    if names.count == 1, case .name = place,
      walk.scope.assign(
        names[0], Scope.Value(expression: value, scope: walk.scope.snapshot()))
    {
      return
    }
    if names.count == 1 {
      keep(value, as: names[0], walk)
      watched(names[0], gets: value, walk, at: line)
      if names == ["rootView"], isHostOfItsOwn(walk.owner), let view = view(value, walk) {
        rootViews.insert(view)
      }
    }
    var walk = walk
    names = throughOutlet(Self.joinedFirst(names, walk), walk)
    if names.count == 2, !walk.isInItem {
      stackGets(names[1], on: names[0], walk)
      outletGets(names[1], value, on: names[0], walk)
    }
    if names.count == 1, walk.stack != nil {
      // The stack keeps the button that it is about to set.
      walk.scope.set(names[0], Scope.Value(expression: value, scope: walk.scope.snapshot()))
    }
    if walk.isInItem { names.insert("navigationItem", at: 0) }
    if fillsOwnBar(value, at: place, walk) { return }
    if !walk.isInItem { putsIntoScreen(value, as: names, walk) }
    noteFirst(value, of: names, walk)
    noteFirst(ofKept: value, as: names, walk)
    if names == ["viewControllers"] { noteTabs(value, walk) }
    noteQuiet(value, of: names, line, walk)
    if noteLargeTitles(value, on: names, line, walk) || notePlaceholder(value, on: names, walk)
      || titleViewGets(value, on: names, walk)
    {
      return
    }
    if names.count == 2, names[1] == "navigationTitle", drafts[walk.owner] === walk.draft,
      follow.instance(.name(names[0]), in: walk.scope) == nil
    {
      // What builds a library's form takes the screen's title as well.
      return setTitle(value, at: walk.origin ?? Place(walk.scope.path, line), walk)
    }
    if setsOnFirst(value, on: names, line, walk) { return }
    // What is set on a screen that is made here belongs to that screen.
    if names.count >= 2, names[1] == "title" || names[1] == "navigationItem",
      let inside = walkOfUIKits(names[0], walk)
    {
      walk = inside
      names.removeFirst()
    } else if names.count >= 2,
      !["navigationItem", "navigationController", "parent", "tabBarController"].contains(names[0])
        || isStackMadeHere(names[0], walk)
    {
      guard names[1] == "title" || names[1] == "navigationItem",
        let type = controller(.name(names[0]), walk) ?? screen(givenTo: names[0], walk),
        walk.isMaker || walk.isStatic || type != walk.owner,
        let draft = drafts[type] ?? made(type)
      else { return }
      // What a class sets on the screen that it makes of itself is as that screen comes.
      let isOwn = type == walk.owner && !walk.isMaker
      walk.isOutside = draft !== hosted[type] && !isOwn
      if isOwn { walk.isLater = false }
      walk.draft = draft
      walk.identifier = identifier(of: names[0], walk)
      walk.isOfSegue = isLedToBySegue(names[0], walk)
      let isHosted = draft === hosted[type]
      let making = isHosted ? making(of: names[0], walk) : walk.scope.value(names[0])?.making
      if let making { walk.leave(making) }
      if isHosted { walk.comesWithMaking() }
      if !isOwn { walk.generation = 5 }
      names.removeFirst()
    } else if names.first == "parent" || names.first == "tabBarController" {
      let container = names.removeFirst()
      if container == "parent" {
        noteForContainer(
          value, as: names, at: walk.origin ?? Place(walk.scope.path, line), walk)
      }
      guard let inside = inContainer(container, walk) else { return }
      walk = inside
    }
    let position = walk.origin ?? Place(walk.scope.path, line)
    if setsMaterial(value, as: names, at: position, walk) { return }
    switch names {
    case ["title"]: setTitle(value, at: position, walk)
    case ["navigationItem", "title"]: setTitle(value, at: position, walk, isItems: true)
    case let path
    where path.last?.hasSuffix("Appearance") == true
      && ["navigationItem", "navigationController"].contains(path[0]):
      look(path[path.count - 1], value, place, line, walk)
    case let path
    where path.count == 3 && path[0] == "navigationController" && path[1] == "navigationBar"
      && Self.looks.contains(path[2]):
      look(names[2], value, place, line, walk)
    case let path where path.count == 2 && path[0] == "navigationItem":
      set(path[1], value, at: position, walk)
    case ["navigationController", "navigationBar", "prefersLargeTitles"]:
      if walk.draft.screen.prefersLargeTitles == nil,
        let flag = Follower.flag(value, isPad: index.isPad)
      {
        walk.draft.screen.prefersLargeTitles = Fact(flag, at: position)
      }
    case ["navigationController", "isNavigationBarHidden"],
      ["navigationController", "navigationBar", "isHidden"]:
      if Self.lifecycle.contains(walk.function) || walk.function == "willMove"
        || isAlwaysDone(walk)
      {
        hide(value, at: position, walk)
      }
    case let path
    where path.count == 3 && path[0] == "navigationItem" && path[1].hasSuffix("BarButtonItem"):
      amend(path[1], path[2], value, walk)
    case ["navigationItem", "searchController", "searchBar", "placeholder"]:
      if let found = words(value, walk) {
        walk.draft.screen.search?.value.placeholder = found.words
      }
    default: break
    }
  }

  /// Whether a property may hold words by its type; one that does not say its type may.
  private static func isText(_ type: String?) -> Bool {
    guard let type else { return true }
    return ["String", "NSString", "NSAttributedString", "AttributedString"].contains(
      CodeIndex.withoutGenerics(type))
  }

  /// A draft for a class that has not been walked yet.
  func made(_ type: String) -> ControllerDraft? {
    guard let entry = index.types[type] else { return nil }
    guard isController(type) else {
      // A view in SwiftUI that stands in a controller.
      guard index.property("body", of: type) != nil else { return nil }
      let draft = hosted[type] ?? ControllerDraft(type, at: entry.place)
      hosted[type] = draft
      return draft
    }
    let draft = ControllerDraft(type, at: entry.place)
    outside[type] = outside[type] ?? draft
    return outside[type]
  }

  /// What a text reads, as UIKit takes it.
  func words(_ expression: Expression, _ walk: Walk) -> TextReader.Answer? {
    text.answer(expression, in: walk.scope, isKey: false)
  }

  func set(_ property: String, _ value: Expression, at place: Place, _ walk: Walk) {
    let draft = walk.draft
    switch property {
    case "prompt":
      // What comes with an answer, or for what a person does, is not there at first.
      if !walk.isLater, !walk.isAbsent, !walk.isHanded, !endsInNothing(value, walk) {
        draft.screen.prompt = draft.screen.prompt ?? fact(value, place, walk)
      }
    case "subtitle": draft.screen.subtitle = draft.screen.subtitle ?? fact(value, place, walk)
    case "backButtonTitle": setBackTitle(value, at: place, walk)
    case "backButtonDisplayMode":
      let mode = value.source.split(separator: ".").last
      if mode == "minimal" { draft.screen.isBackMinimal = Fact(true, at: place) }
      if mode == "generic" { draft.screen.isBackGeneric = Fact(true, at: place) }
    case "backBarButtonItem": setBack(value, at: place, walk)
    case "largeTitleDisplayMode": setMode(value, at: place, walk)
    case "hidesBackButton": hideBack(value, at: place, walk)
    case "leftItemsSupplementBackButton":
      if case .bool(let flag) = value, !walk.isAbsent, !walk.isLater, walk.special == nil {
        draft.screen.keepsBack = Fact(flag, at: place)
      }
    case "titleView": setTitleView(value, at: place, walk)
    case "hidesSearchBarWhenScrolling":
      if case .bool(false) = value { draft.screen.keepsSearch = true }
    case "preferredSearchBarPlacement":
      if case .member(_, let name, _) = value {
        draft.screen.searchPlacement = draft.screen.searchPlacement ?? Fact(name, at: place)
      }
    case "searchController":
      noteSearch(value, walk)
      // What a button brings is not there before.
      if !walk.isAbsent { setSearch(value, at: place, walk) }
    case "rightBarButtonItems", "leftBarButtonItems":
      let position: Item.Position = property.hasPrefix("left") ? .left : .right
      if setsListed(value, position, at: place, walk) { return }
      if let (others, addition) = beside(first: value, on: property, walk) {
        if draft.sets.contains(where: { $0.position == position && $0.caller == nil }) {
          add(others, besideFirstOf: position, at: place, walk, addition)
        } else {
          addItems(others, position, at: place, walk, addition)
        }
      } else if let addition = addition(value, to: property, walk) {
        addItems(value, position, at: place, walk, addition)
      } else {
        setItems(value, position, at: place, walk)
      }
    case "rightBarButtonItem": setItems(value, .right, at: place, walk)
    case "leftBarButtonItem", "leadingItemGroups":
      setItems(value, .left, at: place, walk)
    case let own
    where own.lowercased().contains("title")
      && index.types["UINavigationItem"]?
        .properties.contains { $0.name == own && Self.isText($0.type) } ?? false:
      // A property of the app's own puts its words where the title stands.
      setTitle(value, at: place, walk)
    case "trailingItemGroups": setGroups(value, at: place, walk)
    case "pinnedTrailingGroup": addItems(value, .right, at: place, walk, .before)
    default: break
    }
  }

  func fact(_ value: Expression, _ place: Place, _ walk: Walk) -> Fact<AppText>? {
    words(value, walk).map { Fact($0.words, at: place, $0.confidence) }
  }

  /// Whether a function of the app gives nothing where no condition in it holds.
  private func endsInNothing(_ value: Expression, _ walk: Walk) -> Bool {
    guard case .call(let call) = value, let (function, _) = follow.function(call, in: walk.scope),
      case .result(.null?)? = function.body.last
    else { return false }
    return true
  }

  /// Calls that set something on a navigation item; false for any other.
  func setter(_ name: String, _ call: Call, on names: [String], _ walk: Walk) -> Bool {
    let place = walk.origin ?? Place(walk.scope.path, call.line)
    if name == "setNavigationBarHidden", let value = call.argument(nil) {
      noteQuiet(value, of: names + [name], call.line, walk)
    }
    if names == ["navigationController"], name == "setNavigationBarHidden",
      !isStackMadeHere(names[0], walk)
    {
      if let value = call.argument(nil),
        Self.lifecycle.contains(walk.function) || isAlwaysDone(walk)
      {
        if walk.condition == nil {
          hide(value, at: place, walk)
        } else {
          hide(value, onWayAt: place, walk)
        }
      }
      return true
    }
    callsStepOfStack(name, on: names, at: place, walk)
    guard let first = call.arguments.first?.value else { return false }
    if names.count > 1, names.last == "navigationItem", Self.setsSide(call),
      names.count == 2 || stackOfFirst(names, walk) != nil,
      case .member(let item?, _, _) = call.callee
    {
      // What is set on another screen's item.
      let side = String(name.dropFirst(3).prefix(1)).lowercased() + name.dropFirst(4)
      assigned(
        first, to: .member(item, side.hasSuffix("Button") ? side + "Item" : side, line: call.line),
        call.line, walk)
      return true
    }
    if names.count == 2, names[1] == "navigationItem", name == "setHidesBackButton",
      case .member(let item?, _, _) = call.callee
    {
      assigned(first, to: .member(item, "hidesBackButton", line: call.line), call.line, walk)
      return true
    }
    guard names.first == "navigationItem" else { return false }
    switch (names.dropFirst().first, name) {
    case (nil, "setRightBarButton"): setItems(first, .right, at: place, walk)
    case (nil, "setLeftBarButton"): setItems(first, .left, at: place, walk)
    case (nil, "setRightBarButtonItems"): set("rightBarButtonItems", first, at: place, walk)
    case (nil, "setLeftBarButtonItems"): set("leftBarButtonItems", first, at: place, walk)
    case (nil, "setHidesBackButton"): set("hidesBackButton", first, at: place, walk)
    case ("rightBarButtonItems", "append"), ("rightBarButtonItems", "insert"):
      addItems(first, .right, at: place, walk, name == "insert" ? .before : .after)
    case ("trailingItemGroups", "append"):
      addItems(Self.fromEdge(first), .right, at: place, walk, .after)
    case ("leftBarButtonItems", "append"), ("leftBarButtonItems", "insert"),
      ("leadingItemGroups", "append"):
      addItems(first, .left, at: place, walk, name == "insert" ? .before : .after)
    default: return false
    }
    return true
  }
}
