internal import AppCode

/// Views that functions give back which are called on them: `UIButton().filled(with: picture)`.
extension ControllerReader {
  /// The call that makes a view, without functions behind it that give the view back:
  /// `UIButton()` of `UIButton().constrained(to: 44)`.
  func withoutChain(_ call: Call, in scope: Scope) -> Call {
    var call = call
    while case .member(.call(let inner)?, let name, _) = call.callee, givesItself(name, in: scope) {
      call = inner
    }
    return call
  }

  /// Whether a function that the app adds to views of UIKit's gives the view that it is called on.
  func givesItself(_ name: String, in scope: Scope) -> Bool {
    index.extensionFunctions(name, seenFrom: scope.path)?.contains { type, function in
      guard type.hasPrefix("UI"), !function.isStatic else { return false }
      if function.returns == "Self" { return true }
      if case .result(.name("self")?)? = function.body.last { return true }
      return false
    } ?? false
  }

  /// What such functions set on the view, the first one's first.
  func settingsOfChain(_ outer: Call, in scope: Scope) -> [Scope.Setting] {
    var found: [[Scope.Setting]] = []
    var call = outer
    while case .member(.call(let inner)?, let name, _) = call.callee, givesItself(name, in: scope) {
      if let added = index.extensionFunctions(name, seenFrom: scope.path)?.filter({
        $0.type.hasPrefix("UI") && !$0.function.isStatic
      }), let type = added.first?.type,
        let function = index.best(added.map(\.function), for: call, in: scope)
      {
        let inside = Scope(type: type, path: function.path)
        inside.bind(function, to: call, from: scope)
        _ = follow.outcomes(function.body.map(Self.namingSelf), in: inside)
        found.append(inside.settings(of: ""))
      }
      call = inner
    }
    return found.reversed().flatMap(\.self)
  }

  /// A step that calls a function of `self` with `self` before it.
  private static func namingSelf(_ step: Statement) -> Statement {
    guard case .expression(.call(var call)) = step, case .name(let name) = call.callee,
      name.hasPrefix("set")
    else { return step }
    call.callee = .member(.name("self"), name, line: call.line)
    return .expression(.call(call))
  }
}
