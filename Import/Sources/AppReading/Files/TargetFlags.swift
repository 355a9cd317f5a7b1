internal import AppCode
internal import Foundation

/// Words for `#if` by what is built of a file: one that a single target builds has the words of that target,
/// whatever another of the same project defines.
struct TargetFlags {
  /// Words for Swift, and for Objective-C.
  private struct Words {
    var swift: Set<String> = []
    var older: Set<String> = []

    mutating func add(_ other: Self) {
      swift.formUnion(other.swift)
      older.formUnion(other.older)
    }
  }

  /// What each target builds, with the words that it alone defines for people.
  private var targets: [(built: BuiltByTargets, words: Words)] = []
  /// The place of the app that is imported by that of a target which is nearly the same app.
  private var mains: [Int: Int] = [:]
  /// What the header defines that all files of each target begin with, in the order of the targets.
  private var prefixes: [[String: String]] = []
  /// Words that all targets may have.
  private var shared = Words()
  /// Words that targets define for people.
  private var released = Words()
  /// Words for Objective-C that anything defines.
  private var known: Set<String> = []
  /// Words for Objective-C that code asks for and that nothing in the folder defines.
  private var nowhere: Set<String> = []

  /// What the app is compiled for.
  private let target: BuildTarget
  /// What was found out for files, by their paths, and for those that the same targets build.
  private var (byFile, byTargets): ([String: BuildTarget], [[Int]: BuildTarget]) = ([:], [:])

  /// Reads what projects say; nothing is told apart where none names a configuration for people.
  ///
  /// - Parameter brands: apps that are nearly another, whose words do not count for what both have.
  init(_ files: AppFiles, for target: BuildTarget, beside brands: BrandedApps) {
    self.target = target
    let platform = target.platform
    var projects: [(objects: [String: [String: Any]], file: AppFiles.File)] = []
    for file in files.files(.project) {
      guard let data = file.source(), Self.readMarks.contains(where: data.holds),
        let list = PropertyList.read(data) as? [String: Any],
        let objects = list["objects"] as? [String: [String: Any]]
      else { continue }
      projects.append((objects, file))
    }
    let names = projects.flatMap { $0.objects.values }
      .filter { $0["isa"] as? String == "XCBuildConfiguration" }
      .compactMap { $0["name"] as? String }
    let released = CompilationFlags.released(among: Set(names))
    guard !released.isEmpty else { return }
    let headers = PrefixHeaders(files)
    for project in projects {
      note(
        project.objects, project.file.projectFolder, released, platform, headers,
        brands.mains[project.file.path] ?? [:])
    }
    let words = AskedWords(files.files(.objectiveC))
    guard !targets.isEmpty || !known.isEmpty || !words.asked.isEmpty else { return }
    let beside = CompilationFlags.beside(files, released: released, on: platform)
    shared.add(Words(swift: beside, older: beside))
    nowhere = words.nowhere(besides: known.union(shared.older))
    // What code itself defines is defined wherever it is read.
    var open = known.subtracting(shared.older)
    for file in files.files(.objectiveC) where !open.isEmpty {
      guard let data = file.source(), data.holds("define") else { continue }
      let defined = open.filter { data.holds("define \($0)") }
      shared.older.formUnion(defined)
      open.subtract(defined)
    }
  }

  /// What a file is compiled for.
  mutating func target(for file: AppFiles.File) -> BuildTarget {
    guard
      !released.swift.isEmpty || !known.isEmpty || !nowhere.isEmpty
        || prefixes.contains(where: { !$0.isEmpty })
    else { return target }
    if let found = byFile[file.path] { return found }
    let all = targets.indices.filter { targets[$0].built.holds(file.path) }
    let own = all.filter { place in !(mains[place].map(all.contains) ?? false) }
    let found = byTargets[own] ?? target(builtBy: own)
    (byFile[file.path], byTargets[own]) = (found, found)
    return found
  }

  /// What files are compiled for that some targets build, by their places; none for a file that no target
  /// is seen to build.
  private func target(builtBy own: [Int]) -> BuildTarget {
    var words = own.isEmpty ? released : Words()
    for place in own { words.add(targets[place].words) }
    words.add(shared)
    var target = target
    target.flags?.subtract(released.swift.subtracting(words.swift))
    target.undefined = known.subtracting(words.older)
    target.unknown = nowhere
    target.defined = PrefixHeaders.shared(
      by: (own.isEmpty ? Array(prefixes.indices) : own).map { prefixes[$0] })
    return target
  }

  private static let older = "GCC_PREPROCESSOR_DEFINITIONS"
  private static let marks = CompilationFlags.keys + [older]
  private static let readMarks = marks + [PrefixHeaders.setting]

  private mutating func note(
    _ objects: [String: [String: Any]], _ folder: [String], _ names: Set<String>,
    _ platform: String, _ headers: PrefixHeaders, _ mains: [String: String]
  ) {
    let native = objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }
    guard native.count <= TargetLanguages.targetLimit else { return }
    for project in objects.values where project["isa"] as? String == "PBXProject" {
      shared.add(words(of: project, objects, names, platform))
    }
    var all: [String: Words] = [:]
    for (id, target) in native { all[id] = words(of: target, objects, names, platform) }
    let prefixes = headers.words(of: native, objects, in: folder, names)
    guard
      all.values.contains(where: { !$0.swift.isEmpty || !$0.older.isEmpty }) || !prefixes.isEmpty
    else { return }
    let paths = TargetLanguages.paths(objects, from: folder)
    let exceptions = BuiltByTargets.exceptions(objects, paths)
    var places: [String: Int] = [:]
    for (id, words) in all {
      places[id] = targets.count
      var built = BuiltByTargets()
      built.take(id, objects, paths, exceptions)
      targets.append((built, words))
      self.prefixes.append(prefixes[id] ?? [:])
      released.add(words)
    }
    for (brand, main) in mains {
      if let place = places[brand], let main = places[main] { self.mains[place] = main }
    }
  }

  /// The words that a target or a project defines in configurations for people; all for Objective-C are
  /// noted.
  private mutating func words(
    of object: [String: Any], _ objects: [String: [String: Any]], _ names: Set<String>,
    _ platform: String
  ) -> Words {
    var found = Words()
    let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
    for id in TargetLanguages.ids(list?["buildConfigurations"]) {
      guard let configuration = objects[id], let name = configuration["name"] as? String,
        let settings = configuration["buildSettings"] as? [String: Any]
      else { continue }
      let counts = names.contains(name)
      for (key, value) in settings {
        guard let mark = Self.marks.first(where: key.hasPrefix),
          CompilationFlags.counts(key, in: [name], on: platform)
        else { continue }
        let values = value as? [String] ?? [value as? String ?? ""]
        if mark == Self.older {
          // What has a value has it behind its name: `PAID=1`.
          let parts = values.flatMap { $0.split(whereSeparator: \.isWhitespace) }
          let words = Set(
            parts.map { part in String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
          ).subtracting([""])
          known.formUnion(words)
          if counts { found.older.formUnion(words) }
        } else if counts {
          for text in values { found.swift.formUnion(CompilationFlags.words(in: text)) }
        }
      }
    }
    return found
  }
}
