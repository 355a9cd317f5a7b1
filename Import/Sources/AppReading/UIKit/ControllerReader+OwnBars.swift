internal import AppCode

/// Bars that a screen makes itself and fills with an item of its own:
/// `bar.setItems([item], animated: false)`.
extension ControllerReader {
  /// Notes the item that a call puts into a bar of the screen's own.
  func fillsOwnBar(_ call: Call, _ walk: Walk) {
    guard !walk.isMaker, !walk.isOutside, case .member(let bar?, let name, _) = call.callee,
      ["setItems", "pushItem"].contains(name), let given = call.arguments.first?.value,
      isOwnBar(bar, in: walk.scope)
    else { return }
    fill(with: given, walk)
  }

  /// Notes the item that is put into a bar of the screen's own; false for any other list.
  func fillsOwnBar(_ value: Expression, at place: Expression, _ walk: Walk) -> Bool {
    guard case .member(let bar?, "items", _) = place, !walk.isMaker, !walk.isOutside,
      isOwnBar(bar, in: walk.scope)
    else { return false }
    fill(with: value, walk)
    return true
  }

  /// Notes the item of a bar that a property of the screen's makes: `lazy var bar: UINavigationBar = { … }()`.
  func fillsOwnBar(madeBy property: Property, _ walk: Walk) {
    guard property.type == "UINavigationBar", case .call(let call)? = property.value,
      case .closure(let closure) = call.callee
    else { return }
    let inside = walk.inside(walk.scope.inner())
    _ = follow.outcomes(closure.body, in: inside.scope)
    for case .expression(let step) in closure.body {
      switch step {
      case .call(let call): fillsOwnBar(call, inside)
      case .assign(let place, let value, _): _ = fillsOwnBar(value, at: place, inside)
      default: break
      }
    }
  }

  /// Whether an expression is a bar that the class, or the code here, makes.
  private func isOwnBar(_ bar: Expression, in scope: Scope) -> Bool {
    guard let path = Follower.path(bar)?.filter({ $0 != "self" }), path.count == 1 else {
      return false
    }
    if let type = follow.declaration(bar, in: scope)?.type {
      return type.filter { !"?!".contains($0) } == "UINavigationBar"
    }
    return make(of: bar, in: scope, as: "UINavigationBar") != nil
  }

  /// The call that makes what an expression is, with what is set on it there; nil for anything that
  /// is not of a type.
  private func make(
    of value: Expression, in scope: Scope, as type: String
  ) -> (call: Call, scope: Scope, settings: [Scope.Setting])? {
    switch value {
    case .call(let call):
      if call.name == type { return (call, scope, []) }
      guard case .closure(let closure) = call.callee else { return nil }
      let ends = follow.outcomes(closure.body, in: scope.inner())
      guard ends.count == 1 else { return nil }
      return make(of: ends[0].expression, in: ends[0].scope, as: type)
    case .name, .member(.name("self")?, _, _):
      guard let name = Follower.path(value)?.last, let target = follow.target(value, in: scope),
        let made = make(of: target.expression, in: target.scope, as: type)
      else { return nil }
      return (made.call, made.scope, made.settings + scope.settings(of: name))
    default: return nil
    }
  }

  /// Takes what the last item says that is put into a bar, which is the one that shows.
  private func fill(with value: Expression, _ walk: Walk) {
    var shown = value
    if case .list(let list) = value, let last = list.last { shown = last }
    guard let made = make(of: shown, in: walk.scope, as: "UINavigationItem") else { return }
    let draft = walk.draft
    draft.isTitleOfItem = true
    if let title = made.call.argument("title") {
      var inside = walk.inside(made.scope)
      inside.origin = Place(made.scope.path, made.call.line)
      assigned(title, to: Self.item("title"), made.call.line, inside)
    }
    var seen: Set<String> = []
    for setting in made.settings where !setting.isOfLater || walk.scope.isOfLater {
      let line = setting.line > 0 ? setting.line : setting.value.expression.line
      guard seen.insert("\(setting.property) \(line) \(setting.value.expression.source)").inserted
      else { continue }
      let inside = walk.inside(setting.value.scope)
      if setting.property.hasPrefix("set") {
        let call = Call(
          callee: Self.item(setting.property),
          arguments: [Argument(label: nil, value: setting.value.expression)], line: line)
        _ = setter(setting.property, call, on: ["navigationItem"], inside)
      } else {
        assigned(setting.value.expression, to: Self.item(setting.property), line, inside)
      }
    }
  }

  /// A property of the screen's item.
  private static func item(_ property: String) -> Expression {
    .member(.name("navigationItem"), property, line: 0)
  }
}
