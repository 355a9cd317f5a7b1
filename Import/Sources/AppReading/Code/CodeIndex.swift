internal import AppCode

/// Everything the app's own code declares, by name.
final class CodeIndex: Sendable {
  /// Types by their whole name.
  var types: [String: TypeEntry] { names.types }
  /// Whole names by the last part.
  var shortNames: [String: [String]] { names.shortNames }
  /// Types, by all names that code has for them.
  private let names: TypeNames
  /// Each type with what it inherits, which is asked for again and again.
  private let lineages: [String: [TypeEntry]]
  /// Where types stand that inherit more than is looked at.
  private let crowded: [Place]
  /// Functions outside of types.
  let functions: [String: [Function]]
  /// Names outside of types that every file sees.
  private let properties: [String: Property]
  /// Names outside of types that only their file sees, by the file's path.
  private let propertiesOfFiles: [String: [String: Property]]
  /// Whether code says what settings are where nobody has set them.
  let registersDefaults: Bool
  /// Names of types that code outside of types uses.
  let looseUses: Set<String>
  /// Modifiers and other functions of extensions, by name.
  private let extensionFunctions: [String: [(type: String, function: Function)]]
  /// Words of the app.
  let words: WordTables
  /// Modules that a file imports.
  let imports: [String: Set<String>]
  /// Types of the same name in several targets.
  var twins: TwinTypes { names.twins }
  /// Names that get values.
  let assigned: AssignedNames
  /// Types by what they inherit from or conform to.
  let heirs: [String: [String]]
  /// Names of what generic types are made for.
  let namesOfParameters: Set<String>
  /// Last names of types that only Xcode's previews or other platforms have; none where the app itself was
  /// not read.
  let previewedAlone: Set<String>
  /// Whether screens are read for a pad, rather than for an upright phone.
  let isPad: Bool
  /// What nothing ever comes to.
  let never: NeverUsed
  /// Properties that the app adds to what a generator makes of its pictures, which give the picture.
  let picturesOfGenerators: Set<String>
  /// Properties that classes give texts before their base classes go on, by class.
  let givenAtOnce: [ObjectIdentifier: Set<String>]
  /// What runs for all screens, as the app puts it in the place of UIKit's own functions; nil for nothing.
  let forAllScreens: TypeEntry?

  init(_ files: [CodeFile], words: WordTables, isPad: Bool = false, never: NeverUsed = .init()) {
    (self.isPad, self.never) = (isPad, never)
    var parts: [String: [TypeDeclaration]] = [:]
    var functions: [String: [Function]] = [:]
    var properties: [String: Property] = [:]
    var propertiesOfFiles: [String: [String: Property]] = [:]
    var extensionFunctions: [String: [(type: String, function: Function)]] = [:]
    var imports: [String: Set<String>] = [:]
    let twins = TwinTypes(files)
    for file in files {
      imports[file.path] = Set(file.imports)
      for type in file.types {
        let name = twins.name(Self.withoutGenerics(type.name), near: file.path)
        parts[name, default: []].append(type)
        if type.kind == .extension || type.kind == .protocol {
          for function in type.functions {
            extensionFunctions[function.name, default: []].append((name, function))
          }
        }
      }
      for function in file.functions { functions[function.name, default: []].append(function) }
      for property in file.properties {
        if property.isPrivate {
          propertiesOfFiles[file.path, default: [:]][property.name] = property
        } else {
          properties[property.name] = property
        }
      }
    }
    let types = parts.mapValues(TypeEntry.init)
    givenAtOnce = GivenAtOnce.names(in: types)
    forAllScreens = types["UIViewController"].flatMap(ExchangedMethods.forAllScreens)
    picturesOfGenerators = Self.picturesOfGenerators(types)
    let isWhole = files.lazy.flatMap(\.types).flatMap(\.inherits).contains(where: Self.isStart)
    previewedAlone = isWhole ? Self.previewedAlone(files, types) : []
    registersDefaults = files.contains(where: \.registersDefaults)
    looseUses = files.reduce(into: []) { $0.formUnion($1.uses) }
    let names = TypeNames(types, twins, files)
    self.names = names
    let found = types.keys.map { ($0, names.lineage($0)) }
    lineages = Dictionary(uniqueKeysWithValues: found.map { ($0, $1.types) })
    crowded = found.compactMap { name, lineage in
      lineage.isCut || types[name]?.namesTooMany ?? false ? types[name]?.place : nil
    }
    (self.functions, self.properties) = (functions, properties)
    self.propertiesOfFiles = propertiesOfFiles
    (self.extensionFunctions, self.words, self.imports) = (extensionFunctions, words, imports)
    var heirs: [String: [String]] = [:]
    for (name, entry) in types.sorted(by: { $0.key < $1.key }) where !entry.isComposed {
      for base in Set(entry.inherits.map(Self.withoutGenerics)) {
        heirs[base, default: []].append(name)
      }
    }
    self.heirs = heirs
    namesOfParameters = types.values.reduce(into: []) { $0.formUnion($1.parameterNames) }
    assigned = AssignedNames(types.mapValues(\.functions))
  }

