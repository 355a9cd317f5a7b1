internal import AppCode

extension ControllerReader {
  /// What a search field calls the words it shows while it is empty.
  private static let placeholders: Set = ["placeholder", "attributedPlaceholder"]
  /// Where a search controller has its field.
  private static let fields = [".searchBar", ".searchBar.searchTextField"]

  /// Notes a search controller with what is set on its field.
  func setSearch(_ value: Expression, at place: Place, _ walk: Walk) {
    if case .null = value { return }
    let steps = walk.draft.searchSteps
    guard !steps.isTaken(from: walk.generation, in: walk.function) else { return }
    // What the screen comes with stands before what is brought later.
    guard walk.draft.screen.search == nil || steps.isLater && !walk.isLater else { return }
    walk.draft.searchSteps.isLater = walk.isLater && !walk.isOutside
    walk.draft.searchSteps.generation = walk.generation
    walk.draft.searchSteps.function = walk.function
    var search = Search()
    func note(_ settings: [Scope.Setting]) {
      for setting in settings {
        let (expression, scope) = (setting.value.expression, setting.value.scope)
        if Self.placeholders.contains(setting.property) {
          search.placeholder = text.answer(expression, in: scope, isKey: false)?.words
          search.placeholderPlace = expression.line > 0 ? Place(scope.path, expression.line) : nil
        }
        if setting.property == "scopeButtonTitles", case .list(let list) = expression {
          search.scopes = list.compactMap { text.answer($0, in: scope, isKey: false)?.words }
        }
      }
    }
    // What an initializer of the app's own sets on the field comes before what a class sets.
    let made =
      follow.target(value, in: walk.scope) ?? Scope.Value(expression: value, scope: walk.scope)
    if case .call(let call) = made.expression, call.name == "UISearchController" {
      noteMaker(of: call, in: made.scope, note)
    }
    if case .call(let call) = value, case .closure(let closure) = call.callee {
      noteOutcomes(of: closure, in: walk.scope, note)
    }
    if let path = Follower.path(value) {
      let name = path.filter { $0 != "self" }.joined(separator: ".")
      walk.draft.nameOfSearch = name
      for field in Self.fields { note(walk.scope.settings(of: name + field)) }
      for own in fieldNames(walk) where search.placeholder == nil {
        note(walk.scope.settings(of: own))
      }
      // What a class says of a field that its base class makes comes after what that one says.
      if walk.generation > 0, let own = walk.draft.own {
        for field in Self.fields { note(own.settings(of: name + field)) }
      }
      if search.placeholder == nil, let target = follow.target(value, in: walk.scope),
        case .call(let call) = target.expression, case .closure(let closure) = call.callee
      {
        noteOutcomes(of: closure, in: target.scope, note)
      }
      // A function that is handed the controller knows it by another name.
      if search.placeholder == nil, search.scopes.isEmpty, path.count == 1,
        let handed = walk.scope.value(path[0]), case .name(let name) = handed.expression
      {
        for field in Self.fields { note(handed.scope.settings(of: name + field)) }
      }
    }
    walk.draft.screen.search = Fact(search, at: place, .followed)
  }

  /// Notes what a closure that makes a search controller sets on its field.
  private func noteOutcomes(
    of closure: Closure, in scope: Scope, _ note: ([Scope.Setting]) -> Void
  ) {
    for outcome in follow.outcomes(closure.body, in: scope.inner()) {
      guard let made = Follower.path(outcome.expression)?.joined(separator: ".") else { continue }
      for field in Self.fields { note(outcome.scope.settings(of: made + field)) }
    }
  }

