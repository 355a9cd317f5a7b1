internal import AppCode

/// Types of the same name that several targets or files of an app have, told apart by where they stand.
///
/// The first keeps its name; the second is called `Name@2`, and so on.
struct TwinTypes: Sendable {
  /// The files that have a type of one name.
  private struct Homes: Sendable {
    /// Files of types that other files see.
    var open: [String] = []
    /// The number of the first of those files that is in a folder, by the folder.
    ///
    /// Counted from 0 in the order of the files; a file counts as a folder of its own. Empty for a
    /// single file.
    var firsts: [String: Int] = [:]
    /// Numbers of types that only their file sees, by that file.
    var hidden: [String: Int] = [:]
  }

  /// Files that declare a type, by its name; only for names that do not mean the same everywhere.
  private let homes: [String: Homes]
  /// Names of the types that those stand in, or of those themselves.
  private let first: Set<String>

  init(_ files: [CodeFile]) {
    var (open, hidden, others): ([String: [String]], [String: [String]], [String: [String]]) =
      ([:], [:], [:])
    for file in files {
      for type in file.types {
        let name = CodeIndex.withoutGenerics(type.name)
        let isOutside = !name.contains(".")
        if type.kind == .extension {
          if isOutside { others[name, default: []].append(file.path) }
        } else if type.isPrivate {
          hidden[name, default: []].append(file.path)
        } else if isOutside, type.kind == .class || type.kind == .structure {
          open[name, default: []].append(file.path)
        } else {
          others[name, default: []].append(file.path)
        }
      }
    }
    var homes: [String: Homes] = [:]
    for (name, paths) in open where paths.count > 1 || hidden[name] != nil {
      homes[name] = Homes(open: paths, firsts: Self.firsts(paths))
    }
    for (name, paths) in hidden {
      var all = homes[name] ?? Homes()
      // What is extended elsewhere, or declared without being told apart, keeps the name.
      let own = Set(paths)
      let other = others[name]?.first { !own.contains($0) }
      if all.open.isEmpty, let other { all.open = [other] }
      // Inside of a type, one alone is what everybody means.
      if all.open.isEmpty, paths.count == 1, name.contains(".") { continue }
      for path in paths where all.hidden[path] == nil {
        all.hidden[path] = all.open.count + all.hidden.count + 1
      }
      homes[name] = all
    }
    self.homes = homes
    first = Set(homes.keys.map(Self.first))
  }

  /// The name of a type, or of one inside of it, as it is meant in a file; nil for one that only other
  /// files see.
  func meant(_ name: String, near path: String) -> String? {
    guard !homes.isEmpty, first.contains(Self.first(name)) else { return name }
    var (result, spelled) = ("", "")
    for part in name.split(separator: ".") {
      let mark = part.firstIndex(of: "@")
      let dot = result.isEmpty ? "" : "."
      result += dot + part
      spelled += dot + part[..<(mark ?? part.endIndex)]
      guard mark == nil, let homes = homes[spelled] else { continue }
      guard let number = Self.number(in: homes, near: path) else { return nil }
      if number > 1 { result += "@\(number)" }
    }
    return result
  }

  /// The name of a type, or of one inside of it, as a file declares or extends it.
  func name(_ name: String, near path: String) -> String { meant(name, near: path) ?? name }

  private static func number(in homes: Homes, near path: String) -> Int? {
    if let own = homes.hidden[path] { return own }
    guard homes.open.count > 1 else { return homes.open.isEmpty ? nil : 1 }
    // The first of those that are nearest.
    let nearest = folders(of: path).last { homes.firsts[$0] != nil }
    return (nearest.flatMap { homes.firsts[$0] } ?? 0) + 1
  }

  /// The number of the first of some files that is in a folder, by the folder.
  private static func firsts(_ paths: [String]) -> [String: Int] {
    guard paths.count > 1 else { return [:] }
    var firsts: [String: Int] = [:]
    for (number, path) in paths.enumerated() {
      for folder in folders(of: path) where firsts[folder] == nil { firsts[folder] = number }
    }
    return firsts
  }

  /// The first part of a name as the code spells it.
  private static func first(_ name: String) -> String {
    let bytes = name.utf8
    let end = bytes.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "@") }
    return end.map { String(name[..<$0]) } ?? name
  }

  /// The folders that a path leads through, the outermost first, and the file at its end.
  private static func folders(of path: String) -> [String] {
    var folder = ""
    return path.utf8.split(separator: UInt8(ascii: "/")).map { part in
      folder += "/" + String(Substring(part))
      return folder
    }
  }

  /// A name as the code spells it.
  static func spelled(_ name: String) -> String {
    guard let sign = name.firstIndex(of: "@") else { return name }
    let rest = name[name.index(after: sign)...].drop { $0.isNumber }
    return spelled(String(name[..<sign] + rest))
  }
}
