internal import AppCode

/// Members of a type that only ways name which are never taken, so that nothing comes to them either.
extension OtherDevices {
  /// Members that only the file sees, and that only such ways of the type's code name, with where they
  /// stand.
  func unnamedMembers(of entry: CodeIndex.TypeEntry) -> [String: [Place]] {
    var places: [String: [Place]] = [:]
    // What is private for the type around it may be what a protocol asks for.
    for part in entry.parts where part.kind == .extension || !part.isPrivate {
      for property in part.properties where property.isPrivate && property.getter != nil {
        places[property.name, default: []].append(Place(property.path, property.line))
      }
      for function in part.functions where Self.mayBeUnnamed(function) {
        places[function.name, default: []].append(Place(function.path, function.line))
      }
    }
    guard !places.isEmpty else { return [:] }
    let hidden = places
    var (next, names): ([String], [String: Set<String>]) = ([], [:])
    func note(_ name: String, _ place: Place, _ found: Set<String>) {
      if hidden[name]?.contains(place) ?? false {
        names[name, default: []].formUnion(found)
      } else {
        next += found
      }
    }
    for property in entry.properties {
      let found = mentions(of: Set(places.keys)) { $0.look(through: property) }
      note(property.name, Place(property.path, property.line), found)
    }
    for function in entry.functions {
      let found = mentions(of: Set(places.keys)) { $0.look(through: function) }
      note(function.name, Place(function.path, function.line), found)
    }
    // What is named by anything that is come to is come to as well.
    while let name = next.popLast() {
      if places.removeValue(forKey: name) != nil { next += names[name] ?? [] }
    }
    return places
  }

  private static func mayBeUnnamed(_ function: Function) -> Bool {
    function.isPrivate && !function.isAction && !function.isOverriding && function.watched == nil
      && function.name != "init" && function.name != "callAsFunction"
      // A drawing may ask for a controller by it.
      && !function.parameters.contains { $0.type.hasSuffix("Coder") }
  }

  private func mentions(of names: Set<String>, _ look: (inout Self) -> Void) -> Set<String> {
    var inside = Self(isPad: isPad)
    (inside.never, inside.entry, inside.named) = (never, entry, (names, []))
    inside.asked = asked
    look(&inside)
    return inside.named?.found ?? []
  }

  /// Notes the members that an expression names, apart from those inside of it.
  mutating func noteMembers(in expression: Expression) {
    guard let wanted = named?.wanted else { return }
    switch expression {
    case .name(let name), .member(_, let name, _):
      let name = name.first == "$" || name.first == "_" ? String(name.dropFirst()) : name
      if wanted.contains(name) { named?.found.insert(name) }
    case .other(let source): noteMembers(inWordsOf: source)
    default: break
    }
  }

  /// Notes the members that a text of code names.
  mutating func noteMembers(inWordsOf text: String) {
    guard let wanted = named?.wanted else { return }
    for word in text.nameWords where wanted.contains(String(word)) {
      named?.found.insert(String(word))
    }
  }

  /// What a property of the type works out that a condition names, `!isWide`, where it is one condition
  /// about the device alone; nil for any other.
  func ownCondition(_ condition: String, _ locals: Set<String>) -> (
    condition: String, isTurned: Bool
  )? {
    var name = condition.drop { $0 == "!" }
    let isTurned = (condition.count - name.count) % 2 == 1
    if name.hasPrefix("self.") { name = name.dropFirst(5) }
    guard !locals.contains(String(name)),
      let property = entry?.propertiesByName[String(name)]?.property, property.type == "Bool",
      let getter = property.getter, getter.count == 1
    else { return nil }
    switch getter[0] {
    case .expression(let value), .result(let value?):
      return (value.source, isTurned)
    default: return nil
    }
  }
}
