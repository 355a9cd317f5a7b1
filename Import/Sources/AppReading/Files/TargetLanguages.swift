internal import Foundation

/// The languages of the apps that Xcode's projects build, by what each app is built of.
///
/// The system shows an app in a language that the app itself has files in, whatever another app of the
/// same project has.
struct TargetLanguages {
  /// An app or an extension of one.
  private struct Target {
    /// Paths of its files of code, as reports name them.
    var code: Set<String> = []
    /// Folders it takes as they are.
    var folders: [String] = []
    /// The languages that it has words in.
    var languages: Set<String> = []
    /// Whether it is an app or an extension of one, which a framework is not.
    var isApp = false
  }

  private var targets: [Target] = []

  /// Reads what projects say; one that cannot be read says nothing.
  init(_ files: AppFiles, _ words: WordTables) {
    for file in files.files(.project) {
      guard let data = try? Data(contentsOf: file.url),
        let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any],
        let objects = list["objects"] as? [String: [String: Any]]
      else { continue }
      // `Folder/App.xcodeproj/project.pbxproj`
      let folder = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      let paths = Self.paths(objects, from: folder.map(String.init))
      for object in objects.values where object["isa"] as? String == "PBXNativeTarget" {
        targets.append(Self.target(object, objects, paths, words))
      }
    }
  }

  /// The languages of the apps that a file of code is part of; nil where no project says, where other
  /// things than apps have it too, and where an app has its words elsewhere.
  func languages(of path: String) -> Set<String>? {
    let own = targets.filter { target in
      target.code.contains(path) || target.folders.contains { path.hasPrefix($0 + "/") }
    }
    guard !own.isEmpty, own.allSatisfy({ $0.isApp && $0.languages.count > 1 }) else { return nil }
    return own.reduce(into: []) { $0.formUnion($1.languages) }
  }

  private static func target(
    _ object: [String: Any], _ objects: [String: [String: Any]], _ paths: [String: String],
    _ words: WordTables
  ) -> Target {
    var target = Target()
    let type = object["productType"] as? String ?? ""
    target.isApp = type.hasSuffix("application") || type.contains("extension")
    for phase in ids(object["buildPhases"]) {
      for file in ids(objects[phase]?["files"]) {
        guard let id = objects[file]?["fileRef"] as? String else { continue }
        // A group of a file's languages has the files of them.
        for member in [id] + ids(objects[id]?["children"]) {
          if let path = paths[member] { target.code.insert(path) }
        }
      }
    }
    target.folders = ids(object["fileSystemSynchronizedGroups"]).compactMap { paths[$0] }
    var isSpoken = false
    for (path, languages) in words.files
    where target.code.contains(path) || target.folders.contains(where: { path.hasPrefix($0 + "/") })
    {
      target.languages.formUnion(languages)
      let name = path.split(separator: "/").last ?? ""
      isSpoken = isSpoken || !name.hasPrefix(WordTables.propertyList)
    }
    // What only names the app has its words elsewhere.
    if !isSpoken { target.languages = [] }
    return target
  }

  /// The paths of a project's files and folders by their marks.
  private static func paths(
    _ objects: [String: [String: Any]], from folder: [String]
  ) -> [String: String] {
    var around: [String: String] = [:]
    for (id, object) in objects {
      for child in ids(object["children"]) { around[child] = id }
    }
    var found: [String: [String]] = [:]
    func parts(of id: String, depth: Int) -> [String]? {
      if let known = found[id] { return known }
      guard depth < 64, let object = objects[id] else { return nil }
      var base: [String]?
      switch object["sourceTree"] as? String {
      case "SOURCE_ROOT": base = folder
      case "<group>"?, nil: base = around[id].map { parts(of: $0, depth: depth + 1) } ?? folder
      default: base = nil
      }
      guard var result = base else { return nil }
      for part in (object["path"] as? String ?? "").split(separator: "/") {
        if part == "..", !result.isEmpty, result.last != ".." {
          result.removeLast()
        } else if part != "." {
          result.append(String(part))
        }
      }
      found[id] = result
      return result
    }
    var paths: [String: String] = [:]
    for id in objects.keys {
      paths[id] = parts(of: id, depth: 0)?.joined(separator: "/")
    }
    return paths
  }

  /// The marks in a list of a project.
  private static func ids(_ list: Any?) -> [String] { list as? [String] ?? [] }
}
