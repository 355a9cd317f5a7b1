internal import AppCode

/// How code shows a view of SwiftUI's that stands in a controller.
struct HostedWay: Sendable {
  /// The class that shows it; nil where none that is a screen does.
  var parent: String?
  /// Whether other classes show it, too.
  var hasSeveralParents: Bool
  /// How it comes over another screen; nil where it is pushed.
  var presentation: Screen.Presentation?
  /// Whether it is first on a stack of UIKit's, or one is all that is known to show it.
  var isOnStack: Bool
  /// Whether its controllers hide the bar of their stack.
  var hidesBar = false
  /// Whether the app hides the bar of every stack, so that it has none unless it says something of one.
  var standsWithoutBar = false
  /// Whether it is pushed in a controller with a bar.
  var showsBar = false
}

extension ControllerReader {
  /// The ways to views of SwiftUI's that code pushes or presents in controllers, by the view's type.
  func hostedWays() -> [String: HostedWay] {
    var ways: [String: HostedWay] = [:]
    for (name, edge) in parents where index.types[name]?.kind == .structure {
      // What is no screen, such as a coordinator, may show it over any.
      guard edge.isSheet || isController(edge.parent) else { continue }
      ways[name] = HostedWay(
        parent: edge.parent, hasSeveralParents: shownBySeveral.contains(name),
        presentation: edge.isSheet ? covers.contains(name) ? .cover : .sheet : nil,
        isOnStack: roots.contains(name))
    }
    // What is put on a stack by what is no screen.
    let stacked = ownStacks.firsts.values.reduce(into: roots.union(pushed)) { $0.formUnion($1) }
    for name in stacked where ways[name] == nil && index.types[name]?.kind == .structure {
      ways[name] = HostedWay(
        parent: nil, hasSeveralParents: false, presentation: nil, isOnStack: true)
    }
    let isAllHidden = whereAllStacksHide() != nil
    for name in ways.keys {
      ways[name]?.hidesBar = ownStacks.hostings[name] == [.hides]
      ways[name]?.standsWithoutBar = isAllHidden && ownStacks.hostings[name] == [.plain]
      ways[name]?.showsBar = !isAllHidden && showsBar(name)
    }
    return ways
  }
}
