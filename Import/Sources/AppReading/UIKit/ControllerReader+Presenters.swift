internal import AppCode

/// Titles that an object which a screen belongs to hands it, as a presenter does that knows its screen
/// by a protocol: `view?.show(Model(title: "Inbox"))`.
extension ControllerReader {
  /// Calls that hand a screen something of which more are not looked at.
  private static let handingLimit = 64

  /// Notes what a screen's title, which hangs on what its function gets, reads as a call hands it.
  func handsTitle(_ call: Call, _ walk: Walk) {
    guard walk.isMaker, case .member(let base?, let name, _) = call.callee,
      !call.arguments.isEmpty, let type = screen(knownAs: base, in: walk.scope),
      let draft = drafts[type], draft.isOpen,
      let (function, _) = index.function(name, of: type, for: call), !function.body.isEmpty
    else { return }
    draft.handings += 1
    guard draft.handings <= Self.handingLimit else {
      return follow.shortfalls.note(.handings, walk.scope.path, call.line)
    }
    let scope = Scope(type: type, path: function.path)
    scope.bind(function, to: call, from: walk.scope)
    for (value, inside, isTitle) in words(setBy: function.body, scope) {
      let found =
        isNothing(value, in: inside) ? nil : text.answer(value, in: inside, isKey: false)
      if !isTitle {
        draft.handedWords[value.source, default: []].append(found?.words)
      } else if draft.screen.title?.value == .unknown(value.source) {
        draft.handedTitles.append(
          ControllerDraft.HandedTitle(
            title: found, place: Place(walk.scope.path, call.line),
            condition: walk.condition ?? "", ways: walk.ways,
            isOfTrouble: walk.isAbsent || Self.namesTrouble(walk.function)))
      }
    }
  }

  /// The one screen that stands behind a property, a parameter or what a function gives whose type is a
  /// protocol, or the screen's class.
  private func screen(knownAs base: Expression, in scope: Scope) -> String? {
    guard let (type, path) = type(toldFor: base, in: scope) else { return nil }
    // `UIViewController & ListView`
    for part in CodeIndex.withoutGenerics(type).split(separator: "&") {
      let name = part.split(separator: " ").last.map(String.init) ?? ""
      guard let type = index.typeName(name, from: scope.type, in: path) else { continue }
      if isController(type) { return type }
      guard index.types[type]?.kind == .protocol else { continue }
      let behind = follow.standIns(for: type)
      if behind.count == 1, isController(behind[0]) { return behind[0] }
    }
    return nil
  }

  /// The type that code tells for a value, with the file where it does.
  private func type(toldFor base: Expression, in scope: Scope) -> (type: String, path: String)? {
    if case .name(let name) = base, let value = scope.value(name) {
      if let type = value.type { return (type, value.scope.path) }
      guard case .call(let call) = value.expression else { return nil }
      let function =
        follow.function(call, in: value.scope)?.0 ?? requirement(call, in: value.scope)
      return function?.returns.map { ($0, function?.path ?? "") }
    }
    guard let property = follow.declaration(base, in: scope), let type = property.type else {
      return nil
    }
    return (type, property.path)
  }

  /// What a protocol asks for that a call on a property of its type means.
  private func requirement(_ call: Call, in scope: Scope) -> Function? {
    guard case .member(let base?, let name, _) = call.callee,
      let property = follow.declaration(base, in: scope),
      let type = property.type.flatMap({
        index.typeName(CodeIndex.withoutGenerics($0), from: scope.type, in: property.path)
      }),
      index.types[type]?.kind == .protocol
    else { return nil }
    return index.function(name, of: type, for: call)?.0
  }

  /// Whether a value is nothing, as a call passes it or a name of a function's own says.
  private func isNothing(_ value: Expression, in scope: Scope) -> Bool {
    var (value, scope) = (value, scope)
    for step in 0..<6 {
      switch value {
      case .null: return step > 0
      case .name(let name):
        guard let next = scope.value(name) else { return false }
        (value, scope) = (next.expression, next.scope)
      case .member(let base?, _, _):
        guard follow.instance(base, in: scope)?.maker != nil,
          let next = follow.target(value, in: scope)
        else { return false }
        (value, scope) = (next.expression, next.scope)
      default: return false
      }
    }
    return false
  }

