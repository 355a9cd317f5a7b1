internal import AppCode

/// What a screen shows as the detail of a split view.
///
/// UIKit: on an iPhone a split view is collapsed into its primary stack, so that
/// `showDetailViewController(_:sender:)` pushes there; of a stack that it is given, the screens.
extension ControllerReader {
  /// Notes the screen that such a call pushes, as shown by the one that it is called on.
  func noteDetail(_ call: Call, _ walk: Walk) {
    guard call.argument("sender") != nil, !index.isPad, hasSplitViews,
      let first = call.argument(nil),
      let type = controller(first, walk) ?? screen(returnedBy: first, walk), isController(type),
      let opener = opener(of: call, walk), opener != type,
      !isSplitView(opener)
    else { return }
    note(type, from: opener, isSheet: false)
    ownStacks.details.insert(type)
  }

  /// Takes what is known of the stacks away that are made for such screens alone: it is the primary one's
  /// bar that they have.
  func takeDetails() {
    for type in ownStacks.details
    where rootMakings[type, default: 0] < 2 && !presentedClasses.contains(type) {
      roots.remove(type)
      stacks[type] = nil
      largeStacks[type] = nil
    }
  }

  /// Whether a class is a split view, which stands on no stack: each of its columns has a bar.
  func isSplitView(_ name: String) -> Bool { index.ancestors(name).contains(Self.splitView) }

  /// The class of the screen that a call is made on.
  private func opener(of call: Call, _ walk: Walk) -> String? {
    guard case .member(let base?, _, _) = call.callee, base.source != "self",
      base.source != "super"
    else { return isController(walk.owner) ? walk.owner : nil }
    if Follower.path(base)?.last == "splitViewController" {
      return isController(walk.owner) ? walk.owner : nil
    }
    if let type = controller(base, walk), isController(type) { return type }
    guard let path = Follower.path(base)?.filter({ $0 != "self" }), path.count == 1 else {
      return nil
    }
    let given = walk.scope.typeGiven(path[0]) ?? index.property(path[0], of: walk.owner)?.0.type
    return given.flatMap {
      index.typeName(CodeIndex.withoutGenerics($0), from: walk.owner, in: walk.scope.path)
    }.flatMap { isController($0) ? $0 : nil }
  }

  /// Whether code makes split views, or a class of the app's own is one.
  private var hasSplitViews: Bool {
    namedTypes.contains(Self.splitView)
      || index.types.keys.contains {
        isController($0) && isSplitView($0)
      }
  }

  private static let splitView = "UISplitViewController"
}
