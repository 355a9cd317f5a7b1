internal import BarAnswers
internal import BarFiles
internal import BarGolden
internal import BarSceneFile

/// The goldens a command is about: all of a suite, less what its options leave out.
struct GoldenSelection: Sendable {
  /// Everything in the folders.
  let suite: GoldenSuite
  /// What the goldens were filtered by.
  let filter: NameFilter
  /// Which tags their scenes have.
  let tags: TagFilter
  /// The folders, where a command has to name them.
  let namedFolders: [String]
  /// Files that differ from a revision; nil when none was named.
  private let changed: GitChanges?
  /// The names that the run keeps to; nil for all.
  private let only: Set<String>?

  /// Reads the folders.
  init(
    roots: [String], picks: GoldenPicks, extraFilter: String? = nil, followsLinks: Bool = false,
    only: Set<String>? = nil, console: Console
  ) throws(Failure) {
    self.only = only
    let usual = (try? GoldenPicks.roots([])) ?? []
    // An absolute path says something of the machine.
    namedFolders = roots == usual ? [] : roots.filter { !FilePath.isAbsolute($0) }
    suite = picks.store.keeping(try Self.suite(of: roots, followsLinks: followsLinks))
    filter = NameFilter(picks.filter + [extraFilter].compactMap { $0 })
    tags = TagFilter(picks.tag)
    changed = try picks.changedSince.map { revision throws(Failure) in
      try GitChanges(since: revision, in: roots)
    }
    if !filter.isEverything, names.isEmpty, changed == nil {
      throw Failure(.notFound, "no golden matches \(filter.text)\(question(picks.filter))")
    }
    if !tags.isEverything, names.isEmpty, changed == nil {
      let known = Set(suite.cases.flatMap(\.request.tags)).sorted().joined(separator: ", ")
      throw Failure(
        .notFound, "no golden has \(tags.text) (found: \(known.isEmpty ? "no tags" : known))")
    }
    if names.isEmpty, suite.cases.isEmpty, suite.badScenes.isEmpty {
      throw Failure(.inputMissing, "no scenes in \(roots.joined(separator: ", "))")
    }
  }

  /// Everything in some folders.
  static func suite(
    of roots: [String], followsLinks: Bool = false
  ) throws(Failure) -> GoldenSuite {
    for root in roots {
      switch FileKind(root) {
      case .folder: continue
      case .none: throw Failure(.inputMissing, "there is no folder \(root)")
      case .file, .link, .stream:
        throw Failure(
          .inputMissing,
          "\(root) is a file (accepted: a folder of scenes; --filter picks some of its goldens)")
      }
    }
    // What is wrong with a project's file is said once, not for every scene.
    for root in roots {
      _ = try Failure.inProject { () throws(SceneProblems) in
        try ProjectSearch.project(of: root)
      }
    }
    return try Failure.filing { () throws(FileFailure) in
      try GoldenSuite(folders: roots, followsLinks: followsLinks)
    }
  }

  /// The goldens that can be compared.
  var cases: [GoldenCase] {
    // A list of tens of thousands is not copied.
    if filter.isEverything, tags.isEverything, changed == nil, only == nil { return suite.cases }
    return suite.cases.filter { golden in
      filter.matches(golden.name) && tags.matches(golden.request.tags)
        && changed.map { $0.touch(golden) } ?? true && only?.contains(golden.name) ?? true
    }
  }

  /// The scenes that cannot be read.
  var badScenes: [GoldenSuite.BadScene] {
    suite.badScenes.filter { filter.matches($0.name) && only?.contains($0.name) ?? true }
  }

  /// The relations between goldens; with a filter or a revision those with a side among them.
  var relations: [Relation] {
    if let only { return suite.relations.filter { only.contains($0.name) } }
    if filter.isEverything, tags.isEverything, changed == nil { return suite.relations }
    let names = Set(cases.map(\.name))
    return suite.relations.filter {
      names.contains($0.left.golden) || names.contains($0.right.golden)
    }
  }

  /// The names of all of them.
  var names: [String] {
    cases.map(\.name) + badScenes.map(\.name) + relations.map(\.name)
  }

  /// What a report says was left out.
  var description: String {
    [
      filter.isEverything ? nil : filter.text, tags.isEverything ? nil : tags.text,
      changed.map { "changed since \($0.revision)" }, only.map { _ in "failed last" },
    ].compactMap { $0 }.joined(separator: ", ")
  }

  private func question(_ patterns: [String]) -> String {
    let near = NearestNames(names: suite.cases.map(\.name))
    return patterns.first.map { near.question($0) } ?? ""
  }
}
