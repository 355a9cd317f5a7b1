internal import AppCode

/// The steps of a stack of the app's own that put buttons on a screen which comes on it.
struct ItemSteps {
  let index: CodeIndex
  /// The class of the screen.
  let type: String
  /// The class of the stack.
  let stack: String
  /// Whether it is not the first on the stack.
  let isPushed: Bool
  /// The steps, with those that make what they put there.
  var found: [Statement] = []
  /// Whether any of them puts something there, into a bar that surely shows.
  var setsSomething: Bool { isSet && !isBarOpen }
  private var isSet = false
  /// Whether the stack hides the bar for the screen, or may.
  private var isBarOpen = false
  /// Whether nobody knows what is done from here on.
  var isOpen = false
  /// How many functions are being taken, one called by the other.
  var depth = 0
  /// What is called the screen's item, beside the screen's own names for it.
  var items: Set<String> = []
  /// What flags of the function's own are; none that nobody knows.
  private var flags: [String: Bool] = [:]

  /// - Parameter shown: what the stack's function calls the screen; nil for what each of its own is.
  init(
    _ body: [Statement], for shown: String?, of type: String, on stack: String, isPushed: Bool,
    _ index: CodeIndex
  ) {
    (self.index, self.type, self.stack, self.isPushed) = (index, type, stack, isPushed)
    take(body, names: shown.map { [$0] } ?? [])
  }

  /// Takes the steps that are surely done.
  ///
  /// - Parameter names: what the screen is called.
  mutating func take(_ body: [Statement], names: Set<String>) {
    for statement in body where !isOpen {
      switch statement {
      case .binding(let binding):
        found.append(statement)
        if let value = binding.value { flags[binding.name] = truth(of: value, names) }
      case .branches(let branches): take(branches, names)
      case .premise(let condition, let otherwise):
        switch holds(condition, names) {
        case true?: continue
        case false?:
          take(otherwise, names: names)
          isOpen = true
        case nil: isOpen = true
        }
      case .expression(.assign(.name(let name), let value, _)):
        flags[name] = truth(of: value, names)
      case .expression(let step) where hidesBar(step) != nil:
        // What stands in a bar that may not be there, nobody sees.
        if hidesBar(step) != false { isBarOpen = true }
      case .expression(.assign(let place, _, _))
      where Follower.path(place).map({
        $0.count == 3 && names.contains($0[0]) && $0[2] == "leftItemsSupplementBackButton"
      }) ?? false:
        found.append(statement)
      case .expression(let step) where setsItems(step, names):
        isSet = true
        found.append(statement)
      // What is set on what was made before.
      case .expression(.assign(.member(.name(let name)?, _, _), _, _))
      where name != "self" && !names.contains(name):
        found.append(statement)
      case .expression(.call(let call)) where isOnLocal(call): found.append(statement)
      case .expression(.call(let call)): take(call, names)
      case .loop(let inner, let element?) where Self.isOfOwn(element):
        found.append(.binding(Binding(name: element.name, value: .name("self"))))
        take(inner, names: names.union([element.name]))
      case .result: isOpen = true
      default: continue
      }
    }
  }

  private mutating func take(_ branches: [Branch], _ names: Set<String>) {
    for branch in branches {
      let holds = branch.condition == "else" ? true : holds(branch.condition, names)
      switch holds {
      case false?: continue
      case true?: return take(branch.body, names: names.union(branch.bindings.map(\.name)))
      case nil:
        // Whatever a way that may be taken changes, nobody knows.
        for branch in branches { leaveOpen(branch.body) }
        return
      }
    }
  }

  private mutating func leaveOpen(_ body: [Statement]) {
    ExpressionVisitor.visit(body) { expression in
      if case .assign(.name(let name), _, _) = expression { flags[name] = nil }
      return true
    }
  }

  /// Whether a condition holds for the screen; nil where nobody knows.
  private func holds(_ condition: String, _ names: Set<String>) -> Bool? {
    let parts = Follower.parts(of: condition, at: "&&") ?? [condition]
    let answers = parts.map { answer(to: $0, names) }
    if answers.contains(false) { return false }
    return answers.allSatisfy { $0 == true } ? true : nil
  }

