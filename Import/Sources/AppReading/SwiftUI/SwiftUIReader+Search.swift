internal import AppCode

extension SwiftUIReader {
  /// Whether `searchable` is a modifier of the app's own: SwiftUI's always says what text it
  /// changes, and such a one may put its field into the content.
  func isOwnSearch(_ call: Call, _ position: Position) -> Bool {
    call.argument("text") == nil
      && ownModifier("searchable", call, in: position.scope.path) != nil
  }

  /// Notes a search field.
  func search(_ call: Call, _ position: Position, _ place: Place) {
    guard position.draft.screen.search == nil else { return }
    var search = Search()
    var confidence = Confidence.literal
    if let prompt = call.argument("prompt"), !isNothing(prompt, in: position.scope),
      let found = words(prompt, position)
    {
      search.placeholder = found.words
      confidence = found.confidence
    } else if let first = call.argument(nil), call.argument("text") != nil,
      let found = words(first, position)
    {
      search.placeholder = found.words
      confidence = found.confidence
    }
    if let placement = call.argument("placement") {
      switch placement {
      case .member(_, let name, _): search.placement = name
      case .call(let inner):
        search.placement = inner.name
        search.isAlwaysShown = inner.argument("displayMode")?.source.hasSuffix("always") ?? false
      default: break
      }
    }
    position.draft.screen.search = Fact(search, at: place, confidence)
    position.draft.branchOfSearch = position.branch
    if let all = position.branch?.all, !all.contains(where: \.isAbsent),
      var branch = all.first(where: { $0.question != nil }), let question = branch.question
    {
      // A list that there is only with data brings its field with it.
      branch.isAbsent = true
      if branch.condition == "else" { branch.condition = "not " + question }
      position.draft.branchOfSearch = branch
    }
  }

  /// Whether a value is nothing, also behind names.
  private func isNothing(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Bool {
    if case .null = expression { return true }
    guard depth < 8, Follower.path(expression) != nil,
      let value = follow.target(expression, in: scope)
    else { return false }
    return isNothing(value.expression, in: value.scope, depth: depth + 1)
  }

  /// Notes a search bar that a library's modifier puts into the bar.
  func ownSearch(_ call: Call, _ position: Position, _ place: Place) {
    guard position.draft.screen.search == nil else { return }
    var search = Search()
    let content = call.arguments.first?.value
    let bar = content.flatMap { searchBar(in: $0, position.scope) }
    if let (bar, scope) = bar, let first = bar.argument(nil),
      let found = text.answer(first, in: scope, isKey: true), found.words.isKnown
    {
      search.placeholder = found.words
    }
    position.draft.screen.search = Fact(search, at: place, .followed)
  }

  /// The call that makes a search bar, below modifiers and behind names.
  private func searchBar(
    in expression: Expression, _ scope: Scope, depth: Int = 0
  ) -> (Call, Scope)? {
    guard depth < 30 else { return nil }
    switch expression {
    case .call(let call):
      if call.name == "SearchBar" { return (call, scope) }
      if case .closure(let closure) = call.callee {
        return searchBar(in: .closure(closure), scope, depth: depth + 1)
      }
      if case .member(let base?, _, _) = call.callee {
        return searchBar(in: base, scope, depth: depth + 1)
      }
      guard let (function, inside) = follow.function(call, in: scope) else { return nil }
      return searchBar(in: follow.outcomes(function.body, in: inside), depth)
    case .closure(let closure):
      return searchBar(in: follow.outcomes(closure.body, in: scope.inner()), depth)
    case .name, .member:
      return follow.target(expression, in: scope).flatMap {
        searchBar(in: $0.expression, $0.scope, depth: depth + 1)
      }
    default: return nil
    }
  }

  private func searchBar(in outcomes: [Follower.Outcome], _ depth: Int) -> (Call, Scope)? {
    for outcome in outcomes {
      if let found = searchBar(in: outcome.expression, outcome.scope, depth: depth + 1) {
        return found
      }
    }
    return nil
  }

  /// Notes the titles of a search's scopes.
  func scopes(_ call: Call, _ position: Position) {
    guard let closure = call.closure() ?? call.closure("scopes") else { return }
    let titles = controls(closure.body, "automatic", position.inside()).compactMap {
      item -> AppText? in
      if case .label(let words) = item.content { return words }
      return nil
    }
    position.draft.screen.search?.value.scopes = titles
  }
}
