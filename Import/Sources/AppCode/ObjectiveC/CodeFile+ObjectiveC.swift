extension CodeFile {
  /// Reads a file of Objective-C, a header among them.
  ///
  /// - Parameter properties: names that some class of the app declares as properties.
  public init(
    readingObjectiveC source: String, path: String, for target: BuildTarget,
    properties: Set<String> = []
  ) {
    var reader = ObjectiveCReader(source, path: path, target: target, properties: properties)
    self = reader.file()
  }

  /// Names that a file of Objective-C declares as properties.
  public static func properties(ofObjectiveC source: String) -> Set<String> {
    var names: Set<String> = []
    var last: String?
    var isOpen = false
    for token in ObjectiveCTokens(source, for: BuildTarget()).tokens {
      switch token.text {
      case "@property":
        isOpen = true
        last = nil
      case ";":
        // The name is the last word: `@property (copy) NSString *title;`.
        if isOpen, let last { names.insert(last) }
        isOpen = false
      default:
        if isOpen { last = token.kind == .name ? token.text : nil }
      }
    }
    return names
  }

  /// Files of Objective-C as an app has them: each class where it is implemented, with what its
  /// header says of it, also where nothing stands in it; what is only declared is left out.
  public static func joined(objectiveC files: [CodeFile]) -> [CodeFile] {
    var declared: [String: TypeDeclaration] = [:]
    var inherited: [String: Set<String>] = [:]
    var filled: Set<String> = []
    for type in files.lazy.flatMap(\.types) {
      guard type.isOnlyDeclared else {
        if type.kind == .class, !type.functions.isEmpty { filled.insert(type.name) }
        continue
      }
      guard declared[type.name] != nil else {
        declared[type.name] = type
        inherited[type.name] = Set(type.inherits)
        continue
      }
      let new = type.inherits.filter { inherited[type.name]?.contains($0) != true }
      inherited[type.name]?.formUnion(new)
      declared[type.name]?.inherits += new
      declared[type.name]?.properties += type.properties
    }
    return files.map { file in
      var file = file
      file.types = file.types.compactMap { type in
        guard !type.isOnlyDeclared else { return nil }
        if type.functions.isEmpty, type.kind != .class || filled.contains(type.name) { return nil }
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
