public import AppCode
internal import Foundation

/// What an app's sources say about its bars.
public struct AppReader: Sendable {
  /// Its screens, by name.
  public private(set) var screens: [Screen] = []
  /// The types that make each of its views and controllers, or ask for it, by the last part of the name.
  public private(set) var makers: [String: Set<String>] = [:]
  /// Its words.
  public private(set) var words = WordTables()
  /// How its bars look.
  public private(set) var looks = AppLooks()
  /// What was left out or not understood, by file.
  public private(set) var notes: [Note] = []
  /// Number of Swift files that were read.
  public private(set) var swiftFiles = 0

  /// Reads an app.
  ///
  /// - Parameter paths: folders, or single files.
  /// - Throws: `MissingInput` for a path that leads nowhere.
  public init(_ paths: [String], for target: BuildTarget) throws(MissingInput) {
    try self.init(paths) { _ in target }
  }

  /// Reads an app for what its project says it runs on.
  ///
  /// - Parameters:
  ///   - paths: folders, or single files.
  ///   - target: is told what the app's project says, and says what the code is read for.
  /// - Throws: `MissingInput` for a path that leads nowhere.
  public init(
    _ paths: [String], for target: (AppLooks) -> BuildTarget
  ) throws(MissingInput) {
    let files = try AppFiles(in: paths)
    notes = files.notes
    let members = ProjectMembers(files)
    let strayWords = members.strangers(
      amongWords: [.strings, .stringsDictionary, .stringCatalog].flatMap(files.files))
    let demos = DemoApps.files(in: files, below: paths).union(MockApps.files(in: files))
    let samples = LibraryApps.files(in: files).union(demos)
    let brands = BrandedApps(files)
    words = WordTables(
      reading: files, without: strayWords.union(samples),
      isReplaced: { brands.replaced[$0] != nil }, notes: &notes)
    looks.readPictures(of: files, notes: &notes)
    looks.readPropertyLists(files.files(.propertyList), notes: &notes)
    looks.readProjects(files.files(.project))
    looks.readBuildSettings(files.files(.buildSettings))
    looks.isForPadsAlone = DeviceFamilies.arePadsAlone(in: files)
    let asked = target(looks)
    let target = asked.released(with: CompilationFlags.released(by: files, on: asked.platform))
    var flags = TargetFlags(files, for: target, beside: brands)
    words.developmentLanguage = words.developmentLanguage ?? looks.developmentRegion
    words.takeLoose()
    words.keepOwnLanguages(packages: members.packages, regions: members.regions)
    var strangers = members.strangers(
      among: files.files(.swift) + files.files(.objectiveC).filter { !$0.isHeader })
    strangers.formUnion(members.strangers(amongDrawings: files.files(.interface)))
    notes += strangers.union(strayWords).map {
      Note(path: $0, text: "is in no target of its project, skipped")
    }
    notes += brands.notes(besides: strangers.union(strayWords).union(samples))
    strangers.formUnion(brands.replaced.keys)
    let translated = files.drawingsOfOtherLanguages(
      without: strangers, language: words.developmentLanguage)
    notes += translated.map {
      Note(path: $0, text: "draws in another language what another file draws, skipped")
    }
    strangers.formUnion(translated)
    let elsewhere = files.drawingsOfOtherDevices(without: strangers, isPad: target.isPad)
    notes += elsewhere.map {
      Note(path: $0, text: "draws for another device what another file draws, skipped")
    }
    strangers.formUnion(elsewhere)
    let left = files.files.filter { samples.contains($0.path) && $0.kind != .assetCatalog }
    notes += left.map { file in
      let kind = demos.contains(file.path) ? "that shows a part of the app" : "of a library's own"
      return Note(path: file.path, text: "is of an app \(kind), skipped")
    }
    strangers.formUnion(samples)
    let others = ForeignTargets.files(in: files)
    let foreign = target.platform == "iOS" ? others.platforms : []
    notes += foreign.subtracting(strangers).map {
      Note(path: $0, text: "is for another platform, skipped")
    }
    notes += others.tests.subtracting(strangers).map {
      Note(path: $0, text: "is built for tests alone, skipped")
    }
    strangers.formUnion(foreign.union(others.tests))
    var idle: [String: [Range<Int>]] = [:]
    func listed(_ kind: AppFiles.Kind) -> [AppFiles.File] {
      files.files(kind).filter { !strangers.contains($0.path) }.map {
        $0.compiled(for: flags.target(for: $0)).without(idle[$0.path] ?? [])
      }
    }
    let whole = Self.code(of: listed(.swift), for: target, notes: &notes)
    swiftFiles = whole.count
    let written = Self.code(of: listed(.objectiveC), for: target, notes: &notes)
    words.takeWords(ofCode: whole)
    var notesOfTargets: [Note] = []
    let targets = TargetLanguages(files, words, notes: &notesOfTargets)
    words.lacksFile = targets.lackWords
    let uncalled = UncalledFunctions.idle(
      in: whole + written, [.swift, .objectiveC, .propertyList, .interface].flatMap(listed),
      isPad: target.isPad, isWhole: files.hasProject)
    idle = uncalled.bodies
    let code = Self.code(
      Self.code(
        Self.code(whole, without: idle, in: listed(.swift), for: target),
        makingSmallTypesIn: listed(.swift)),
      makingStacksIn: listed(.swift))
    let older = Self.code(written, without: idle, in: listed(.objectiveC), for: target)
    let unopened = OpenedStoryboards.unopened(
      among: listed(.interface), code: listed(.swift) + listed(.objectiveC),
      lists: files.files(.propertyList), projects: files.files(.project))
    notes += unopened.map {
      Note(path: $0, text: "is a storyboard that nothing opens, skipped")
    }
    strangers.formUnion(unopened)
    var unloaded = UnloadedNibs.paths(
      among: listed(.interface), code: listed(.swift) + listed(.objectiveC),
      lists: files.files(.propertyList), projects: files.files(.project))
    unloaded.formUnion(
      NibsOfDrawnScenes.paths(
        among: listed(.interface), code: listed(.swift) + listed(.objectiveC),
        lists: files.files(.propertyList), projects: files.files(.project)))
    notes += unloaded.sorted().map {
      Note(path: $0, text: "has screens and is loaded by nothing, skipped")
    }
    strangers.formUnion(unloaded)
    let used = UnusedFunctions.removed(
      from: code, in: listed(.swift) + listed(.objectiveC))
    let index = CodeIndex(
      ExchangedMethods.taken(
        in: HiddenColumns.removed(
          from: used + CodeFile.joined(objectiveC: older), isPad: target.isPad),
        listed(.swift) + listed(.objectiveC), notes: &notes),
      words: words, isPad: target.isPad,
      never: NeverUsed(used, in: uncalled.withoutScreens(listed(.swift))))
    (looks.bar, looks.ownBar) = BarLookReader(index).looks()
    // Without a project nobody can tell whether all of the code is there.
    let isWhole = !(used + older).isEmpty && !files.files(.project).isEmpty
    let interfaces = InterfaceReader(
      reading: files, without: strangers, words: words,
      // The files of other apps are called as their classes are.
      code: DrawnClassCode(
        index, without: Set(left.map { $0.url.deletingPathExtension().lastPathComponent })),
      asking: isWhole
        ? listed(.swift) + listed(.objectiveC) + files.files(.propertyList) : [],
      isPad: target.isPad, notes: &notes)
    let named = NamesInCode.found(
      Set(interfaces.standings.compactMap(\.identifier)),
      in: listed(.swift) + listed(.objectiveC))
    let controllers = ControllerReader(
      index, interfaces: interfaces.found, looseTitles: interfaces.looseTitles,
      looseOutlets: interfaces.looseOutlets, segues: interfaces.segues, tabs: interfaces.tabs,
      standings: interfaces.standings.filter { $0.identifier.map(named.contains) ?? true },
      embedded: interfaces.embedded, embeddedStacks: interfaces.embeddedStacks)
    var found = controllers.screens()
    let unseen = OpenedStoryboards.classes(
      drawnIn: files.files(.interface).filter { unopened.contains($0.path) },
      butNotIn: listed(.interface), made: controllers.makings, index.looseUses)
    notes += found.filter { unseen.contains($0.name) && $0.variant == nil }.map {
      Note(
        path: $0.place.path, line: $0.place.line,
        text: "is drawn in a storyboard that nothing opens, its screen is left out")
    }
    found.removeAll { unseen.contains($0.name) }
    let views = SwiftUIReader(index)
    found += views.screens(hosted: controllers.hosted, controllers.hostedWays())
    notes += controllers.notes + views.bodies.notes
    notes += Shortfalls.notes([
      index.shortfalls, controllers.follow.shortfalls, views.follow.shortfalls,
    ])
    found = HostedViews(index, controllers.views).joined(found)
    found = PushAskers.settled(found, controllers, views)
    found = HostedTitles(index, controllers.views, later: controllers.rootViews)
      .settled(found, looks)
    if target.platform == "iOS" {
      let others = found.filter { Self.isElsewhere($0, within: paths) }
      for path in Set(others.map(\.place.path)) {
        notes.append(Note(path: path, text: "is for another platform, its screens are left out"))
      }
      found.removeAll { Self.isElsewhere($0, within: paths) }
    }
    notes += Set(found.filter(\.isFull).map(Self.noteOfFull))
    notes += Set(found.filter(\.isCut).map(Self.noteOfCut))
    notes += notesOfTargets
    screens = Self.named(found).map { screen in
      var screen = screen
      screen.languages = targets.languages(of: screen.place.path)
      screen.isOfOneLanguage = targets.isOfOneLanguage(screen.place.path)
      screen.lacksFileOfWords = targets.lacksFileOfWords(screen.place.path)
      return screen
    }
    let unled = VendoredScreens.unled(
      among: screens, used + older, vendored: files.vendored,
      libraries: LibraryApps.code(in: files),
      files.files(.interface) + listed(.objectiveC))
    screens.removeAll { unled.contains($0.place) }
    notes += unled.map {
      Note(
        path: $0.path, line: $0.line,
        text: "only code that the app takes from others leads to it, its screen is left out")
    }
    let all = screens
    var (never, inViews): (Set<Place>, Set<Place>) = ([], [])
    makers = MadeScreens.note(
      in: &screens, never: &never, inViews: &inViews, index,
      files.files(.interface).filter {
        !elsewhere.contains($0.path) && !unopened.contains($0.path)
      }
        + files.files(.propertyList) + files.files(.project) + files.files(.buildSettings)
        + listed(.objectiveC) + listed(.swift),
      others: files.files(.interface).filter { elsewhere.contains($0.path) },
      lists: files.ownLists, drawn: interfaces.neverShown)
    let kept = Set(screens.map(\.place))
    notes += Set(all.map(\.place)).subtracting(kept).map {
      Note(
        path: $0.path, line: $0.line,
        text: inViews.contains($0)
          ? "stands in a view of SwiftUI's, which has no bar of its own, its screen is left out"
          : never.contains($0)
            ? "nothing in the app comes to it, its screen is left out"
            : "is shown on another kind of device alone, its screen is left out")
    }
    notes.sort { ($0.path, $0.line ?? 0, $0.text) < ($1.path, $1.line ?? 0, $1.text) }
  }

