internal import AppCode

extension CodeIndex {
  /// Last names of types that no compiled code has outside of previews, and of those that only such
  /// types use.
  static func previewedAlone(_ files: [CodeFile], _ types: [String: TypeEntry]) -> Set<String> {
    var gone = files.reduce(into: Set<String>()) { $0.formUnion($1.previewed) }
      .subtracting(files.reduce(into: Set<String>()) { $0.formUnion($1.mentions) })
    guard !gone.isEmpty else { return [] }
    var declared: [String: [String]] = [:]
    var users: [String: Set<String>] = [:]
    for (type, entry) in types {
      declared[lastName(type), default: []].append(type)
      for name in entry.parts.flatMap(\.uses) where name != lastName(type) {
        users[name, default: []].insert(type)
      }
    }
    // What code outside of types uses, anything may lead to.
    let loose = files.reduce(into: Set<String>()) { $0.formUnion($1.uses) }
    var open = Array(gone)
    while let next = open.popLast() {
      for type in declared[next] ?? [] {
        for name in Set((types[type]?.parts ?? []).flatMap(\.uses)) {
          guard users[name]?.remove(type) != nil, users[name]?.isEmpty ?? false,
            !loose.contains(name), gone.insert(name).inserted
          else { continue }
          open.append(name)
        }
      }
    }
    return gone
  }

  /// The last part of a name: `Row` of `List.Row`.
  private static func lastName(_ type: String) -> String {
    TwinTypes.spelled(type).split(separator: ".").last.map(String.init) ?? type
  }
}
