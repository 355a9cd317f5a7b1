internal import AppCode

/// Views that several calls make differently: what each of them says decides about conditions in the
/// view together, so that no screen shows the title of one call with the buttons of another.
extension SwiftUIReader {
  /// Walks every view of the app.
  func readAll() {
    let views = index.types.keys.sorted().filter(isView)
    var stacksOfWays: [String: Set<String>] = [:]
    chosenDeep = [:]
    makers = makers ?? ViewMakers(of: Set(views), follow)
    follow.boundStates.calls = makers?.calls ?? [:]
    for type in views {
      guard let draft = read(type, as: makers?.settled[type] ?? [:]) else { continue }
      typed[type] = draft
      readWays(of: type, draft, &stacksOfWays)
    }
    // A stack that stands in one behind a condition is the whole of it where that holds.
    dropLoose { draft in
      guard draft.isBareStack, let stacks = draft.screen.parent.flatMap({ stacksOfWays[$0] }) else {
        return false
      }
      return !stacks.contains(draft.screen.name)
    }
    readApps()
    readUnreached()
    readHosted()
  }

  /// Walks a view with what is said about its properties where it is made.
  private func read(_ type: String, as way: ViewMakers.Way) -> Draft? {
    bodies.begin()
    guard let (statements, scope) = body(of: type), let entry = index.types[type] else {
      return nil
    }
    follow.fuel.fill(at: entry.place)
    for (name, value) in way { scope.setMember(name, value) }
    keepChosen(of: type, in: scope)
    let draft = Draft(type, type: type, at: entry.place)
    if typed[type] == nil { typed[type] = draft }
    walk(statements, Position(draft: draft, scope: scope, path: [type]))
    return draft
  }

  /// Notes the views that the only initializer of a view chooses between and keeps, whoever makes it.
  private func keepChosen(of type: String, in scope: Scope) {
    guard let entry = index.types[type], entry.kind == .structure else { return }
    let kept = entry.properties.filter { property in
      property.type == "AnyView" && property.value == nil && property.getter == nil
        && !property.isStatic && scope.value(property.name) == nil
    }
    let makers = entry.functionsByName["init", default: []].flatMap(\.functions)
    guard !kept.isEmpty, makers.count == 1 else { return }
    for property in kept {
      let inside = Scope(type: type, path: makers[0].path)
      for parameter in makers[0].parameters { inside.declare(parameter.name) }
      guard var value = follow.put(into: property.name, by: makers[0].body, inside) else {
        continue
      }
      // What is handed over, only who hands it over knows.
      if case .other = value.expression { continue }
      value.type = property.type
      scope.setMember(property.name, value)
    }
  }

  /// Walks a view once for each call that makes it differently, where that decides something about
  /// its bar.
  ///
  /// - Parameter stacksOfWays: gets the names of the stacks that some way has, by the type.
  private func readWays(
    of type: String, _ draft: Draft, _ stacksOfWays: inout [String: Set<String>]
  ) {
    guard let ways = makers?.ways[type], draft.isUndecided || draft.hasStack else { return }
    let count = loose.count
    var found: [(made: ViewMakers.Made, draft: Draft)] = []
    var all: [Draft] = []
    var stacks: Set<String> = []
    for made in ways {
      guard let walked = read(type, as: made.way) else { return }
      // What it leads to is known already.
      stacks.formUnion(loose[count...].filter(\.isBareStack).map(\.screen.name))
      dropLoose(from: count)
      all.append(walked)
      if !found.contains(where: { $0.draft.looks(like: walked) }) { found.append((made, walked)) }
    }
    guard draft.isUndecided, found.count > 1 else { return takeStack(of: all, into: type, draft) }
    if Set(found.map(\.draft.screen.title?.value)).count > 1 {
      for (_, walked) in found {
        walked.isUntitled = walked.screen.title == nil
        guard let title = walked.screen.title else { continue }
        walked.screen.title?.confidence = max(.followed, title.confidence)
      }
    }
    stacksOfWays[type] = stacks
    typed[type] = found[0].draft
    otherWays[type] = found
  }

