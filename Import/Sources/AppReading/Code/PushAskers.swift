internal import AppCode

/// The screens that are before others on a stack where neither says so: those whose code asks a
/// router, a coordinator or a store for the push, also through view models, presenters, delegates
/// and values.
struct PushAskers {
  /// A function that pushes a screen, or a case of a value that it is pushed for.
  struct Asked: Hashable {
    /// The type that has it; nil for a case of a type that nobody knows.
    var owner: String?
    var name: String
    /// Whether it is the case of an enumeration.
    var isCase = false
    /// What it is handed has to be true: a parameter by its label, or what the case carries by its place,
    /// `#0`; nil for nothing.
    var flag: String?
  }

  /// Who asks for something.
  struct Answer {
    /// Types of screens, and of views that stand in such.
    var screens: Set<String> = []
    /// What has to be asked for in turn.
    var next: Set<Asked> = []
    /// Types that hold the code which asks, and are held by a screen in turn.
    var holders: Set<String> = []
    /// Cases of a store's path whose screens ask.
    var elements: Set<String> = []
    /// Types of screens that take themselves off the stack before they ask.
    var leaving: Set<String> = []
    /// Types of screens that take all screens but the first off the stack before they ask.
    var clearing: Set<String> = []
  }

  let index: CodeIndex
  /// What is asked for before each screen is pushed, by its name.
  let pushes: [String: Set<Asked>]
  /// The views whose links push each view as well.
  let linked: [String: Set<String>]
  /// The screens that views stand in which are none themselves.
  let parts: [String: Set<String>]
  /// The only screen that each coordinator puts first on its stack.
  let firsts: [String: String]
  /// The same of those that others hand their stacks.
  let handed: [String: String]
  /// What screens read in the only case in which a view stands there, by the view and the screen.
  var titlesOfParts: [String: [String: Fact<AppText>]] = [:]
  /// The types that push each screen themselves.
  var pushers: [String: Set<String>] = [:]
  var answers: [Asked: Answer] = [:]
  /// Screens that hand themselves to things which ask, each in its own way: rows of lists.
  private var hosts: [Asked: Set<String>] = [:]
  /// Cases whose screens come over others.
  private var presented: Set<Asked> = []
  /// Screens by name.
  var names: Set<String> = []
  /// Cases by name, with the enumerations that have one of that name.
  let owners: [String: Set<String>]
  /// Screens by the last part of the names of types that they have as properties or are generic in.
  lazy var holdings = holders()

  init(
    _ index: CodeIndex, pushes: [String: Set<Asked>], linked: [String: Set<String>],
    parts: [String: Set<String>], firsts: [String: String], handed: [String: String]
  ) {
    (self.index, self.pushes, self.linked, self.parts) = (index, pushes, linked, parts)
    (self.firsts, self.handed) = (firsts, handed)
    var owners: [String: Set<String>] = [:]
    for (name, entry) in index.types where entry.kind == .enumeration {
      for found in entry.cases { owners[found.name, default: []].insert(name) }
    }
    self.owners = owners
  }

  /// How many types code may ask each other for a push.
  private static let steps = 8

  /// Screens that say which screens they are pushed from.
  static func settled(
    _ screens: [Screen], in index: CodeIndex, pushes: [String: Set<Asked>],
    linked: [String: Set<String>], parts: [String: Set<String>], firsts: [String: String] = [:],
    handed: [String: String] = [:], pushers: [String: Set<String>] = [:],
    titlesOfParts: [String: [String: Fact<AppText>]] = [:]
  ) -> [Screen] {
    var askers = Self(
      index, pushes: pushes, linked: linked, parts: parts, firsts: firsts, handed: handed)
    askers.names = Set(screens.map(\.name))
    (askers.pushers, askers.titlesOfParts) = (pushers, titlesOfParts)
    askers.look()
    return askers.settled(screens)
  }

