internal import AppCode

/// What hangs on a stack from outside, which only a bar around that stack shows.
extension SwiftUIReader {
  /// Leaves out what hangs on stacks from outside where surely no other stack is around them, so that no
  /// bar shows it.
  func clearOutside() {
    var stacks: [String: Draft] = [:]
    for draft in loose where draft.isStackApart {
      if let around = draft.screen.parent { stacks[around] = stacks[around] ?? draft }
    }
    guard !stacks.isEmpty else { return }
    var holders: [String: [Draft]] = [:]
    for draft in typed.sorted(by: { $0.key < $1.key }).map(\.value) + loose {
      for type in Set(draft.children.map(\.type)) { holders[type, default: []].append(draft) }
    }
    let roots = firstViews()
    let found = typed.compactMap { name, draft -> (Draft, Draft)? in
      guard let stack = stacks[draft.screen.name], !draft.hasStack, !draft.isHosted,
        standsOffStacks(name, holders, roots)
      else { return nil }
      return (draft, stack)
    }
    for (draft, stack) in found {
      let known = draft.screen
      draft.screen = Screen(known.name, .swiftUI, at: known.place)
      draft.screen.presentation = known.presentation
      (draft.variants, draft.marks, draft.backMarks) = ([], [], [])
      (draft.branchOfTitle, draft.conditionOfTitle) = (nil, nil)
      draft.take(from: stack)
      (draft.children, draft.hasStack, stack.isAbsorbed) = (stack.children, true, true)
    }
  }

  /// Most views that one may stand in, and most places of each.
  private static let holderLimit = 60

  /// Whether a view surely stands on no stack, wherever it is shown: in tabs, by itself over a screen, or
  /// as the first thing in a window.
  private func standsOffStacks(
    _ type: String, _ holders: [String: [Draft]], _ roots: Set<String>
  ) -> Bool {
    var seen: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard seen.count < Self.holderLimit else { return false }
      guard let around = holders[next] else {
        guard roots.contains(next) else { return false }
        continue
      }
      guard around.count < Self.holderLimit else { return false }
      for holder in around {
        guard !holder.hasStack, !holder.hasColumns, !holder.isHosted, !holder.isPushed else {
          return false
        }
        if let outer = holder.type {
          open.append(outer)
        } else if holder.isTab, let outer = holder.screen.parent {
          open.append(outer)
        } else if holder.screen.presentation == nil {
          return false
        }
      }
    }
    return true
  }

  /// Views that apps show first, and the apps themselves.
  private func firstViews() -> Set<String> {
    var found: Set<String> = []
    for (type, entry) in index.types where conforms(type, to: "App") && !isView(type) {
      found.insert(type)
      for name in entry.parts.flatMap(\.uses) {
        guard let view = index.typeName(name, from: type), isView(view) else { continue }
        found.insert(view)
      }
    }
    return found
  }
}

extension Draft {
  /// Whether it is the stack of a view that has something around that stack.
  fileprivate var isStackApart: Bool {
    type == nil && hasStack && screen.presentation == nil
      && screen.name == (screen.parent ?? "") + "-stack"
  }
}
