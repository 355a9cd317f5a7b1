internal import AppCode

/// Buttons that code changes, or takes away, after somebody else has put them there: the drawing, or a base
/// class.
extension ControllerReader {
  /// Notes what a step sets on the button of a side: `navigationItem.rightBarButtonItem?.title = "Send"`.
  func amend(_ side: String, _ property: String, _ value: Expression, _ walk: Walk) {
    let position: Item.Position = side.hasPrefix("left") ? .left : .right
    switch property {
    case "isEnabled":
      guard case .bool(let flag) = value, walk.condition == nil, walk.special == nil,
        !walk.isLater, !walk.isAbsent
      else { return }
      walk.draft.enabledAtFirst[position] = flag
      if let set = lastSet(at: position, walk) { walk.draft.sets[set].items[0].isEnabled = flag }
    case "image":
      guard runsSurely(walk) else { return }
      var change = ItemChange(picture: .taken, generation: walk.generation)
      if !value.isNull {
        let picture = image(value, label: nil, in: walk.scope)
        change.picture = .shown(picture ?? .picture(nil, label: nil))
      }
      if let set = lastSet(at: position, walk) {
        walk.draft.sets[set].items[0] = walk.draft.sets[set].items[0].changed(by: change)
      }
      note(change, at: position, walk)
    case "title": amend(title: value, at: position, walk)
    default: return
    }
  }

  private func amend(title value: Expression, at position: Item.Position, _ walk: Walk) {
    guard let found = words(value, walk), found.words.isKnown else {
      if runsSurely(walk), Follower.path(value) != nil, !value.isNull {
        // What only the running app knows stands there in any case.
        let words = AppText.unknown(value.source)
        note(ItemChange(words: words, generation: walk.generation), at: position, walk)
      }
      return
    }
    if let condition = walk.condition, walk.draft.amendmentsWhere.count < Screen.itemLimit {
      walk.draft.amendmentsWhere[condition, default: [:]][position] = found.words
    }
    if !walk.isLater, !walk.isAbsent, walk.condition == nil {
      walk.draft.amendments[position] = (found.words, Place(walk.scope.path, value.line))
    }
    if runsSurely(walk), found.others.isEmpty {
      note(ItemChange(words: found.words, generation: walk.generation), at: position, walk)
    }
    if let set = lastSet(at: position, walk), !found.words.isEmpty, found.others.isEmpty {
      switch walk.draft.sets[set].items[0].content {
      case .words, .system:
        // What the same steps say further down takes the place of what they said before.
        walk.draft.sets[set].items[0].content = .words(found.words)
        return
      default: break
      }
    }
    guard
      let last = walk.draft.sets.lastIndex(where: { $0.position == position }),
      walk.draft.sets[last].items.count == 1, !walk.draft.sets[last].items[0].isKnown
    else { return }
    walk.draft.sets[last].items[0].content = .words(found.words)
  }

  /// Notes a change; what a class says stays, whatever those above it say.
  private func note(_ change: ItemChange, at position: Item.Position, _ walk: Walk) {
    guard var known = walk.draft.itemChanges[position] else {
      walk.draft.itemChanges[position] = change
      return
    }
    let isNearer = change.generation <= known.generation
    known.words = isNearer ? change.words ?? known.words : known.words ?? change.words
    known.picture = isNearer ? change.picture ?? known.picture : known.picture ?? change.picture
    walk.draft.itemChanges[position] = known
  }

  /// Notes that a step takes away all buttons of a side.
  func noteClearing(of position: Item.Position, at place: Place, _ walk: Walk) {
    if let condition = walk.condition {
      walk.draft.waysOfClearings.append(
        ControllerDraft.Clearing(
          position: position, ways: walk.ways, holding: walk.holding, condition: condition,
          function: walk.function, place: place,
          isAtStart: walk.generation == 0 && !walk.isHanded && isOfFirstSteps(walk)))
    } else if walk.generation == 0, !Self.lifecycle.contains(walk.function), runsSurely(walk) {
      walk.draft.takenAway[position] = (walk.function, walk.draft.sets.count)
    }
  }

