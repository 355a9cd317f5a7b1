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
    var folders: Set<String> = []
    /// The languages that it has words in.
    var languages: Set<String> = []
    /// Whether it is an app or an extension of one, which a framework is not.
    var isApp = false
    /// Whether its project names a file of its words that is not there.
    var lacksWords = false
    /// Whether its project knows one language alone.
    var isOfOneLanguage = false

    /// Whether a file is part of it, by itself or with a folder around it.
    func holds(_ path: String) -> Bool {
      if code.contains(path) { return true }
      if folders.isEmpty { return false }
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        if folders.contains(String(rest)) { return true }
      }
      return false
    }
  }

  private var targets: [Target] = []

  /// The most targets of a project that are looked at; no app has as many.
  static let targetLimit = 512
  /// The most bytes of a path, as of a system's (`PATH_MAX` of macOS); a longer one is none.
  private static let pathLimit = 1024

  /// Reads what projects say; one that cannot be read is named, and so is one of too many targets.
  init(_ files: AppFiles, _ words: WordTables, notes: inout [Note]) {
    for file in files.files(.project) {
      guard let data = file.source(),
        let list = PropertyList.read(data) as? [String: Any],
        let objects = list["objects"] as? [String: [String: Any]]
      else {
        notes.append(
          Note(
            path: file.path,
            text: "is not a project that can be read; the languages of its targets are not known"))
        continue
      }
      let folder = file.projectFolder
      let built = objects.sorted { $0.key < $1.key }.map(\.value)
        .filter { $0["isa"] as? String == "PBXNativeTarget" }
      guard built.count <= Self.targetLimit else {
        notes.append(
          Note(
            path: file.path,
            text: "has more than \(Self.targetLimit) targets; the languages of each are not read"))
        continue
      }
      let paths = Self.paths(objects, from: folder)
      // A phase is of one target, and so is each file in it: no list is gone through again and again.
      var seen: Set<String> = []
      let isOfOneLanguage = Self.isOfOneLanguage(objects)
      let known = Set(files.files.map(\.path))
      let isMade = !files.files(.twine).isEmpty
      for object in built {
        var target = Self.target(object, objects, paths, words, known, &seen)
        target.isOfOneLanguage = isOfOneLanguage
        // What Twine makes as the app is built is read from its own file.
        if isMade { target.lacksWords = false }
        targets.append(target)
      }
      if targets.suffix(built.count).contains(where: \.lacksWords) {
        notes.append(
          Note(
            path: file.path,
            text: "names words that are not there; which titles are translated is not known"))
      }
    }
  }

  /// The languages of the apps that a file of code is part of; nil where no project says, where other
  /// things than apps have it too, and where an app has its words elsewhere.
  func languages(of path: String) -> Set<String>? {
    let own = targets.filter { $0.holds(path) }
    guard !own.isEmpty, own.allSatisfy({ $0.isApp && $0.languages.count > 1 }) else { return nil }
    return own.reduce(into: []) { $0.formUnion($1.languages) }
  }

  /// Whether a file of code is part of apps alone whose projects know one language.
  func isOfOneLanguage(_ path: String) -> Bool {
    let own = targets.filter { $0.holds(path) }
    return !own.isEmpty && own.allSatisfy { $0.isApp && $0.isOfOneLanguage }
  }

  /// Whether a project names a file of an app's words that is not there.
  var lackWords: Bool { targets.contains { $0.isApp && $0.lacksWords } }

  /// Whether a file of code is part of something whose project names a file of words that is not there, so
  /// that nobody can tell what the app has words for.
  func lacksFileOfWords(_ path: String) -> Bool {
    targets.contains { $0.lacksWords && $0.holds(path) }
  }

  /// Whether a file has the words that are taken where code names no other.
  private static func isFileOfWords(_ path: String) -> Bool {
    ["Localizable.strings", "Localizable.xcstrings"].contains(
      path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Whether a project knows one language alone, and the folder that all of them share.
  private static func isOfOneLanguage(_ objects: [String: [String: Any]]) -> Bool {
    objects.values.filter { $0["isa"] as? String == "PBXProject" }.allSatisfy { project in
      Set(ids(project["knownRegions"]).map(WordTables.locale)).subtracting(["base"]).count == 1
    }
  }

  private static func target(
    _ object: [String: Any], _ objects: [String: [String: Any]], _ paths: [String: String],
    _ words: WordTables, _ known: Set<String>, _ seen: inout Set<String>
  ) -> Target {
    var target = Target()
    let type = object["productType"] as? String ?? ""
    target.isApp = type.hasSuffix("application") || type.contains("extension")
    var groups: Set<String> = []
    for phase in ids(object["buildPhases"]) where seen.insert(phase).inserted {
      for file in ids(objects[phase]?["files"]) {
        guard let id = objects[file]?["fileRef"] as? String, groups.insert(id).inserted else {
          continue
        }
        // A group of a file's languages has the files of them.
        let members = ([id] + ids(objects[id]?["children"])).compactMap { paths[$0] }
        target.code.formUnion(members)
        let spoken = members.filter(isFileOfWords)
        target.lacksWords =
          target.lacksWords || !spoken.isEmpty && !spoken.contains(where: known.contains)
      }
    }
    target.folders = Set(ids(object["fileSystemSynchronizedGroups"]).compactMap { paths[$0] })
    var isSpoken = false
    for (path, languages) in words.files where target.holds(path) {
      target.languages.formUnion(languages)
      let name = path.split(separator: "/").last ?? ""
      isSpoken = isSpoken || !name.hasPrefix(WordTables.propertyList)
    }
    // What only names the app has its words elsewhere.
    if !isSpoken { target.languages = [] }
    return target
  }

  /// The paths of a project's files and folders by their marks.
  static func paths(
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
      let length = result.reduce(0) { $0 + $1.utf8.count + 1 }
      guard length + ((object["path"] as? String)?.utf8.count ?? 0) <= pathLimit else { return nil }
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
    for id in objects.keys.sorted() {
      paths[id] = parts(of: id, depth: 0)?.joined(separator: "/")
    }
    return paths
  }

  /// The marks in a list of a project.
  static func ids(_ list: Any?) -> [String] { list as? [String] ?? [] }
}
