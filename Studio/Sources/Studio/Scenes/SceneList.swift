internal import Foundation

/// The scenes below the paths that a studio was opened with.
///
/// Nothing else is ever read: a page names a scene by its id, and an id that is not in the list
/// leads nowhere. Links inside a folder are not followed.
struct SceneList: Hashable, Sendable {
  /// One scene.
  struct Entry: Hashable, Sendable {
    /// The path as messages have it, and as the page names the scene.
    var id: String
    /// The path from the folder it was found in, or the file's name.
    var name: String
    /// The folder it stands in, for the pictures beside it.
    var folder: String
  }

  /// The scenes: paths in the order they were named, those of a folder sorted by name.
  let entries: [Entry]
  /// Every folder that was looked into.
  let folders: [String]

  /// Looks for scenes.
  ///
  /// - Throws: `StudioError` when a path leads nowhere.
  init(paths: [String]) throws(StudioError) {
    var entries: [Entry] = []
    var folders: [String] = []
    for path in paths {
      switch FileStamp(path, followsLinks: true)?.kind {
      case .file?:
        let name = path.split(separator: "/").last.map(String.init) ?? path
        entries.append(Entry(id: path, name: name, folder: String(path.dropLast(name.count))))
      case .folder?:
        Self.look(into: Self.prefix(path), below: "", depth: 0, &entries, &folders)
      default: throw .missing(path)
      }
    }
    var known: Set<String> = []
    self.entries = entries.filter { known.insert($0.id).inserted }
    self.folders = folders
  }

  /// The scene of an id; nil when there is none.
  subscript(id: String) -> Entry? { entries.first { $0.id == id } }

  /// Folders within folders that are looked into at most.
  private static let depthLimit = 16

  private static func prefix(_ path: String) -> String {
    path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
  }

  private static func look(
    into folder: String, below name: String, depth: Int, _ entries: inout [Entry],
    _ folders: inout [String]
  ) {
    let place = folder.isEmpty ? "." : folder
    folders.append(place)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    var inner: [String] = []
    for file in names.sorted() where !file.hasPrefix(".") {
      switch FileStamp(folder + file)?.kind {
      case .file? where isScene(file):
        entries.append(Entry(id: folder + file, name: name + file, folder: folder))
      case .folder? where depth < depthLimit: inner.append(file)
      default: break
      }
    }
    for file in inner {
      look(
        into: folder + file + "/", below: name + file + "/", depth: depth + 1, &entries, &folders)
    }
  }

  /// Whether a file is a scene by its name; editors' schemas lie beside scenes.
  static func isScene(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".yaml", ".yml", ".json"].contains(where: name.hasSuffix)
      && !name.hasSuffix(".schema.json") && name != "navbar.yaml" && name != "package.json"
  }
}
