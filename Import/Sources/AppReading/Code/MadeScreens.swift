internal import AppCode
internal import Foundation

/// Notes which types make the screens of an app, and which screens its code makes nowhere.
struct MadeScreens {
  let index: CodeIndex
  /// Views and controllers of the app by the last part of their names.
  let wanted: Set<String>
  /// The types that make each of them, "" for code outside of types.
  private(set) var makers: [String: Set<String>] = [:]
  /// Those that types make only in ways that the device screens are read for never takes, by the type.
  private var left: [String: Set<String>] = [:]
  /// Those that types make only in ways that nothing ever comes to, or that such a device never takes.
  private var never: [String: Set<String>] = [:]
  /// Whether the code asks storyboards for controllers.
  private var asksForDrawings = false
  /// Classes that the code asks for by their names.
  private(set) var byName = ClassesByName()
  /// The types that each file has something of.
  let typesOfFiles: [String: Set<String>]
  /// The last parts of names by what Objective-C calls the types.
  let namesInObjectiveC: [String: String]

  /// Notes in screens which are made nowhere, and leaves out those that only another device shows.
  ///
  /// - Parameter files: drawings, property lists and projects, which name classes as well; Swift, and
  ///   Objective-C, of which the reader passes over what it does not understand.
  /// - Parameter others: drawings for other devices.
  /// - Parameter lists: property lists of the app's own, which may name classes as well.
  /// - Parameter drawn: what is drawn that nothing shows.
  /// - Parameter never: is given where screens are described that nothing in the app comes to.
  /// - Parameter inViews: is given where controllers are described that only views of SwiftUI's hold.
  /// - Returns: the types that make each view and controller, or ask for the case that it is made for.
  static func note(
    in screens: inout [Screen], never: inout Set<Place>, inViews: inout Set<Place>,
    _ index: CodeIndex,
    _ files: [AppFiles.File], others: [AppFiles.File], lists: [AppFiles.File] = [],
    drawn neverShown: InterfaceReader.NeverShown = .init()
  ) -> [String: Set<String>] {
    var made = Self(index, of: screens)
    made.look(index.looseUses)
    for file in files where file.kind == .objectiveC { made.look(through: file) }
    made.noteNames(files)
    made.noteWays()
    let all = files + (made.byName.asksLists ? lists : [])
    var named = Set(all.flatMap { made.names(in: $0) }).union(made.namesByName)
    let drawn = DrawnClasses(files.filter { $0.kind == .interface }, never: neverShown)
      .opened(
        by: files, types: made.namesOfFiles,
        screens: made.byName.mayAskForAny ? nil : made.screensByName)
    named.formUnion(drawn.surely)
    if made.asksForDrawings, !files.contains(where: { $0.kind == .interface }) {
      // Drawings that are not there may make any controller.
      named.formUnion(made.wanted.filter { index.types[$0]?.inherits.contains("View") != true })
    }
    // A library makes its screens for others.
    let isApp = index.types.values.contains { entry in
      entry.inherits.contains { ["App", "UIApplicationDelegate"].contains($0) }
    }
    let gone = made.unmade(but: named)
    let elsewhere = made.unmade(but: named, without: made.left).subtracting(gone)
      .union(gone.intersection(DrawnClasses(others).all.map(short)))
    screens.removeAll { isOf(elsewhere, $0) }
    if isApp {
      let unreached = made.unmade(but: named, without: made.never).subtracting(gone)
      never = Set(screens.filter { isOf(unreached, $0) }.map(\.place))
      screens.removeAll { isOf(unreached, $0) }
      let held = made.heldByViews(
        but: named.union(drawn.maybe), in: files.filter { $0.kind == .swift })
      inViews = Set(screens.filter { held.contains($0.name) }.map(\.place))
      screens.removeAll { held.contains($0.name) }
    }
    let unmade = isApp ? gone : []
    // Without a project nobody can tell what else it names, as extensions name their first screens.
    let sure =
      files.contains { $0.kind == .project || $0.isDescription }
      ? unmade.subtracting(drawn.maybe.map(short)).filter { !made.mayAskByName(for: $0) }
      : []
    for number in screens.indices {
      // What a view shows in a sheet or by a link comes from nowhere where that view does.
      let name = short(String(screens[number].name.prefix { $0 != "-" }))
      screens[number].isMadeNowhere = unmade.contains(name)
      screens[number].isSurelyMadeNowhere = sure.contains(name)
    }
    leave(unmade, before: &screens)
    let openers = RouteOpeners.found(
      in: index, made.wanted, makers: made.makers, files.filter { $0.kind == .swift })
    for (name, types) in openers {
      for number in screens.indices where short(screens[number].name) == name {
        let screen = screens[number]
        let parent = Set([screen.parent].compactMap(\.self))
        let known = screen.hasSeveralParents ? screen.parents : parent
        // What somebody else leads to as well is no matter of cases alone.
        guard known.isSubset(of: made.makers[name] ?? []) else { continue }
        screens[number].openers = types
      }
    }
    return made.makers.merging(openers) { _, openers in openers }
  }

