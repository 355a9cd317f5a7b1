internal import AppCode

extension CodeIndex {
  /// A type with its extensions.
  final class TypeEntry: Sendable {
    /// Its declaration first, if the app has it, then its extensions.
    let parts: [TypeDeclaration]
    /// What it is; nil for one that the app only extends.
    let kind: TypeDeclaration.Kind?
    /// Whether it is a name for what several types together ask for.
    var isComposed: Bool { parts.contains(where: \.isComposed) }
    /// What its generic parameters have to be, by name.
    let parameters: [String: String]
    /// The names of its generic parameters, in their order.
    let parameterNames: [String]
    /// Its properties, part by part.
    let properties: [Property]
    /// Its functions, part by part.
    let functions: [Function]
    /// The cases of an enumeration.
    let cases: [EnumCase]
    /// Other names that it has for types, as written.
    let aliases: [String: String]
    /// Where it is declared, or extended first.
    let place: Place
    /// Functions by name, part by part.
    let functionsByName: [String: [(owner: String, functions: [Function])]]
    /// The property of each name that comes first.
    let propertiesByName: [String: (property: Property, owner: String)]
    /// Properties of the type itself whose names its values have as well.
    let staticTwins: [String: (property: Property, owner: String)]
    /// Properties of a name that only one file sees, where other files may mean another by it.
    private let hiddenTwins: [String: [(property: Property, owner: String)]]
    /// The first function that runs once each property has got a value.
    let watchersByName: [String: Function]
    /// The cases of an enumeration by name, the first of each.
    let casesByName: [String: EnumCase]
    /// What it inherits from or conforms to, each once.
    let inherits: [String]
    /// The same without what they are generic over.
    let plainInherits: [String]
    /// Whether it names more than that.
    let namesTooMany: Bool
    /// Most names that are looked at of what a type inherits from or conforms to.
    static let inheritsLimit = 200

    /// - Parameter parts: all that the app says of it, one part at least.
    init(parts: [TypeDeclaration]) {
      self.parts = parts
      let declared = parts.first { $0.kind != .extension }
      kind = declared?.kind
      place = Place((declared ?? parts[0]).path, (declared ?? parts[0]).line)
      parameters = parts.first { !$0.parameters.isEmpty }?.parameters ?? [:]
      parameterNames = parts.first { !$0.parameterNames.isEmpty }?.parameterNames ?? []
      properties = parts.flatMap(\.properties)
      functions = parts.flatMap(\.functions)
      cases = parts.flatMap(\.cases)
      aliases = parts.reduce(into: [:]) { all, part in all.merge(part.aliases) { known, _ in known }
      }
      casesByName = Dictionary(cases.map { ($0.name, $0) }) { known, _ in known }
      (inherits, namesTooMany) = Self.inherits(parts)
      plainInherits = inherits.map(CodeIndex.withoutGenerics)
      functionsByName = Self.functionsByName(parts)
      watchersByName = Dictionary(
        (functionsByName["didSet"] ?? []).lazy.flatMap(\.functions)
          .compactMap { watcher in watcher.watched.map { ($0, watcher) } }
      ) { known, _ in known }
      (propertiesByName, staticTwins) = Self.propertiesByName(parts)
      hiddenTwins = Self.hiddenTwins(parts, isOwn: kind != nil)
    }

    /// What a type inherits from or conforms to, each once; whether there is more of that than is looked at.
    private static func inherits(_ parts: [TypeDeclaration]) -> (names: [String], isCut: Bool) {
      var names: [String] = []
      var seen: Set<String> = []
      for name in parts.lazy.flatMap(\.inherits) where seen.insert(name).inserted {
        guard names.count < inheritsLimit else { return (names, true) }
        names.append(name)
      }
      return (names, false)
    }

