internal import AppCode

/// What lies over a screen until it takes itself away again.
extension SwiftUIReader {
  /// Whether a way shows something that takes itself away again, as it sets what it asks a model for
  /// to nothing: what lies over a screen after a touch, and not what that comes with.
  func closesItself(_ branch: Branch, in scope: Scope) -> Bool {
    guard branch.subject == nil, branch.condition != "else", branch.bindings.count == 1,
      let path = Follower.path(branch.bindings[0].value ?? .name(branch.bindings[0].name))
    else { return false }
    let asked = path.drop { $0 == "self" }
    guard follow.startsMissing(asked.joined(separator: "."), in: scope) else { return false }
    var isClosed = false
    ExpressionVisitor.visit(branch.body) { value in
      if case .assign(let target, .null, _) = value,
        let changed = Follower.path(target)?.drop(while: { $0 == "self" }), changed == asked
      {
        isClosed = true
      }
      return !isClosed
    }
    return isClosed
  }
}
