internal import Foundation

/// Apps that show a part of an app to those who make it: programs of their own in folders such as `Demo`,
/// beside the app that people get.
enum DemoApps {
  /// Names of folders for what shows how something is used, or tries it, in small letters.
  private static let folders: Set = [
    "demo", "demos", "demoapp", "demoapps", "example", "examples", "exampleapp", "sample",
    "samples", "sampleapp", "testapp", "testapps", "testproject", "testprojects", "playground",
    "playgrounds", "prototype", "prototypes", "kitchensink", "kitchen sink", "kitchen-sink",
    "storybook",
  ]

  /// How names of such folders end behind the name of what is shown: `KitDemo`, `Kit-Example`.
  private static let endings = ["Demo", "Example", "Examples", "Sample", "Samples"]
    .flatMap { [$0, $0 + "App"] }

  /// Whether a folder is called like one for what shows how something is used.
  private static func isShowing(_ folder: Substring) -> Bool {
    if folders.contains(folder.lowercased()) { return true }
    return endings.contains { ending in
      guard folder.count > ending.count + 1 else { return false }
      return folder.hasSuffix(ending)
        || ["-", "_", " "].contains { folder.hasSuffix($0 + ending.lowercased()) }
    }
  }

  /// Paths of files in folders with such an app; none where no app starts elsewhere.
  ///
  /// - Parameter roots: the folders and files that are read, which are meant whatever they are called.
  static func files(in files: AppFiles, below roots: [String]) -> Set<String> {
    func folder(around path: String) -> String? {
      let root = roots.filter { path.hasPrefix($0) }.map(\.count).max() ?? 0
      return Self.folder(in: path, from: root)
    }
    var shown: [String: [String]] = [:]
    for file in files.files {
      if let folder = folder(around: file.path) { shown[folder, default: []].append(file.path) }
    }
    guard !shown.isEmpty else { return [] }
    var (isElsewhere, found) = (false, Set<String>())
    for file in files.files(.swift) + files.files(.objectiveC) {
      let folder = folder(around: file.path)
      if let folder { guard !found.contains(folder) else { continue } }
      if folder == nil, isElsewhere { continue }
      guard let data = try? Data(contentsOf: file.url), isStart(data) else { continue }
      if let folder { found.insert(folder) } else { isElsewhere = true }
    }
    return isElsewhere ? Set(found.flatMap { shown[$0] ?? [] }) : []
  }

  /// Whether an app starts in code.
  static func isStart(_ code: Data) -> Bool {
    if code.holds("UIApplicationMain") { return true }
    return code.holds("@main") && (code.holds(": App") || code.holds("UIApplicationDelegate"))
  }

  /// The outermost folder of that kind around a file; nil for none.
  ///
  /// - Parameter start: how many letters of the path are those of what is read.
  private static func folder(in path: String, from start: Int) -> String? {
    let root = path.prefix(start)
    let parts = path.dropFirst(start).split(separator: "/", omittingEmptySubsequences: false)
    guard let place = parts.dropLast().firstIndex(where: isShowing) else { return nil }
    return root + parts[...place].joined(separator: "/")
  }
}