    private static func functionsByName(
      _ parts: [TypeDeclaration]
    ) -> [String: [(owner: String, functions: [Function])]] {
      var found: [String: [(owner: String, functions: [Function])]] = [:]
      for part in parts {
        let owner = CodeIndex.withoutGenerics(part.name)
        for (name, functions) in Dictionary(grouping: part.functions, by: \.name) {
          found[name, default: []].append((owner, functions))
        }
      }
      return found
    }

    private static func propertiesByName(
      _ parts: [TypeDeclaration]
    ) -> (
      first: [String: (property: Property, owner: String)],
      twins: [String: (property: Property, owner: String)]
    ) {
      var found: [String: (property: Property, owner: String)] = [:]
      var twins = found
      for part in parts {
        let owner = CodeIndex.withoutGenerics(part.name)
        for property in part.properties {
          guard let known = found[property.name] else {
            found[property.name] = (property, owner)
            continue
          }
          guard known.property.isStatic != property.isStatic else { continue }
          twins[property.name] = property.isStatic ? (property, owner) : known
          if known.property.isStatic { found[property.name] = (property, owner) }
        }
      }
      return (found, twins)
    }

    private static func hiddenTwins(
      _ parts: [TypeDeclaration], isOwn: Bool
    ) -> [String: [(property: Property, owner: String)]] {
      let hidden = Set(parts.lazy.flatMap(\.properties).filter(\.isPrivate).map(\.name))
      guard !hidden.isEmpty else { return [:] }
      var found: [String: [(property: Property, owner: String)]] = [:]
      for part in parts {
        let owner = CodeIndex.withoutGenerics(part.name)
        for property in part.properties where hidden.contains(property.name) {
          found[property.name, default: []].append((property, owner))
        }
      }
      return found.filter { _, all in
        !isOwn || all.contains { $0.property.path != all[0].property.path }
      }
    }

    /// The property that code in a file means by a name.
    ///
    /// - Parameter isStatic: whether the type itself is asked, where its values have one as well.
    /// - Parameter path: the file; nil for one that sees everything.
    func property(
      _ name: String, isStatic: Bool, seenFrom path: String?
    ) -> (property: Property, owner: String)? {
      if let path, let all = hiddenTwins[name] {
        let seen = all.filter { !$0.property.isPrivate || $0.property.path == path }
        // What the file has for itself hides what all see.
        let own = seen.filter(\.property.isPrivate)
        let found = own.isEmpty ? seen : own
        if let best = found.first(where: { $0.property.isStatic == isStatic }) ?? found.first {
          return best
        }
        // Code does not name what it cannot see: it means something of the system's.
        if kind == nil { return nil }
      }
      if isStatic, let twin = staticTwins[name] { return twin }
      return propertiesByName[name]
    }

    /// The functions of a name, part by part, those first that only a file has, and none that
    /// only another has.
    ///
    /// - Parameter path: the file; nil for one that sees everything.
    func functions(
      _ name: String, seenFrom path: String?
    ) -> [(owner: String, functions: [Function])] {
      let all = functionsByName[name] ?? []
      guard let path, all.contains(where: { $0.functions.contains(where: \.isPrivate) }) else {
        return all
      }
      let own = all.filter { $0.functions.contains { $0.isPrivate && $0.path == path } }
      let open = all.compactMap { owner, functions -> (owner: String, functions: [Function])? in
        let open = functions.filter { !$0.isPrivate }
        return open.isEmpty ? nil : (owner, open)
      }
      let seen = own + open
      return seen.isEmpty && kind != nil ? all : seen
    }

    /// What the extensions of a protocol give for a property that it asks for; nil for nothing.
    func standard(for asked: Property) -> Property? {
      guard asked.value == nil, asked.getter == nil, kind == .protocol else { return nil }
      return parts.lazy.filter { $0.kind == .extension }.flatMap(\.properties).first {
        $0.name == asked.name
      }
    }

    /// Whether one of its declarations has a name, without what it is generic over.
    func isPart(_ name: String) -> Bool {
      parts.contains { CodeIndex.withoutGenerics($0.name) == name }
    }
  }
}
