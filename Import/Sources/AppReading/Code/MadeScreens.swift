internal import AppCode
internal import Foundation

/// Notes which types make the screens of an app, and which screens its code makes nowhere.
struct MadeScreens {
  private let index: CodeIndex
  /// Views and controllers of the app by the last part of their names.
  private let wanted: Set<String>
  /// The types that make each of them, "" for code outside of types.
  private var makers: [String: Set<String>] = [:]
  /// The types that each file has something of.
  private let typesOfFiles: [String: Set<String>]

  /// Notes them in screens.
  ///
  /// - Parameter files: drawings and property lists, which name classes as well, and Objective-C, of which
  ///   the reader passes over what it does not understand.
  static func note(in screens: inout [Screen], _ index: CodeIndex, _ files: [AppFiles.File]) {
    var made = Self(index)
    made.look()
    for file in files where file.kind == .objectiveC { made.look(through: file) }
    let named = Set(files.flatMap { made.names(in: $0) })
    // A library makes its screens for others.
    let isApp = index.types.values.contains { entry in
      entry.inherits.contains { ["App", "UIApplicationDelegate"].contains($0) }
    }
    let unmade = isApp ? made.unmade(but: named) : []
    for number in screens.indices {
      let name = short(screens[number].name)
      guard made.wanted.contains(name) else { continue }
      if screens[number].parent == nil { screens[number].makers = made.makers[name] ?? [] }
      screens[number].isMadeNowhere = unmade.contains(name)
    }
  }

  private init(_ index: CodeIndex) {
    self.index = index
    var types: [String: Set<String>] = [:]
    for (name, entry) in index.types {
      for part in entry.parts { types[part.path, default: []].insert(name) }
    }
    typesOfFiles = types
    wanted = Set(
      index.types.keys.filter { name in
        guard let entry = index.types[name], entry.kind != .protocol else { return false }
        return entry.inherits.contains("View")
          || index.ancestors(name).contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
      }
      .map(Self.short))
  }

  /// The last part of a name: `RootView` of `Settings.RootView`.
  private static func short(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Those that only themselves, previews and others of that kind make.
  ///
  /// - Parameter named: names of those that something else than code makes.
  private func unmade(but named: Set<String>) -> Set<String> {
    var unmade = wanted.subtracting(named.map(Self.short))
    var isSettled = false
    while !isSettled {
      // What is made by anything that is there is there as well.
      let kept = unmade.filter { name in
        makers[name]?.contains { !unmade.contains(Self.short($0)) } ?? false
      }
      unmade.subtract(kept)
      isSettled = kept.isEmpty
    }
    return unmade
  }

  /// The names of views and controllers that a property list has, or a drawing as classes.
  private func names(in file: AppFiles.File) -> [String] {
    if file.kind == .objectiveC { return [] }
    guard let data = try? Data(contentsOf: file.url) else { return [] }
    guard file.kind == .interface else {
      return Self.words(String(decoding: data, as: UTF8.self)).filter(wanted.contains)
    }
    var names: [String] = []
    var rest = data[...]
    while let key = rest.firstRange(of: Data("customClass=\"".utf8)) {
      let name = rest[key.upperBound...].prefix { $0 != 0x22 }
      names.append(String(decoding: name, as: UTF8.self))
      rest = rest[name.endIndex...]
    }
    return names
  }

  private static func words(_ text: some StringProtocol) -> [String] {
    String(text).split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      .map(String.init)
  }

  /// Looks through the code for names of views and controllers.
  private mutating func look() {
    for (type, entry) in index.types where !entry.inherits.contains("PreviewProvider") {
      for function in entry.functions { look(function, in: type) }
      for property in entry.properties { look(property, in: type) }
      for part in entry.parts {
        for name in part.inherits { note(name, in: type) }
      }
    }
    for function in index.functions.values.joined() { look(function, in: "") }
    for property in index.looseProperties { look(property, in: "") }
  }

  private mutating func look(_ function: Function, in type: String) {
    look(function.body, in: type)
    for parameter in function.parameters {
      if let value = parameter.standard { look([.result(value)], in: type) }
    }
    note(function.returns ?? "", in: type)
  }

  private mutating func look(_ property: Property, in type: String) {
    let body = property.getter ?? property.value.map { [.result($0)] } ?? []
    guard !body.isEmpty else { return }
    look(body, in: type)
    // `let first: FirstController = .init()`
    note(property.type ?? "", in: type)
  }

  private mutating func look(_ body: [Statement], in type: String) {
    var found: [String] = []
    ExpressionVisitor.visit(body) { expression in
      switch expression {
      case .name(let name), .member(_, let name, _), .other(let name): found.append(name)
      case .call(let call): if let name = call.name { found.append(name) }
      // A class that is asked for by its name.
      case .text(let pieces, _):
        if pieces.count == 1, case .letters(let text) = pieces[0] { found.append(text) }
      default: break
      }
      return true
    }
    for name in found { note(name, in: type) }
    for statement in body { noteTypes(of: statement, in: type) }
  }

  /// Types of names inside of a body: `let next: NextController = .init()`.
  private mutating func noteTypes(of statement: Statement, in type: String) {
    switch statement {
    case .binding(let binding): note(binding.type ?? "", in: type)
    case .branches(let branches):
      for inner in branches.flatMap(\.body) { noteTypes(of: inner, in: type) }
    case .loop(let body): for inner in body { noteTypes(of: inner, in: type) }
    case .function(let function): look(function, in: type)
    default: break
    }
  }

  /// Notes the names that a file of Objective-C has outside of comments and imports.
  private mutating func look(through file: AppFiles.File) {
    guard file.url.pathExtension != "h", let data = try? Data(contentsOf: file.url) else { return }
    let own = typesOfFiles[file.path] ?? []
    for line in data.split(separator: 0x0A) {
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      if line.starts(with: "//".utf8) || line.starts(with: "#import".utf8)
        || line.starts(with: "@class".utf8) || line.starts(with: "@i".utf8)
      {
        continue
      }
      for word in line.split(whereSeparator: { !Self.isPlain($0) })
      where word.first.map({ (0x41...0x5A).contains($0) }) ?? false {
        let name = String(decoding: word, as: UTF8.self)
        guard wanted.contains(name), !own.contains(name) else { continue }
        makers[name, default: []].formUnion(own.isEmpty ? [""] : own)
      }
    }
  }

  private mutating func note(_ text: String, in type: String) {
    // Of `Settings.RootView` nobody can tell which `RootView` it makes.
    let own = type.contains(".") ? "" : type
    if wanted.contains(text) {
      if text != own { makers[text, default: []].insert(type) }
      return
    }
    guard text.utf8.count > 3, text.utf8.contains(where: { !Self.isPlain($0) }) else { return }
    for name in Self.words(text) where name != own && wanted.contains(name) {
      makers[name, default: []].insert(type)
    }
  }

  /// Whether a letter of a name is one of the plain ones.
  private static func isPlain(_ letter: UInt8) -> Bool {
    (0x30...0x39).contains(letter) || (0x41...0x5A).contains(letter)
      || (0x61...0x7A).contains(letter) || letter == 0x5F
  }
}
