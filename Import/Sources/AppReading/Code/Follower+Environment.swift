internal import AppCode

/// Values of the app's own environment.
extension Follower {
  /// What a value of the app's own environment is where nobody sets it; nil for the system's.
  func environment(_ key: String) -> Expression? {
    guard let property = index.types["EnvironmentValues"]?.propertiesByName[key]?.property else {
      return nil
    }
    guard let getter = property.getter else {
      return property.value ?? (property.type?.hasSuffix("?") == true ? .null : nil)
    }
    // `self[Key.self]`, whose value is that of the key's type.
    var types: [String] = []
    ExpressionVisitor.visit(getter) { expression in
      if case .item(_, let arguments) = expression,
        case .member(let type?, "self", _)? = arguments.first?.value,
        let name = Self.path(type)?.joined(separator: ".")
      {
        types.append(name)
      }
      return true
    }
    guard types.count == 1, let name = index.typeName(types[0], from: "EnvironmentValues"),
      let standard = index.types[name]?.propertiesByName["defaultValue"]?.property,
      standard.getter == nil
    else { return nil }
    return standard.value ?? (standard.type?.hasSuffix("?") == true ? .null : nil)
  }

  /// Whether a condition asks for nothing but whether a value of the app's own environment is set,
  /// which it is only where somebody around the view sets it.
  func asksForEnvironment(_ condition: String, in scope: Scope) -> Bool {
    condition.split(separator: ",").allSatisfy { part in
      let words = part.split(separator: " ").map(String.init)
      guard
        let name = words.count == 2 && ["let", "var"].contains(words[0])
          ? words[1] : words.count == 4 && words[2] == "=" ? words[3] : nil,
        scope.value(name) == nil, let type = scope.type,
        let (property, _) = index.property(name, of: type),
        let key = property.keyPath, property.attributes.contains("Environment"),
        case .null? = environment(key)
      else { return false }
      return true
    }
  }
}
