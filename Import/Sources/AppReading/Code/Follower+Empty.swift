internal import AppCode

extension Follower {
  /// Whether a property of the type is worked out of the first or last thing of a list that is empty as
  /// the screen comes, as it has not been loaded: `notes.first?.id`.
  func isOfEmptyList(_ name: String, in scope: Scope) -> Bool {
    let name = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    guard scope.value(name) == nil, let type = scope.type,
      let (property, _) = index.property(name, of: type), property.type?.hasSuffix("?") ?? false,
      let getter = property.getter, getter.count == 1
    else { return false }
    let source: String
    switch getter[0] {
    case .expression(let value), .result(let value?): source = value.source
    default: return false
    }
    let path = source.hasPrefix("self.") ? source.dropFirst(5) : source[...]
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || "_.?".contains($0) }) else {
      return false
    }
    let names = path.split(separator: ".")
    guard names.count > 1, ["first", "last"].contains(names[1].filter { $0 != "?" }) else {
      return false
    }
    return startsEmpty(String(names[0]), of: type)
  }

  /// Whether a list of a view is empty before anything is loaded.
  private func startsEmpty(_ name: String, of type: String) -> Bool {
    guard let (property, _) = index.property(name, of: type), property.getter == nil else {
      return false
    }
    if property.value == nil {
      return !Self.queries.isDisjoint(with: property.attributes)
        && (property.type?.hasPrefix("[") ?? true)
    }
    guard property.attributes.contains("State"), case .list(let list)? = property.value else {
      return false
    }
    return list.isEmpty
  }

  /// Attributes of lists that a store fills.
  private static let queries: Set = ["Query", "FetchRequest", "SectionedFetchRequest"]
}
