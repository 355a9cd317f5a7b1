internal import AppCode

/// Apps whose code makes stacks of their own kinds alone, each of which hides its bar.
extension ControllerReader {
  /// Where the bar of every stack of an app is hidden: its code makes stacks of classes of its own alone,
  /// which hide their bar as they come, no drawing has another one, and nothing shows a bar again; nil for
  /// any other app.
  ///
  /// What is put on whatever stack there is stands on one of these then.
  func whereAllStacksHide() -> Place? {
    if let known = quietStacks.allHidden { return known }
    let found = findWhereAllStacksHide()
    quietStacks.allHidden = .some(found)
    return found
  }

  private func findWhereAllStacksHide() -> Place? {
    let names = Set(
      index.types.keys.filter(isStack).map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    guard standings.isEmpty, !names.isEmpty else { return nil }
    var classes: Set<String> = []
    var hasOther = false
    func look(_ value: Expression) -> Bool {
      // One that is made for a moment, to ask it something, nobody shows.
      if case .member(.call(let call)?, _, _) = value, call.arguments.isEmpty,
        call.name == "UINavigationController"
      {
        return false
      }
      guard case .call(let call) = value, let name = call.name else { return !hasOther }
      if name == "UINavigationController" {
        hasOther = true
      } else if names.contains(name), let type = index.typeName(name), isStack(type) {
        classes.insert(type)
      }
      return !hasOther
    }
    for entry in index.types.values where !hasOther {
      for function in entry.functions where !hasOther {
        ExpressionVisitor.visit(function.body, look)
      }
      for property in entry.properties where !hasOther {
        if let value = property.value { ExpressionVisitor.visit(value, look) }
        if let getter = property.getter { ExpressionVisitor.visit(getter, look) }
      }
    }
    guard !hasOther, !classes.isEmpty else { return nil }
    var places: [Place] = []
    for name in classes {
      guard let place = whereHidden(byStack: name) else { return nil }
      places.append(place)
    }
    guard !index.types.values.contains(where: { speaksOfHiding([$0], but: { Self.hides($0) }) })
    else { return nil }
    return places.min { ($0.path, $0.line) < ($1.path, $1.line) }
  }
}
