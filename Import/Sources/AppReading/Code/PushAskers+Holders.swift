internal import AppCode

/// Screens that hold a model, a presenter or a store.
extension PushAskers {
  /// The screen that alone holds a value of a type, or of a protocol that this type alone has.
  func holders(of type: String, in holdings: [String: Set<String>]) -> Set<String> {
    // Of types of one name in others, each screen has the one that stands beside it.
    var found = holdings[type] ?? holdings[Self.last(type)] ?? []
    for base in index.types[type]?.plainInherits ?? [] where index.heirs[base]?.count == 1 {
      found.formUnion(holdings[Self.last(base)] ?? [])
    }
    let all = found.reduce(into: Set<String>()) { $0.formUnion(screens(of: $1) ?? []) }
    return all.count == 1 ? all : []
  }

  mutating func holders(of type: String) -> Set<String> { holders(of: type, in: holdings) }

  /// Types of screens by what they hold.
  func holders() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (name, entry) in index.types where screens(of: name) != nil {
      var types = entry.inherits.filter { $0.contains("<") }
      for property in entry.properties where !property.isStatic {
        if let type = property.type {
          types.append(type)
        } else if case .call(let call)? = property.value, let made = call.name {
          types.append(made)
        }
      }
      for path in types.flatMap(Self.paths) {
        if let last = path.split(separator: ".").last.map(String.init) {
          found[last, default: []].insert(name)
        }
        if let known = index.typeName(path, from: name, in: entry.place.path),
          known.contains(".")
        {
          found[known, default: []].insert(name)
        }
      }
    }
    return found
  }

  /// The last part of a name.
  static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The names of types in the type of a property: `Store<List.State, List.Action>` has `List` in it, too.
  private static func paths(of type: String) -> Set<String> {
    // What a closure is given or gives is not held.
    guard !type.contains("->") else { return [] }
    var paths: Set<String> = []
    for path in type.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"._".contains($0) }) {
      let parts = path.split(separator: ".")
      paths.insert(parts.joined(separator: "."))
      if parts.count > 1, ["State", "Action"].contains(parts[parts.count - 1]) {
        paths.insert(parts.dropLast().joined(separator: "."))
      }
    }
    return paths
  }
}
