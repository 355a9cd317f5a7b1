internal import AppCode

/// What code of a base class asks each of its heirs for.
extension ControllerReader {
  /// Where the screen's own class gives a value that a base class puts somewhere: in its function
  /// `heading()` for `title = heading()`, or that of what the screen is handed, `title = model.heading`; nil
  /// where it does not.
  func overridingPlace(
    of value: Expression, saying words: AppText, _ walk: Walk, _ place: Place
  ) -> Place? {
    guard let (type, name) = asked(by: value, walk, place) else { return nil }
    let given = index.lineage(type).lazy.filter { $0.kind == .class }
      .map { (function: $0.function(giving: name), property: $0.property(giving: name)) }
    guard let (function, property) = given.first(where: { $0.0 != nil || $0.1 != nil }) else {
      return nil
    }
    guard let path = function?.path ?? property?.path, path != place.path,
      let line = function?.line ?? property?.line
    else { return nil }
    let body = function?.body ?? property?.getter ?? []
    return Place(path, Self.line(saying: words, in: body) ?? line)
  }

  /// What is asked for a value, and the name it is asked by: the screen's own class; in a base class also
  /// something that it has.
  private func asked(
    by value: Expression, _ walk: Walk, _ place: Place
  ) -> (type: String, name: String)? {
    if let name = Self.ownName(value) { return (walk.owner, name) }
    guard case .member(let base?, let name, _) = value,
      place.path != index.types[walk.owner]?.place.path,
      let type = follow.instance(base, in: walk.scope)?.type
    else { return nil }
    return (type, name)
  }

  /// A name of `self` that a value is, without arguments: `heading`, `self.heading()`.
  private static func ownName(_ value: Expression) -> String? {
    switch value {
    case .name(let name), .member(.name("self")?, let name, _): name
    case .call(let call) where call.arguments.isEmpty: ownName(call.callee)
    default: nil
    }
  }

  /// The line of steps that says a text, else the first on which something is said; nil for none that is
  /// known.
  private static func line(saying words: AppText, in body: [Statement]) -> Int? {
    var names: Set<String> = []
    if case .key(let key) = words { names.insert(key.name) }
    var lines: [Int] = []
    var own: [Int] = []
    ExpressionVisitor.visit(body) { expression in
      switch expression {
      case .text(let pieces, let line):
        lines.append(line)
        if case .letters(let letters)? = pieces.first, pieces.count == 1, names.contains(letters) {
          own.append(line)
        }
      case .member(_, _, let line): lines.append(line)
      case .call(let call): lines.append(call.line)
      default: break
      }
      return true
    }
    return own.filter { $0 > 0 }.min() ?? lines.filter { $0 > 0 }.min()
  }

  /// Notes how large a title is where that hangs on a condition, such as on what an heir says of itself:
  /// `isLarge ? .always : .never`.
  func setMode(_ value: Expression, at place: Place, _ walk: Walk) {
    let draft = walk.draft
    guard draft.screen.titleMode == nil else { return }
    switch value {
    case .member(_, let name, _):
      let mode: Screen.TitleMode =
        name == "never" ? .inline : name == "always" ? .large : .automatic
      draft.screen.titleMode = Fact(mode, at: place)
    case .choice(let condition, let first, let second):
      switch answer(to: condition, walk) {
      case true?: setMode(first, at: place, walk)
      case false?: setMode(second, at: place, walk)
      case nil: draft.screen.isTitleModeOpen = true
      }
    default: break
    }
  }

  /// Whether a condition holds that asks for a constant, such as one that a function of `self` gives; nil for
  /// what only the running app knows.
  private func answer(to condition: String, _ walk: Walk) -> Bool? {
    if let known = follow.truth(of: condition, in: walk.scope) { return known }
    guard let value = follow.target(.name(condition), in: walk.scope),
      case .binary(let sign, let first, let second) = value.expression,
      sign == "==" || sign == "!=",
      let one = constant(first, in: value.scope), let other = constant(second, in: value.scope)
    else { return nil }
    return (one == other) == (sign == "==")
  }

  /// The name of the constant that a value is: `big` for `.big`, and for a function that gives it alone.
  private func constant(_ value: Expression, in scope: Scope) -> String? {
    switch value {
    case .call(let call):
      guard let (function, inside) = follow.function(call, in: scope), follow.fuel.enter() else {
        return nil
      }
      defer { follow.fuel.leave() }
      let outcomes = follow.outcomes(function.body, in: inside)
      guard outcomes.count == 1, let only = outcomes.first else { return nil }
      return constant(only.expression, in: only.scope)
    case .member(let base, let name, _):
      if case .name("self")? = base { return nil }
      return name
    // Objective-C has names for constants alone.
    case .name(let name): return name.first?.isUppercase == true ? name : nil
    default: return nil
    }
  }
}

extension CodeIndex.TypeEntry {
  /// Its first function of a name that does something; nil for none.
  fileprivate func function(giving name: String) -> Function? {
    functionsByName[name]?.lazy.flatMap(\.functions).first { !$0.body.isEmpty }
  }

  /// Its property of a name that is computed; nil for none.
  fileprivate func property(giving name: String) -> Property? {
    [propertiesByName[name], staticTwins[name]].lazy.compactMap { $0?.property }
      .first { $0.getter != nil }
  }
}
