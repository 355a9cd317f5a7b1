internal import AppCode

/// What a screen shows of the bar of another, which mostly stands inside of it.
extension ControllerReader {
  /// Buttons that a screen takes from another's navigation item.
  struct ItemLoan {
    /// The screen that takes them.
    var to: ControllerDraft
    /// The class of the other.
    var from: String
    /// The side where the other has them.
    var side: Item.Position
    /// The buttons as they are set, without them.
    var set: ControllerDraft.ItemSet
  }

  /// A value without the navigation item that it is of: `inner` of `inner.navigationItem`.
  static func withoutItem(_ value: Expression) -> Expression {
    if case .member(let base?, "navigationItem", _) = value { base } else { value }
  }

  /// Notes buttons that a screen takes from another; false for any others:
  /// `navigationItem.rightBarButtonItem = inner.navigationItem.rightBarButtonItem`.
  func borrows(_ value: Expression, _ position: Item.Position, _ walk: Walk) -> Bool {
    guard case .member(.member(let base?, "navigationItem", _)?, let name, _) = value,
      Self.ownSets.contains(name), !walk.isOutside, !walk.isMaker,
      let type = follow.instance(base, in: walk.scope)?.type, type != walk.owner,
      isController(type)
    else { return false }
    let leading = leading(toItemsAt: position, walk)
    itemLoans.append(
      ItemLoan(
        to: walk.draft, from: type, side: name.hasPrefix("l") ? .left : .right,
        set: ControllerDraft.ItemSet(
          position: position, items: [], condition: leading.condition ?? leading.special,
          generation: walk.generation, function: walk.function, ways: walk.ways,
          isLater: walk.isLater, isHanded: walk.isHanded,
          isAbsent: leading.isAbsent || leading.special != nil)))
    return true
  }

  /// Gives screens the buttons of others that they take for their own, and those whose navigation item is
  /// another's all that is known of that one.
  func lendItems() {
    for loan in itemLoans {
      guard
        let lent = drafts[loan.from]?.sets.first(where: { set in
          set.position == loan.side && set.caller == nil && set.condition == nil && !set.isAbsent
            && !set.isLater && !set.items.isEmpty
        })
      else { continue }
      var set = loan.set
      set.items = lent.items.map { item in
        var item = item
        item.position = set.position
        return item.followed
      }
      loan.to.sets.append(set)
    }
    for (name, draft) in drafts.sorted(by: { $0.key < $1.key }) {
      guard let inner = ownerOfItem(of: name), inner != name, let other = drafts[inner] else {
        continue
      }
      draft.take(from: other, isOnlyOne: false)
    }
  }

  /// The class of the screen whose navigation item a class gives for its own:
  /// `override var navigationItem: UINavigationItem { inner.navigationItem }`.
  private func ownerOfItem(of name: String) -> String? {
    guard let (property, _) = index.property("navigationItem", of: name),
      let getter = property.getter, getter.count == 1
    else { return nil }
    let value: Expression
    switch getter[0] {
    case .expression(let only), .result(let only?): value = only
    default: return nil
    }
    guard case .member(let base?, "navigationItem", _) = value else { return nil }
    let found = follow.instance(base, in: Scope(type: name, path: property.path))
    return found.flatMap { isController($0.type) ? $0.type : nil }
  }
}
