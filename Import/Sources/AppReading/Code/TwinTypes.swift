internal import AppCode

/// Types of the same name that several targets of an app have, told apart by where they stand.
///
/// The first keeps its name; the second is called `Name@2`, and so on.
struct TwinTypes: Sendable {
  /// Files that declare a type, by its name; only for names that several files declare.
  private let homes: [String: [String]]

  init(_ files: [CodeFile]) {
    var homes: [String: [String]] = [:]
    for file in files {
      for type in file.types
      where (type.kind == .class || type.kind == .structure) && !type.name.contains(".") {
        homes[CodeIndex.withoutGenerics(type.name), default: []].append(file.path)
      }
    }
    self.homes = homes.filter { $0.value.count > 1 }
  }

  /// The name of a type, or of one inside of it, as it is meant in a file.
  func name(_ name: String, near path: String) -> String {
    let first = String(name.prefix { $0 != "." })
    guard let paths = homes[first] else { return name }
    let lengths = paths.map { Self.common($0, path) }
    guard let longest = lengths.max(), let place = lengths.firstIndex(of: longest), place > 0 else {
      return name
    }
    return "\(first)@\(place + 1)" + name.dropFirst(first.count)
  }

  /// How many folders two paths have in common; one more for the same file.
  private static func common(_ first: String, _ second: String) -> Int {
    var count = 0
    for (one, other) in zip(first.split(separator: "/"), second.split(separator: "/")) {
      guard one == other else { return count }
      count += 1
    }
    return count
  }

  /// A name as the code spells it.
  static func spelled(_ name: String) -> String {
    guard let sign = name.firstIndex(of: "@") else { return name }
    let rest = name[name.index(after: sign)...].drop { $0.isNumber }
    return String(name[..<sign] + rest)
  }
}
