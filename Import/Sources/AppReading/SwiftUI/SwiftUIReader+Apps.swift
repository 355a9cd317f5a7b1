internal import AppCode

/// What an app shows in its windows.
extension SwiftUIReader {
  /// Walks what the windows of apps show: stacks, tabs and sheets may stand there as in any view.
  func readApps() {
    for (type, entry) in index.types.sorted(by: { $0.key < $1.key })
    where conforms(type, to: "App") && !isView(type) {
      guard let (property, _) = index.property("body", of: type), let body = property.getter
      else { continue }
      let windows = body.compactMap(Self.window)
      for window in windows {
        follow.fuel.fill(at: Place(property.path, window.line))
        bodies.begin()
        read(window, of: type, entry, in: Scope(type: type, path: property.path))
      }
    }
  }

  /// The group of windows that a step of an app's body makes; nil for any other, such as a window of the
  /// settings of a Mac.
  ///
  /// SwiftUI: `WindowGroup`.
  private static func window(_ statement: Statement) -> Call? {
    var value: Expression
    switch statement {
    case .expression(let shown), .result(let shown?): value = shown
    default: return nil
    }
    while case .call(let call) = value {
      guard case .member(let base?, _, _) = call.callee else {
        return call.name == "WindowGroup" ? call : nil
      }
      value = base
    }
    return nil
  }

  private func read(
    _ window: Call, of type: String, _ entry: CodeIndex.TypeEntry, in scope: Scope
  ) {
    guard let content = window.closure() ?? window.closure("content") else { return }
    let draft = Draft(type, type: type, at: entry.place)
    let count = loose.count
    walk(
      content.body, Position(draft: draft, scope: scope.inner(), path: ["app:" + type]))
    let isScreen =
      draft.hasStack || draft.hasTabs || draft.hasColumns || draft.screen.hasFacts
    guard !isScreen else {
      typed[type] = typed[type] ?? draft
      return
    }
    // What hangs on the first view is shown over that.
    let shown = Set(draft.children.filter { !$0.isBeside }.map(\.type))
    for other in loose.dropFirst(count) where other.screen.parent == type {
      other.screen.parent = shown.count == 1 ? shown.first : nil
    }
  }
}
