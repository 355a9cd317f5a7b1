internal import AppCode

/// What a screen shows once its data is there.
extension Follower {
  /// Whether a way is the one of several that a screen takes once a model has loaded what it shows, or
  /// knows who is signed in: `if let person = store.person { … } else { ProgressView() }`.
  ///
  /// A screen is taken as it is then, though what the model has starts as nothing. What the view itself
  /// keeps is nothing each time that the view comes, and stays a state.
  func isLoaded(_ branch: Branch, among branches: [Branch], in scope: Scope) -> Bool {
    let words = branch.condition.split(separator: " ")
    guard branches.count > 1, branch.subject == nil, words.first == "let",
      words.count == 4, words[2] == "=", let path = words.last, path.contains("."),
      path.isOfNames(and: "."),
      asksForTrouble(branch.condition, in: scope) == nil
    else { return false }
    return Self.namesSomebody(path.split(separator: ".").last ?? "")
      || branches.contains { $0.condition == "else" && Self.waits($0.body) }
  }

  /// Whether a name is that of whoever uses the app.
  private static func namesSomebody(_ name: Substring) -> Bool {
    let low = name.lowercased()
    return ["user", "account", "profile", "me", "person"].contains(low)
      || ["current", "signedin", "loggedin", "authenticated"].contains { start in
        ["user", "account", "profile"].contains { low == start + $0 }
      }
  }

  /// Whether steps show something that turns while a screen waits.
  private static func waits(_ body: [Statement]) -> Bool {
    var isFound = false
    ExpressionVisitor.visit(body) { expression in
      if case .call(let call) = expression, call.name == "ProgressView" {
        isFound = isFound || call.argument("value") == nil
      }
      return !isFound
    }
    return isFound
  }
}
