internal import Foundation

/// The apps that libraries in a folder of an app come with: examples of theirs, which nobody ships.
enum LibraryApps {
  /// Names of folders for what an app takes from others, in small letters without anything else.
  private static let folders: Set = [
    "dependencies", "dependency", "external", "externals", "libraries", "libs", "submodules",
    "thirdparty", "3rdparty", "vendored",
  ]

  /// Paths of files that only such apps are built of.
  static func files(in files: AppFiles) -> Set<String> {
    let all = files.files(.project)
    let homes = Set(all.map { $0.projectFolder.joined(separator: "/") })
    var (own, shared): (Set<String>, Set<String>) = ([], [])
    for file in all where isOfLibrary(file.projectFolder, homes) {
      guard let data = file.source(),
        let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any],
        let objects = list["objects"] as? [String: [String: Any]]
      else { continue }
      let targets = objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }
      guard targets.count <= TargetLanguages.targetLimit else { continue }
      let paths = TargetLanguages.paths(objects, from: file.projectFolder)
      var seen: Set<String> = []
      for target in targets.sorted(by: { order($0) < order($1) }) {
        let type = target["productType"] as? String ?? ""
        let isApp = type.hasSuffix("application") || type.contains("extension")
        guard isApp || ["framework", "library"].contains(where: type.contains) else { continue }
        for phase in TargetLanguages.ids(target["buildPhases"]) where seen.insert(phase).inserted {
          for built in TargetLanguages.ids(objects[phase]?["files"]) {
            guard let id = objects[built]?["fileRef"] as? String else { continue }
            let found = ([id] + TargetLanguages.ids(objects[id]?["children"]))
              .compactMap { paths[$0] }
            if isApp { own.formUnion(found) } else { shared.formUnion(found) }
          }
        }
      }
    }
    return own.subtracting(shared)
  }

  /// Paths of the code in such folders, whatever it is for.
  static func code(in files: AppFiles) -> Set<String> {
    Set(
      (files.files(.swift) + files.files(.objectiveC)).map(\.path).filter {
        $0.split(separator: "/").dropLast().contains { isForLibraries(String($0)) }
      })
  }

  private static func order(_ target: [String: Any]) -> String { target["name"] as? String ?? "" }

  /// Whether a project lies in a folder of libraries that a project around it has.
  private static func isOfLibrary(_ parts: [String], _ homes: Set<String>) -> Bool {
    guard let place = parts.firstIndex(where: isForLibraries) else { return false }
    return (0...place).contains { homes.contains(parts.prefix($0).joined(separator: "/")) }
  }

  private static func isForLibraries(_ name: String) -> Bool {
    folders.contains(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
