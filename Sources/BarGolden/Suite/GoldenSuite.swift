internal import BarComparison
package import BarFiles
internal import BarSceneFile

/// All goldens of some folders: the list of scenes is the list of goldens, so what should be there
/// is known exactly.
package struct GoldenSuite: Sendable {
  /// A scene, or something else in a folder of goldens, that cannot be used, and why.
  package struct BadScene: Hashable, Sendable {
    /// The name its golden would have.
    package var name: String
    /// One line a problem, with place.
    package var lines: [String]
    /// Its path from its folder of goldens.
    package var scene: String
    /// Its folder of goldens.
    package var root: String
    /// The line that is at fault; nil where none is.
    package var line: Int?
    /// The lines around that one; nil where there is none.
    package var excerpt: SceneExcerpt?
    /// Whether its file cannot be read at all, rather than read and found wrong.
    package var isUnreadable = false
  }

  /// A file that looks like a golden and belongs to no scene.
  package struct Orphan: Hashable, Sendable {
    /// What reports call it: its path from its folder of goldens.
    package var name: String
    /// Its path from its folder of goldens.
    package var path: String
    /// Its folder of goldens.
    package var root: String
  }

  /// The goldens, sorted by name.
  package private(set) var cases: [GoldenCase] = []
  /// Scenes that cannot be read.
  package private(set) var badScenes: [BadScene] = []
  /// Files that look like goldens and belong to no scene.
  package private(set) var orphans: [Orphan] = []
  /// What the files of relations say.
  package private(set) var relations: [Relation] = []
  /// The projects of the scenes' folders.
  private var search = ProjectSearch()

  /// Reads the scenes of folders.
  ///
  /// - Parameters:
  ///   - folders: with one folder, names start inside it; with several, each name starts with its
  ///     folder.
  ///   - followsLinks: whether links in them are followed.
  package init(folders: [String], followsLinks: Bool = false) throws(FileFailure) {
    for folder in folders {
      let root = FilePath.withoutSlash(folder)
      let reader = FolderReader(root: root, followsLinks: followsLinks)
      try read(reader, prefix: folders.count > 1 ? "\(root)/" : "")
    }
    cases.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    refuseSharedNames()
  }

  private mutating func read(
    _ reader: FolderReader, prefix: String
  ) throws(FileFailure) {
    let root = reader.root
    let all = try Folder.entries(in: root)
    let ofReports = ReportManifest.files(among: all, reader)
    let entries = ofReports.isEmpty ? all : all.filter { !ofReports.contains($0.path) }
    var owned: Set<String> = []
    var badStems: [String] = []
    for entry in entries {
      let path = entry.path
      if entry.reasonAgainst(followingLinks: reader.followsLinks) != nil { continue }
      guard SceneSource.isScene(path) else { continue }
      let stem = FilePath.withoutExtension(path)
      do throws(SceneLines) {
        guard let file = try scene(path, reader) else { continue }
        let pictures = file.pictureFiles.compactMap {
          FilePath.resolved(FilePath.folder(of: path) + $0)
        }
        owned.formUnion(pictures)
        for combination in file.golden.matrix.combinations {
          let suffix = SceneMatrix.suffix(combination)
          var golden = GoldenCase(
            name: prefix + stem + suffix, root: root, scenePath: path, stem: stem + suffix,
            overrides: SceneMatrix.overrides(combination), request: file.golden,
            followsLinks: reader.followsLinks, project: file.project, pictures: pictures)
          if let neighbour = cases.last { golden.share(with: neighbour) }
          cases.append(golden)
          for kind in golden.kinds { owned.insert(golden.stem + kind.ending) }
        }
      } catch {
        badStems.append(stem)
        badScenes.append(
          BadScene(
            name: prefix + stem, lines: error.lines, scene: path, root: root, line: error.line,
            excerpt: error.excerpt, isUnreadable: error.isUnreadable))
      }
    }
    orphans += entries.filter { entry in
      entry.kind == .file && entry.isReadable && Self.isLost(entry.path, owned, badStems, reader)
    }.map { Orphan(name: prefix + $0.path, path: $0.path, root: root) }
    name(unusable: entries, owned: owned, prefix: prefix, reader)
    let relationFile = entries.first { $0.path.utf8.elementsEqual(Relation.fileName.utf8) }
    if let relationFile, relationFile.reasonAgainst(followingLinks: reader.followsLinks) == nil {
      relations += try Relation.read(Relation.fileName, reader, prefix: prefix)
    }
  }

  /// Reads a scene; nil for JSON that is none.
  private mutating func scene(
    _ path: String, _ reader: FolderReader
  ) throws(SceneLines) -> SceneFile? {
    let name = "\(reader.root)/\(path)"
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try reader.upToLimit(path, FileReading.sceneLimit) ?? []
    } catch {
      let line = "\(name): error: \(error.message)"
      throw SceneLines(lines: [line], isUnreadable: true)
    }
    if FilePath.ends(path.lowercased(), with: ".json"), !SceneSource.isSceneJSON(bytes) {
      return nil
    }
    do throws(SceneProblems) {
      let folder = FilePath.folder(of: name)
      var source = SceneSource(
        name: name, bytes: bytes, folder: folder, project: try search.project(of: folder))
      source.statedSuite = SceneSuite(root: reader.root, below: FilePath.folder(of: path))
      return try SceneFile(source)
    } catch {
      throw SceneLines(error.problems, in: bytes)
    }
  }

  /// Whether a file looks like a golden of ours and belongs to no scene.
  ///
  /// A text is known by its name; a picture, whose name says nothing, by the stamp in it.
  private static func isLost(
    _ path: String, _ owned: Set<String>, _ badStems: [String], _ reader: FolderReader
  ) -> Bool {
    guard isGolden(path), !owned.contains(withoutPending(path)),
      !badStems.contains(where: { belongs(path, to: $0) })
    else { return false }
    guard FilePath.ends(withoutPending(path), with: GoldenFile.png.ending) else { return true }
    guard let png = try? reader.upToLimit(path, PNGStamp.limit) else { return false }
    return PNGStamp.text(of: png) != nil
  }

  /// Names what cannot be read and would otherwise be passed over in silence.
  private mutating func name(
    unusable entries: [FolderEntry], owned: Set<String>, prefix: String, _ reader: FolderReader
  ) {
    for entry in entries {
      guard let problem = entry.reasonAgainst(followingLinks: reader.followsLinks) else { continue }
      let isScene =
        SceneSource.isScene(entry.path) || entry.path.utf8.elementsEqual(Relation.fileName.utf8)
      // What belongs to a scene is named when the scene's golden is compared.
      let isLostGolden = Self.isGolden(entry.path) && !owned.contains(entry.path)
      switch entry.kind {
      case .file where !isScene && !isLostGolden: continue
      case .link where !isScene && !isLostGolden && !entry.leadsToFolder: continue
      default: break
      }
      badScenes.append(
        BadScene(
          name: prefix + entry.path, lines: ["\(reader.root)/\(entry.path): error: \(problem)"],
          scene: entry.path, root: reader.root, isUnreadable: true))
    }
  }

  /// Takes a store that a person names in place of the projects'.
  package mutating func keepPictures(in store: PictureStore) {
    for index in cases.indices { cases[index].store = store }
  }

  /// The files that reports point at, by the names of goldens, of what is wrong, and of relations.
  package var files: [String: String] {
    var files: [String: String] = [:]
    for golden in cases { files[golden.name] = golden.sceneFile }
    for scene in badScenes { files[scene.name] = "\(scene.root)/\(scene.scene)" }
    for relation in relations { files[relation.name] = relation.file }
    return files
  }

  /// Two scenes of one name, or of names that differ in case alone, would share files on some
  /// machines.
  private mutating func refuseSharedNames() {
    var first: [String: Int] = [:]
    var clashes: [String: Int] = [:]
    for (index, golden) in cases.enumerated() {
      let key = "\(golden.root)/\(golden.stem)".lowercased()
      if let other = first[key], cases[other].scenePath != golden.scenePath {
        clashes[key] = other
      } else {
        first[key] = index
      }
    }
    if clashes.isEmpty { return }
    for key in clashes.keys.sorted() {
      let paths = cases.filter { "\($0.root)/\($0.stem)".lowercased() == key }
      let scenes = paths.map(\.sceneFile).joined(separator: " and ")
      badScenes.append(
        BadScene(
          name: paths[0].name,
          lines: ["error: \(scenes) would have the same goldens; rename one of them"],
          scene: paths[0].scenePath, root: paths[0].root))
    }
    cases.removeAll { clashes["\($0.root)/\($0.stem)".lowercased()] != nil }
  }

  // MARK: - Names of files

  private static func isGolden(_ path: String) -> Bool {
    let path = withoutPending(path)
    return GoldenFile.allCases.contains { FilePath.ends(path, with: $0.ending) }
  }

  private static func withoutPending(_ path: String) -> String {
    FilePath.ends(path, with: GoldenRecording.pendingEnding)
      ? FilePath.dropping(GoldenRecording.pendingEnding.utf8.count, from: path) : path
  }

  /// Whether a golden's path starts with a scene's stem and goes on as a golden's does.
  private static func belongs(_ path: String, to stem: String) -> Bool {
    let next = path.utf8.dropFirst(stem.utf8.count).first
    return FilePath.starts(path, with: stem)
      && (next == UInt8(ascii: ".") || next == UInt8(ascii: "@"))
  }
}
