internal import AppCode

/// Screens that hold a model, a presenter or a store.
extension PushAskers {
  /// The screen that alone holds a value of a type, or of a protocol that this type alone has.
  func holders(of type: String, in holdings: [String: Set<String>]) -> Set<String> {
    var found = holdings[Self.last(type)] ?? []
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
      for word in types.flatMap(Self.words) { found[word, default: []].insert(name) }
    }
    return found
  }

  /// The last part of a name.
  static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The names of types in the type of a property, by their last part:
  /// `Store<List.State, List.Action>` has `List` in it, too.
  private static func words(of type: String) -> Set<String> {
    // What a closure is given or gives is not held.
    guard !type.contains("->") else { return [] }
    var words: Set<String> = []
    for path in type.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"._".contains($0) }) {
      let parts = path.split(separator: ".")
      if let last = parts.last { words.insert(String(last)) }
      if parts.count > 1, ["State", "Action"].contains(parts[parts.count - 1]) {
        words.insert(String(parts[parts.count - 2]))
      }
    }
    return words
  }
}
