internal import AppCode

/// Styles of buttons that are the app's own.
extension SwiftUIReader {
  /// The picture that a style of the app's own draws for a button whose label shows nothing; nil where it
  /// draws the label, or more than one thing.
  func face(ofStyle call: Call, on item: Item, _ position: Position) -> Item.Content? {
    guard case .view = item.content, let style = call.argument(nil),
      let made = follow.instance(style, in: position.scope),
      conforms(made.type, to: "ButtonStyle") || conforms(made.type, to: "PrimitiveButtonStyle"),
      let make = index.types[made.type]?.functions.first(where: { $0.name == "makeBody" })
    else { return nil }
    let scope = Scope(type: made.type, path: make.path)
    for parameter in make.parameters { scope.declare(parameter.name) }
    if let maker = made.maker { follow.bindMembers(of: made.type, to: maker, in: scope) }
    let drawn = controls(make.body, "label", position.inside(scope))
    guard let first = drawn.first else { return nil }
    switch first.content {
    case .symbol, .picture(.some, _): break
    default: return nil
    }
    return drawn.allSatisfy { $0.isSame(first) } ? first.content : nil
  }

  /// Whether a condition of two pictures holds as a screen comes: nobody presses its buttons then.
  func holdsAtRest(_ condition: String, _ position: Position) -> Bool {
    let asked = condition.drop { $0 == "!" }
    if asked == "isPressed" || asked.hasSuffix(".isPressed") && !asked.contains(" ") {
      return condition.hasPrefix("!")
    }
    return follow.isOrdinary(condition, in: position.scope) ?? true
  }
}
