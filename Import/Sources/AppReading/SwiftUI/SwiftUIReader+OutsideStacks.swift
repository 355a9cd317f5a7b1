internal import AppCode

/// What hangs on a stack from outside, which only a bar around that stack shows.
extension SwiftUIReader {
  /// Leaves out what hangs on stacks from outside where surely no other stack is around them, so that no
  /// bar shows it.
  func clearOutside() {
    clearAroundViews()
    var stacks: [String: Draft] = [:]
    for draft in loose where draft.isStackApart {
      if let around = draft.screen.parent { stacks[around] = stacks[around] ?? draft }
    }
    guard !stacks.isEmpty else { return }
    let (holders, roots) = (holders(), firstViews())
    let found = typed.compactMap { name, draft -> (Draft, Draft)? in
      guard let stack = stacks[draft.screen.name], !draft.hasStack, !draft.isHosted,
        standsOffStacks(name, holders, roots)
      else { return nil }
      return (draft, stack)
    }
    for (draft, stack) in found {
      draft.clearOutside(isNoStack: false)
      draft.take(from: stack)
      (draft.children, draft.hasStack, stack.isAbsorbed) = (stack.children, true, true)
      // Nothing is left of it but that stack.
      (draft.holdsUnknown, draft.handedParts) = (stack.holdsUnknown, stack.handedParts)
      (draft.isEmptyStack, draft.isClearedOutside) = (stack.isEmptyStack, true)
    }
  }

  /// Leaves out what hangs on the stack in something that is shown over a screen: no other stack is
  /// around it there.
  func clearAround(_ draft: Draft) {
    guard !draft.hasStack, draft.stacksApart.count == 1 else { return }
    let stack = draft.stacksApart[0]
    draft.clearOutside(isNoStack: false)
    draft.take(from: stack)
    draft.children = stack.children + draft.children
    (draft.hasStack, stack.isAbsorbed) = (true, true)
  }

  /// Leaves out what hangs on the stack of a tab that is written among the others, where no stack is
  /// around them.
  func clearAroundTabs() {
    let tabs = loose.filter { $0.isTab && !$0.hasStack && $0.stacksApart.count == 1 }
    guard !tabs.isEmpty else { return }
    let (holders, roots) = (holders(), firstViews())
    for draft in tabs {
      guard let name = draft.screen.parent, let holder = typed[name], !holder.hasStack,
        !holder.hasColumns, standsOffStacks(name, holders, roots)
      else { continue }
      clearAround(draft)
      let shown = draft.children.filter { !$0.isBeside }
      if shown.count == 1, draft.screen.title == nil || !shown[0].isInContent {
        draft.core = shown[0]
      }
    }
  }

  /// Leaves out what hangs on views that are stacks, or have them inside, in a view that surely stands
  /// on none.
  private func clearAroundViews() {
    let around = typed.values.filter { draft in
      !draft.hasStack && !draft.hasColumns && !draft.isHosted && !draft.hasTabs
        && (draft.screen.title != nil || draft.screen.items.contains { !$0.isOutsideBar })
        && draft.children.contains { typed[$0.type]?.hasStack ?? false }
    }
    guard !around.isEmpty else { return }
    let (holders, roots) = (holders(), firstViews())
    let found = around.filter { draft in
      draft.type.map { standsOffStacks($0, holders, roots) } ?? false
    }
    for draft in found {
      draft.clearOutside()
      let stacks = Set(draft.children.map(\.type)).filter { typed[$0]?.hasStack ?? false }
      // What shows it shows the stack in it.
      guard let shown = draft.screen.presentation, stacks.count == 1, let type = stacks.first,
        holders[type]?.count == 1, let stack = typed[type], stack.screen.presentation == nil
      else { continue }
      (stack.screen.presentation, stack.screen.parent) = (shown, draft.screen.parent)
    }
  }

  /// What the views of the app's own stand in.
  func holders() -> [String: [Draft]] {
    var holders: [String: [Draft]] = [:]
    for draft in typed.sorted(by: { $0.key < $1.key }).map(\.value) + loose {
      for type in Set(draft.children.map(\.type)) { holders[type, default: []].append(draft) }
    }
    return holders
  }

  /// Most views that one may stand in, and most places of each.
  private static let holderLimit = 60

  /// Whether a view surely stands on no stack, wherever it is shown: in tabs, by itself over a screen, or
  /// as the first thing in a window.
  func standsOffStacks(
    _ type: String, _ holders: [String: [Draft]], _ roots: Set<String>,
    isKnown: (String) -> Bool = { _ in true }, isNever: (String) -> Bool = { _ in false }
  ) -> Bool {
    var seen: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard seen.count < Self.holderLimit, isKnown(next) else { return false }
      guard let around = holders[next] else {
        guard roots.contains(next) || isNever(next) else { return false }
        continue
      }
      guard around.count < Self.holderLimit else { return false }
      for holder in around {
        let shown = holder.type ?? holder.screen.parent
        if let shown, typed[shown] != nil, isNever(shown) { continue }
        guard !holder.hasStack, !holder.hasColumns, !holder.isHosted, !holder.isPushed else {
          return false
        }
        if let outer = holder.type {
          open.append(outer)
        } else if holder.isTab, let outer = holder.screen.parent {
          guard typed[outer].map({ !$0.hasStack && !$0.hasColumns }) ?? true else { return false }
          open.append(outer)
        } else if holder.screen.presentation == nil {
          return false
        }
      }
    }
    return true
  }

  /// Views that apps show first, and the apps themselves.
  func firstViews() -> Set<String> {
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
  /// Forgets what is said of a bar, and keeps how it is shown.
  ///
  /// - Parameter isNoStack: whether there is no stack inside of it whose bar it would be.
  func clearOutside(isNoStack: Bool = true) {
    let known = screen
    screen = Screen(known.name, .swiftUI, at: known.place)
    (screen.presentation, screen.parent) = (known.presentation, known.parent)
    (screen.tint, screen.colorScheme) = (known.tint, known.colorScheme)
    // A field that hangs on a stack stands in the bar of that stack.
    if !isNoStack { screen.search = known.search }
    (variants, marks, backMarks, bottomMarks) = ([], [], [], [])
    (branchOfTitle, conditionOfTitle, hidesForItself) = (nil, nil, false)
  }

  /// Whether it has something, before its stack is come to, that only a bar around that stack shows; a
  /// search field from outside is the stack's own.
  var saysOfBarAround: Bool {
    if screen.title != nil || screen.items.contains(where: { !$0.isOutsideBar }) { return true }
    return screen.search == nil
      && (screen.isBarHidden != nil || screen.titleMode != nil || screen.hidesBack != nil
        || !marks.isEmpty || !backMarks.isEmpty)
  }

  /// Whether it is the stack of a view that has something around that stack.
  var isStackApart: Bool {
    type == nil && hasStack && screen.presentation == nil
      && screen.name == (screen.parent ?? "") + "-stack"
  }
}