  /// Looks for those who ask, for those who ask these, and so on.
  private mutating func look() {
    var open = names.reduce(into: Set<Asked>()) { $0.formUnion(pushes[$1] ?? []) }
    open = open.filter { $0.isCase || $0.owner.map { !names.contains($0) } ?? false }
    for _ in 0..<Self.steps where !open.isEmpty {
      for asked in open { answers[asked] = Answer() }
      let askers = self
      var search = AskingSearch(
        index, open, owners, isOfScreen: { askers.screens(of: $0) != nil },
        isPushed: { askers.pushes[$0] != nil })
      search.look()
      var next: Set<Asked> = []
      for (asked, answer) in search.answers {
        answers[asked] = answer
        next.formUnion(answer.next)
      }
      next.formUnion(noteMakers(of: open, search.ofMany))
      hosts.merge(search.hosts) { $0.union($1) }
      presented.formUnion(search.presented)
      open = next.filter { answers[$0] == nil }
    }
  }

  private mutating func settled(_ screens: [Screen]) -> [Screen] {
    var places: [String: Place] = [:]
    for screen in screens { places[screen.name] = places[screen.name] ?? screen.place }
    let titled = Set(screens.lazy.filter { $0.title != nil }.map(\.name))
    let sheets = Dictionary(screens.map { ($0.name, $0) }) { first, _ in first }
    let settled: [Screen] = screens.map { screen in
      guard !screen.isSheet, !screen.hasOwnStack else { return screen }
      var screen = screen
      let asked = (pushes[screen.name] ?? []).filter { asked in
        asked.isCase || asked.owner.map { !names.contains($0) } ?? false
      }
      let asking = asking(for: asked, toPush: screen.name)
      let found = asking.subtracting(apart(asking, from: screen, in: sheets))
      guard !found.isEmpty else {
        if !asked.isEmpty, asked.isSubset(of: presented), linked[screen.name]?.isEmpty ?? true,
          asked.allSatisfy({ answers[$0]?.screens.isEmpty ?? true }), screen.origin == .swiftUI
        {
          // No code puts it on a stack.
          (screen.parent, screen.parents, screen.isPushed) = (nil, [], false)
          return screen
        }
        // The first screen of the stack that shows what it is handed.
        if screen.origin == .swiftUI, let known = screen.parent, !names.contains(known),
          let first = self.screens(of: known), first.count == 1, first != [screen.name]
        {
          (screen.parent, screen.titleBefore) = (first.first, nil)
        }
        return screen
      }
      var all = found
      let isView = screen.origin == .swiftUI
      if isView {
        for name in linked[screen.name] ?? [] { all.formUnion(self.screens(of: name) ?? []) }
      } else if let known = screen.parent, names.contains(known) {
        all.insert(known)
      }
      all.remove(screen.name)
      screen.hasSeveralParents = all.count > 1
      if isView { screen.parents = all }
      // The screen before may have nothing in its bar that makes it a scene.
      if isView, all.isDisjoint(with: names) { screen.isPushed = true }
      guard screen.parent.map({ !all.contains($0) }) ?? true else { return screen }
      // Of equally near ones those come first that have a word for Back.
      let ordered = all.intersection(titled).sorted() + all.subtracting(titled).sorted()
      screen.parent = Self.nearest(of: ordered, to: screen.place.path, places)
      screen.titleBefore = nil
      return screen
    }
    let askers = self
    return settled.map { askers.titled($0) }
  }

  /// Those of several screens that stand in a sheet or cover while another is shown for a value on a
  /// stack which is not in that one: what they ask for comes there.
  private func apart(
    _ asking: Set<String>, from screen: Screen, in all: [String: Screen]
  ) -> Set<String> {
    guard screen.origin == .swiftUI else { return [] }
    var holders = screen.parents
    if let parent = screen.parent { holders.insert(parent) }
    let known = holders.flatMap { (screens(of: $0) ?? [$0]).union([$0]) }
    guard !known.isEmpty, known.contains(where: { all[$0] != nil }) else { return [] }
    let own = Set(known.compactMap { Self.sheet(around: $0, in: all) })
    return asking.filter { name in
      Self.sheet(around: name, in: all).map { !own.contains($0) } ?? false
    }
  }

