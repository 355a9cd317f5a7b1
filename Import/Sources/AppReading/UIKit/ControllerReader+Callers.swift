internal import AppCode

/// What one of several callers says about a screen, or one of several initializers.
extension ControllerReader {
  /// Puts buttons that only some of the functions set that make a screen into variants named for who
  /// makes it.
  func takeCallers(_ draft: ControllerDraft, _ name: String) {
    guard let all = callers[name], all.count > 1 else { return }
    for position in [Item.Position.left, .right] {
      let mine = draft.sets.indices.filter {
        draft.sets[$0].position == position && draft.sets[$0].caller.map(all.contains) ?? false
      }
      guard Set(mine.compactMap { draft.sets[$0].caller }) != all else { continue }
      for number in mine where !draft.sets[number].isAbsent {
        draft.sets[number].isAbsent = true
        draft.sets[number].condition = draft.sets[number].caller.map { "from " + $0.owner }
      }
    }
  }

  /// Whether a function is one of several initializers of a class.
  static func isOneOfSeveral(_ function: Function, of entry: CodeIndex.TypeEntry) -> Bool {
    function.name == "init" && entry.functions.count { $0.name == "init" } > 1
  }

  /// An initializer as its calls are spelled: `init(copyOf:)`.
  static func spelled(_ initializer: Function) -> String {
    "init(" + initializer.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// Gives a screen the title of an initializer that some call means, where none means the one whose
  /// title comes first.
  func takeInitializers() {
    for (name, draft) in drafts where draft.titlesOfInitializers.count > 1 {
      let titles = draft.titlesOfInitializers
      let calls = makers[name] ?? []
      // A call that passes nothing is not noted.
      guard calls.count < Self.makerLimit,
        titles.allSatisfy({ $0.initializer.parameters.contains { $0.standard == nil } })
      else { continue }
      let called = titles.filter { title in
        calls.contains { CodeIndex.best([title.initializer], for: $0.call) != nil }
      }
      guard let first = called.first?.title, let known = draft.screen.title?.value,
        !called.contains(where: { $0.title.value == known }),
        let own = titles.first(where: { $0.title.value == known })
      else { continue }
      draft.screen.title = first
      draft.titles.removeAll { $0.words == first.value }
      draft.titles.append((Self.spelled(own.initializer), known))
    }
  }
}
