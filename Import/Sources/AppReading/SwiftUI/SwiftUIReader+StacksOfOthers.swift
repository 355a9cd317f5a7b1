internal import AppCode

/// Stacks of packages that are not in the folder, as their calls tell:
/// `Router(root: { Start() }, destination: { route in … })`.
extension SwiftUIReader {
  /// The call of SwiftUI's own that such a call comes to: a stack with what is first on it and a
  /// destination; nil for any other call.
  func stackOfOthers(_ call: Call, in scope: Scope) -> Call? {
    guard case .name(let name) = call.callee, name.first?.isUppercase == true,
      Self.wordsOfStacks.contains(where: { name.contains($0) }),
      index.typeName(name, from: scope.type, in: scope.path) == nil,
      index.imports[scope.path]?.contains(where: { !Self.systemModules.contains($0) }) ?? false,
      let shown = call.argument("destination") ?? call.argument("destinations")
    else { return nil }
    let pushed: Closure
    if case .closure(let closure) = shown {
      pushed = closure
    } else if let closure = closure(calling: shown, in: scope) {
      pushed = closure
    } else {
      return nil
    }
    let roots = ["root", "rootContent", "rootView", "content", nil].lazy.compactMap(call.closure)
    guard let root = roots.first else { return nil }
    return Call(
      callee: .name("NavigationStackStore"),
      arguments: [
        Argument(label: nil, value: .closure(root), isTrailing: true),
        Argument(label: "destination", value: .closure(pushed), isTrailing: true),
      ], line: call.line)
  }

  private static let wordsOfStacks = ["Navigation", "Navigator", "Router", "Coordinator"]

  /// Modules that have views and no such stacks.
  private static let systemModules: Set = [
    "AVKit", "Charts", "Combine", "CoreData", "Foundation", "MapKit", "PhotosUI", "StoreKit",
    "SwiftData", "SwiftUI", "UIKit", "WebKit", "WidgetKit", "os",
  ]

  /// What the only thing in rows and columns of views chooses, each of them a view of the app's own by
  /// itself: `VStack { switch route { … } }`; nil for anything else.
  func choice(in call: Call, of scope: Scope) -> [Statement]? {
    guard let body = call.closure()?.body, body.count == 1 else { return nil }
    let branches: [Branch]
    switch body[0] {
    case .branches(let found), .expression(.branches(let found)): branches = found
    default: return nil
    }
    return branches.count > 1 && branches.allSatisfy { isPage($0, in: scope) } ? body : nil
  }

  private func isPage(_ branch: Branch, in scope: Scope) -> Bool {
    guard branch.subject != nil, branch.body.count == 1,
      case .expression(var shown) = branch.body[0]
    else { return false }
    while case .call(let call) = shown, case .member(let base?, _, _) = call.callee { shown = base }
    guard case .call(let made) = shown else { return false }
    return index.typeMade(by: made, in: scope).map(isView) ?? false
  }
}