  /// The screen over another one that a screen is, or that it is pushed on the stack of.
  private static func sheet(around name: String, in all: [String: Screen]) -> String? {
    var name = name
    for _ in 0..<steps {
      guard let screen = all[name] else { return nil }
      if screen.isSheet { return name }
      guard let parent = screen.parent, parent != name else { return nil }
      name = parent
    }
    return nil
  }

  /// Of several screens the one whose file is nearest, the first of those.
  private static func nearest(
    of all: [String], to path: String, _ places: [String: Place]
  ) -> String? {
    let mine = path.split(separator: "/").dropLast()
    func nearness(_ name: String) -> Int {
      let folders = (places[name]?.path ?? "").split(separator: "/").dropLast()
      return zip(folders, mine).prefix { $0 == $1 }.count
    }
    return all.max { nearness($0) < nearness($1) }
  }

  /// The screens that surely ask for another one, one of them or several: for each way to it those that
  /// lead there.
  private mutating func asking(for asked: Set<Asked>, toPush name: String) -> Set<String> {
    asked.reduce(into: []) { $0.formUnion(asking(for: $1, toPush: name)) }
  }

  private mutating func asking(for asked: Asked, toPush name: String) -> Set<String> {
    var seen: Set<Asked> = []
    let found = asking(for: [asked], &seen).subtracting([name])
    guard found.isEmpty else { return found }
    // A row pushes on the stack of the screen that it is handed.
    let hosts = (self.hosts[asked] ?? []).subtracting([name])
    guard hosts.isEmpty else { return hosts }
    // The first screen of the coordinator's stack.
    let owners = Set(seen.compactMap(\.owner)).union(asked.isCase ? pushers[name] ?? [] : [])
    return Set(owners.compactMap { firsts[$0] ?? handed[$0] }).subtracting([name])
  }

  /// The same, without what was asked for already.
  mutating func asking(for asked: Set<Asked>, _ seen: inout Set<Asked>) -> Set<String> {
    var found: Set<String> = []
    var open = asked.sorted { ($0.name, $0.owner ?? "") < ($1.name, $1.owner ?? "") }
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let answer = answers[next] else { continue }
      for type in answer.screens { found.formUnion(screens(of: type) ?? []) }
      for type in answer.leaving { found.formUnion(beneath(screens(of: type) ?? [], &seen)) }
      for type in answer.clearing { found.formUnion(firsts(below: screens(of: type) ?? [], &seen)) }
      for type in answer.holders { found.formUnion(holders(of: type)) }
      for name in answer.elements {
        let element = Asked(owner: nil, name: name, isCase: true)
        found.formUnion(names.filter { pushes[$0]?.contains(element) ?? false })
      }
      open += answer.next
      // What nobody calls, somebody may do who is told of it: the code of a screen's own model.
      if answer.screens.isEmpty, answer.leaving.isEmpty, answer.clearing.isEmpty,
        answer.next.isEmpty, answer.holders.isEmpty,
        answer.elements.isEmpty, !next.isCase,
        let owner = next.owner, !isPusher(owner) || Self.isOfLists(next.name)
      {
        found.formUnion(holders(of: owner))
      }
    }
    return found
  }

  /// Whether a function is one that UIKit asks the delegate of a list for: who has that as a thing of its
  /// own pushes on the stack of the screen that holds it.
  private static func isOfLists(_ name: String) -> Bool {
    ["tableView", "collectionView"].contains(name)
  }

  /// Whether a type pushes screens itself.
  private func isPusher(_ type: String) -> Bool {
    pushes.values.contains { $0.contains { !$0.isCase && $0.owner == type } }
  }

  /// The screens that the code of a type is part of: its own, or those that a view stands in; nil
  /// for a type that is none of both.
  func screens(of type: String) -> Set<String>? {
    if names.contains(type) { return [type] }
    if let found = parts[type], !found.isEmpty { return found.intersection(names) }
    return nil
  }
}
