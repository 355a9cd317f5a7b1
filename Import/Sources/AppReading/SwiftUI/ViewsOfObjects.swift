internal import AppCode

/// Functions of an app's own classes, structures and protocols that make views and are no views themselves:
/// the factories that a container of dependencies keeps.
final class ViewsOfObjects {
  /// The names of those functions.
  let names: Set<String>

  init(_ index: CodeIndex) {
    var names: Set<String> = []
    for (type, entry) in index.types where Self.isObject(type, entry, index) {
      for function in entry.functions where !function.isStatic {
        if Self.makesView(function.returns, index) { names.insert(function.name) }
      }
    }
    self.names = names
  }

  /// Whether a type of the app's own is no view.
  static func isObject(_ type: String, _ entry: CodeIndex.TypeEntry, _ index: CodeIndex) -> Bool {
    guard [.class, .structure, .protocol].contains(entry.kind) else { return false }
    let names = index.ancestors(type)
    return !["View", "SwiftUI.View", "ViewModifier", "App", "Scene", "ToolbarContent"]
      .contains(where: names.contains)
  }

  /// Whether what a function returns is a view.
  static func makesView(_ returns: String?, _ index: CodeIndex) -> Bool {
    guard let returns else { return false }
    if SwiftUIReader.makesView(returns) { return true }
    guard let name = index.typeName(returns), let entry = index.types[name] else { return false }
    return entry.kind == .structure
      && ["View", "SwiftUI.View"].contains(where: index.ancestors(name).contains)
  }
}

extension SwiftUIReader {
  /// Whether a call asks an object of the app's own, which is no view that something is put on, for a view:
  /// `factory.make()`.
  func asksObject(_ base: Expression, for call: Call, in scope: Scope) -> Bool {
    guard case .member(_, let name, _) = call.callee, viewsOfObjects.names.contains(name),
      Self.mayBeObject(base), let type = follow.instance(base, in: scope)?.type,
      let entry = index.types[type],
      ViewsOfObjects.isObject(type, entry, index),
      let (function, _) = index.function(name, of: type, for: call, in: scope)
    else { return false }
    return ViewsOfObjects.makesView(function.returns, index)
  }

  /// Whether a value is a name, or what one call makes or gives, rather than a view with modifiers.
  private static func mayBeObject(_ base: Expression) -> Bool {
    if case .call(let maker) = base { return Follower.path(maker.callee) != nil }
    return Follower.path(base) != nil
  }
}