  /// Notes what initializers of the app's own set on the field of a search controller, also those
  /// that another of them calls.
  private func noteMaker(
    of call: Call, in scope: Scope, depth: Int = 0, _ note: ([Scope.Setting]) -> Void
  ) {
    guard depth < 4, let label = call.arguments.first?.label,
      let makers = index.types["UISearchController"]?.functions("init", seenFrom: scope.path)
        .flatMap(\.functions).filter({
          $0.parameters.first?.label == label
        }), let maker = CodeIndex.best(makers, for: call)
    else { return }
    let inside = Scope(type: "UISearchController", path: maker.path)
    inside.bind(maker, to: call, from: scope)
    _ = follow.outcomes(maker.body, in: inside)
    note(inside.settings(of: "searchBar"))
    for case .expression(.call(let inner)) in maker.body {
      guard case .member(.name("self")?, "init", _) = inner.callee else { continue }
      noteMaker(of: inner, in: inside, depth: depth + 1, note)
    }
  }

  /// Notes what a search field says that is in the bar already; false for any other assignment.
  func notePlaceholder(_ value: Expression, on names: [String], _ walk: Walk) -> Bool {
    let draft = walk.draft
    guard let last = names.last, Self.placeholders.contains(last), names.contains("searchBar"),
      names.first == draft.nameOfSearch, draft.screen.search != nil, !walk.isAbsent
    else { return false }
    if draft.screen.search?.value.placeholder == nil, let found = words(value, walk) {
      draft.screen.search?.value.placeholder = found.words
    }
    return true
  }

  /// Names of the class's own for the field of its search controller: properties that compute it,
  /// and those that it is put into.
  private func fieldNames(_ walk: Walk) -> [String] {
    let properties = index.lineage(walk.owner).flatMap(\.properties)
    return properties.compactMap { property in
      guard let type = property.type, CodeIndex.withoutGenerics(type) == "UISearchBar" else {
        return nil
      }
      var value: Expression?
      if let getter = property.getter, getter.count == 1 {
        switch getter[0] {
        case .expression(let inner), .result(let inner?): value = inner
        default: break
        }
      } else {
        value = walk.scope.settings(of: property.name).last { $0.property == "=" }?.value.expression
      }
      guard case .member(_, "searchBar", _)? = value else { return nil }
      return property.name
    }
  }

  /// Gives search fields of UIKit's without words of their own those that an appearance proxy says.
  func fillPlaceholders(of screens: inout [Screen]) {
    func isOpen(_ screen: Screen) -> Bool {
      screen.search.map { $0.value.placeholder == nil } ?? false
    }
    guard screens.contains(where: isOpen), let (words, place) = proxyPlaceholder() else { return }
    for number in screens.indices where isOpen(screens[number]) {
      screens[number].search?.value.placeholder = words
      screens[number].search?.value.placeholderPlace = place
    }
  }

  /// What the app's code says about every search field; nil for nothing.
  private func proxyPlaceholder() -> (AppText, Place)? {
    let reader = BarLookReader(index)
    for name in index.types.keys.sorted() {
      for function in index.types[name]?.functions ?? [] {
        follow.fuel.fill(at: Place(function.path, function.line))
        let scope = Scope(type: name, path: function.path)
        for found in reader.assignments(function.body, scope)
        where Self.placeholders.contains(found.property) && isSearchProxy(found.owner, scope) {
          if let words = text.answer(found.value, in: scope, isKey: false)?.words, words.isKnown {
            return (words, Place(scope.path, found.line))
          }
        }
      }
    }
    return nil
  }

  /// Whether a value is the appearance of search bars, or of the text fields inside of them.
  private func isSearchProxy(_ owner: Expression, _ scope: Scope) -> Bool {
    switch owner {
    case .call(let call):
      guard call.name == "appearance" else { return false }
      if call.arguments.isEmpty { return Follower.path(call.callee)?.first == "UISearchBar" }
      return call.argument("whenContainedInInstancesOf")?.source.contains("UISearch") ?? false
    case .name(let name):
      guard let value = scope.value(name), case .call = value.expression else { return false }
      return isSearchProxy(value.expression, scope)
    default: return false
    }
  }
}
