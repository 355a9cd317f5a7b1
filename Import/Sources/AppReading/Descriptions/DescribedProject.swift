/// A project as a description says it, before a tool has made Xcode's file of it.
struct DescribedProject {
  /// Files that a target takes: those that patterns name in a folder, or one file.
  struct Sources {
    /// The path of a folder or a file, as reports name it.
    var path: String
    /// What of it is taken; everything where there are none.
    var includes: [FilePattern] = []
    /// What of it is left out.
    var excludes: [FilePattern] = []
    /// Whether includes are whole paths, not those of folders with all that is in them.
    var areWhole = false
    /// Whether it is copied as it lies there.
    var isCopied = false

    /// Whether a file in the folder is taken.
    ///
    /// - Parameter parts: its path from there.
    func takes(_ parts: [Substring]) -> Bool {
      (includes.isEmpty
        || includes.contains { areWhole ? $0.matches(parts) : $0.holds(parts) })
        && !excludes.contains { $0.holds(parts) }
    }
  }

  /// Something that is built.
  struct Target {
    /// Its name.
    var name: String
    /// Its kind as Xcode has it, without what all kinds begin with: `application`.
    var kind: String
    /// Its settings, by configuration.
    var settings: [String: [String: String]] = [:]
    /// What it is built of.
    var sources: [Sources] = []

    /// Whether it tries other targets, and is nothing that anybody gets.
    var isOfTests: Bool { kind.hasSuffix("unit-test") || kind.hasSuffix("ui-testing") }
  }

  /// A way to build it all.
  struct Configuration {
    var name: String
    var isForDebugging: Bool
  }

  /// Its description: what lies in its folder is named from there.
  var path: String
  /// The language that its words are written in.
  var language: String?
  /// The languages it is said to know, besides those it has files of.
  var regions: Set<String> = []
  /// The ways to build it.
  var configurations = [
    Configuration(name: "Debug", isForDebugging: true),
    Configuration(name: "Release", isForDebugging: false),
  ]
  /// Its settings, by configuration.
  var settings: [String: [String: String]] = [:]
  /// What it builds.
  var targets: [Target] = []

  /// The files that a target builds.
  ///
  /// - Parameter paths: paths of all files that are there, sorted.
  static func files(of target: Target, among paths: [String]) -> [String] {
    var found: Set<String> = []
    for sources in target.sources where !sources.isCopied {
      if Self.has(paths, sources.path) {
        found.insert(sources.path)
        continue
      }
      let folder = sources.path.isEmpty ? "" : sources.path + "/"
      for path in inside(folder, paths) {
        let parts = path.dropFirst(folder.count).split(separator: "/")
        if sources.takes(parts) { found.insert(path) }
      }
    }
    return found.sorted()
  }

  private static func inside(_ folder: String, _ paths: [String]) -> ArraySlice<String> {
    let start = place(of: folder, in: paths)
    return paths[start...].prefix { $0.hasPrefix(folder) }
  }

  private static func has(_ paths: [String], _ path: String) -> Bool {
    let place = place(of: path, in: paths)
    return place < paths.count && paths[place] == path
  }

  /// The first place of a list that is not in front of a path.
  private static func place(of path: String, in paths: [String]) -> Int {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
