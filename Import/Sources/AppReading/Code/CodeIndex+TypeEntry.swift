internal import AppCode

extension CodeIndex {
  /// A type with its extensions.
  struct TypeEntry: Sendable {
    /// Its declaration first, if the app has it, then its extensions.
    var parts: [TypeDeclaration]
    /// Functions by name, part by part.
    private(set) var functionsByName: [String: [(owner: String, functions: [Function])]] = [:]
    /// The property of each name that comes first.
    private(set) var propertiesByName: [String: (property: Property, owner: String)] = [:]
    /// Properties of the type itself whose names its values have as well.
    private(set) var staticTwins: [String: (property: Property, owner: String)] = [:]
    /// Properties of a name that only one file sees, where other files may mean another by it.
    private var hiddenTwins: [String: [(property: Property, owner: String)]] = [:]

    /// The first function that runs once each property has got a value.
    private(set) var watchersByName: [String: Function] = [:]
    /// The cases of an enumeration by name, the first of each.
    private(set) var casesByName: [String: EnumCase] = [:]
    /// What it inherits from or conforms to, each once.
    private(set) var inherits: [String] = []
    /// The same without what they are generic over.
    private(set) var plainInherits: [String] = []
    /// Whether it names more than that.
    private(set) var namesTooMany = false
    /// Most names that are looked at of what a type inherits from or conforms to.
    static let inheritsLimit = 200

    init(parts: [TypeDeclaration]) { self.parts = parts }

    /// Makes the tables by name, once all parts are there.
    mutating func makeTables() {
      for found in cases where casesByName[found.name] == nil { casesByName[found.name] = found }
      var seen: Set<String> = []
      for name in parts.lazy.flatMap(\.inherits) where seen.insert(name).inserted {
        namesTooMany = inherits.count == Self.inheritsLimit
        if namesTooMany { break }
        inherits.append(name)
      }
      plainInherits = inherits.map(CodeIndex.withoutGenerics)
      for part in parts {
        let owner = CodeIndex.withoutGenerics(part.name)
        for (name, functions) in Dictionary(grouping: part.functions, by: \.name) {
          functionsByName[name, default: []].append((owner, functions))
        }
        for property in part.properties {
          guard let known = propertiesByName[property.name] else {
            propertiesByName[property.name] = (property, owner)
            continue
          }
          guard known.property.isStatic != property.isStatic else { continue }
          staticTwins[property.name] = property.isStatic ? (property, owner) : known
          if known.property.isStatic { propertiesByName[property.name] = (property, owner) }
        }
      }
      for watcher in (functionsByName["didSet"] ?? []).lazy.flatMap(\.functions) {
        guard let name = watcher.watched, watchersByName[name] == nil else { continue }
        watchersByName[name] = watcher
      }
      let isOwn = kind != nil
      let hidden = Set(parts.flatMap(\.properties).filter(\.isPrivate).map(\.name))
      guard !hidden.isEmpty else { return }
      for part in parts {
        let owner = CodeIndex.withoutGenerics(part.name)
        for property in part.properties where hidden.contains(property.name) {
          hiddenTwins[property.name, default: []].append((property, owner))
        }
      }
      hiddenTwins = hiddenTwins.filter { _, all in
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

    /// The function that a call in a file means.
    func function(_ name: String, for call: Call, seenFrom path: String) -> Function? {
      CodeIndex.best(functions(name, seenFrom: path).flatMap(\.functions), for: call)
    }

    /// What the extensions of a protocol give for a property that it asks for; nil for nothing.
    func standard(for asked: Property) -> Property? {
      guard asked.value == nil, asked.getter == nil, kind == .protocol else { return nil }
      return parts.lazy.filter { $0.kind == .extension }.flatMap(\.properties).first {
        $0.name == asked.name
      }
    }

    var kind: TypeDeclaration.Kind? { parts.first { $0.kind != .extension }?.kind }
    var parameters: [String: String] { parts.first { !$0.parameters.isEmpty }?.parameters ?? [:] }
    var properties: [Property] { parts.flatMap(\.properties) }
    var functions: [Function] { parts.flatMap(\.functions) }
    var cases: [EnumCase] { parts.flatMap(\.cases) }
    var aliases: [String: String] {
      parts.reduce(into: [:]) { all, part in all.merge(part.aliases) { known, _ in known } }
    }
    var place: Place {
      let part = parts.first { $0.kind != .extension } ?? parts[0]
      return Place(part.path, part.line)
    }
  }
}
