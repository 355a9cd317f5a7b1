internal import AppCode

/// What a screen has while it is edited, which some function starts.
extension ControllerReader {
  /// What holds from the steps of a function on that are taken in any case: that the screen is
  /// edited, or a flag of the class's own that starts false; empty for nothing.
  ///
  /// UIKit: `setEditing(_:animated:)` and `isEditing` of a controller and of a list.
  ///
  /// - Parameter isEnd: whether it is asked for what its steps end.
  func modes(startedBy function: Function, of owner: String, isEnd: Bool = false) -> Set<String> {
    function.body.reduce(into: []) { modes, statement in
      guard case .expression(let value) = statement else { return }
      switch value {
      case .call(let call):
        guard call.name == "setEditing", case .bool(let flag)? = call.arguments.first?.value,
          flag != isEnd
        else { return }
        if case .member(.name("super")?, _, _) = call.callee { return }
        modes.insert(Self.editing)
      case .assign(let place, .bool(let flag), _):
        guard flag != isEnd, let path = Follower.path(place)?.filter({ $0 != "self" }),
          let name = path.last
        else {
          return
        }
        if name == "isEditing" || name == "editing" && path.count > 1 {
          modes.insert(Self.editing)
        } else if path.count == 1, let (property, _) = index.property(name, of: owner),
          property.getter == nil, case .bool(false)? = property.value
        {
          modes.insert(name)
        }
      default: break
      }
    }
  }

  /// What functions start, by the function: also what those start that call it in any case, where it
  /// neither runs as the screen comes nor where what they start ends.
  func modesStarted(
    in lineage: [CodeIndex.TypeEntry], _ early: EarlyFunctions, of owner: String
  ) -> [String: Set<String>] {
    var started: [String: Set<String>] = [:]
    var ends: Set<String> = []
    var calls: [String: Set<String>] = [:]
    for function in lineage.flatMap(\.functions) {
      let modes = modes(startedBy: function, of: owner)
      if !modes.isEmpty { started[function.spelling, default: []].formUnion(modes) }
      for case .expression(.call(let call)) in function.body {
        switch call.callee {
        case .name(let name), .member(.name("self")?, let name, _):
          calls[function.spelling, default: []].insert(name)
        default: break
        }
      }
      if !self.modes(startedBy: function, of: owner, isEnd: true).isEmpty {
        ends.insert(function.spelling)
      }
    }
    guard !started.isEmpty else { return [:] }
    var open = Array(ends)
    while let next = open.popLast() {
      for name in calls[next] ?? [] where ends.insert(name).inserted { open.append(name) }
    }
    let own = Set(started.keys)
    open = Array(own)
    while let next = open.popLast() {
      guard let modes = started[next] else { continue }
      // What starts something itself is called by others as well.
      for name in calls[next] ?? []
      where !early.names.contains(name) && !ends.contains(name) && !own.contains(name) {
        let known = started[name] ?? []
        started[name] = known.union(modes)
        if !modes.isSubset(of: known) { open.append(name) }
      }
    }
    return started
  }

  /// What says that a screen is edited.
  static let editing = "isEditing"

  /// What a place in the code asks for that some function starts: that the screen is edited, or a flag.
  static func modes(askedBy walk: Walk) -> Set<String> {
    let asked = [walk.condition, walk.special].compactMap(\.self).joined(separator: ", ")
    guard !asked.isEmpty else { return walk.modes }
    return walk.modes.union(
      asked.split(separator: ", ").compactMap { part in
        if Follower.asksForEditing(String(part)) == true { return editing }
        let name = part.hasPrefix("self.") ? part.dropFirst(5) : part
        return name.isOfNames() ? String(name) : nil
      })
  }

  /// Notes what the screen is called while something is so that the steps here start.
  func noteMode(of title: AppText, _ walk: Walk) {
    guard !walk.isOutside, !walk.isMaker else { return }
    if !walk.modes.isEmpty, walk.condition == nil, title.isKnown {
      for mode in walk.modes { walk.draft.titlesOfModes[mode] = title }
    }
    if title.isKnown { walk.draft.titledModes.formUnion(walk.modes) }
    let modes = Self.modes(askedBy: walk)
    if !modes.isEmpty { walk.draft.modesOfTitles[title, default: []].formUnion(modes) }
  }
}

