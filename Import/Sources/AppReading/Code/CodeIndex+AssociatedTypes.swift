internal import AppCode

/// Types that protocols leave to those who conform to them.
extension CodeIndex {
  /// The only type that conforms to a protocol of the app; nil for none and for several.
  func onlyHeir(of name: String) -> String? {
    let name = name.filter { $0 != " " }
    guard let whole = typeName(name), types[whole]?.kind == .protocol,
      let found = heirs[name], found.count == 1, types[found[0]]?.kind != .protocol
    else { return nil }
    return found[0]
  }

  /// The type that stands for one which a protocol leaves open, as the type that conforms says or as what
  /// it has in place of what is asked for tells.
  func associatedType(_ name: String, of type: String) -> String? {
    let nested = type + "." + name
    if types[nested]?.kind != nil { return nested }
    let line = lineage(type)
    if line.contains(where: { $0.aliases[name] != nil }) { return typeName(name, from: type) }
    for entry in line where entry.kind == .protocol {
      for asked in entry.properties where asked.type.map({ Self.isMade(of: name, $0) }) ?? false {
        guard let own = types[type]?.propertiesByName[asked.name]?.property.type else { continue }
        return typeName(Self.element(own), from: type)
      }
      for asked in entry.functions {
        guard let place = asked.parameters.firstIndex(where: { $0.type == name }),
          let own = types[type]?.functionsByName[asked.name]?.lazy.flatMap(\.functions).first(
            where: { $0.parameters.map(\.label) == asked.parameters.map(\.label) })
        else { continue }
        return typeName(own.parameters[place].type, from: type)
      }
    }
    return nil
  }

  /// Whether a type is one of that name, maybe none or a list of them.
  private static func isMade(of name: String, _ type: String) -> Bool { element(type) == name }

  /// The name of a type without the brackets of a list, and without the marks of optionals.
  private static func element(_ type: String) -> String {
    withoutGenerics(type.filter { !"[]".contains($0) })
  }
}
