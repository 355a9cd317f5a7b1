internal import AppCode

/// Modifiers of the app's own that are named after ways and put nothing into a bar, such as those with the
/// destinations of a stack.
extension SwiftUIReader {
  /// Whether a modifier may put something into a bar, or hide it, also where it is the app's own.
  func speaksOfBar(_ call: Call, in path: String) -> Bool {
    Self.speaksOfBar(call) && !isQuiet(call, in: path)
  }

  /// Whether a modifier puts something over the keyboard alone:
  /// `toolbar { ToolbarItemGroup(placement: .keyboard) { … } }`.
  static func isForKeyboard(_ call: Call) -> Bool {
    guard call.name == "toolbar", call.arguments.count == 1, let closure = call.closure() else {
      return false
    }
    return !closure.body.isEmpty && isForKeyboard(closure.body)
  }

  private static func isForKeyboard(_ body: [Statement]) -> Bool {
    body.allSatisfy { statement in
      switch statement {
      case .expression(.call(let item)):
        guard ["ToolbarItem", "ToolbarItemGroup"].contains(item.name),
          case .member(_, "keyboard", _)? = item.argument("placement")
        else { return false }
        return true
      case .branches(let branches), .expression(.branches(let branches)):
        return branches.allSatisfy { isForKeyboard($0.body) }
      default: return false
      }
    }
  }

  /// Whether a modifier is the app's own and all that it does is known and has nothing of a bar.
  private func isQuiet(_ call: Call, in path: String, depth: Int = 0) -> Bool {
    guard depth < 4, let name = call.name, case .member = call.callee,
      let function = ownModifier(name, call, in: path), !function.body.isEmpty
    else { return false }
    return isQuiet(function.body, of: nil, in: function.path, depth: depth + 1)
  }

  /// Whether the steps of a modifier have nothing of a bar.
  private func isQuiet(
    _ body: [Statement], of type: String?, in path: String, depth: Int
  ) -> Bool {
    var isQuiet = true
    func look(_ value: Expression) -> Bool {
      guard isQuiet, case .call(let inner) = value else { return isQuiet }
      guard case .member(let base?, let name, _) = inner.callee else {
        isQuiet = false
        return false
      }
      if Self.elsewhere.contains(name) {
        // What is shown there has a bar of its own.
        ExpressionVisitor.visit(base, look)
        return false
      }
      if name == "modifier" {
        isQuiet = isQuietType(inner.argument(nil), of: type, in: path, depth: depth)
        if isQuiet { ExpressionVisitor.visit(base, look) }
        return false
      }
      if Self.speaksOfBar(inner) { isQuiet = self.isQuiet(inner, in: path, depth: depth) }
      return isQuiet
    }
    ExpressionVisitor.visit(body, look)
    return isQuiet
  }

  /// Whether a value is a modifier of the app's own whose body has nothing of a bar.
  private func isQuietType(
    _ value: Expression?, of type: String?, in path: String, depth: Int
  ) -> Bool {
    guard depth < 4, case .call(let made)? = value,
      let type = index.typeMade(by: made, in: Scope(type: type, path: path)),
      conforms(type, to: "ViewModifier"),
      let body = modifierBody(of: type)
    else { return false }
    return isQuiet(body.body, of: type, in: body.path, depth: depth + 1)
  }
}
