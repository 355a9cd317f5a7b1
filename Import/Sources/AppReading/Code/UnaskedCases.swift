internal import AppCode
internal import Foundation

/// Cases of the app's own enumerations that its code only asks for and never makes a value of.
///
/// What the system makes values of, from data, is left out, as are those that raw values may make.
struct UnaskedCases {
  /// Their names, with all cases of each enumeration that has one of the name.
  private var all: [String: [Set<String>]] = [:]

  init() {}

  /// Looks for them.
  ///
  /// - Parameter files: the files of the code by their paths.
  init(_ code: [CodeFile], in files: [String: AppFiles.File]) {
    var inherits: [String: Set<String>] = [:]
    var cases: [String: Set<String>] = [:]
    var protocols = Self.plain
    for type in code.lazy.flatMap(\.types) {
      if type.kind == .protocol { protocols.insert(type.name) }
      inherits[type.name, default: []].formUnion(type.inherits)
      guard type.kind == .enumeration else { continue }
      cases[type.name, default: []].formUnion(type.cases.map(\.name))
    }
    var open = Self.system
    let raw = RawValues(code, Set(cases.keys), in: files)
    for (name, own) in cases {
      let others = (inherits[name] ?? []).subtracting(protocols)
      if others.isEmpty { continue }
      let isNamed = others.isSubset(of: RawValues.types) && !raw.isOpen
      if !isNamed || raw.open.contains(RawValues.last(of: name)) { open.formUnion(own) }
    }
    let known = cases.values.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(open)
    guard !known.isEmpty else { return }
    var owners: [String: Set<String>] = [:]
    for (name, own) in cases {
      let short = name.split(separator: ".").last.map(String.init) ?? name
      owners[short, default: []].formUnion(own)
    }
    for type in code.lazy.flatMap(\.types) where [.class, .structure].contains(type.kind) {
      let short = type.name.split(separator: ".").last.map(String.init) ?? type.name
      if owners[short] == nil { owners[short] = [] }
    }
    var named: [String: Set<Place>] = [:]
    for file in code {
      guard let data = files[file.path]?.contents() else { continue }
      Self.note(Array(data), of: file.path, known, owners, in: &named)
    }
    var unasked = known.subtracting(named.keys)
    guard !unasked.isEmpty else { return }
    let branchings = code.map(Self.branchings)
    // What only ways for such cases make nothing makes either.
    for _ in 0..<5 where !unasked.isEmpty {
      for own in cases.values {
        for name in own.intersection(unasked) { all[name, default: []].append(own) }
      }
      let inWays = namesInWays(of: branchings)
      unasked = Set(
        inWays.keys.filter { name in
          all[name] == nil && known.contains(name)
            && named[name].map { $0.isSubset(of: inWays[name] ?? []) } ?? true
        })
    }
  }

  /// Notes where a file names cases as values.
  private static func note(
    _ bytes: [UInt8], of path: String, _ known: Set<String>, _ owners: [String: Set<String>],
    in named: inout [String: Set<Place>]
  ) {
    var (line, counted) = (1, 0)
    for (name, place) in CaseWords(bytes, known, of: owners).all() {
      line += bytes[counted..<place].count { $0 == 0x0A }
      counted = place
      if known.contains(name) { named[name, default: []].insert(Place(path, line)) }
    }
  }

  /// A `switch`, or an `if` for a case, with the file that it stands in.
  private typealias Branching = (path: String, branches: [Branch])

  /// Those of a file.
  private static func branchings(in file: CodeFile) -> [Branching] {
    var found: [Branching] = []
    func look(_ body: [Statement]) {
      ExpressionVisitor.visitBranches(body) { branches in
        if branches.contains(where: { $0.subject != nil && !$0.cases.isEmpty }) {
          found.append((file.path, branches))
        }
      }
    }
    for function in file.functions { look(function.body) }
    for type in file.types {
      for function in type.functions { look(function.body) }
      for property in type.properties {
        if let getter = property.getter { look(getter) }
        if let value = property.value { look([.expression(value)]) }
      }
    }
    return found
  }

  /// The cases that are named in ways for cases which nothing makes, with their places.
  private func namesInWays(of files: [[Branching]]) -> [String: Set<Place>] {
    var found: [String: Set<Place>] = [:]
    for (path, branches) in files.joined() {
      for place in ways(of: branches) {
        ExpressionVisitor.visit(branches[place].body) { expression in
          if case .member(_, let name, let line) = expression {
            found[name, default: []].insert(Place(path, line))
          }
          return true
        }
      }
    }
    return found
  }

  /// Which ways of a `switch`, or of an `if`, are only for such cases, by their places in the list.
  func ways(of branches: [Branch]) -> Set<Int> {
    let ways = branches.indices.filter { place in
      let branch = branches[place]
      return branch.subject != nil && !branch.cases.isEmpty
        && branch.cases.allSatisfy { all[$0] != nil }
    }
    guard let name = ways.first.flatMap({ branches[$0].cases.first }) else { return [] }
    // All the cases that are asked for tell the enumeration, which is the same for each way.
    let asked = Set(branches.flatMap(\.cases)).subtracting(["_", ""])
    let isKnown = all[name]?.contains { asked.isSubset(of: $0) } ?? false
    return isKnown ? Set(ways) : []
  }

  /// Whether something is shown for such a case of a store alone:
  /// `.sheet(item: $store.scope(state: \.destination?.labs, action: …))`.
  func shows(_ call: Call) -> Bool {
    guard case .call(let scope)? = call.argument("item"), scope.name == "scope",
      case .other(let path)? = scope.argument("state"), path.hasPrefix("\\"),
      let name = path.split(whereSeparator: { ".?!".contains($0) }).last
    else { return false }
    return all[String(name)] != nil
  }

  /// What such enumerations conform to by which nothing makes values of them.
  private static let plain: Set = [
    "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Error",
    "Hashable", "Identifiable", "LocalizedError", "Sendable", "View",
  ]

  /// Names of cases that the system's enumerations have as well.
  private static let system: Set = [
    "active", "background", "began", "cancelled", "changed", "empty", "ended", "failed", "failure",
    "finished", "inactive", "none", "possible", "some", "success",
  ]
}
