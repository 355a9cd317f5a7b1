internal import AppCode

/// What stacks say of the back buttons that lead to their screens.
extension BarLookReader {
  /// The app's own navigation controller that most calls make which make one; nil for none.
  func usualStack() -> String? {
    let own = Set(
      index.types.keys.filter { index.ancestors($0).contains("UINavigationController") })
    guard !own.isEmpty else { return nil }
    let counts = callsMaking(own)
    let all = counts.values.reduce(0, +)
    return counts.first { $0.value * 2 > all }.flatMap { own.contains($0.key) ? $0.key : nil }
  }

  /// A step of a stack that says something of the back button that leads to a screen.
  struct BackSetting {
    /// The property of the screen's item.
    var property: String
    var value: Expression
    var place: Place
    /// Whether it holds for the first screen of a stack that code makes, too.
    var isOfFirst: Bool
    /// Whether it holds for the first screen of a drawn stack, too.
    var isOfDrawnFirst: Bool
  }

  /// What a stack says of the back buttons that lead to its screens, as it pushes or shows others.
  ///
  /// UIKit: the item of the screen below says what a back button reads; `init(rootViewController:)` pushes
  /// the first screen, and what stands on a drawn stack from the start is not pushed.
  func backSettings(of stack: String) -> [BackSetting] {
    var found: [BackSetting] = []
    for function in index.lineage(stack).flatMap(\.functions) {
      let shown = Self.shown(by: function)
      let isLayout = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"].contains(function.name)
      guard shown != nil || isLayout else { continue }
      func note(_ body: [Statement], isForPushed: Bool) {
        for statement in body {
          switch statement {
          case .branches(let branches):
            for branch in branches where Self.isForPushed(branch.condition) {
              note(branch.body, isForPushed: true)
            }
          case .expression(.assign(let place, let value, let line)):
            let path = (Follower.path(place) ?? []).filter { $0 != "self" }
            guard let property = path.last, Self.backProperties.contains(property) else { continue }
            let owner = path.dropLast().joined(separator: ".")
            let isOfBelow = !isLayout && Self.below.contains(owner)
            let isOfTop = isLayout && owner == "navigationBar.topItem"
            let isOfShown = shown.map { owner == $0 + ".navigationItem" } ?? false
            guard isOfBelow || isOfTop || isOfShown else { continue }
            let isPush = function.name == "pushViewController"
            found.append(
              BackSetting(
                property: property, value: value, place: Place(function.path, line),
                isOfFirst: !isOfShown || !isForPushed,
                isOfDrawnFirst: !isOfShown || !isPush && !isForPushed))
          default: continue
          }
        }
      }
      note(function.body, isForPushed: false)
    }
    return found
  }

  private static let backProperties: Set = [
    "backBarButtonItem", "backButtonDisplayMode", "backButtonTitle",
  ]

  /// What a stack that pushes a screen calls the item of the one below.
  private static let below: Set = [
    "topViewController.navigationItem", "visibleViewController.navigationItem",
    "viewControllers.last.navigationItem", "children.last.navigationItem", "navigationBar.topItem",
  ]
}
