internal import AppCode

/// The types of an app and the names that code has for them.
struct TypeNames: Sendable {
  /// Types by their whole name.
  let types: [String: CodeIndex.TypeEntry]
  /// Whole names by the last part.
  let shortNames: [String: [String]]
  /// Types of the same name in several targets.
  let twins: TwinTypes
  /// Other names for types, where code outside of types gives them.
  private let aliases: [String: String]
  /// Such names by the file that gives them.
  private let aliasesOfFiles: [String: [String: String]]
  /// The names that types have for others.
  private let aliasesOfTypes: Set<String>
  /// The last parts of all those names, and all other names: what no name of a type of the app is without.
  private let parts: Set<String>

  init(
    _ types: [String: CodeIndex.TypeEntry], _ twins: TwinTypes, _ files: [CodeFile]
  ) {
    var shortNames: [String: [String]] = [:]
    for name in types.keys.sorted() {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      shortNames[last, default: []].append(name)
    }
    (self.types, self.shortNames, self.twins) = (types, shortNames, twins)
    aliases = Self.aliases(files)
    aliasesOfFiles = files.reduce(into: [:]) { found, file in
      if !file.aliases.isEmpty { found[file.path] = file.aliases }
    }
    aliasesOfTypes = Set(types.values.lazy.flatMap(\.aliases.keys))
    parts = Set(shortNames.keys.map(TwinTypes.spelled)).union(shortNames.keys)
      .union(files.lazy.flatMap(\.aliases.keys)).union(aliasesOfTypes)
  }

