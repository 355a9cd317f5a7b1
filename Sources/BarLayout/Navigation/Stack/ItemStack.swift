/// The stack of a navigation bar, with the questions and messages its delegate gets.
///
/// UIKit: `items`, `pushItem(_:animated:)`, `popItem(animated:)`, `setItems(_:animated:)` of
/// `UINavigationBar`, and `UINavigationBarDelegate`.
package struct ItemStack<Item: Hashable & Sendable>: Hashable, Sendable {
  /// Who made the bar.
  package enum Owner: Hashable, Sendable {
    /// An app, which may set any delegate.
    case nobody
    /// A navigation controller, which is the delegate and stays it.
    case navigationController
  }

  /// What the delegate is asked or told.
  ///
  /// UIKit: `navigationBar(_:shouldPush:)` and its siblings.
  package enum Call: Hashable, Sendable {
    case shouldPush(Item), didPush(Item), shouldPop(Item), didPop(Item)
  }

  /// The items, root first.
  package private(set) var items: [Item]
  /// Who made the bar.
  package let owner: Owner
  /// Whether an app's own delegate is set.
  package private(set) var hasOwnDelegate = false

  /// Makes a stack.
  package init(_ items: [Item] = [], owner: Owner) {
    self.items = items
    self.owner = owner
  }

  /// The item that is shown; nil for an empty stack.
  package var topItem: Item? { items.last }

  /// The item that the back button leads to; nil at the root.
  package var backItem: Item? { items.dropLast().last }

  /// Sets a delegate of the app's own.
  ///
  /// - Throws: for a bar that belongs to a navigation controller; UIKit raises an exception there.
  package mutating func setDelegate() throws(ItemStackError) {
    guard owner == .nobody else { throw .delegateBelongsToController }
    hasOwnDelegate = true
  }

  /// Where the bar stands: what the delegate answers, or at the top with its background reaching
  /// under the status bar for a navigation controller's.
  ///
  /// UIKit: `position(for:)` of `UIBarPositioningDelegate`.
  package func position(answered: BarPosition) -> BarPosition {
    owner == .navigationController ? .topAttached : answered
  }

  /// Puts an item on top, unless the delegate refuses.
  ///
  /// - Parameter allows: the delegate's answer to `shouldPush`.
  /// - Returns: the delegate's calls in their order.
  @discardableResult
  package mutating func push(_ item: Item, allows: (Call) -> Bool = { _ in true }) -> [Call] {
    guard allows(.shouldPush(item)) else { return [.shouldPush(item)] }
    items.append(item)
    return [.shouldPush(item), .didPush(item)]
  }

  /// Takes the top item away, unless the delegate refuses; a controller's root stays.
  ///
  /// - Parameter allows: the delegate's answer to `shouldPop`.
  /// - Returns: the delegate's calls in their order.
  @discardableResult
  package mutating func pop(allows: (Call) -> Bool = { _ in true }) -> [Call] {
    guard let top = items.last, owner == .nobody || items.count > 1 else { return [] }
    guard allows(.shouldPop(top)) else { return [.shouldPop(top)] }
    items.removeLast()
    return [.shouldPop(top), .didPop(top)]
  }

  /// Puts other items in the place of all.
  ///
  /// The delegate is not asked. It is told of one transition: the old top item was popped when the
  /// new one lay under it, otherwise the new one was pushed. Source: derived — UIKit animates a set
  /// of items as a push or a pop by that rule (`setItems(_:animated:)`).
  @discardableResult
  package mutating func setItems(_ items: [Item]) -> [Call] {
    let before = self.items
    self.items = items
    guard before.last != items.last else { return [] }
    if let old = before.last, items.last.map({ before.dropLast().contains($0) }) ?? true {
      return [.didPop(old)]
    }
    return items.last.map { [.didPush($0)] } ?? []
  }

  /// Leaves the root alone on the stack.
  @discardableResult
  package mutating func popToRoot() -> [Call] { setItems(Array(items.prefix(1))) }
}

/// Why a stack refuses something.
package enum ItemStackError: Error, Hashable, Sendable {
  /// The bar of a navigation controller takes no other delegate.
  case delegateBelongsToController
}

extension ItemStack.Call {
  /// The method's name: `shouldPush`.
  package var name: String {
    switch self {
    case .shouldPush: "shouldPush"
    case .didPush: "didPush"
    case .shouldPop: "shouldPop"
    case .didPop: "didPop"
    }
  }

  /// The item it is about.
  package var item: Item {
    switch self {
    case .shouldPush(let item), .didPush(let item), .shouldPop(let item), .didPop(let item): item
    }
  }
}
