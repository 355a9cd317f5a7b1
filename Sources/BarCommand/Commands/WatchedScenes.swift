internal import BarFiles
internal import BarSceneFile

/// The scenes that `navbar watch` follows, and what their files were like when it last looked.
///
/// It looks at each file again and again, which works on every file system; a thousand files take a
/// few milliseconds.
struct WatchedScenes {
  /// What a look found.
  struct Change {
    /// Scenes that were written, or a file that they are made of.
    var scenes: [SceneInput] = []
    /// Scenes that could not be drawn and whose surroundings changed, so that it may be possible now.
    var retries: [SceneInput] = []
  }

  /// The scenes, in the order of the command line.
  private(set) var inputs: [SceneInput]
  private let arguments: [String]
  private var folders: Set<String>
  /// The other files that a scene is made of, by the scene's path.
  private var parts: [String: [String]] = [:]
  /// Scenes that could not be drawn.
  private var failed: Set<String> = []
  /// What each path was like when its change was last told.
  private var known: [String: FileStamp?] = [:]
  /// Paths that changed since, as they were at the last look: they may be half written.
  private var unsettled: [String: FileStamp?] = [:]
  /// What was wrong with the list of scenes; nil where nothing was.
  private var problem: Failure?

  /// Looks for the scenes of a command line.
  ///
  /// - Throws: a failure where a path leads nowhere or a folder has no scene.
  init(_ arguments: [String]) throws(Failure) {
    self.arguments = arguments
    inputs = try SceneInputs(arguments).files
    folders = Self.folders(of: arguments)
    for path in paths { known[path] = FileStamp(path) }
  }

  /// Takes down what became of a scene.
  ///
  /// - Parameter parts: the other files that it is made of; nil for one that could not be drawn.
  mutating func note(_ input: SceneInput, parts files: [String]?) {
    guard let files else {
      failed.insert(input.argument)
      return
    }
    failed.remove(input.argument)
    parts[input.argument] = files
    for path in files where known[path] == nil { known[path] = FileStamp(path) }
  }

  /// Looks once.
  mutating func look(_ console: Console) throws(Failure) -> Change {
    let changed = settled()
    guard !changed.isEmpty else { return Change() }
    let before = Dictionary(inputs.map { ($0.argument, $0) }) { first, _ in first }
    let isListChanged = changed.contains { folders.contains($0) || isProject($0) }
    if isListChanged { try list(console) }
    var change = Change()
    for input in inputs {
      if changed.contains(input.argument) || before[input.argument] != input
        || parts[input.argument]?.contains(where: changed.contains) == true
      {
        change.scenes.append(input)
      } else if isListChanged, failed.contains(input.argument) {
        change.retries.append(input)
      }
    }
    return change
  }

  /// Looks for the scenes again; what is wrong is said once, and the scenes stay as they were.
  private mutating func list(_ console: Console) throws(Failure) {
    do throws(Failure) {
      inputs = try SceneInputs(arguments).files
      folders = Self.folders(of: arguments)
      for path in paths where known[path] == nil { known[path] = FileStamp(path) }
      problem = nil
    } catch {
      if error != problem { _ = try console.reported(error) }
      problem = error
    }
  }

  /// Every path that is looked at.
  private var paths: Set<String> {
    folders.union(inputs.map(\.argument)).union(inputs.compactMap { $0.knownProject??.path })
      .union(parts.values.joined())
  }

  /// Paths that changed since they were last told, and have not changed since the look before.
  private mutating func settled() -> Set<String> {
    var settled: Set<String> = []
    for path in paths {
      let stamp = FileStamp(path)
      if known[path] == .some(stamp) {
        unsettled[path] = nil
      } else if unsettled[path] == .some(stamp) {
        unsettled[path] = nil
        known[path] = stamp
        settled.insert(path)
      } else {
        unsettled[path] = .some(stamp)
      }
    }
    return settled
  }

  private func isProject(_ path: String) -> Bool { FilePath.name(of: path) == ProjectFile.name }

  /// The folders in which scenes may come and go, and those in which named scenes stand.
  private static func folders(of arguments: [String]) -> Set<String> {
    var found: Set<String> = []
    for argument in arguments {
      switch FileKind(argument) {
      case .folder: found.formUnion(Folder.folders(in: argument))
      case .none where PathPattern.isPattern(argument):
        let folder = PathPattern(argument).folder
        found.formUnion(Folder.folders(in: folder.utf8.isEmpty ? "." : folder))
      default:
        let folder = FilePath.folder(of: argument)
        found.insert(folder.utf8.isEmpty ? "." : folder)
      }
    }
    return found
  }
}