  private func answer(to part: String, _ names: Set<String>) -> Bool? {
    if BarLookReader.isForPushed(part) { return isPushed }
    if part.hasPrefix("!"), !part.contains(" "), !part.contains("(") {
      return answer(to: String(part.dropFirst()), names).map { !$0 }
    }
    if let known = flags[part] { return known }
    let words = part.split(separator: " ")
    if words.count == 3, ["==", "!=", "===", "!=="].contains(words[1]) {
      let isEqual = words[1].hasPrefix("=")
      // Screens with buttons of their own are asked for by nobody.
      let path = words[0].split(separator: ".").map(String.init)
      if words[2] == "nil", isItem(path.dropLast(), names),
        path.last.map(Self.properties.contains) ?? false
      {
        return isEqual
      }
      let sides = [String(words[0]), String(words[2])]
      guard sides.contains(where: names.contains), sides.contains(where: Self.isFirst) else {
        return nil
      }
      return isEqual != isPushed
    }
    // `let screen = screen as? Titled`
    guard words.count == 6, words[0] == "let", words[2] == "=", names.contains(String(words[3])),
      words[4] == "as?"
    else { return nil }
    let asked = String(words[5])
    return asked == type || index.ancestors(type).contains(asked)
  }

  private static func isFirst(_ name: String) -> Bool {
    ["viewControllers.first", "viewControllers[0]"].contains {
      name == $0 || name.hasSuffix("." + $0)
    }
  }

  /// A truth value that the code names for the screen; nil for any other.
  private func truth(of value: Expression, _ names: Set<String>) -> Bool? {
    switch value {
    case .bool(let known): return known
    case .binary(let sign, _, _) where ["==", "!=", "===", "!=="].contains(sign):
      return answer(to: value.source, names)
    case .member(.name(let owner)?, let name, _) where names.contains(owner):
      guard let (property, _) = index.property(name, of: type) else { return nil }
      switch property.getter?.first {
      case .expression(.bool(let known))?, .result(.bool(let known)?)?:
        return property.getter?.count == 1 ? known : nil
      case nil:
        guard property.isConstant, case .bool(let known)? = property.value else { return nil }
        return known
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a step hides the bar, as far as that is known; nil for a step that says nothing of it.
  private func hidesBar(_ step: Expression) -> Bool? {
    switch step {
    case .assign(let place, let value, _):
      let path = Follower.path(place) ?? []
      guard
        path.last == "isNavigationBarHidden"
          || path.suffix(2) == ["navigationBar", "isHidden"]
      else { return nil }
      return truth(of: value, []) ?? known(value) ?? true
    case .call(let call):
      guard call.name == "setNavigationBarHidden", let value = call.argument(nil) else {
        return nil
      }
      return truth(of: value, []) ?? known(value) ?? true
    default: return nil
    }
  }

  private func known(_ value: Expression) -> Bool? { flags[value.source] }

  /// Whether a step does something to what the function has made: `face.setImage(picture)`.
  private func isOnLocal(_ call: Call) -> Bool {
    guard case .member(.name(let name)?, _, _) = call.callee else { return false }
    return found.contains { step in
      if case .binding(let binding) = step { return binding.name == name }
      return false
    }
  }

  /// Whether a step sets the buttons of the screen.
  private func setsItems(_ step: Expression, _ names: Set<String>) -> Bool {
    switch step {
    case .assign(let place, _, _):
      guard let path = Follower.path(place), let last = path.last else { return false }
      return isItem(path.dropLast(), names) && Self.properties.contains(last)
    case .call(let call):
      guard case .member(let base?, let name, _) = call.callee,
        let path = Follower.path(base)
      else { return false }
      return isItem(path, names) && Self.setters.contains(name)
    default: return false
    }
  }

  private static let properties: Set = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
  ]

  private static let setters: Set = [
    "setLeftBarButton", "setLeftBarButtonItems", "setRightBarButton", "setRightBarButtonItems",
  ]
}
