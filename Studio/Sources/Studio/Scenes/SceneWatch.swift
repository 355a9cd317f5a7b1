/// Sees which scenes change on disk.
///
/// It looks at every file again and again, which works on every file system; a thousand files take
/// a few milliseconds.
actor SceneWatch {
  /// What happened between two looks.
  struct Change: Hashable, Sendable {
    /// Scenes that were written, or whose pictures were.
    var scenes: [String] = []
    /// Whether scenes came or went.
    var isOfList = false

    /// Whether nothing happened.
    var isEmpty: Bool { scenes.isEmpty && !isOfList }
  }

  /// The scenes now.
  private(set) var list: SceneList
  private let paths: [String]
  private var stamps: [String: FileStamp?] = [:]
  /// Pictures by the scenes that show them.
  private var pictures: [String: [String]] = [:]

  /// How long it waits between two looks, in milliseconds.
  static let pause = 25

  /// Starts with what is there now.
  init(paths: [String]) throws(StudioError) {
    self.paths = paths
    list = try SceneList(paths: paths)
    for path in list.entries.map(\.id) + list.folders { stamps[path] = FileStamp(path) }
  }

  /// Says which pictures a scene shows, by their paths, so that they are looked at too.
  func note(pictures files: [String], of scene: String) {
    pictures[scene] = files
    for file in files where stamps[file] == nil { stamps[file] = FileStamp(file) }
  }

  /// Looks once.
  func look() -> Change {
    var change = Change()
    if list.folders.contains(where: hasChanged), let list = try? SceneList(paths: paths) {
      change.isOfList = list != self.list
      self.list = list
    }
    for entry in list.entries {
      // Every file has to be looked at, so that a change is told once.
      let files = [entry.id] + (pictures[entry.id] ?? [])
      if files.map(hasChanged).contains(true) { change.scenes.append(entry.id) }
    }
    for path in changedNow { stamps[path] = FileStamp(path) }
    changedNow = []
    return change
  }

  /// Files that differ from their stamps; several scenes may show the same picture.
  private var changedNow: Set<String> = []

  private func hasChanged(_ path: String) -> Bool {
    guard let known = stamps[path] else {
      stamps[path] = FileStamp(path)
      return false
    }
    if known == FileStamp(path) { return false }
    changedNow.insert(path)
    return true
  }

  /// Looks until the task is cancelled, and tells what happened.
  func run(_ tell: @Sendable (Change) async -> Void) async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(Self.pause))
      let change = look()
      if !change.isEmpty { await tell(change) }
    }
  }
}
