internal import AppCode

/// Search fields and segmented controls that stand in the title's place.
extension ControllerReader {
  /// The field of a search controller that a member is, with its placeholder: `search.searchBar`; nil for
  /// anything else.
  func fieldOfSearch(_ expression: Expression, in scope: Scope) -> Item.Content? {
    guard case .member(let controller?, "searchBar", _) = expression,
      let path = Follower.path(controller)?.filter({ $0 != "self" })
    else { return nil }
    let name = path.joined(separator: ".")
    var settings = scope.settings(of: name + ".searchBar")
    var isSearch = follow.declaration(controller, in: scope)?.type.map(Self.isSearchController)
    if let made = follow.target(controller, in: scope), case .call(let call) = made.expression {
      if case .closure(let closure) = call.callee {
        for outcome in follow.outcomes(closure.body, in: made.scope.inner()) {
          guard let own = Follower.path(outcome.expression)?.joined(separator: ".") else {
            continue
          }
          settings = outcome.scope.settings(of: own + ".searchBar") + settings
          if case .call(let maker)? = follow.target(outcome.expression, in: outcome.scope)?
            .expression
          {
            isSearch = isSearch ?? maker.name.map(Self.isSearchController)
          }
        }
      } else {
        isSearch = isSearch ?? call.name.map(Self.isSearchController)
      }
    }
    guard isSearch == true else { return nil }
    let placeholder = settings.last { $0.property == "placeholder" }?.value
    return .searchBar(
      placeholder.flatMap { text.answer($0.expression, in: $0.scope, isKey: false)?.words })
  }

  private static func isSearchController(_ type: String) -> Bool {
    CodeIndex.withoutGenerics(type).filter { $0 != "!" } == "UISearchController"
  }

  /// The search field or the segmented control that is all a view holds; nil for any other view.
  func onlyField(_ parts: [Scope.Value]) -> Item.Content? {
    // One part may be noted several times.
    guard let part = parts.last, Set(parts.map(\.expression.source)).count == 1,
      let found = view(part.expression, in: part.scope, depth: 6)
    else { return nil }
    switch found {
    case .searchBar, .segments: return found
    default: return nil
    }
  }

  /// The words of segments that are put in one by one, in the order of the code; nil where there are none,
  /// or some are not known.
  func segments(puttingIn settings: [Scope.Setting]) -> [AppText]? {
    var seen: Set<String> = []
    var titles: [AppText] = []
    for setting in settings where setting.property == "insertSegment" {
      // One may be noted several times.
      guard seen.insert(setting.value.expression.source).inserted else { continue }
      guard
        let words = text.answer(setting.value.expression, in: setting.value.scope, isKey: false)?
          .words, words.isKnown
      else { return nil }
      titles.append(words)
    }
    return titles.isEmpty ? nil : titles
  }
}
