internal import AppCode

/// Screens that hide the bar of their stack for themselves alone, and show it again as they go.
extension ControllerReader {
  /// Whether what follows a screen on its stack has the bar of that: the screen leaves it where it is, or
  /// shows it in any case as it goes.
  ///
  /// UIKit: `viewWillDisappear(_:)` of the screen that goes comes before the one that follows is there.
  func leavesBar(_ name: String) -> Bool {
    if let known = ownStacks.leavesBar[name] { return known }
    let found = keepsBar(name) || showsBarAsItGoes(name)
    ownStacks.leavesBar[name] = found
    return found
  }

  private func showsBarAsItGoes(_ name: String) -> Bool {
    guard let type = index.typeName(name), isController(type), !isStack(type) else { return false }
    let functions = functionsInUse(of: index.lineage(type).filter { $0.kind == .class })
    let isShown = functions.contains { function in
      Self.going.contains(function.name)
        && function.body.contains { statement in
          if case .expression(let step) = statement { Self.showsBarAround(step) } else { false }
        }
    }
    return isShown
      && functions.allSatisfy { Self.coming.contains($0.name) || !hidesBars($0) }
  }

  private static let going: Set = ["viewWillDisappear", "viewDidDisappear"]
  private static let coming: Set = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
  ]

  /// Whether a step shows the bar of the stack that its screen stands on.
  private static func showsBarAround(_ step: Expression) -> Bool {
    guard showsBar(step) else { return false }
    let path: [String]?
    switch step {
    case .call(let call): path = Follower.path(call.callee)
    case .assign(let place, _, _): path = Follower.path(place)
    default: path = nil
    }
    return path?.first { $0 != "self" } == "navigationController"
  }
}
