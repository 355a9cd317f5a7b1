extension CodeFile {
  /// Reads a file of Objective-C, a header among them.
  public init(readingObjectiveC source: String, path: String, for target: BuildTarget) {
    var reader = ObjectiveCReader(source, path: path, target: target)
    self = reader.file()
  }

  /// Files of Objective-C as an app has them: each class where it is implemented, with what its
  /// header says of it; classes that are only declared are left out.
  public static func joined(objectiveC files: [CodeFile]) -> [CodeFile] {
    var declared: [String: TypeDeclaration] = [:]
    var implemented: Set<String> = []
    for file in files {
      for type in file.types {
        if type.functions.isEmpty {
          var known = declared[type.name] ?? type
          if declared[type.name] != nil {
            known.inherits += type.inherits.filter { !known.inherits.contains($0) }
            known.properties += type.properties
          }
          declared[type.name] = known
        } else if type.kind == .class {
          implemented.insert(type.name)
        }
      }
    }
    return files.map { file in
      var file = file
      file.types = file.types.compactMap { type in
        guard !type.functions.isEmpty else { return nil }
        guard type.kind == .class, let header = declared[type.name] else { return type }
        var whole = type
        whole.inherits = header.inherits
        // What a method computes stands before what is only declared.
        let computed = Set(type.properties.map(\.name))
        whole.properties += header.properties.filter { !computed.contains($0.name) }
        return whole
      }
      return file
    }
  }
}