extension ControllerDraft {
  /// Gives a variant whose title is there while the screen is edited the buttons that whatever starts
  /// the editing sets.
  func takeItemsOfMode(of sets: [ItemSet], into variant: inout Screen) {
    guard let modes = variant.title.flatMap({ modesOfTitles[$0.value] }) else { return }
    let own = sets.filter { !$0.modes.isDisjoint(with: modes) && $0.condition == nil }
    guard !own.isEmpty else { return }
    for position in [Item.Position.left, .right] {
      if let set = own.last(where: { $0.position == position && !$0.items.isEmpty }) {
        variant.items.removeAll { $0.position == position }
        variant.items += set.items
      } else if modes.contains(where: { sidesWithout[$0]?.contains(position) ?? false }) {
        variant.items.removeAll { $0.position == position }
      }
    }
    if !modesWithoutSearch.isDisjoint(with: modes) { variant.search = nil }
    for number in variant.items.indices {
      guard let words = amendmentsWhere[variant.variant ?? ""]?[variant.items[number].position],
        variant.items.count(where: { $0.position == variant.items[number].position }) == 1,
        case .words = variant.items[number].content
      else { continue }
      variant.items[number].content = .words(words)
    }
  }

  /// Gives the variant with the buttons that a function sets which starts the editing the title that it
  /// sets with them, and takes away the search field that it takes away.
  func finishMode(of sets: [ItemSet], in variant: inout Screen) {
    if let view = specialTitleViews[variant.variant ?? ""] { variant.titleView = view }
    let modes = sets.reduce(into: Set<String>()) { $0.formUnion($1.modes) }
    guard !modes.isEmpty else { return }
    if !modesWithoutSearch.isDisjoint(with: modes) { variant.search = nil }
    guard let title = modes.sorted().lazy.compactMap({ self.titlesOfModes[$0] }).first else {
      return
    }
    variant.title = Fact(title, at: placesOfTitles[title] ?? variant.place, .guessed)
  }

  /// Whether a state with some buttons is one of the screens already.
  func isShown(_ sets: [ItemSet], among screens: [Screen]) -> Bool {
    screens.contains { screen in
      // Buttons of a mode stand with the titles of that mode, but with others first.
      if sets.contains(where: { !$0.modes.isEmpty && $0.modes.isDisjoint(with: titledModes) }),
        screen.title?.value != title(of: sets)
      {
        return false
      }
      return sets.flatMap(\.items).allSatisfy { item in
        screen.items.contains { $0.place == item.place && $0.isSame(item) }
      }
    }
  }

  /// Takes what another says of the same screen while it is edited.
  func takeModes(from other: ControllerDraft) {
    titledModes = other.titledModes
    (modesOfTitles, titlesOfModes) = (other.modesOfTitles, other.titlesOfModes)
    (modesWithoutSearch, amendmentsWhere) = (other.modesWithoutSearch, other.amendmentsWhere)
    sidesWithout = other.sidesWithout
  }

  private func title(of sets: [ItemSet]) -> AppText? {
    var shown = screen
    finishMode(of: sets, in: &shown)
    return shown.title?.value
  }
}

extension ControllerDraft.ItemSet {
  /// Whether it puts the buttons back that a side has without what its function ends.
  func putsBack(_ first: ControllerDraft.ItemSet?) -> Bool {
    guard let first, endsMode, condition == nil, items.count == first.items.count else {
      return false
    }
    return zip(items, first.items).allSatisfy { $0.isSame($1) }
  }

  /// Whether it is what another is: put there by the same steps, and not with another face on another way.
  func isLike(_ other: ControllerDraft.ItemSet?) -> Bool {
    guard let other, items.map(\.place) == other.items.map(\.place) else { return false }
    let isOnOtherWay =
      ways.excludes(other.ways) && caller == nil && other.caller == nil
      // What a flag leads to that starts as off is the same button of another time.
      && !isAbsent && !other.isAbsent
      && (items + other.items).allSatisfy(\.isKnown)
    return !isOnOtherWay || zip(items, other.items).allSatisfy { $0.isSame($1) }
  }

  /// What has to hold for it: the branch's condition, or what its function starts.
  var asked: String { condition ?? modes.min() ?? "later" }

  /// Whether it comes together with one of the other side: behind the same condition, or by steps of
  /// the same function that are taken in any case.
  func comes(with other: ControllerDraft.ItemSet) -> Bool {
    guard asked == other.asked, position != other.position else { return false }
    return condition != nil || !modes.isEmpty
      || function == other.function && isLater && other.isLater && !isHanded && !other.isHanded
        && caller == other.caller && generation == other.generation
  }
}
