internal import Foundation

/// What the targets of a project build of the code and the drawings that it lists.
struct BuiltFiles {
  /// Names of files that the project lists and that none of its targets builds.
  private(set) var idle: Set<String> = []
  /// Where files lie that are built, by their names; only where each of a name is there.
  private(set) var places: [String: Set<String>] = [:]
  /// Where files of words lie that the project lists by their names alone, likewise.
  private(set) var words: [String: Set<String>] = [:]

  /// Kinds of files that are built one by one.
  private enum Kind {
    case code, drawing

    init?(_ name: String) {
      if [".swift", ".m", ".mm"].contains(where: name.hasSuffix) {
        self = .code
      } else if [".storyboard", ".xib"].contains(where: name.hasSuffix) {
        self = .drawing
      } else {
        return nil
      }
    }
  }

  /// Reads a project; one that cannot be read builds whatever it lists.
  ///
  /// - Parameter folder: the parts of the path of the folder that it is for.
  /// - Parameter known: paths of files that are there.
  init(_ data: Data, from folder: [String], among known: Set<String>) {
    guard let list = PropertyList.read(data) as? [String: Any],
      let objects = list["objects"] as? [String: [String: Any]]
    else { return }
    var built: Set<String> = []
    for object in objects.values where object["isa"] as? String == "PBXBuildFile" {
      guard let id = object["fileRef"] as? String, built.insert(id).inserted,
        objects[id]?["isa"] as? String == "PBXVariantGroup"
      else { continue }
      // A group of a file's languages has the files of them.
      built.formUnion(TargetLanguages.ids(objects[id]?["children"]))
    }
    let paths = TargetLanguages.paths(objects, from: folder)
    var others: [Kind: Set<String>] = [:]
    var kinds: [Kind: Set<String>] = [:]
    var found: [String: [String?]] = [:]
    var spoken: [String: [String?]] = [:]
    for (id, object) in objects where object["isa"] as? String == "PBXFileReference" {
      guard let path = object["path"] as? String,
        let name = path.split(separator: "/").last.map(String.init)
      else { continue }
      if ProjectMembers.isOfWords(path), path == name {
        spoken[name, default: []].append(paths[id])
      }
      guard let kind = Kind(name) else { continue }
      if built.contains(id) {
        kinds[kind, default: []].insert(name)
        found[name, default: []].append(paths[id])
      } else {
        others[kind, default: []].insert(name)
      }
    }
    for (kind, names) in kinds { idle.formUnion(others[kind, default: []].subtracting(names)) }
    /// Where files of names lie, of those names of which each is there.
    func there(_ names: [String: [String?]]) -> [String: Set<String>] {
      names.compactMapValues { paths in
        let known = paths.compactMap { $0 }.filter(known.contains)
        return known.count == paths.count ? Set(known) : nil
      }
    }
    (places, words) = (there(found), there(spoken))
  }
}