  /// Other names for types outside of types; those that stand for several are left out.
  private static func aliases(_ files: [CodeFile]) -> [String: String] {
    var found: [String: Set<String>] = [:]
    for file in files {
      for (name, type) in file.aliases {
        found[name, default: []].insert(CodeIndex.withoutGenerics(type))
      }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The whole name of a type as it is seen from another type; nil for one that is not the app's.
  ///
  /// - Parameter path: the file the name stands in; nil for that of the other type.
  func whole(_ name: String, from outer: String? = nil, in path: String? = nil) -> String? {
    let name = CodeIndex.withoutGenerics(CodeIndex.stateName(name) ?? name)
    // Most names that are asked for are none of the app's.
    guard parts.contains(Self.first(name)) || parts.contains(Self.last(name)) else { return nil }
    let near = path ?? outer.flatMap { types[$0]?.place.path }
    if var scope = outer {
      while true {
        if let found = known(scope + "." + name, near: near) { return found }
        guard let outside = Self.outside(scope) else { break }
        scope = outside
      }
    }
    // What a type around, or the file, calls so hides what another module has of that name.
    if let outer, let found = aliased(name, byTypesAround: outer) { return found }
    if let near, let found = aliased(name, byFile: near) { return found }
    if let found = known(name, near: near) { return found }
    if let found = shortNames[name], found.count == 1 || !name.contains("."),
      // One outside of types that was not found is another file's.
      let inner = found.first(where: { $0 != name })
    {
      return inner
    }
    // A module's name may stand before a type's.
    if let dot = name.utf8.firstIndex(of: Self.dot),
      let found = known(String(name[name.index(after: dot)...]), near: near)
    {
      return found
    }
    return aliased(name)
  }

  /// The whole name of a type by all its parts; nil for none, and for one that the file does not see.
  private func known(_ name: String, near path: String?) -> String? {
    guard let path else { return types[name] == nil ? nil : name }
    guard let meant = twins.meant(name, near: path) else { return nil }
    return types[meant] != nil ? meant : types[name] != nil ? name : nil
  }

  /// The type behind a name that a type around has for it; nil for none.
  private func aliased(_ name: String, byTypesAround outer: String) -> String? {
    let first = Self.first(name)
    guard aliasesOfTypes.contains(first) else { return nil }
    var scope = outer
    while !scope.isEmpty {
      // A protocol's names are those of what conforms to it, too.
      for owner in line(of: scope) {
        guard let type = types[owner]?.aliases[first].map(CodeIndex.withoutGenerics), type != first
        else { continue }
        let meant = type + name.dropFirst(first.count)
        // What stands in the type itself comes first.
        let found =
          known(owner + "." + meant, near: types[owner]?.place.path)
          ?? whole(meant, from: Self.outside(owner))
        // What the app only extends is not its own.
        return found.flatMap { types[$0]?.kind == nil ? nil : $0 }
      }
      scope = Self.outside(scope) ?? ""
    }
    return nil
  }

  /// The type behind a name that one file has for all; nil for none.
  private func aliased(_ name: String) -> String? {
    let first = Self.first(name)
    // One step only: a name for another such name is left open.
    guard let type = aliases[first], type != first else { return nil }
    let found = type + name.dropFirst(first.count)
    return types[found]?.kind == nil ? nil : found
  }

  /// A type with the names of what it inherits from, and of what that inherits from, the nearest first.
  private func line(of type: String) -> [String] {
    var found = [type]
    var number = 0
    while number < found.count, found.count < Self.lineageLimit {
      for name in types[found[number]]?.plainInherits ?? [] where !found.contains(name) {
        found.append(name)
      }
      number += 1
    }
    return found
  }

  /// The type behind a name that a file has for it; nil for none.
  private func aliased(_ name: String, byFile path: String) -> String? {
    let first = Self.first(name)
    guard let type = aliasesOfFiles[path]?[first].map(CodeIndex.withoutGenerics), type != first
    else { return nil }
    let found = type + name.dropFirst(first.count)
    return types[found]?.kind == nil ? nil : found
  }

  /// The type around another; nil for one that stands by itself.
  private static func outside(_ type: String) -> String? {
    type.utf8.lastIndex(of: dot).map { String(type[..<$0]) }
  }

  private static let dot = UInt8(ascii: ".")

  /// The first part of a name.
  private static func first(_ name: String) -> String {
    name.utf8.firstIndex(of: dot).map { String(name[..<$0]) } ?? name
  }

  /// The last part of a name.
  private static func last(_ name: String) -> String {
    name.utf8.lastIndex(of: dot).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// Most types of the app that a type is looked at with.
  static let lineageLimit = 40

  /// A type and what it inherits, the type itself first; whether there is more of that than is looked at.
  func lineage(_ name: String) -> (types: [CodeIndex.TypeEntry], isCut: Bool) {
    var result: [CodeIndex.TypeEntry] = []
    var seen: Set<String> = []
    var open: [(name: String, from: String?)] = [(name, nil)]
    var number = 0
    while number < open.count {
      let next = open[number]
      number += 1
      let known = types[next.name] == nil || next.from != nil ? nil : next.name
      guard let whole = known ?? whole(next.name, from: next.from),
        let type = types[whole], !next.name.contains(".") || !type.inherits.contains(next.name),
        seen.insert(whole).inserted
      else { continue }
      guard result.count < Self.lineageLimit else { return (result, true) }
      result.append(type)
      open += type.inherits.map { ($0, whole) }
      // What an app adds to all screens, those of UIKit's other classes have as well.
      if type.inherits.contains(where: { Self.isUIKitScreen($0) }) {
        open.append(("UIViewController", whole))
      }
    }
    return (result, false)
  }

  /// Whether a class of UIKit's or SwiftUI's inherits from `UIViewController`.
  private static func isUIKitScreen(_ name: String) -> Bool {
    switch CodeIndex.withoutGenerics(name) {
    case "UITableViewController", "UICollectionViewController", "UIPageViewController",
      "UITabBarController", "UINavigationController", "UISplitViewController",
      "UIHostingController", "UISearchController", "UIAlertController",
      "UIActivityViewController":
      true
    default: false
    }
  }
}

extension CodeIndex {
  /// The type of the state that a store of The Composable Architecture holds: `Feature.State` of
  /// `StoreOf<Feature>`; nil for any other type.
  static func stateName(_ name: String) -> String? {
    guard name.utf8.last == UInt8(ascii: ">"), let open = name.firstIndex(of: "<") else {
      return nil
    }
    let inner = name[name.index(after: open)...].dropLast()
    switch name[..<open].split(separator: ".").last {
    case "StoreOf", "ViewStoreOf": return withoutGenerics(String(inner)) + ".State"
    case "Store", "ViewStore":
      return inner.split(separator: ",").first.map { String($0) }
    default: return nil
    }
  }
}