  /// Says that a screen has more than is read.
  private static func noteOfFull(_ screen: Screen) -> Note {
    Note(
      path: screen.place.path, line: screen.place.line,
      text: "\(TwinTypes.spelled(screen.name)) has more in its bar than is read "
        + "(accepted: \(Screen.itemLimit) buttons, set in as many places)")
  }

  /// Says that a screen has more variants than are read.
  private static func noteOfCut(_ screen: Screen) -> Note {
    Note(
      path: screen.place.path, line: screen.place.line,
      text: "\(TwinTypes.spelled(screen.name)) has more variants than are read "
        + "(accepted: \(ScreenVariants.limit), with other titles or buttons); "
        + "the others are left out")
  }

  /// Whether a screen stands in a folder of an app for watches, televisions, Macs or Android.
  ///
  /// - Parameter paths: what is read; folders around it do not count.
  private static func isElsewhere(_ screen: Screen, within paths: [String]) -> Bool {
    let path = screen.place.path
    let around = paths.map { $0.hasSuffix("/") ? $0 : $0 + "/" }.filter(path.hasPrefix)
    let inside = path.dropFirst(around.map(\.count).max() ?? 0)
    return ["ForMac", "MacOS", "ForWatch", "WatchOS", "ForTV", "TVOS"].contains { name in
      screen.name.split(separator: ".").contains {
        $0.hasSuffix(name) || $0.hasSuffix(name + "View")
      }
    }
      || inside.lowercased().split(separator: "/").dropLast().contains { folder in
        [
          "watch app", "watchapp", "watchkit", "watch extension", "watchos", "tvos", "apple-tv",
          "apple tv", "appletv",
        ].contains { folder.contains($0) }
          || ["watch", "macos", "android"].contains(folder) || folder.hasPrefix("watch-")
      }
      || inside.split(separator: "/").dropLast().first.map(isForMacs) ?? false
  }

