internal import BarFiles

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Finds the project that a folder belongs to, and reads each project once.
public struct ProjectSearch: Sendable {
  /// What was found, by folder; a run asks for a few.
  private var known: [(folder: String, project: ProjectFile?)] = []

  /// A search that has found nothing yet.
  public init() {}

  /// The project of a folder: the `navbar.yaml` in it or in the nearest folder around it; nil for
  /// none.
  ///
  /// The search ends where a repository begins, so that nothing outside it takes part.
  ///
  /// - Parameter folder: the folder, empty for the working folder.
  /// - Throws: every error of the file.
  public mutating func project(of folder: String) throws(SceneProblems) -> ProjectFile? {
    if let found = known.last(where: { $0.folder == folder }) { return found.project }
    let project = try Self.path(above: folder).map { path throws(SceneProblems) in
      try Self.checkOwner(of: path, for: folder)
      return try ProjectFile(path: path)
    }
    known.append((folder, project))
    return project
  }

  /// The project of a folder, for those who ask once.
  ///
  /// - Throws: every error of the file.
  public static func project(of folder: String) throws(SceneProblems) -> ProjectFile? {
    var search = ProjectSearch()
    return try search.project(of: folder)
  }

  /// The path of the nearest file.
  private static func path(above folder: String) -> String? {
    guard var place = absolute(folder.utf8.isEmpty ? "." : folder) else { return nil }
    while true {
      let start = FilePath.withSlash(place)
      if isThere(start + ProjectFile.name) { return start + ProjectFile.name }
      if isThere(start + ".git") || place == "/" { return nil }
      place = FilePath.withoutSlash(FilePath.folder(of: place))
    }
  }

  /// Looks whose a file is: anybody may write one into a folder that all share, as `/tmp`, above the folders of others.
  ///
  /// It may be the user's, the system's, or that of who owns the folder asked for, whose scenes are
  /// trusted as much. git looks at a repository in the same way: `safe.directory`.
  ///
  /// - Throws: that the file is a stranger's.
  private static func checkOwner(of path: String, for folder: String) throws(SceneProblems) {
    let folder = folder.utf8.isEmpty ? "." : folder
    guard let owner = FilePath.owner(of: path),
      !trusts(owner, of: FilePath.owner(of: absolute(folder) ?? folder), as: geteuid())
    else { return }
    let message =
      "it belongs to another user (uid \(owner)) than you (uid \(geteuid())) and \(folder), for which it would hold; "
      + "make it yours, or put a \(ProjectFile.name) of your own into that folder"
    throw SceneProblems(problems: [
      SceneProblem(file: path, line: 1, column: 1, severity: .error, message: message)
    ])
  }

  /// Whether a file of an owner holds for a folder of another, where a user runs navbar.
  static func trusts(_ owner: UInt32, of folderOwner: UInt32?, as user: UInt32) -> Bool {
    owner == user || owner == 0 || owner == folderOwner
  }

  private static func isThere(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  /// The path without links on the way; nil for one that leads nowhere.
  static func absolute(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}

extension ProjectFile {
  /// The folder of scenes around another folder, of those that the project names; nil for none.
  package func suite(around folder: String) -> SceneSuite? {
    guard let place = ProjectSearch.absolute(folder.utf8.isEmpty ? "." : folder) else { return nil }
    let folders = settings.folders.isEmpty ? ["goldens"] : settings.folders
    for root in folders.compactMap({ ProjectSearch.absolute(resolved($0)) }) {
      if place.utf8.elementsEqual(root.utf8) { return SceneSuite(root: root, below: "") }
      let start = FilePath.withSlash(root)
      if FilePath.starts(place, with: start) {
        let below = String(decoding: place.utf8.dropFirst(start.utf8.count), as: UTF8.self)
        return SceneSuite(root: root, below: FilePath.withSlash(below))
      }
    }
    return nil
  }
}