  /// Notes where each of several ways of making a view is shown.
  func placeWays() {
    let byCore = Dictionary(grouping: loose) { $0.core?.type }
    for (type, ways) in otherWays {
      for (made, draft) in ways {
        let shown = byCore[type, default: []].filter { other in
          guard let core = other.core else { return false }
          return made.places.contains(Place(core.scope.path, core.call.line))
        }
        guard let first = shown.first else { continue }
        draft.screen.presentation = shown.lazy.compactMap(\.screen.presentation).first
        draft.screen.parent = first.screen.parent
        noteAsPushed(draft, made, in: shown)
      }
    }
  }

  /// The screens of a view as other calls make it than the first.
  func finishedWays(of type: String, beside own: [Screen]) -> [Screen] {
    guard let first = typed[type] else { return [] }
    let others = (otherWays[type] ?? []).dropFirst().compactMap { made, draft -> Screen? in
      // What a screen got where it is shown, it has however it is made.
      if draft.screen.title == nil, first.isTitleFromOutside {
        draft.screen.title = first.screen.title
      }
      guard var screen = finished(draft).first else { return nil }
      (screen.variant, screen.isCut) = (made.name, false)
      return screen
    }
    guard own.isEmpty, var only = others.first else { return others }
    // As the first call makes it, it has no bar of its own.
    only.variant = nil
    return [only] + others.dropFirst()
  }
}

/// What bars have alike that may show the same.
private struct Bar: Hashable {
  private var name: String
  private var title: AppText?
  private var items: Set<AppText?>

  init(_ screen: Screen) {
    (name, title) = (screen.name, screen.title?.value)
    items = Set(screen.items.map(\.content.mainWords))
  }
}

extension [Screen] {
  /// These without states of a view that look as the view does where it is a screen beside the one
  /// that has the state: as another place shows it.
  var withoutTwins: [Screen] {
    let plain = filter { $0.variant == nil }
    let counts = plain.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    let several = plain.filter { counts[$0.name, default: 0] > 1 }
    let byBar = Dictionary(grouping: several, by: Bar.init)
    return filter { screen in
      guard screen.variant != nil, counts[screen.name, default: 0] > 1 else { return true }
      return !byBar[Bar(screen), default: []].contains { other in
        other.hasBar(of: screen) && other.titleMode?.value == screen.titleMode?.value
          && (other.search == nil) == (screen.search == nil)
          && other.isBarHidden?.value == screen.isBarHidden?.value
          && other.presentation == screen.presentation
      }
    }
  }
}

extension Draft {
  /// Whether it is a stack of its own inside of a view.
  fileprivate var isBareStack: Bool {
    type == nil && hasStack && screen.name.hasSuffix("-stack") && screen.presentation == nil
  }

  /// Whether something about its bar hangs on conditions.
  var isUndecided: Bool {
    !variants.isEmpty || branchOfTitle != nil || branchOfSearch != nil
      || screen.items.contains { $0.branch != nil } || screen.title?.value.isKnown == false
      || (screen.title?.confidence ?? .literal) >= .followed
  }

  /// Whether its bar shows the same as another's.
  func looks(like other: Draft) -> Bool {
    let (mine, theirs) = (screen, other.screen)
    return mine.title?.value == theirs.title?.value && mine.items.count == theirs.items.count
      && mine.hidesBack?.value == theirs.hidesBack?.value
      && mine.titleMode?.value == theirs.titleMode?.value
      && (mine.search == nil) == (theirs.search == nil)
      && zip(mine.items, theirs.items).allSatisfy {
        $0.position == $1.position && $0.isSame($1) && ($0.branch == nil) == ($1.branch == nil)
      }
  }
}
