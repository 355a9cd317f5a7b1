internal import AppCode

extension SwiftUIReader {
  /// Whether a modifier of the app's own shows the view that it is put on nowhere but behind a link,
  /// `NavigationLink(destination: self, isActive: flag) { … }`, by itself or through another of them.
  func pushesReceiver(_ name: String, _ call: Call, in path: String, depth: Int = 0) -> Bool {
    guard depth < 4, let function = ownModifier(name, call, in: path), function.body.count == 1,
      case .expression(let whole) = function.body[0]
    else { return false }
    var shown = whole
    while case .call(let outer) = shown, case .member(.call(let inner)?, _, _) = outer.callee {
      shown = .call(inner)
    }
    guard case .call(let made) = shown else { return false }
    switch made.callee {
    case .name("NavigationLink"):
      return isReceiver(made.argument("destination") ?? made.closure().map(Expression.closure))
        && mentions(of: whole) == 1
    case .name(let next), .member(.name("self")?, let next, _):
      return mentions(of: whole) == (made.callee.source == next ? 0 : 1)
        && pushesReceiver(next, made, in: function.path, depth: depth + 1)
    default: return false
    }
  }

  /// Whether a destination is the view that a modifier is put on and nothing else.
  private func isReceiver(_ destination: Expression?) -> Bool {
    switch destination {
    case .name("self"): true
    case .closure(let closure):
      closure.body.count == 1 && closure.body[0].isReceiver
    default: false
    }
  }

  /// How often code names the view that its modifier is put on.
  private func mentions(of code: Expression) -> Int {
    var count = 0
    ExpressionVisitor.visit([.expression(code)]) { expression in
      if case .name("self") = expression { count += 1 }
      return true
    }
    return count
  }
}

extension Statement {
  fileprivate var isReceiver: Bool {
    switch self {
    case .expression(.name("self")), .result(.name("self")?): true
    default: false
    }
  }
}