  /// Whether a folder of a project is called after what it has for Macs: `MacLibrary`, but not
  /// `Machines`.
  private static func isForMacs(_ folder: Substring) -> Bool {
    folder.hasPrefix("Mac") && !folder.hasPrefix("MacCatalyst")
      && folder.dropFirst(3).first?.isUppercase ?? false
  }

  /// Screens in the order of their names, each name once.
  private static func named(_ screens: [Screen]) -> [Screen] {
    var seen: [String: Int] = [:]
    let keys = Set(screens.map(\.name))
    // What no screen is called so is one of that name.
    func key(_ name: String) -> String { keys.contains(name) ? name : TwinTypes.spelled(name) }
    return screens.sorted {
      ($0.name, $0.place.path, $0.place.line) < ($1.name, $1.place.path, $1.place.line)
    }
    .map { screen in
      var screen = screen
      (screen.key, screen.name) = (screen.name, TwinTypes.spelled(screen.name))
      screen.parent = screen.parent.map(key)
      screen.parents = Set(screen.parents.map(key))
      // Some systems know no difference between small and capital letters in names of files.
      let key = screen.fileName.lowercased()
      let count = seen[key, default: 0] + 1
      seen[key] = count
      if count > 1 { screen.number = count }
      return screen
    }
  }
}