  /// Gives screens another one before them that leads to them as well, where nothing makes the one that
  /// was found first.
  private static func leave(_ unmade: Set<String>, before screens: inout [Screen]) {
    let there = Set(screens.map(\.name))
    for number in screens.indices {
      guard let parent = screens[number].parent, unmade.contains(short(parent)),
        let other = screens[number].parents.sorted().first(where: { name in
          there.contains(name) && !unmade.contains(short(name))
        })
      else { continue }
      screens[number].titleBefore = screens[number].titlesBefore[other]
      screens[number].parent = other
    }
  }

  /// Whether a screen is that of one of some types, or what only one of them gives another screen.
  private static func isOf(_ types: Set<String>, _ screen: Screen) -> Bool {
    types.contains(short(String(screen.name.prefix { $0 != "-" })))
      || screen.isOfOnePlace && screen.parent.map { types.contains(short($0)) } ?? false
      || screen.variant.map { variant in
        variant.hasPrefix("from ") && types.contains(short(String(variant.dropFirst(5))))
      } ?? false
  }

  private init(_ index: CodeIndex, of screens: [Screen]) {
    self.index = index
    var types: [String: Set<String>] = [:]
    for (name, entry) in index.types {
      for part in entry.parts { types[part.path, default: []].insert(name) }
    }
    typesOfFiles = types
    namesInObjectiveC = index.types.reduce(into: [:]) { names, type in
      for name in type.value.parts.lazy.compactMap(\.objectiveCName) {
        names[name] = Self.short(type.key)
      }
    }
    // Those whose classes are a library's are known by what they do with a bar.
    let shown = Set(
      screens.lazy.filter { $0.origin == .uiKit }.map { String($0.name.prefix { $0 != "-" }) })
    wanted = Set(
      index.types.keys.filter { name in
        guard let entry = index.types[name], entry.kind != .protocol else { return false }
        if shown.contains(name), entry.kind == .class {
          return !index.lineage(name).contains { $0.inherits.contains(where: CodeIndex.isStart) }
        }
        return entry.inherits.contains("View")
          || index.ancestors(name).contains { above in
            above.hasSuffix("Controller") && (above.hasPrefix("UI") || index.types[above] == nil)
          }
      }
      .map(Self.short))
  }

