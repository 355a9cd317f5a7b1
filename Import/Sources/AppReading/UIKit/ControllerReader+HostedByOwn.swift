internal import AppCode

/// Functions that an app adds to views to put one into a controller: `Feed().inController()`.
extension ControllerReader {
  /// The view that a call puts into a hosting controller, which it hands the controller's initializer or
  /// is called on; nil for any other call.
  func hostedView(_ call: Call, _ walk: Walk) -> Expression? {
    call.argument("rootView") ?? hostedByOwn(call, walk)?.view
  }

  /// Whether a name stands for a hosting controller with a view of the app's own in it, which the steps here
  /// make.
  func isHostOfView(_ value: Expression, _ walk: Walk) -> Bool {
    guard case .name(let name) = value, let known = walk.scope.value(name),
      case .call(let call) = known.expression, hostedView(call, walk.inside(known.scope)) != nil,
      let type = controller(value, walk)
    else { return false }
    return index.types[type]?.kind == .structure && index.property("body", of: type) != nil
  }

  /// What leads to the making of what a name stands for, also where a function is handed it under another
  /// name; nil for what nobody knows.
  func making(of name: String, _ walk: Walk) -> Scope.Making? {
    var known = walk.scope.value(name)
    for _ in 0..<Self.limitOfNames {
      if let making = known?.making { return making }
      guard case .name(let next)? = known?.expression, let scope = known?.scope else { return nil }
      known = scope.value(next)
    }
    return nil
  }

  /// Through how many names a controller is followed.
  private static let limitOfNames = 4

  /// The hosting controller of the app's own that a call makes, where its class itself has a word of its
  /// bar: it is the screen then, with what the view in it says; nil for any other call.
  func speakingHost(_ call: Call, _ walk: Walk) -> String? {
    guard call.argument("rootView") != nil, let name = call.name,
      name.first?.isUppercase ?? false, name != "UIHostingController",
      let type = index.typeName(name, from: walk.scope.type, in: walk.scope.path),
      isHostOfItsOwn(type)
    else { return nil }
    let speaks = ownStacks.speakingHosts[type] ?? speaksOfBarItself(type)
    ownStacks.speakingHosts[type] = speaks
    return speaks ? type : nil
  }

  /// The view that such a function is called on, and the call by which it makes the controller; nil for
  /// any other call.
  func hostedByOwn(_ call: Call, _ walk: Walk) -> (view: Expression, host: Call)? {
    guard case .member(let base?, let name, _) = call.callee,
      let all = index.extensionFunctions(name, seenFrom: walk.scope.path)
    else { return nil }
    let added = all.filter { $0.type == "View" && !$0.function.isStatic }.map(\.function)
    guard let function = CodeIndex.best(added, for: call) else { return nil }
    let scope = Scope(type: "View", path: function.path)
    scope.bind(function, to: call, from: walk.scope)
    let ends = follow.outcomes(function.body, in: scope)
    guard ends.count == 1, let host = host(ends[0].expression, in: ends[0].scope) else {
      return nil
    }
    return (base, host)
  }

  /// The call that makes a hosting controller with the view in it that a function is called on, with the
  /// flags that are passed; nil for any other value.
  private func host(_ value: Expression, in scope: Scope, steps: Int = 4) -> Call? {
    switch value {
    case .call(var call):
      guard let root = call.argument("rootView"), isItself(root, in: scope) else { return nil }
      for place in call.arguments.indices {
        if let flag = follow.passed(call.arguments[place].value, in: scope)?.expression,
          case .bool = flag
        {
          call.arguments[place].value = flag
        }
      }
      return call
    case .name(let name):
      guard steps > 0, let known = scope.value(name) else { return nil }
      return host(known.expression, in: known.scope, steps: steps - 1)
    default: return nil
    }
  }

  /// Whether a view is `self`, with modifiers or without.
  private func isItself(_ view: Expression, in scope: Scope, steps: Int = 16) -> Bool {
    guard steps > 0 else { return false }
    switch view {
    case .name("self"): return true
    case .name(let name):
      guard let known = scope.value(name) else { return false }
      return isItself(known.expression, in: known.scope, steps: steps - 1)
    case .call(let call):
      if call.name == "AnyView", let inner = call.argument(nil) {
        return isItself(inner, in: scope, steps: steps - 1)
      }
      switch call.callee {
      case .member(let base?, _, _): return isItself(base, in: scope, steps: steps - 1)
      // A modifier without what it is put on is put on `self`.
      case .name(let name): return name.first?.isLowercase == true && scope.function(name) == nil
      default: return false
      }
    default: return false
    }
  }
}
