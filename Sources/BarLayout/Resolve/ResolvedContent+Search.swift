extension ResolvingContext {
  /// What lies under the bar: the scene's contents, or what a search offers in their place.
  ///
  /// Source: documented — `UISearchController.searchSuggestions`, from iOS 16: a list of words, each
  /// with a picture.
  var shownContent: SceneContent {
    guard offersSuggestions, let search = topItem.searchController else {
      return scene.hasContent ? scene.content ?? Self.noContent : Self.noContent
    }
    var list = SceneContent(backgroundColor: scene.content?.backgroundColor)
    list.rows = search.searchSuggestions.map { suggestion in
      var row = SceneContent.Row(title: suggestion.text)
      row.image = suggestion.iconImage ?? .symbol(SymbolName.magnifyingglass.rawValue)
      row.tintColor = .system(.secondaryLabel)
      return row
    }
    return list
  }

  private static let noContent = SceneContent()

  /// Whether a search offers words in the place of contents.
  var offersSuggestions: Bool {
    guard let search = topItem.searchController else { return false }
    return search.isActive && !search.searchSuggestions.isEmpty && metrics[.hasSearchSuggestions]
  }
}
