internal import Foundation

/// Code in folders for what an app takes from others, which is the app's where its projects build it.
enum VendoredFiles {
  /// Paths of files and folders that the targets of projects build, tests aside.
  private struct Built {
    /// Files that are named one by one.
    var files: Set<String> = []
    /// Folders that are taken as they are.
    var folders: Set<String> = []
    /// What is left out of such folders.
    var left: Set<String> = []

    func holds(_ path: String) -> Bool {
      files.contains(path) || Self.has(folders, path) && !Self.has(left, path)
    }

    /// Whether some paths have a path, or a folder around it.
    private static func has(_ paths: Set<String>, _ path: String) -> Bool {
      if paths.isEmpty { return false }
      if paths.contains(path) { return true }
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        if paths.contains(String(rest)) { return true }
      }
      return false
    }
  }

  /// Paths of the code in such folders that projects outside of them build.
  ///
  /// - Parameter paths: the paths of all files in such folders.
  static func built(among paths: Set<String>, of files: [AppFiles.File]) -> Set<String> {
    let code = files.filter { file in
      (file.kind == .swift || file.kind == .objectiveC) && paths.contains(file.path)
    }
    guard !code.isEmpty else { return [] }
    var built = Built()
    for file in files where file.kind == .project && !paths.contains(file.path) {
      guard let data = file.source(),
        let list = PropertyList.read(data) as? [String: Any],
        let objects = list["objects"] as? [String: [String: Any]]
      else { continue }
      let folder = file.projectFolder
      note(objects, TargetLanguages.paths(objects, from: folder), in: &built)
    }
    var result = Set(code.lazy.map(\.path).filter(built.holds))
    // No target lists what its files import.
    let stems = Set(result.map(stem))
    for file in code where file.url.pathExtension == "h" && stems.contains(stem(of: file.path)) {
      result.insert(file.path)
    }
    return result
  }

  private static func note(
    _ objects: [String: [String: Any]], _ paths: [String: String], in built: inout Built
  ) {
    let targets = objects.values.filter { object in
      object["isa"] as? String == "PBXNativeTarget"
        && !(object["productType"] as? String ?? "").hasSuffix("-testing")
        && !(object["productType"] as? String ?? "").hasSuffix("unit-test")
    }
    guard targets.count <= TargetLanguages.targetLimit else { return }
    var seen: Set<String> = []
    for target in targets {
      for phase in TargetLanguages.ids(target["buildPhases"]) where seen.insert(phase).inserted {
        for file in TargetLanguages.ids(objects[phase]?["files"]) {
          let id = objects[file]?["fileRef"] as? String
          if let path = id.flatMap({ paths[$0] }) { built.files.insert(path) }
        }
      }
      for group in TargetLanguages.ids(target["fileSystemSynchronizedGroups"])
      where seen.insert(group).inserted {
        guard let folder = paths[group] else { continue }
        built.folders.insert(folder)
        for exceptions in TargetLanguages.ids(objects[group]?["exceptions"]) {
          for path in TargetLanguages.ids(objects[exceptions]?["membershipExceptions"]) {
            built.left.insert(folder + "/" + path)
          }
        }
      }
    }
  }

  /// A path without the end that says its kind.
  private static func stem(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }
}