  /// The last part of a name as code spells it: `RootView` of `Settings.RootView`, and of `RootView@2`,
  /// which another target has: of the two nobody can tell which one is meant.
  static func short(_ name: String) -> String {
    TwinTypes.spelled(name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// Those that only themselves, previews and others of that kind make.
  ///
  /// - Parameters:
  ///   - named: names of those that something else than code makes.
  ///   - left: those that types make only in ways which are never taken, by the type.
  private func unmade(
    but named: Set<String>, without left: [String: Set<String>] = [:]
  ) -> Set<String> {
    var unmade = wanted.subtracting(named.map(Self.short))
    var made: [String: [String]] = [:]
    var next: [String] = []
    for name in unmade {
      for maker in makers[name] ?? [] {
        if left[maker]?.contains(name) ?? false { continue }
        let maker = Self.short(maker)
        if unmade.contains(maker) {
          made[maker, default: []].append(name)
        } else {
          next.append(name)
        }
      }
    }
    // What is made by anything that is there is there as well.
    while let name = next.popLast() {
      if unmade.remove(name) != nil { next += made[name] ?? [] }
    }
    return unmade
  }

  /// The names of views and controllers that a property list has, or what a project is made from.
  private func names(in file: AppFiles.File) -> [String] {
    guard file.kind == .propertyList || file.isDescription,
      let data = try? Data(contentsOf: file.url)
    else { return [] }
    // One that is no text may have any of them.
    if data.starts(with: "bplist".utf8), !file.url.path.hasSuffix("Info.plist") {
      return Array(wanted)
    }
    return Self.words(String(decoding: data, as: UTF8.self)).filter(wanted.contains)
  }

  private static func words(_ text: some StringProtocol) -> [String] {
    String(text).nameWords.map(String.init)
  }

  /// Looks through the code for views and controllers that it makes or hands on.
  ///
  /// - Parameter loose: names that code outside of types uses.
  private mutating func look(_ loose: Set<String>) {
    for (type, entry) in index.types where !entry.inherits.contains("PreviewProvider") {
      for part in entry.parts {
        for name in part.uses { note(name, in: type) }
        if part.uses.contains("UIStoryboard") { asksForDrawings = true }
        for name in part.inherits { noteAll(in: name, of: type) }
      }
      for property in entry.properties where property.getter == nil && property.value == nil {
        // `@Injected var list: ListController` is made by whoever the attribute asks.
        guard !Self.known.isSuperset(of: property.attributes) else { continue }
        noteAll(in: property.type ?? "", of: type)
      }
    }
    for name in loose { note(name, in: "") }
  }

  /// Notes which screens types make only in ways that are never taken; what makes none is not asked.
  private mutating func noteWays() {
    let follow = Follower(index: index)
    for type in makers.values.reduce(into: Set(), { $0.formUnion($1) }) {
      guard let entry = index.types[type] else { continue }
      let names = OtherDevices.names(in: entry, of: type, index)
      if !names.isEmpty { left[type] = names }
      let never = OtherDevices.names(in: entry, of: type, never: follow)
      if !never.isEmpty { self.never[type] = never }
    }
  }

  /// Attributes of properties that get their values from elsewhere in the code, or from a drawing.
  private static let known: Set = [
    "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "FetchRequest",
    "FocusState", "GestureState", "IBInspectable", "IBOutlet", "MainActor", "NSManaged",
    "Namespace", "ObservationIgnored", "ObservedObject", "Published", "Query", "SceneStorage",
    "State", "StateObject", "ViewBuilder", "available", "nonobjc", "objc",
  ]

  /// Notes the names that a file of Objective-C has outside of comments, imports and types of values.
  private mutating func look(through file: AppFiles.File) {
    guard !file.isHeader, let data = file.source() else { return }
    let own = typesOfFiles[file.path] ?? []
    var bytes = [UInt8](data)
    JoinedWords.takeComments(from: &bytes)
    for line in bytes.split(separator: 0x0A) {
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      if line.starts(with: "#import".utf8)
        || line.starts(with: "@class".utf8) || line.starts(with: "@i".utf8)
      {
        continue
      }
      for word in line.split(whereSeparator: { !Self.isPlain($0) })
      where word.first.map({ (0x41...0x5A).contains($0) }) ?? false {
        // What a name is, or what it is taken for: `(ListController *)sender`.
        let isType = line[word.endIndex...].first { $0 != 0x20 } == 0x2A
        let spelled = String(decoding: word, as: UTF8.self)
        let name = namesInObjectiveC[spelled] ?? spelled
        if name == "UIStoryboard" { asksForDrawings = true }
        if isType { continue }
        guard wanted.contains(name), !own.contains(name) else { continue }
        makers[name, default: []].formUnion(own.isEmpty ? [""] : own)
      }
    }
  }

  /// Notes the classes that code asks for by name.
  private mutating func noteNames(_ files: [AppFiles.File]) {
    let parts = index.types.values.lazy.flatMap(\.parts)
    let asking = Set(parts.filter { $0.uses.contains(ClassesByName.key) }.map(\.path))
    let isLoose = index.looseUses.contains(ClassesByName.key)
    for file in files {
      let isOlder = file.kind == .objectiveC && !file.isHeader
      guard isOlder || file.kind == .swift && (isLoose || asking.contains(file.path)) else {
        continue
      }
      byName.look(through: file)
    }
  }

  private mutating func noteAll(in text: String, of type: String) {
    for name in Self.words(text) { note(name, in: type) }
  }

  private mutating func note(_ name: String, in type: String) {
    // Of `Settings.RootView` nobody can tell which `RootView` it makes.
    let own = type.contains(".") ? "" : type
    if name != own, wanted.contains(name) { makers[name, default: []].insert(type) }
  }

  /// Whether a letter of a name is one of the plain ones.
  private static func isPlain(_ letter: UInt8) -> Bool {
    (0x30...0x39).contains(letter) || (0x41...0x5A).contains(letter)
      || (0x61...0x7A).contains(letter) || letter == 0x5F
  }
}