  /// The titles of the screen and of buttons that the steps of a function set in any case, also where a
  /// property that they set is watched, each with the names that count there and whether it is the
  /// screen's.
  private func words(
    setBy body: [Statement], _ scope: Scope, depth: Int = 0
  ) -> [(Expression, Scope, isTitle: Bool)] {
    guard depth < 3 else { return [] }
    return body.flatMap { statement -> [(Expression, Scope, isTitle: Bool)] in
      if case .expression(.call(let call)) = statement, call.name == "setTitle",
        let value = call.argument(nil)
      {
        return [(value, scope, false)]
      }
      guard case .expression(.assign(let place, let value, _)) = statement else { return [] }
      let names = (Follower.path(place) ?? []).filter { $0 != "self" && $0 != "super" }
      if names == ["title"] || names == ["navigationItem", "title"] {
        return [(value, scope, true)]
      }
      guard names.count == 1, let type = scope.type,
        let watch = index.lineage(type).lazy.compactMap({ $0.watchersByName[names[0]] }).first
      else { return [] }
      let inside = Scope(type: type, path: watch.path)
      inside.setMember(names[0], Scope.Value(expression: value, scope: scope))
      inside.set(names[0], Scope.Value(expression: value, scope: scope))
      return words(setBy: watch.body, inside, depth: depth + 1)
    }
  }

  /// Whether a function is for what went wrong, by its name.
  private static func namesTrouble(_ function: String) -> Bool {
    let name = function.lowercased()
    return name.contains("error") || name.contains("fail")
  }

  /// Gives screens the titles that all who hand them one agree on, or that one branching chooses.
  func takeHandedTitles() {
    // What nobody looks at may say something else.
    for draft in drafts.values where draft.handings <= Self.handingLimit {
      takeHandedWords(draft)
      guard let (title, place) = handed(to: draft) else { continue }
      guard let found = title, !found.words.isEmpty else {
        draft.screen.title = nil
        continue
      }
      draft.titles += found.others
      guard found.words.isKnown else { continue }
      draft.screen.title = Fact(found.words, at: place, max(.followed, found.confidence))
      for state in found.states {
        draft.statesOfTitles[state.words] = draft.statesOfTitles[state.words] ?? state.condition
      }
    }
  }

  /// The title that a screen is handed, with its place; nil where those who hand it one do not agree.
  private func handed(to draft: ControllerDraft) -> (TextReader.Answer?, Place)? {
    let ordinary = draft.handedTitles.filter { !$0.isOfTrouble }
    let all = ordinary.isEmpty ? draft.handedTitles : ordinary
    guard let first = all.first else { return nil }
    if all.allSatisfy({ $0.title?.isFallback != true && first.isSame(as: $0) }) {
      return (first.title, first.place)
    }
    // Each way of one branching has its own.
    for number in first.ways.keys.sorted() {
      let ways = Dictionary(grouping: all) { $0.ways[number] }
      guard ways[nil] == nil, ways.count > 1,
        ways.values.allSatisfy({ way in way.allSatisfy(way[0].isSame) })
      else { continue }
      let found = ways.sorted { ($0.key ?? 0) < ($1.key ?? 0) }.map {
        ($0.value[0].condition, $0.value[0].title)
      }
      return (text.open(found), first.place)
    }
    return nil
  }

  /// Gives buttons the words that all who hand them agree on.
  private func takeHandedWords(_ draft: ControllerDraft) {
    guard !draft.handedWords.isEmpty else { return }
    for number in draft.sets.indices {
      for place in draft.sets[number].items.indices {
        guard case .words(.unknown(let source)) = draft.sets[number].items[place].content,
          let all = draft.handedWords[source], Set(all).count == 1, let words = all[0],
          words.isKnown, !words.isEmpty
        else { continue }
        draft.sets[number].items[place].content = .words(words)
        draft.sets[number].items[place].confidence = .followed
      }
    }
  }
}

extension ControllerDraft {
  /// A title as another object hands it to the screen.
  struct HandedTitle {
    /// What it reads; nil for nothing.
    var title: TextReader.Answer?
    var place: Place
    /// What leads to it, and the ways through branchings, by the branching's number.
    var condition: String
    var ways: [Int: Int]
    /// Whether it is handed over once something went wrong.
    var isOfTrouble: Bool

    func isSame(as other: HandedTitle) -> Bool {
      title?.words == other.title?.words
        && title?.others.map(\.words) == other.title?.others.map(\.words)
    }
  }

  /// Whether its title, or a word of a button, is only known by what the running app has.
  fileprivate var isOpen: Bool {
    if case .unknown? = screen.title?.value { return true }
    return sets.contains { set in
      set.items.contains { if case .words(.unknown) = $0.content { true } else { false } }
    }
  }
}
