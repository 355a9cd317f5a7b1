package import BarFiles
internal import BarSceneFile

/// All goldens of some folders: the list of scenes is the list of goldens, so what should be there
/// is known exactly.
package struct GoldenSuite: Sendable {
  /// A scene that cannot be read, and what is wrong with it.
  package struct BadScene: Hashable, Sendable {
    /// The name its golden would have.
    package var name: String
    /// One line a problem, with place.
    package var lines: [String]
  }

  /// A file that looks like a golden and belongs to no scene.
  package struct Orphan: Hashable, Sendable {
    /// What reports call it: its path from its folder of goldens.
    package var name: String
    /// Its path.
    package var path: String
  }

  /// The goldens, sorted by name.
  package private(set) var cases: [GoldenCase] = []
  /// Scenes that cannot be read.
  package private(set) var badScenes: [BadScene] = []
  /// Files that look like goldens and belong to no scene.
  package private(set) var orphans: [Orphan] = []
  /// What the files of relations say.
  package private(set) var relations: [Relation] = []

  /// Reads the scenes of folders.
  ///
  /// - Parameter folders: with one folder, names start inside it; with several, each name starts
  ///   with its folder.
  package init(folders: [String]) throws(FileFailure) {
    for folder in folders {
      let root = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      try read(root, prefix: folders.count > 1 ? "\(root)/" : "")
    }
    cases.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    refuseSharedNames()
  }

  private mutating func read(_ root: String, prefix: String) throws(FileFailure) {
    let files = try Folder.files(in: root)
    var owned: Set<String> = []
    var badStems: [String] = []
    for path in files where SceneSource.isScene(path) {
      let stem = String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)])
      let bytes = try FileReading.bytes(of: "\(root)/\(path)")
      do throws(SceneProblems) {
        let file = try SceneFile(
          SceneSource(
            name: "\(root)/\(path)", bytes: bytes, folder: FilePath.folder(of: "\(root)/\(path)")))
        owned.formUnion(file.pictureFiles.map { FilePath.folder(of: path) + $0 })
        for combination in file.golden.matrix.combinations {
          let suffix = SceneMatrix.suffix(combination)
          let golden = GoldenCase(
            name: prefix + stem + suffix, root: root, scenePath: path, stem: stem + suffix,
            overrides: SceneMatrix.overrides(combination), request: file.golden)
          cases.append(golden)
          for kind in golden.kinds { owned.insert(golden.stem + kind.ending) }
        }
      } catch {
        badStems.append(stem)
        let lines = error.problems.map(\.description)
        badScenes.append(BadScene(name: prefix + stem, lines: lines))
      }
    }
    orphans += files.filter { path in
      Self.isGolden(path) && !owned.contains(Self.withoutPending(path))
        && !badStems.contains { Self.belongs(path, to: $0) }
    }.map { Orphan(name: prefix + $0, path: "\(root)/\($0)") }
    if files.contains(Relation.fileName) {
      relations += try Relation.read("\(root)/\(Relation.fileName)", prefix: prefix)
    }
  }

  /// Two scenes of one name, or of names that differ in case alone, would share files on some
  /// machines.
  private mutating func refuseSharedNames() {
    var first: [String: GoldenCase] = [:]
    var clashes: [String: GoldenCase] = [:]
    for golden in cases {
      let key = "\(golden.root)/\(golden.stem)".lowercased()
      if let other = first[key], other.scenePath != golden.scenePath {
        clashes[key] = other
      } else {
        first[key] = golden
      }
    }
    for key in clashes.keys.sorted() {
      let paths = cases.filter { "\($0.root)/\($0.stem)".lowercased() == key }
      let scenes = paths.map(\.sceneFile).joined(separator: " and ")
      badScenes.append(
        BadScene(
          name: paths[0].name,
          lines: ["error: \(scenes) would have the same goldens; rename one of them"]))
    }
    cases.removeAll { clashes["\($0.root)/\($0.stem)".lowercased()] != nil }
  }

  // MARK: - Names of files

  private static func isGolden(_ path: String) -> Bool {
    let path = withoutPending(path)
    return GoldenFile.allCases.contains { path.hasSuffix($0.ending) }
  }

  private static func withoutPending(_ path: String) -> String {
    path.hasSuffix(GoldenFile.pendingEnding)
      ? String(path.dropLast(GoldenFile.pendingEnding.count)) : path
  }

  /// Whether a golden's path starts with a scene's stem and goes on as a golden's does.
  private static func belongs(_ path: String, to stem: String) -> Bool {
    path.hasPrefix(stem) && [".", "@"].contains(path.dropFirst(stem.count).first)
  }
}
