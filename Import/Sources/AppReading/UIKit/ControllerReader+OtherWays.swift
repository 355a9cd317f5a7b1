internal import AppCode

/// Screens that several callers make, each with values of its own.
extension ControllerReader {
  /// The calls that make views of SwiftUI which stand for controllers, by the view's type.
  func representedCalls() -> [String: [ViewMakers.MakingCall]] {
    let types = index.types.keys.filter { type in
      index.types[type]?.kind == .structure
        && index.ancestors(type).contains("UIViewControllerRepresentable")
    }
    return types.isEmpty ? [:] : ViewMakers.calls(of: Set(types), in: index)
  }

  /// The scopes that a function of a type is walked in: one for each call that makes a view which stands
  /// for a controller, with what the call passes; else a single one.
  func scopes(
    of function: Function, in type: String, _ calls: [String: [ViewMakers.MakingCall]]
  ) -> [Scope] {
    let plain = Scope(type: type, path: function.path)
    guard function.name == "makeUIViewController", let calls = calls[type],
      // More of them would leave no place for the other calls that make a screen.
      1...4 ~= calls.count
    else { return [plain] }
    return calls.map { call in
      let scope = Scope(type: type, path: function.path)
      follow.fuel.fill(at: Place(call.path, call.call.line))
      follow.bindMembers(
        of: type, to: (call.call, Scope(type: call.outer, path: call.path)), in: scope)
      return scope
    }
  }

  /// Gives a screen the titles that callers pass, and the buttons that come with them.
  func take(_ found: [(title: Fact<AppText>, bound: ControllerDraft)], isOpen: Bool, _ name: String)
  {
    guard let draft = drafts[name], let first = found.first else { return }
    // Buttons that callers set themselves come beside those of the class.
    let isOwn = (draft.sets + (outside[name]?.sets ?? [])).allSatisfy { $0.caller == nil }
    var rest = found[...]
    if !isOpen {
      draft.screen.title = Fact(first.title.value, at: first.title.place, .followed)
      if isOwn, !draft.hasItems(of: first.bound) { draft.sets = first.bound.sets }
      rest = rest.dropFirst()
    }
    for (title, bound) in rest {
      if !isOwn || draft.hasItems(of: bound) {
        draft.titles.append(("", title.value))
      } else {
        draft.titles.removeAll { $0.words == title.value }
        draft.otherWays.append((title, bound))
      }
    }
  }

  /// The screens of a class as other callers make it than the first, where their buttons differ.
  func finishedWays(of draft: ControllerDraft, _ name: String) -> [Screen] {
    draft.otherWays.compactMap { title, bound in
      bound.screen.title = Fact(title.value, at: title.place, .followed)
      bound.titles = []
      // However it is made, it stands on the same stack.
      bound.screen.titleMode = bound.screen.titleMode ?? draft.screen.titleMode
      bound.screen.prefersLargeTitles =
        bound.screen.prefersLargeTitles ?? draft.screen.prefersLargeTitles
      bound.screen.isFirstOnStack = draft.screen.isFirstOnStack
      bound.screen.isOnPlainStack = draft.screen.isOnPlainStack
      guard var screen = finished(bound, name).first else { return nil }
      screen.variant = title.value.plain
      return screen
    }
  }
}

extension ControllerDraft {
  /// Whether it has the same buttons as the screen made by one of its callers.
  fileprivate func hasItems(of other: ControllerDraft) -> Bool {
    func spelled(_ draft: ControllerDraft) -> [String] {
      draft.sets.map { set in
        "\(set.position) \(set.condition ?? "") \(set.isAbsent) \(set.items.map(\.content))"
      }
    }
    return spelled(self) == spelled(other)
  }
}
