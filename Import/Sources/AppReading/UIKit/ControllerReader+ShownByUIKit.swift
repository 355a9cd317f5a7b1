internal import AppCode

/// What code hands to UIKit's stacks: it is a controller, whatever its class and that one's base are called.
extension ControllerReader {
  /// Classes of libraries that are screens, as those of what code puts on stacks inherit from them.
  var basesOfFirst: Set<String> {
    if let known = quietStacks.basesOfFirst { return known }
    let found = unreadBases(of: classesPutOnStacks())
    quietStacks.basesOfFirst = found
    return found
  }

  /// The classes that code makes a value of right where it puts that on a stack.
  private func classesPutOnStacks() -> Set<String> {
    var found: Set<String> = []
    for (name, entry) in index.types {
      func look(_ step: Expression) -> Bool {
        guard case .call(let call) = step, let shown = shown(by: call, in: name),
          case .call(let making) = shown, let made = making.name, made.first?.isUppercase == true,
          let type = index.typeName(made, from: name, in: entry.place.path),
          index.types[type]?.kind == .class
        else { return true }
        found.insert(type)
        return true
      }
      for function in entry.functions { ExpressionVisitor.visit(function.body, look) }
      for property in entry.properties {
        if let getter = property.getter { ExpressionVisitor.visit(getter, look) }
        if let value = property.value { ExpressionVisitor.visit(value, look) }
      }
    }
    return found
  }

  /// What a call of UIKit's own puts on a stack: by `pushViewController`, or as the first of a stack that
  /// it makes, also in the initializer of the app's own class of stacks.
  private func shown(by call: Call, in owner: String) -> Expression? {
    if call.name == "pushViewController" { return call.argument(nil) }
    guard let first = call.argument("rootViewController") else { return nil }
    if case .member(.name("super")?, "init", _) = call.callee {
      return isStack(owner) ? first : nil
    }
    return call.name == "UINavigationController" ? first : nil
  }
}
