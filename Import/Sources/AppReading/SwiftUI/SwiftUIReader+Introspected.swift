internal import AppCode

/// What views set on the controllers of UIKit's that they stand in, as SwiftUI-Introspect hands them over:
/// `.introspect(.viewController, on: .iOS(.v17)) { $0.navigationItem.backButtonDisplayMode = .minimal }`.
extension SwiftUIReader {
  /// Notes what the closure of such a modifier says of the button that leads back to the screen.
  func introspected(_ name: String, _ call: Call, _ position: Position) {
    guard position.draft.screen.isBackMinimal == nil, isThere(position),
      let items = Self.items(name, call),
      let closure = call.closure() ?? call.closure("customize")
    else { return }
    let controller = closure.parameters.first ?? "$0"
    for statement in closure.body {
      let step: Expression
      switch statement {
      case .expression(let value), .result(let value?): step = value
      default: continue
      }
      guard case .assign(let place, let value, let line) = step,
        let path = Follower.path(place), path.first == controller,
        path.last == "backButtonDisplayMode", items.contains(Array(path.dropFirst().dropLast())),
        case .member(_, "minimal", _) = given(value, in: position.scope) ?? value
      else { continue }
      position.draft.screen.isBackMinimal = Fact(
        true, at: Place(position.scope.path, line), .followed)
    }
  }

  /// What such a modifier calls the item of the screen, from the controller on that it hands over; nil for
  /// a controller without one.
  ///
  /// UIKit: the item of a stack itself is none of those in its bar.
  private static func items(_ name: String, _ call: Call) -> [[String]]? {
    let kind = call.argument(nil)?.source ?? ""
    if name == "introspectViewController" || kind == ".viewController" {
      return [["navigationItem"], ["navigationController", "navigationBar", "topItem"]]
    }
    let isStack =
      name == "introspectNavigationController" || kind == ".navigationStack"
      || kind.hasPrefix(".navigationView(style:") && kind.hasSuffix(".stack)")
    guard isStack else { return nil }
    return [
      ["navigationBar", "topItem"], ["topViewController", "navigationItem"],
      ["visibleViewController", "navigationItem"],
    ]
  }
}
