internal import AppCode

/// Steps and words of code that hide bars.
extension ControllerReader {
  /// Whether the code of classes has a word of hiding the bar, but in some steps and in those that hide
  /// the bar of a stack which is made there.
  ///
  /// - Parameter isOfHeld: whether what is said of stacks inside of the screen counts as well.
  func speaksOfHiding(
    _ entries: [CodeIndex.TypeEntry], isOfHeld: Bool = true, but isMeant: (Expression) -> Bool
  ) -> Bool {
    var (isFound, path) = (false, "")
    func look(_ expression: Expression) -> Bool {
      if isMeant(expression) { return false }
      if let line = Self.line(expression), Self.hides(expression),
        quietStacks.steps.contains("\(path):\(line)")
      {
        return false
      }
      switch expression {
      case .name(let name): isFound = isFound || Self.wordsOfHiding.contains(name)
      case .member(let base, let name, _):
        isFound =
          isFound || Self.wordsOfHiding.contains(name) || barSteps[name] != nil
          || ["isHidden", "hidden"].contains(name)
            && base.flatMap(Follower.path)?.last == "navigationBar"
      default: break
      }
      return !isFound
    }
    let added = entries.contains { $0.kind != nil } ? placesInUse(of: entries) : nil
    for entry in entries where !isFound {
      isFound = entry.properties.contains { Self.wordsOfHiding.contains($0.name) }
      for function in entry.functions
      where !isFound
        && (entry.kind != nil || added?.contains(Place(function.path, function.line)) ?? true)
      {
        path = function.path
        // What is said of a stack that the function makes is of that one.
        var made = Self.stacksMade(in: function.body)
        if !isOfHeld { made.formUnion(stacksHeld(in: function, by: entry)) }
        ExpressionVisitor.visit(function.body) { expression in
          Self.isOfHiding(expression, on: made) ? false : look(expression)
        }
      }
      for property in entry.properties where !isFound {
        path = property.path
        if let getter = property.getter { ExpressionVisitor.visit(getter, look) }
      }
    }
    return isFound
  }

  /// The names under which steps make stacks of UIKit's own.
  static func stacksMade(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    ExpressionVisitor.visitBindings(body) { binding in
      if case .call(let call)? = binding.value, call.name == "UINavigationController" {
        names.insert(binding.name)
      }
    }
    return names
  }

  /// The names under which a function has stacks that properties of its screen make, which stand inside of
  /// the screen: the properties, and what is handed to the delegate of such a stack.
  func stacksHeld(in function: Function, by entry: CodeIndex.TypeEntry) -> Set<String> {
    let name = CodeIndex.withoutGenerics(entry.parts[0].name)
    guard isController(name), !isStack(name) else { return [] }
    var names: Set<String> = []
    for property in entry.properties {
      guard case .call(let call)? = property.value, call.name == "UINavigationController" else {
        continue
      }
      names.insert(property.name)
    }
    guard !names.isEmpty, function.name == "navigationController" else { return names }
    var owners: Set<String> = []
    for body in entry.functions.map(\.body) {
      ExpressionVisitor.visit(body) { step in
        if case .assign(let place, _, _) = step,
          let path = Follower.path(place)?.filter({ $0 != "self" }), path.last == "delegate"
        {
          owners.insert(path[0])
        }
        return true
      }
    }
    if owners.isDisjoint(with: ["navigationController", "parent"]), !owners.isDisjoint(with: names)
    {
      names.formUnion(function.parameters.prefix(1).map(\.name))
    }
    return names
  }

  private static let wordsOfHiding: Set = [
    "isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden",
    "hidesBarsOnSwipe", "hidesBarsOnTap",
  ]

  static func isOfHiding(_ names: ArraySlice<String>) -> Bool {
    switch Array(names) {
    case ["isNavigationBarHidden"], ["navigationBarHidden"], ["setNavigationBarHidden"],
      ["navigationBar", "isHidden"], ["navigationBar", "hidden"]:
      true
    default: false
    }
  }

  /// Whether a step surely hides the bar of some stack.
  static func hides(_ step: Expression) -> Bool {
    switch step {
    case .call(let call):
      guard call.name == "setNavigationBarHidden", case .bool(true)? = call.arguments.first?.value
      else { return false }
      return true
    case .assign(let place, .bool(true), _):
      guard let names = Follower.path(place) else { return false }
      return isOfHiding(names.suffix(1)) || isOfHiding(names.suffix(2))
    default: return false
    }
  }

  /// The line of a step that hides a bar; nil for other kinds of steps.
  static func line(_ step: Expression) -> Int? {
    switch step {
    case .call(let call): call.line
    case .assign(_, _, let line): line
    default: nil
    }
  }
}
