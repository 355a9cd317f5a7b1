internal import AppCode

/// Content of a toolbar that a view keeps as a value of a generic type, `var extra: Extra` of
/// `Page<Extra: ToolbarContent>`, which whoever makes the view hands over.
extension SwiftUIReader {
  /// In how many places a view may be made for its content to be looked for.
  private static let makersLimit = 12

  /// Walks what stands behind a name where that is content of a toolbar that was handed over; false for
  /// any other name.
  ///
  /// What those who make the view do not hand over alike, or nobody is seen to, is left open.
  func handedGeneric(
    _ expression: Expression, _ placement: String, _ position: Position
  ) -> Bool {
    guard let name = memberName(expression), let type = position.scope.type,
      let (property, _) = index.property(name, of: type), isHandedContent(property, of: type)
    else { return false }
    let mark = "handed:\(type):\(name)"
    guard !position.path.contains(mark), position.depth < Self.depthLimit else { return true }
    if let passed = position.scope.value(name) {
      var inside = position.inside(passed.scope)
      inside.path.insert(mark)
      toolbar(passed.expression, placement, inside)
      return true
    }
    let makers = makers?.calls[type] ?? []
    guard makers.count <= Self.makersLimit else { return true }
    var found: [Draft] = []
    for maker in makers {
      let scope = Scope(type: maker.outer, path: maker.path)
      guard let passed = follow.passed(name, by: (maker.call, scope), to: type) else { return true }
      let draft = Draft(type, type: type, at: Place(maker.path, maker.call.line))
      var inside = position.inside(passed.scope)
      inside.draft = draft
      inside.path.insert(mark)
      toolbar(passed.expression, placement, inside)
      found.append(draft)
    }
    guard let first = found.first, found.dropFirst().allSatisfy({ first.looks(like: $0) }) else {
      return true
    }
    position.draft.add(first.screen.items)
    return true
  }

  /// The property of `self` that a name means; nil for anything else.
  private func memberName(_ expression: Expression) -> String? {
    switch expression {
    case .name(let name), .member(.name("self")?, let name, _): name
    default: nil
    }
  }

  /// Whether a property keeps content of a toolbar whose type whoever makes the view decides.
  private func isHandedContent(_ property: Property, of type: String) -> Bool {
    guard property.value == nil, property.getter == nil, !property.isStatic,
      let declared = property.type, let entry = index.types[type]
    else { return false }
    let asked = entry.parameters[declared] ?? declared
    return ["ToolbarContent", "CustomizableToolbarContent"].contains { name in
      asked.split(whereSeparator: { " &.,()".contains($0) }).contains { $0 == name }
    }
  }
}
