internal import AppCode

/// What one of several callers says about a screen, or one of several initializers.
extension ControllerReader {
  /// Puts buttons that only some of the functions set that make a screen into variants named for who
  /// makes it.
  ///
  /// - Parameter isLedTo: whether a drawn segue leads to it as well, without anybody's buttons.
  func takeCallers(_ draft: ControllerDraft, _ name: String, isLedTo: Bool) {
    if isLedTo { takeOthersThanSegues(draft) }
    guard let all = callers[name]?.subtracting(leavesToCallers[name] ?? []), all.count > 1 else {
      return
    }
    for position in [Item.Position.left, .right] {
      // What the class sets once its view is loaded takes the place of what its maker set before.
      if draft.sets.contains(where: { set in
        set.position == position && set.caller == nil && set.generation == 0 && set.isStraight
          && !set.items.isEmpty && !["init", "awakeFromNib", "loadView"].contains(set.function)
      }) {
        draft.sets.removeAll { set in
          set.position == position && set.stack == nil && !set.isHanded
            && set.caller.map(all.contains) ?? false
        }
      }
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

  /// Puts buttons that functions set which show a screen into variants, where none of them prepares
  /// for the segue that shows it as well.
  private func takeOthersThanSegues(_ draft: ControllerDraft) {
    // Tabs set something on what they stand in, but do not show it.
    let mine = draft.sets.indices.filter {
      draft.sets[$0].caller != nil && draft.sets[$0].generation >= 5
        && draft.sets[$0].entries.isEmpty
    }
    guard
      !mine.contains(where: { number in
        draft.sets[number].caller.map { Self.preparesForSegue($0.function) } ?? false
      })
    else { return }
    for number in mine where !draft.sets[number].isAbsent {
      draft.sets[number].isAbsent = true
      draft.sets[number].condition = draft.sets[number].caller.map { "from " + $0.owner }
    }
  }

  /// Screens with the first as a drawn segue pushes it, where code presents the others.
  func ledTo(_ screens: [Screen], _ name: String) -> [Screen] {
    guard let parent = tabs.pushed[name], parents[name]?.isSheet ?? false, screens.count > 1 else {
      return screens
    }
    var screens = screens
    (screens[0].parent, screens[0].presentation) = (parent, nil)
    return screens
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

extension ControllerReader.Walk {
  /// What leads to a value that is made here.
  var making: Scope.Making {
    Scope.Making(condition: condition, special: special, isAbsent: isAbsent)
  }

  /// Notes what has to hold here beside what leads to the making of a screen.
  mutating func leave(_ making: Scope.Making) {
    func rest(of whole: String?, after part: String?) -> String? {
      guard let whole, let part else { return whole }
      if whole == part { return nil }
      return whole.hasPrefix(part + ", ") ? String(whole.dropFirst(part.count + 2)) : whole
    }
    asked = Scope.Making(
      condition: rest(of: condition, after: making.condition),
      special: rest(of: special, after: making.special),
      isAbsent: isAbsent && !making.isAbsent)
  }
}

extension ControllerReader.Walk {
  /// Counts what is set on a view in a controller that is made here as what that comes with, but for what
  /// has to hold beside what leads to the making.
  mutating func comesWithMaking() {
    guard let asked else { return }
    (isLater, isHanded) = (false, false)
    (condition, special, isAbsent) = (asked.condition, asked.special, asked.isAbsent)
  }
}

extension ControllerReader {
  /// What leads to buttons, where another object sets them beside what their screen is made for at
  /// all: the first of several such is there as the screen comes.
  func leading(toItemsAt position: Item.Position, _ walk: Walk) -> Scope.Making {
    guard walk.isOutside, let asked = walk.asked,
      !walk.draft.sets.contains(where: {
        $0.position == position && $0.caller != nil && $0.condition == nil
      })
    else { return walk.making }
    return asked
  }
}

extension ControllerDraft.ItemSet {
  /// Whether whoever makes the screen sets it in any case.
  var isOfMaker: Bool { caller != nil && condition == nil }
}
