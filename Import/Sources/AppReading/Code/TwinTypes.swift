internal import AppCode

/// Types of the same name that several targets of an app have, told apart by where they stand.
///
/// The first keeps its name; the second is called `Name@2`, and so on.
struct TwinTypes: Sendable {
  /// For names that several files declare: the number of the first file that is in a folder, counted in
  /// the order of the files, by the folder; a file counts as a folder of its own.
  private let homes: [String: [String: Int]]

  init(_ files: [CodeFile]) {
    var homes: [String: [String]] = [:]
    for file in files {
      for type in file.types
      where (type.kind == .class || type.kind == .structure) && !type.name.contains(".") {
        homes[CodeIndex.withoutGenerics(type.name), default: []].append(file.path)
      }
    }
    self.homes = homes.filter { $0.value.count > 1 }.mapValues { paths in
      var first: [String: Int] = [:]
      for (number, path) in paths.enumerated() {
        for folder in Self.folders(of: path) where first[folder] == nil { first[folder] = number }
      }
      return first
    }
  }

  /// The name of a type, or of one inside of it, as it is meant in a file.
  func name(_ name: String, near path: String) -> String {
    let first = String(name.prefix { $0 != "." })
    guard let homes = homes[first] else { return name }
    // The first of those that are nearest.
    let nearest = Self.folders(of: path).last { homes[$0] != nil }
    guard let place = nearest.flatMap({ homes[$0] }), place > 0 else { return name }
    return "\(first)@\(place + 1)" + name.dropFirst(first.count)
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
    return String(name[..<sign] + rest)
  }
}
