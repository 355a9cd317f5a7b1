internal import AppCode

extension SwiftUIReader {
  /// Notes a search field.
  func search(_ call: Call, _ position: Position, _ place: Place) {
    guard position.draft.screen.search == nil else { return }
    var search = Search()
    var confidence = Confidence.literal
    if let prompt = call.argument("prompt"), let found = words(prompt, position) {
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
