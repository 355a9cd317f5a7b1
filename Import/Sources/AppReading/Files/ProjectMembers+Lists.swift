internal import Foundation

/// What the lines of a project list.
extension ProjectMembers {
  /// The languages that a project knows.
  static func regions(in text: String) -> Set<String> {
    guard let start = text.range(of: "knownRegions = (")?.upperBound,
      let end = text[start...].firstIndex(of: ")")
    else { return [] }
    let names = text[start..<end].split { ", \t\r\n\"".contains($0) }
    return Set(names.map { WordTables.locale(String($0)) })
  }

  /// Names of files of words that lines of a project give as paths.
  static func words(in text: String) -> Set<String> {
    var result: Set<String> = []
    for line in text.split(separator: "\n") where line.contains("PBXFileReference") {
      guard let path = path(in: line) else { continue }
      let parts = path.split(separator: "/").suffix(2)
      guard let name = parts.last, isOfWords(path) else { continue }
      result.insert(
        parts.first?.hasSuffix(".lproj") ?? false
          ? parts.joined(separator: "/") : String(name))
    }
    return result
  }

  /// Whether a path is that of a file of words.
  static func isOfWords(_ path: String) -> Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains(where: path.hasSuffix)
  }

  /// Names of files of words, each with the folder of its language, which the groups around a name alone
  /// say.
  static func words(_ names: Set<String>, lying places: [String: Set<String>]) -> Set<String> {
    var result: Set<String> = []
    for name in names {
      let folders = places[name, default: []].map { $0.split(separator: "/").suffix(2) }
      if !folders.isEmpty, folders.allSatisfy({ $0.first?.hasSuffix(".lproj") ?? false }) {
        result.formUnion(folders.map { $0.joined(separator: "/") })
      } else {
        result.insert(name)
      }
    }
    return result
  }

  /// Names of code and drawings that lines of a project give as paths.
  static func names(in text: String) -> Set<String> {
    var result: Set<String> = []
    for line in text.split(separator: "\n") where line.contains("PBXFileReference") {
      guard let name = lastPart(ofPathIn: line) else { continue }
      if [".swift", ".m", ".mm", ".storyboard", ".xib"].contains(where: name.hasSuffix) {
        result.insert(name)
      }
    }
    return result
  }

  /// Names of the folders that a project takes as they are.
  static func wholes(in text: String) -> Set<String> {
    let objects = text.components(separatedBy: "isa = PBXFileSystemSynchronizedRootGroup;")
    let own = objects.dropFirst().compactMap { object in
      // Up to the next object; this one may have others without a name in it.
      lastPart(ofPathIn: object[..<(object.range(of: "isa = ")?.lowerBound ?? object.endIndex)])
    }
    // Folders that are copied into the app as they lie there.
    let copied = text.split(separator: "\n").filter {
      $0.contains("lastKnownFileType = folder;")
    }.compactMap(lastPart(ofPathIn:))
    return Set(own + copied)
  }

  /// The last part of the path that the text of an object gives; nil for none.
  private static func lastPart(ofPathIn text: Substring) -> String? {
    path(in: text).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
  }

  /// The path that the text of an object gives; nil for none.
  private static func path(in text: Substring) -> String? {
    guard
      let start = text.range(of: " path = ")?.upperBound ?? text.range(of: "\tpath = ")?.upperBound,
      let end = text[start...].firstIndex(of: ";")
    else { return nil }
    return text[start..<end].filter { $0 != "\"" }
  }
}
