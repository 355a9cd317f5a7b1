internal import AppCode

/// Stacks that a library's modifier shows beside the view it is put on.
extension SwiftUIReader {
  /// A modifier's call without the closures that show a stack of their own, which are screens apart.
  ///
  /// A stack around the view itself shows what the closure is handed.
  func withoutStacks(_ call: Call, _ position: Position) -> Call {
    var rest = call
    rest.arguments = []
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value, let stack = Self.stack(in: closure),
        !Self.shows(closure.parameters + ["$0"], stack)
      else {
        rest.arguments.append(argument)
        continue
      }
      present(closure.body, "stack", call, position, isSheet: true)
    }
    return rest
  }

  /// The stack that is all a closure makes, without modifiers; nil for anything else.
  private static func stack(in closure: Closure) -> Call? {
    guard closure.body.count == 1, let view = closure.body.first.flatMap(Self.view(of:)),
      case .call(let call) = view, ["NavigationStack", "NavigationView"].contains(call.name)
    else { return nil }
    return call
  }

  /// The view that a step makes, without its modifiers.
  private static func view(of statement: Statement) -> Expression? {
    switch statement {
    case .expression(let value), .result(let value?):
      var value = value
      while case .call(let call) = value, case .member(let base?, _, _) = call.callee {
        value = base
      }
      return value
    default: return nil
    }
  }

  /// Whether one of some names is a view in a container, at whatever depth.
  private static func shows(_ names: [String], _ container: Call) -> Bool {
    container.arguments.contains { argument in
      guard case .closure(let closure) = argument.value else { return false }
      return closure.body.compactMap(Self.view(of:)).contains { view in
        switch view {
        case .name(let name): names.contains(name)
        case .call(let call): call.name.map(names.contains) ?? false || shows(names, call)
        default: false
        }
      }
    }
  }
}