  /// Last names of the types that code names where it has a value: makes one, or asks the type for
  /// something.
  func namedTypes() -> Set<String> {
    var names: Set<String> = []
    func note(_ expression: Expression) -> Bool {
      switch expression {
      // What a type keeps for all is no value of it: `List.width`.
      case .member(.name(let name)?, let member, _)
      where types[name]?.propertiesByName[member]?.property.isStatic ?? false:
        return false
      case .name(let name), .member(_, let name, _):
        if name.first?.isUppercase == true || types[name] != nil { names.insert(name) }
      default: break
      }
      return true
    }
    for function in types.values.flatMap(\.functions) + functions.values.joined() {
      ExpressionVisitor.visit(function.body, note)
    }
    let outside = properties.values + propertiesOfFiles.values.flatMap(\.values)
    for property in types.values.flatMap(\.properties) + outside {
      if let getter = property.getter { ExpressionVisitor.visit(getter, note) }
      if let value = property.value { ExpressionVisitor.visit(value, note) }
    }
    return names
  }

  /// The functions outside of types that code in a file may mean, those of the file alone first.
  func functions(_ name: String, seenFrom path: String) -> [Function] {
    let all = functions[name] ?? []
    guard all.contains(where: \.isPrivate) else { return all }
    return all.filter { $0.isPrivate && $0.path == path } + all.filter { !$0.isPrivate }
  }

  /// The functions of extensions, with what those extend, that code in a file may mean; nil for none.
  func extensionFunctions(
    _ name: String, seenFrom path: String
  ) -> [(type: String, function: Function)]? {
    guard let all = extensionFunctions[name] else { return nil }
    guard all.contains(where: \.function.isPrivate) else { return all }
    let seen =
      all.filter { $0.function.isPrivate && $0.function.path == path }
      + all.filter { !$0.function.isPrivate }
    return seen.isEmpty ? nil : seen
  }

  /// The name outside of types that code in a file means; nil for none.
  func property(_ name: String, seenFrom path: String) -> Property? {
    propertiesOfFiles[path]?[name] ?? properties[name]
  }

  /// Whether a type that inherits this is what the system starts an app with.
  static func isStart(_ name: String) -> Bool {
    ["App", "SwiftUI.App", "UIApplicationDelegate", "UIWindowSceneDelegate"].contains(name)
  }

  private static let marks = Array("<>?! ".utf8)

  /// A name without what stands between angle brackets, and without marks of optionals.
  static func withoutGenerics(_ name: String) -> String {
    // Most names have none.
    if name.utf8.allSatisfy({ !Self.marks.contains($0) }) { return name }
    var result = ""
    var depth = 0
    for letter in name {
      if letter == "<" { depth += 1 }
      if depth == 0, letter != "?", letter != "!", letter != " " { result.append(letter) }
      if letter == ">" { depth -= 1 }
    }
    for prefix in ["any", "some"] where name.hasPrefix(prefix + " ") {
      result = String(result.dropFirst(prefix.count))
    }
    return result
  }

