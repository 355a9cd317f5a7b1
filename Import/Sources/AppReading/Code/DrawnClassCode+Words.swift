internal import AppCode

extension DrawnClassCode {
  /// Whether the app's code gives every object of a kind that is drawn a word in place of its text.
  func putsWords(into element: String) -> Bool { wordTakers.contains(element) }

  /// The kinds of drawn objects to whose class the app's code adds a function that puts in the place
  /// of a text the word which that text is the key of.
  static func wordTakers(_ index: CodeIndex) -> Set<String> {
    let kinds = [
      "navigationItem": ["UINavigationItem"], "barButtonItem": ["UIBarButtonItem", "UIBarItem"],
      "searchBar": ["UISearchBar"], "label": ["UILabel"], "button": ["UIButton"],
    ]
    return Set(
      kinds.filter { $0.value.contains { index.types[$0].map(takesWords) ?? false } }.keys)
  }

  private static func takesWords(_ entry: CodeIndex.TypeEntry) -> Bool {
    entry.functions.contains { function in
      guard function.name == "awakeFromNib" || function.name.lowercased().contains("locali") else {
        return false
      }
      var isFound = false
      ExpressionVisitor.visit(function.body) { value in
        if case .assign(let place, .call(let call), _) = value,
          let name = Follower.path(place)?.last, asks(for: name, in: call)
        {
          isFound = true
        }
        return !isFound
      }
      return isFound
    }
  }

  /// Whether a call is handed a property by its name, or is made on it.
  private static func asks(for name: String, in call: Call) -> Bool {
    var isFound = false
    ExpressionVisitor.visit(.call(call)) { value in
      if Follower.path(value)?.last == name { isFound = true }
      return !isFound
    }
    return isFound
  }
}
