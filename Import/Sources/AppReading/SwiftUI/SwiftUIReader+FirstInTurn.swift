internal import AppCode

/// Views that stand first on a stack in turn: each of them has the bar of that stack.
extension SwiftUIReader {
  /// Notes views of which nothing is said that stand first on a stack in turn with screens:
  /// `NavigationStack { isNew ? SignIn() : nil; isKnown ? Shelf() : nil }`.
  func noteFirstsInTurn() {
    var known: [String: [String]?] = [:]
    for draft in Array(typed.values) + loose
    where draft.hasStack && !draft.hasTabs && !draft.hasColumns && !draft.isEmptyStack
      && draft.stacksApart.isEmpty && draft.core == nil && saysNothing(draft)
    {
      for type in firstsInTurn(in: draft, depth: 4, &known) ?? [] {
        typed[type]?.isFirstOnStack = true
      }
    }
  }

  /// The views of which nothing is said among those that a view shows in turn and that are all there is in
  /// it; nil where they are not, or where none of them is a screen.
  ///
  /// - Parameter known: what was found of views, by how deep it was looked for in them.
  private func firstsInTurn(
    in draft: Draft, depth: Int, _ known: inout [String: [String]?]
  ) -> [String]? {
    let places = Self.inTurn(draft.children.filter { !$0.isBeside })
    guard depth > 0, places.count > 1, places.count <= 60 else { return nil }
    var (silent, hasScreen): ([String], Bool) = ([], false)
    for use in places {
      guard let own = typed[use.type], own !== draft else { continue }
      if own.hasStack || own.screen.title != nil || !own.screen.items.isEmpty {
        hasScreen = true
      } else if let inner = inner(own, use.type, depth - 1, &known) {
        hasScreen = true
        silent += inner
      } else if saysNothing(own), !own.hasTabs, !own.hasColumns, isUsed(own, as: use) {
        silent.append(use.type)
      }
    }
    return hasScreen ? silent : nil
  }

  /// The same of a view that stands in another, and says nothing itself.
  private func inner(
    _ own: Draft, _ type: String, _ depth: Int, _ known: inout [String: [String]?]
  ) -> [String]? {
    guard saysNothing(own) else { return nil }
    let key = "\(depth) \(type)"
    if let found = known[key] { return found }
    let found = firstsInTurn(in: own, depth: depth, &known)
    known[key] = .some(found)
    return found
  }

  /// Those of some views of which one is shown at a time; none where something stands there in any case.
  ///
  /// Where one branching always shows something, what another one adds lies over that.
  private static func inTurn(_ uses: [Draft.Child]) -> [Draft.Child] {
    let branchings = uses.compactMap { $0.branch?.all.first?.branching }
    guard branchings.count == uses.count, !uses.contains(where: \.isFrame),
      !uses.contains(where: { $0.branch?.all.contains(where: \.isTab) ?? false })
    else { return [] }
    let groups = Dictionary(grouping: uses) { $0.branch?.all.first?.branching ?? 0 }
    let chosen = groups.filter { $0.value.contains { $0.branch?.all.first?.isOnlyWay == false } }
    guard chosen.count < 2 else { return [] }
    let places = chosen.first?.value ?? uses
    // What stands beside another one on its way is not all that is there.
    let ways = Dictionary(grouping: places) { use in
      (use.branch?.all ?? []).map { "\($0.branching):\($0.way)" }.joined(separator: " ")
    }
    return ways.values.contains { $0.count > 1 } ? [] : places
  }

  /// Whether a view is one that a person does something on, made in one place and for none of the moments in
  /// which there is nothing else to show.
  private func isUsed(_ own: Draft, as use: Draft.Child) -> Bool {
    guard makers?.calls[use.type]?.count == 1, otherWays[use.type] == nil,
      !Self.ofMoments.contains(where: use.type.contains),
      !(use.branch?.all ?? []).contains(where: { branch in
        follow.asksForTrouble(branch.condition, in: use.scope) != nil
          || follow.holdsWhileMissing(branch.condition, in: use.scope) != nil
      })
    else { return false }
    return ([own] + descendants(of: own).map(\.0)).compactMap(\.type).contains(where: isTouched)
  }

  /// Whether the code of a view has something that a person touches.
  private func isTouched(_ type: String) -> Bool {
    guard let entry = index.types[type] else { return false }
    var isFound = false
    func look(_ value: Expression) -> Bool {
      if case .call(let call) = value, let name = call.name, Self.controls.contains(name) {
        isFound = true
      }
      return !isFound
    }
    for property in entry.properties {
      if let getter = property.getter { ExpressionVisitor.visit(getter, look) }
    }
    for function in entry.functions where !isFound {
      ExpressionVisitor.visit(function.body, look)
    }
    return isFound
  }

  /// Whether nothing is said of the bar of a view.
  private func saysNothing(_ draft: Draft) -> Bool {
    !draft.screen.hasFacts && draft.screen.titleMode == nil && draft.screen.isBarHidden == nil
      && draft.marks.isEmpty && draft.backMarks.isEmpty && !draft.isFramed
      && draft.type.map { !frames.contains($0) } ?? true
  }

  private static let controls: Set = [
    "Button", "NavigationLink", "SecureField", "SignInWithAppleButton", "TextEditor", "TextField",
    "Toggle", "onTapGesture",
  ]

  /// Words in names of views that are there for a while, or where something is missing.
  private static let ofMoments: Set = [
    "Alert", "Banner", "Error", "Failed", "Failure", "Launch", "Loader", "Loading", "Modal",
    "Offline", "Overlay", "Placeholder", "Popup", "Progress", "Retry", "Skeleton", "Splash",
    "State", "Toast", "Unavailable",
  ]
}