  /// The whole name of a type as it is seen from another type; nil for one that is not the app's.
  ///
  /// - Parameter path: the file the name stands in; nil for that of the other type.
  func typeName(_ name: String, from outer: String? = nil, in path: String? = nil) -> String? {
    names.whole(name, from: outer, in: path)
  }

  /// The types around one, the nearest first.
  func typesAround(_ name: String?) -> [String] {
    guard var rest = name?[...], rest.contains(".") else { return [] }
    var found: [String] = []
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      if types[String(rest)] != nil { found.append(String(rest)) }
    }
    return found
  }

  /// A type and what it inherits, the type itself first.
  func lineage(_ name: String) -> [TypeEntry] {
    lineages[name] ?? typeName(name).flatMap { lineages[$0] } ?? []
  }

  /// Where there is more than is looked at.
  var shortfalls: Shortfalls {
    let found = assigned.shortfalls
    for place in crowded { found.note(.ancestors, place.path, place.line) }
    return found
  }

  /// Names of everything a type inherits from or conforms to, also outside the app.
  func ancestors(_ name: String) -> Set<String> {
    var names: Set<String> = []
    for type in lineage(name) { names.formUnion(type.plainInherits) }
    return names
  }

  /// A property of a type or of what it inherits; where a protocol asks for one, what its
  /// extensions say stands behind it.
  ///
  /// - Parameter isStatic: whether the type itself is asked, where its values have one as well.
  /// - Parameter path: the file whose code asks; nil for one that sees everything.
  func property(
    _ name: String, of type: String, isStatic: Bool = false, seenFrom path: String? = nil
  ) -> (Property, owner: String)? {
    for (generation, entry) in lineage(type).enumerated() {
      guard let found = entry.property(name, isStatic: isStatic, seenFrom: path) else { continue }
      if generation > 0, let standard = entry.standard(for: found.property) {
        return (standard, found.owner)
      }
      return found
    }
    return nil
  }

  /// The function of a type, or of what it inherits, that a call means; where a protocol asks for
  /// one, what its extensions do stands behind it.
  ///
  /// - Parameters:
  ///   - owner: the type that `super` counts from; nil for a call without `super`.
  ///   - path: the file whose code calls; nil for one that sees everything.
  ///   - caller: the type of the lineage whose code calls; nil for one that nobody knows.
  ///   - scope: what names mean where it calls; nil where only values count that stand in the call.
  func function(
    _ name: String, of type: String, for call: Call, above owner: String? = nil,
    seenFrom path: String? = nil, calledBy caller: String? = nil, in scope: Scope? = nil
  ) -> (Function, owner: String)? {
    var (asked, unfit): ((Function, owner: String)?, (Function, owner: String)?)
    let entries = owner.map { lineage(type, above: $0) } ?? lineage(type)
    let start = caller.map { caller in entries.firstIndex { $0.isPart(caller) } ?? 0 } ?? 0
    var ofHeir: (Function, owner: String)?
    for (generation, entry) in entries.enumerated() {
      for (owner, functions) in entry.functions(name, seenFrom: path) {
        guard let best = best(functions, for: call, in: scope) else { continue }
        // Another of its name may take what this one surely does not.
        guard points(of: best, for: call, in: scope) != nil else {
          unfit = unfit ?? (best, owner)
          continue
        }
        guard best.body.isEmpty, generation > 0, entry.kind == .protocol else {
          if generation < start, entry.kind == .class, best.isHeirsOwn {
            ofHeir = ofHeir ?? (best, owner)
            continue
          }
          // Where the caller's own class has none, it means what its heir does.
          if generation >= start, entry.kind != .class, let ofHeir { return ofHeir }
          return (best, owner)
        }
        asked = asked ?? (best, owner)
      }
    }
    return ofHeir ?? asked ?? unfit
  }

  /// What a type inherits above one of its lineage.
  func lineage(_ name: String, above owner: String) -> [TypeEntry] {
    let all = lineage(name)
    let place = all.firstIndex { $0.isPart(owner) }
    return Array(all.dropFirst((place ?? 0) + 1))
  }
}
