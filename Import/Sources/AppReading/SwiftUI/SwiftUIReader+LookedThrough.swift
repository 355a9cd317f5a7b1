internal import AppCode

/// What views and functions of the app's own show in a bar.
extension SwiftUIReader {
  /// A function or a view of the app's own, looked through; nil for anything else.
  func looked(
    through call: Call, _ placement: String, _ position: Position
  ) -> [Item]? {
    if let type = index.typeMade(by: call, in: position.scope),
      isView(type), let (statements, scope) = body(of: type, call: (call, position.scope))
    {
      guard !position.path.contains(type) else { return [] }
      var inside = position.inside(scope)
      inside.path.insert(type)
      let items = controls(statements, placement, inside).map { item in
        var item = item
        item.confidence = max(item.confidence, .followed)
        return item
      }
      // A text is a text, also where only the running app knows its words.
      if items.count == 1, case .label = items[0].content { return items }
      // Buttons count, also where only the running app knows what they show.
      if items.isEmpty || items.allSatisfy({ !$0.isKnown }) && !items.allSatisfy(\.isButton) {
        var whole = view(type, call, placement, position)
        // What all of it stands behind, it does.
        if let branch = items.first?.branch, items.allSatisfy({ $0.branch == branch }) {
          whole.branch = branch
        }
        return [whole]
      }
      return items
    }
    guard let (function, scope) = follow.function(call, in: position.scope) else { return nil }
    let mark = "call:\(function.path):\(function.line)"
    guard !position.path.contains(mark) else { return [] }
    var inside = position.inside(scope)
    inside.path.insert(mark)
    return controls(function.body, placement, inside)
  }

  private func view(_ name: String, _ call: Call, _ placement: String, _ position: Position) -> Item
  {
    var item = Item(
      .view(name), .placement(placement), at: Place(position.scope.path, call.line), .guessed)
    item.branch = position.branch
    return item
  }
}
