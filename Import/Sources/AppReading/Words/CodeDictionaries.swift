internal import AppCode

/// The dictionaries of words that the app's code has itself, by the names of their properties.
struct CodeDictionaries {
  private var properties: [String: [Property]] = [:]

  init(_ files: [CodeFile]) {
    for file in files {
      for property in file.properties { add(property, of: nil) }
      for type in file.types {
        for property in type.properties { add(property, of: type.name) }
      }
    }
  }

  /// Whether the code has no dictionaries of words at all.
  var isEmpty: Bool { properties.isEmpty }

  private mutating func add(_ property: Property, of type: String?) {
    if case .dictionary? = property.value {
    } else {
      guard property.getter != nil, let type = property.type, type.contains(":"),
        type.hasPrefix("["), type.contains("String")
      else { return }
    }
    properties[(type.map { $0 + "." } ?? "") + property.name, default: []].append(property)
    if type != nil { properties["*." + property.name, default: []].append(property) }
  }

  /// The property that a name or path means in the code of a type: its own, that of a type around it, or
  /// the only one of that name.
  func property(_ value: Expression, in type: String?) -> Property? {
    guard let path = Follower.path(value), let name = path.last else { return nil }
    let owner = path.dropLast().filter { $0 != "self" && $0 != "Self" }
    var around = type.map { $0.split(separator: ".").map(String.init) } ?? []
    while true {
      let full = (around + owner + [name]).joined(separator: ".")
      if let found = properties[full], found.count == 1 { return found[0] }
      if around.popLast() == nil { break }
    }
    let same = properties["*." + name] ?? []
    return same.count == 1 && owner.first?.first?.isUppercase != true ? same[0] : nil
  }
}
