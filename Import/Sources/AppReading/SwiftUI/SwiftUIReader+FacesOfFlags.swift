internal import AppCode

/// Buttons that show something else once a flag that the screen starts with is turned, such as Done in the
/// place of Edit.
extension SwiftUIReader {
  /// A button with its face as the screen comes, and the one that takes its place once the condition of its
  /// label is answered otherwise; the button alone where nobody knows how the screen starts, or either face.
  ///
  /// - Parameter face: what it shows on one of the two ways.
  func facesOfFlag(
    _ items: [Item], _ branches: [Branch], _ position: Position,
    face: (Int, Position) -> (Item.Content?, Confidence)
  ) -> [Item] {
    guard items[0].isKnown, branches[0].bindings.isEmpty,
      !isNeverTurned(branches[0].condition, in: position.scope),
      let holds = follow.holdsAtStart(branches[0].condition, in: position.scope)
    else { return items }
    let both = ways(branches, position.inside(position.scope.inner()))
    guard both.count == 2, both.allSatisfy({ $0.1.branch != position.branch }) else {
      return items
    }
    let later = holds ? 1 : 0
    guard both[later].1.branch?.isNotFirst == true else { return items }
    var plain = both[later].1
    plain.branch = position.branch
    let found = face(later, plain)
    guard let content = found.0 else { return items }
    var (first, other) = (items[0], items[0])
    (other.content, other.confidence) = (content, found.1)
    guard other.isKnown, !other.isSame(first) else { return items }
    first.branch = both[1 - later].1.branch
    other.branch = both[later].1.branch
    // What is there at first is named for what it stands behind, and the other for what turns it.
    if let outer = position.branch { first.branch?.condition = outer.condition }
    if later == 1 {
      let condition = branches[0].condition
      other.branch?.condition = TextReader.opposite(of: condition) ?? "not " + condition
    }
    return [first, other]
  }

  /// Whether a condition is a flag of the view's own state that nothing in its code ever sets.
  private func isNeverTurned(_ condition: String, in scope: Scope) -> Bool {
    let name = condition.drop { $0 == "!" }.description
    guard let type = scope.type, let (property, _) = index.property(name, of: type),
      property.attributes == ["State"], let entry = index.types[type]
    else { return false }
    var isTurned = false
    func look(_ value: Expression) -> Bool {
      switch value {
      case .assign(let place, _, _):
        isTurned = isTurned || Follower.path(place)?.last == name
      case .call(let call):
        if case .member(let base?, "toggle", _) = call.callee {
          isTurned = isTurned || Follower.path(base)?.last == name
        }
      case .name(let other), .member(_, let other, _):
        isTurned = isTurned || other == "$" + name || other == "_" + name
      default: break
      }
      return !isTurned
    }
    for body in entry.functions.map(\.body) + entry.properties.compactMap(\.getter) {
      ExpressionVisitor.visit(body, look)
    }
    return !isTurned
  }

  /// The same for a control whose words or picture are one of two: `Button(isOn ? "Stop" : "Start")`.
  func facesOfChoice(
    _ items: [Item], _ call: Call, _ name: String, _ position: Position
  ) -> [Item] {
    guard ["Button", "Menu"].contains(name) else { return items }
    var conditions: Set<String> = []
    for argument in call.arguments where Self.isOfFace(argument, of: call) {
      Self.noteConditions(argument.value, &conditions)
    }
    guard conditions.count == 1, let condition = conditions.first else { return items }
    func branch(_ condition: String) -> Branch {
      Branch(condition: condition, subject: nil, cases: [], bindings: [], body: [])
    }
    return facesOfFlag(items, [branch(condition), branch("else")], position) { way, inside in
      var settled = call
      for place in settled.arguments.indices
      where Self.isOfFace(settled.arguments[place], of: call) {
        settled.arguments[place].value = Self.settled(
          settled.arguments[place].value, isFirst: way == 0)
      }
      return face(of: settled, name, inside)
    }
  }

  /// Whether an argument says what a control shows.
  private static func isOfFace(_ argument: Argument, of call: Call) -> Bool {
    if case .closure = argument.value {
      return argument.label == "label"
        || argument.isTrailing && call.argument("action") != nil && argument.label == nil
    }
    return [nil, "systemImage", "image"].contains(argument.label)
  }

  /// What the two of a choice hang on in a face: words, pictures, and what is made of these.
  private static func noteConditions(_ value: Expression, _ conditions: inout Set<String>) {
    switch value {
    case .choice(let condition, _, _): conditions.insert(condition)
    case .closure(let closure):
      for case .expression(let step) in closure.body { noteConditions(step, &conditions) }
    case .call(let call):
      if case .member(let base?, _, _) = call.callee { return noteConditions(base, &conditions) }
      guard ["Text", "Image", "Label"].contains(call.name) else { return }
      for argument in call.arguments { noteConditions(argument.value, &conditions) }
    default: break
    }
  }

  /// A face with one of the two in the place of each choice.
  private static func settled(_ value: Expression, isFirst: Bool) -> Expression {
    switch value {
    case .choice(_, let first, let second): return isFirst ? first : second
    case .closure(var closure):
      closure.body = closure.body.map { step in
        guard case .expression(let value) = step else { return step }
        return .expression(settled(value, isFirst: isFirst))
      }
      return .closure(closure)
    case .call(var call):
      if case .member(let base?, let name, let line) = call.callee {
        call.callee = .member(settled(base, isFirst: isFirst), name, line: line)
        return .call(call)
      }
      guard ["Text", "Image", "Label"].contains(call.name) else { return value }
      for place in call.arguments.indices {
        call.arguments[place].value = settled(call.arguments[place].value, isFirst: isFirst)
      }
      return .call(call)
    default: return value
    }
  }
}