  /// Changes what a screen inherits as its own code does, and takes away what that takes away.
  func changeInherited(of draft: ControllerDraft) {
    for (position, taken) in draft.takenAway {
      let kept = draft.sets.enumerated().filter { number, set in
        set.position != position || !set.isInherited
          // What its base class sets when it is asked to, once there is nothing.
          || set.function == taken.function && number >= taken.before
      }
      draft.sets = kept.map(\.element)
    }
    for number in draft.sets.indices where draft.sets[number].isInherited {
      let set = draft.sets[number]
      guard let change = draft.itemChanges[set.position], change.generation == 0,
        set.items.count == 1, !set.isLater
      else { continue }
      draft.sets[number].items[0] = set.items[0].changed(by: change)
    }
  }

  /// Whether a step is taken in any case as the screen comes.
  private func runsSurely(_ walk: Walk) -> Bool {
    walk.condition == nil && walk.special == nil && !walk.isHanded && isOfFirstSteps(walk)
  }

  /// Whether a step is one of a function that surely runs as the screen comes.
  private func isOfFirstSteps(_ walk: Walk) -> Bool {
    guard !walk.isLater, !walk.isAbsent, !walk.isOutside, !walk.isMaker, !walk.isStatic else {
      return false
    }
    if Self.lifecycle.contains(walk.function) { return true }
    if walk.draft.surelyRun == nil { walk.draft.surelyRun = functionsSurelyRun(in: walk.owner) }
    return walk.draft.surelyRun?.contains(walk.function) ?? false
  }

  /// The functions of a class that those call which the system calls, each by a step that is taken in any
  /// case.
  private func functionsSurelyRun(in type: String) -> Set<String> {
    let functions = index.lineage(type).filter { $0.kind != .protocol }.flatMap(\.functions)
    let bodies = Dictionary(grouping: functions, by: \.name)
    var found: Set<String> = []
    var open = Self.lifecycle.dropFirst()[...]
    while let next = open.popLast() {
      for function in bodies[next] ?? [] {
        steps: for statement in function.body {
          switch statement {
          case .premise: break steps
          case .branches(let branches) where branches.contains(where: { Self.leaves($0.body) }):
            break steps
          case .expression(.call(let call)):
            guard let name = Self.own(call), bodies[name] != nil, found.insert(name).inserted
            else { continue }
            open.append(name)
          default: continue
          }
        }
      }
    }
    return found
  }

  /// The name of the function of its own that a step calls: `[self setUp]`; nil for any other.
  private static func own(_ call: Call) -> String? {
    switch call.callee {
    case .name(let name), .member(.name("self")?, let name, _): name
    default: nil
    }
  }

  /// Notes data that a button which the class has a name for reads where something holds.
  func outletGets(_ property: String, _ value: Expression, on name: String, _ walk: Walk) {
    guard property == "title", let condition = walk.condition, walk.generation == 0,
      !walk.isHanded, !value.isNull, isOfFirstSteps(walk),
      walk.draft.dataOfOutlets.count < Screen.itemLimit,
      index.property(name, of: walk.owner)?.0.attributes.contains("IBOutlet") ?? false,
      words(value, walk).map({ !$0.words.isKnown }) ?? true
    else { return }
    let place = Place(walk.scope.path, value.line)
    walk.draft.dataOfOutlets[name] =
      walk.draft.dataOfOutlets[name] ?? (condition, value.source, place)
  }

  /// Buttons of a drawn screen with data in the place of their words, where code puts it there sometimes.
  func withData(
    _ set: ControllerDraft.ItemSet, of found: InterfaceReader.Found, _ draft: ControllerDraft
  ) -> [ControllerDraft.ItemSet] {
    draft.dataOfOutlets.sorted { $0.key < $1.key }.compactMap { name, data in
      guard let place = found.outlets[name]?.place,
        let number = set.items.firstIndex(where: { $0.place == place }),
        case .words = set.items[number].content
      else { return nil }
      var other = set
      other.items[number].content = .words(.unknown(data.source))
      other.items[number].place = data.place
      other.items[number].confidence = .guessed
      (other.condition, other.isAbsent) = (data.condition, true)
      return other
    }
  }
}
