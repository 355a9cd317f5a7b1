internal import AppCode

/// Names by which code may lead to screens.
extension MadeScreens {
  /// The types that each file has something of, by the last parts of their names in small letters.
  var namesOfFiles: [String: Set<String>] {
    typesOfFiles.mapValues { Set($0.map { Self.short($0).lowercased() }) }
  }

  /// The screens in small letters, with what each inherits from.
  var screensByName: [String: [String]] {
    // What Objective-C calls otherwise is found by other names, too.
    let plain = wanted.subtracting(namesInObjectiveC.values)
    return Dictionary(
      plain.map { name in
        let above = index.lineage(name).flatMap(\.plainInherits)
        return (name.lowercased(), above.map { Self.short($0).lowercased() })
      }, uniquingKeysWith: +)
  }

  /// The screens that code asks for by the names of their classes, or by that of one above them.
  var namesByName: Set<String> {
    guard !byName.bases.isEmpty else { return byName.names }
    return byName.names.union(
      wanted.filter { name in
        byName.bases.contains(name) || index.ancestors(name).contains(where: byName.bases.contains)
      })
  }

  /// Whether nobody can tell that code does not ask for a screen by the name of its class, as it may for
  /// classes alone.
  func mayAskByName(for name: String) -> Bool {
    index.types[name]?.kind != .structure && byName.mayAsk(for: name)
  }
}
