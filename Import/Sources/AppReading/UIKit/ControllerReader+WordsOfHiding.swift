internal import AppCode

/// Steps and words of code that hide bars.
extension ControllerReader {
  /// Whether the code of classes has a word of hiding the bar, but in some steps and in those that hide
  /// the bar of a stack which is made there.
  func speaksOfHiding(
    _ entries: [CodeIndex.TypeEntry], but isMeant: (Expression) -> Bool
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
          isFound || Self.wordsOfHiding.contains(name)
          || ["isHidden", "hidden"].contains(name)
            && base.flatMap(Follower.path)?.last == "navigationBar"
      default: break
      }
      return !isFound
    }
    for entry in entries where !isFound {
      isFound = entry.properties.contains { Self.wordsOfHiding.contains($0.name) }
      for function in entry.functions where !isFound {
        path = function.path
        // What is said of a stack that the function makes is of that one.
        let made = Self.stacksMade(in: function.body)
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
