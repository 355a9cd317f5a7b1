/// Code that targets of projects build.
struct BuiltByTargets {
  /// Files that are named one by one.
  var files: Set<String> = []
  /// Folders that are taken as they are, each with what each target leaves out of it.
  var folders: [String: [Set<String>]] = [:]

  var isEmpty: Bool { files.isEmpty && folders.isEmpty }

  /// Whether a file is part of it, by itself or with a folder around it.
  func holds(_ path: String) -> Bool {
    if files.contains(path) { return true }
    if folders.isEmpty { return false }
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if folders[String(rest)]?.contains(where: { !$0.contains(path) }) ?? false { return true }
    }
    return false
  }

  /// Takes what a target builds as well.
  ///
  /// - Parameters:
  ///   - id: the target's mark.
  ///   - paths: paths of the project's files and folders by their marks.
  ///   - exceptions: what folders name of targets.
  mutating func take(
    _ id: String, _ objects: [String: [String: Any]], _ paths: [String: String],
    _ exceptions: [String: [String: Set<String>]]
  ) {
    let target = objects[id] ?? [:]
    for phase in TargetLanguages.ids(target["buildPhases"]) {
      for file in TargetLanguages.ids(objects[phase]?["files"]) {
        let id = objects[file]?["fileRef"] as? String
        if let path = id.flatMap({ paths[$0] }) { files.insert(path) }
      }
    }
    let groups = Set(TargetLanguages.ids(target["fileSystemSynchronizedGroups"]))
    for group in groups {
      guard let folder = paths[group] else { continue }
      folders[folder, default: []].append(exceptions[group]?[id] ?? [])
    }
    // What another target's folder names of a target is that target's as well.
    for (group, targets) in exceptions where !groups.contains(group) {
      files.formUnion(targets[id] ?? [])
    }
  }

  /// Takes the files of each language of what a target builds as well.
  mutating func takeLanguages(
    of id: String, _ objects: [String: [String: Any]], _ paths: [String: String]
  ) {
    for phase in TargetLanguages.ids(objects[id]?["buildPhases"]) {
      for file in TargetLanguages.ids(objects[phase]?["files"]) {
        guard let group = objects[file]?["fileRef"] as? String,
          objects[group]?["isa"] as? String == "PBXVariantGroup"
        else { continue }
        files.formUnion(TargetLanguages.ids(objects[group]?["children"]).compactMap { paths[$0] })
      }
    }
  }

  /// Paths that folders which are taken as they are name, by the folder's mark and the target's.
  static func exceptions(
    _ objects: [String: [String: Any]], _ paths: [String: String]
  ) -> [String: [String: Set<String>]] {
    var found: [String: [String: Set<String>]] = [:]
    for (group, object) in objects {
      for exception in TargetLanguages.ids(object["exceptions"]) {
        guard let folder = paths[group], let set = objects[exception],
          let target = set["target"] as? String
        else { continue }
        let names = TargetLanguages.ids(set["membershipExceptions"]).map { folder + "/" + $0 }
        found[group, default: [:]][target, default: []].formUnion(names)
      }
    }
    return found
  }
}
